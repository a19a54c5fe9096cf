import { Anchor, Button } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import type { InvoiceDetail } from '@ocr/contract';
import { headingOf, isPriced } from '@ocr/contract/invoice-paper';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { InvoiceActions } from '#features/billing/invoices/InvoiceActions.tsx';
import { InvoiceDays } from '#features/billing/invoices/paper/InvoiceDays.tsx';
import { InvoiceMails } from '#features/billing/invoices/InvoiceMails.tsx';
import { InvoicePaper } from '#features/billing/invoices/paper/InvoicePaper.tsx';
import classes from '#features/billing/invoices/paper/paper.module.css';
import { messages } from '#features/billing/invoices/messages.ts';
import { PaymentsOfInvoice } from '#features/billing/invoices/paper/PaymentsOfInvoice.tsx';
import {
  revertTexts,
  usePayInvoices,
  useRevertPayment,
} from '#features/billing/invoices/use-pay-invoices.tsx';
import { fetchDownload } from '#lib/api/client.ts';
import { saveDownload } from '#lib/api/save-download.ts';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { joins } from '#lib/i18n/joins.ts';
import { paths } from '#lib/paths.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { DomainStatusBadge } from '#ui/feedback/DomainStatusBadge.tsx';
import { InvoiceStatusBadge } from '#ui/feedback/InvoiceStatusBadge.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { invoiceQuery } from '#lib/queries/invoices.ts';

/** One invoice as on paper, then the usage that it bills. */
export function InvoicePage() {
  const { detail: t, paper } = messages.get();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const invoice = useQuery(invoiceQuery(id));
  const { data } = invoice;
  return (
    <>
      <div className={classes['screenOnly']}>
        <PageHeader
          title={data?.number ?? paper.heading}
          state={
            data && (
              <>
                <InvoiceStatusBadge invoice={data} />{' '}
                {joins.list([data.companyName, format.month(data.billMonth)])}{' '}
                <DomainStatusBadge status={data.usageStatus} /> <OtherDocument invoice={data} />
              </>
            )
          }
          help="invoices"
          back={{ to: paths.invoices, label: t.back }}
          action={data && <InvoiceButtons invoice={data} />}
        />
      </div>
      {data && isPartner() && <InvoiceMails mails={data.mails} />}
      {data ? (
        <article className={classes['paper']} aria-label={`${headingOf(data, paper)} ${data.number}`}>
          {isPriced(data) && <PaymentsOfInvoice invoice={data} />}
          <InvoicePaper invoice={data} />
          <InvoiceDays invoice={data} />
        </article>
      ) : invoice.isError ? (
        <ErrorState error={invoice.error} onRetry={() => void invoice.refetch()} />
      ) : (
        <Placeholder width={880} height={720} />
      )}
    </>
  );
}

/** From a void invoice to its credit note, and back. */
function OtherDocument({ invoice: { kind, refersTo, refersToNumber } }: { invoice: InvoiceDetail }) {
  const t = messages.get().detail;
  if (refersTo === null || refersToNumber === null) return null;
  return (
    <Anchor component={Link} to={paths.invoice(refersTo)}>
      {kind === 'credit_note' ? t.toInvoice(refersToNumber) : t.toCreditNote(refersToNumber)}
    </Anchor>
  );
}

function InvoiceButtons({ invoice }: { invoice: InvoiceDetail }) {
  const t = messages.get();
  const payInvoices = usePayInvoices();
  const revertPayment = useRevertPayment();
  const [busy, setBusy] = useState<'xlsx' | 'pdf'>();
  const save = async (kind: 'xlsx' | 'pdf'): Promise<void> => {
    setBusy(kind);
    try {
      const download = await fetchDownload('exportInvoice', {
        params: { id: invoice.id },
        query: { format: kind },
      });
      saveDownload(download, `${invoice.number}.${kind}`);
    } catch (error) {
      toast.failure(errorText(error, { fallback: common.get().result.exportFail }));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <>
      <Button
        variant="default"
        loading={busy === 'xlsx'}
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        onClick={() => void save('xlsx')}
      >
        {t.detail.excel}
      </Button>
      <Button
        variant="default"
        loading={busy === 'pdf'}
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        onClick={() => void save('pdf')}
      >
        {t.detail.pdf}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => globalThis.print()}
      >
        {t.detail.print}
      </Button>
      {isPartner() && <InvoiceActions invoice={invoice} />}
      {isPartner() && invoice.paymentStatus !== 'paid' && invoice.state !== 'draft' && (
        <Button onClick={() => void payInvoices([invoice])}>{t.pay.action}</Button>
      )}
      {invoice.canTakeBackPayment && (
        <Button variant="default" onClick={() => void revertPayment(invoice)}>
          {revertTexts(invoice).revert}
        </Button>
      )}
    </>
  );
}
