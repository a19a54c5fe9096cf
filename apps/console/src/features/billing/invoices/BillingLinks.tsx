import { Button } from '@mantine/core';
import { IconFileExport, IconFileImport, IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ExportAccountingDialog } from '#features/billing/invoices/ExportAccountingDialog.tsx';
import { messages } from '#features/billing/invoices/messages.ts';
import { paths } from '#lib/paths.ts';
import { revenueQuery } from '#lib/queries/invoices.ts';

/** What a partner whose invoices state amounts does with all of them; without prices there is nothing of it. */
export function BillingLinks({ month }: { readonly month: string | undefined }) {
  const t = messages.get().all;
  const revenue = useQuery(revenueQuery());
  const [isExporting, setExporting] = useState(false);
  const last = revenue.data?.months[0]?.month;
  if (last === undefined) return null;
  return (
    <>
      <Button
        component={Link}
        to={paths.receivables}
        variant="default"
        leftSection={<IconHourglass size={16} aria-hidden />}
      >
        {t.receivables}
      </Button>
      <Button
        component={Link}
        to={paths.paymentImport}
        variant="default"
        leftSection={<IconFileImport size={16} aria-hidden />}
      >
        {t.import}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileExport size={16} aria-hidden />}
        onClick={() => setExporting(true)}
      >
        {t.export}
      </Button>
      {isExporting && <ExportAccountingDialog month={month ?? last} onClose={() => setExporting(false)} />}
    </>
  );
}
