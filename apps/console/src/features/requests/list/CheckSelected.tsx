import { Button } from '@mantine/core';
import type { RequestListItem } from '@ocr/contract';
import { IconChecks } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#features/requests/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { requestKeys } from '#lib/queries/requests.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';

interface CheckSelectedProps {
  /** The selected requests that were read. */
  readonly readable: readonly RequestListItem[];
  readonly onDone: () => void;
}

/** Marks the selected requests as checked, or reopens them if all of them are. Asks first if values are left to review. */
export function CheckSelected({ readable, onDone }: CheckSelectedProps) {
  const t = messages.get().actions;
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const unchecked = readable.filter(({ checked }) => checked === null);
  const isReopening = readable.length > 0 && unchecked.length === 0;
  const mark = async (): Promise<void> => {
    const body = { ids: (isReopening ? readable : unchecked).map(({ id }) => id), checked: !isReopening };
    const { changed } = await fetchData('checkRequests', { body });
    toast.success((isReopening ? t.reopened : t.checked)(changed));
    for (const id of body.ids) void client.invalidateQueries({ queryKey: requestKeys.one(id) });
    await client.invalidateQueries({ queryKey: requestKeys.lists });
    onDone();
  };
  const left = unchecked.reduce((sum, { toCheck }) => sum + toCheck, 0);
  const run = async (): Promise<void> => {
    if (left > 0) {
      const text = t.checkText(left, format.number(left));
      await confirm({ title: t.checkTitle(unchecked.length), text, confirmLabel: t.check, action: mark });
      return;
    }
    setBusy(true);
    try {
      await mark();
    } catch (error) {
      toast.failure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      disabled={readable.length === 0}
      leftSection={<IconChecks size={16} aria-hidden />}
      onClick={() => void run()}
    >
      {isReopening ? t.reopen : t.check}
    </Button>
  );
}
