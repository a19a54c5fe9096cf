import { Button, Modal, Radio, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { QueryOf } from '@ocr/contract';
import { moneyText } from '@ocr/contract/invoice-paper';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#features/billing/invoices/invoices.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { fetchDownload } from '#lib/api/client.ts';
import { saveDownload } from '#lib/api/save-download.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { currentLanguageTag } from '#lib/i18n/language.ts';
import { joins } from '#lib/i18n/joins.ts';
import { revenueQuery } from '#lib/queries/invoices.ts';
import { toast } from '#ui/feedback/toast.ts';
import { MonthField } from '#ui/form/MonthField.tsx';
import { useFocusReturn } from '#ui/layout/use-focus-return.ts';

type Format = NonNullable<QueryOf<'exportInvoices'>>['format'];
const formats: readonly Format[] = ['freee', 'moneyforward', 'yayoi', 'journal', 'journal_xlsx'];

interface ExportAccountingDialogProps {
  /** The month to begin with. */
  readonly month: string;
  readonly onClose: () => void;
}

/** A month's sales as a file for an accounting program. */
export function ExportAccountingDialog({ month: first, onClose }: ExportAccountingDialogProps) {
  const t = messages.get().exporting;
  useFocusReturn();
  const [month, setMonth] = useState(first);
  const [chosen, setChosen] = useState<Format>('freee');
  const [isBusy, setBusy] = useState(false);
  const revenue = useQuery({ ...revenueQuery({ from: month, to: month }), enabled: month !== '' });
  // What older answers say is not of this month.
  const months = revenue.isPlaceholderData ? undefined : revenue.data?.months;
  const isEmpty = months?.length === 0;
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const download = await fetchDownload('exportInvoices', { query: { format: chosen, month } });
      saveDownload(download, chosen === 'journal_xlsx' ? `journal_${month}.xlsx` : `${chosen}_${month}.csv`);
      onClose();
    } catch {
      toast.failure(common.get().result.exportFail);
    } finally {
      setBusy(false);
    }
  };
  const totals = months?.map(({ currency, total }) => moneyText(currency, currentLanguageTag)(total)) ?? [];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.title}
      closeButtonProps={{ 'aria-label': common.get().action.close }}
    >
      <div className={classes['question']}>
        <MonthField label={t.month} value={month} onChange={(next) => setMonth(next || first)} />
        <p role="status">
          {months === undefined
            ? ' '
            : isEmpty
              ? t.empty(format.month(month))
              : joins.labelled(t.total, joins.list(totals))}
        </p>
        <Radio.Group
          label={t.format}
          value={chosen}
          onChange={(value) => setChosen(formats.find((each) => each === value) ?? chosen)}
        >
          <Stack gap="xs" mt="xs">
            {formats.map((each) => (
              <Radio key={each} value={each} label={t.formats[each]} description={t.notes[each]} />
            ))}
          </Stack>
        </Radio.Group>
        <div className={classes['dialogButtons']}>
          <Button
            loading={isBusy}
            disabled={isEmpty || month === ''}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void save()}
          >
            {t.download}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
