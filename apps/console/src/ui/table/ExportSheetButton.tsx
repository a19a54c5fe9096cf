import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import type { Download } from '#lib/api/request.ts';
import { saveDownload } from '#lib/api/save-download.ts';
import { errorText } from '#lib/error-text.ts';
import { common } from '#lib/i18n/common.ts';
import { toast } from '#ui/feedback/toast.ts';

interface ExportSheetButtonProps {
  readonly label: string;
  /** Asks for the sheet. */
  readonly fetchSheet: () => Promise<Download>;
  /** Where the server names none. */
  readonly fileName: string;
  readonly isDisabled?: boolean;
}

/** Saves what a list shows as an Excel sheet; says so where that fails. */
export function ExportSheetButton({
  label,
  fetchSheet,
  fileName,
  isDisabled = false,
}: ExportSheetButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveDownload(await fetchSheet(), fileName);
    } catch (error) {
      toast.failure(errorText(error, { fallback: common.get().result.exportFail }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      disabled={isDisabled}
      leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
