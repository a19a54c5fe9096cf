import { ActionIcon, Button } from '@mantine/core';
import type { RequestListItem } from '@ocr/contract';
import { IconDownload, IconRefresh, IconTrash, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { messages } from '#features/requests/messages.ts';
import { CheckSelected } from '#features/requests/list/CheckSelected.tsx';
import classes from '#features/requests/list/requests.module.css';
import { CallError, hasResult } from '#lib/api/call-error.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { common } from '#lib/i18n/common.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { joins } from '#lib/i18n/joins.ts';
import { downloadResults, newAttemptKey, type ResultFormat } from '#lib/request-calls.ts';
import { watchRequest } from '#lib/session/session.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { requestKeys, refreshRequests } from '#lib/queries/requests.ts';

/** Menus are as large as the rest of the list, so theirs are loaded once something is selected. */
const OtherFormats = lazy(async () => ({
  default: (await import('#features/requests/list/OtherFormats.tsx')).OtherFormats,
}));

interface RequestActionsProps {
  readonly chosen: readonly RequestListItem[];
  /** The selection has done its work. */
  readonly onDone: () => void;
}

/** What can be done with the selected requests. */
export function RequestActions({ chosen, onDone }: RequestActionsProps) {
  const t = messages.get().actions;
  const { ended, retryable, readable, isExporting, exportAll, retryAll, deleteAll } = useRequestActions({
    chosen,
    onDone,
  });
  return (
    <div className={classes['actions']} role="toolbar" aria-label={t.label}>
      <span className={classes['count']} role="status">
        {signedInMessages.get().list.selected(chosen.length)}
      </span>
      <Button
        variant="default"
        loading={isExporting}
        disabled={readable.length === 0}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void exportAll('xlsx')}
      >
        {t.export}
      </Button>
      <Suspense fallback={<ActionIcon variant="default" size="input-sm" disabled />}>
        <OtherFormats chosen={readable} isDisabled={isExporting} onChoose={exportAll} />
      </Suspense>
      <CheckSelected readable={readable} onDone={onDone} />
      <Button
        variant="default"
        disabled={retryable.length === 0}
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={() => void retryAll()}
      >
        {t.retry}
      </Button>
      <Button
        variant="default"
        disabled={ended.length === 0}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void deleteAll()}
      >
        {t.delete}
      </Button>
      <Button variant="subtle" color="gray" leftSection={<IconX size={16} aria-hidden />} onClick={onDone}>
        {t.clear}
      </Button>
    </div>
  );
}

/** The actions on the selected requests, each with those of them that it is for. */
function useRequestActions({ chosen, onDone }: RequestActionsProps) {
  const t = messages.get().actions;
  const client = useQueryClient();
  const [isExporting, setExporting] = useState(false);
  const ended = chosen.filter(({ status }) => status !== 'processing');
  const retryable = ended.filter(({ failedFileCount }) => failedFileCount > 0);
  const readable = chosen.filter(({ status }) => status === 'completed');
  const refresh = async (): Promise<void> => {
    await refreshRequests(client);
  };
  const exportAll = async (format: ResultFormat): Promise<void> => {
    setExporting(true);
    try {
      const replaced = await downloadResults(readable, format);
      if (replaced !== '') toast.notice(t.replaced(joins.list(Array.from(replaced))));
    } catch (error) {
      toast.failure(errorText(error, { fallback: common.get().result.exportFail }));
    } finally {
      setExporting(false);
    }
  };
  const retryAll = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: t.retryTitle,
      text: t.retryText,
      confirmLabel: t.retry,
      action: async () => {
        const { done, failures } = await forEach(retryable, async ({ id }) => {
          const headers = { 'Idempotency-Key': newAttemptKey() };
          const request = await fetchData('retryRequest', { params: { id }, headers });
          watchRequest(request);
        });
        // Another user may have deleted the selected requests or their files.
        const real = failures.filter((error) => !hasResult(error, 'NOT_READY'));
        if (done > 0) toast.success(t.retried(done));
        else if (real.length === 0) toast.info(t.nothingToRetry);
        reportFailures(real);
        await refresh();
      },
    });
    if (isConfirmed) onDone();
  };
  const deleteAll = async (): Promise<void> => {
    const skipped = chosen.length - ended.length;
    const isConfirmed = await confirm({
      title: t.deleteTitle(ended.length),
      text: joins.sentences(t.deleteText, skipped > 0 && t.deleteSkipped(skipped)),
      confirmLabel: t.delete,
      tone: 'danger',
      action: async () => {
        const { done, failures } = await forEach(ended, async ({ id }) => {
          await fetchData('deleteRequest', { params: { id } });
          client.removeQueries({ queryKey: requestKeys.one(id) });
        });
        if (done > 0) toast.success(t.deleted(done));
        reportFailures(failures.filter((error) => !hasResult(error, 'NOT_FOUND')));
        await refresh();
      },
    });
    if (isConfirmed) onDone();
  };
  return { ended, retryable, readable, isExporting, exportAll, retryAll, deleteAll };
}

/** One after another: a hundred at once would only wait for each other. */
async function forEach<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<{ done: number; failures: CallError[] }> {
  const failures: CallError[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      failures.push(error);
    }
  }
  return { done: rows.length - failures.length, failures };
}

function reportFailures(failures: readonly CallError[]): void {
  const [first] = failures;
  if (!first) return;
  toast.failure(messages.get().actions.someFailed(failures.length, errorText(first)));
}
