import { dayOf } from '@ocr/billing';
import type { Invoice, InvoiceDetail } from '@ocr/contract';
import { isDay } from '@ocr/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#features/billing/invoices/messages.ts';
import { earliestPayment, PaymentQuestion } from '#features/billing/invoices/PaymentQuestion.tsx';
import { fetchData } from '#lib/api/client.ts';
import { failureText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { refreshInvoices } from '#lib/queries/invoices.ts';
import { settingsQuery } from '#lib/queries/settings.ts';

type Payable = Pick<Invoice, 'id' | 'number' | 'companyName' | 'paymentStatus' | 'billMonth'>;

/**
 * Marks invoices as paid after one confirmation, which asks for the payment date. Each is a separate call: if one fails, the others stay
 * paid, and both are reported.
 */
export function usePayInvoices(): (invoices: readonly Payable[]) => Promise<void> {
  const client = useQueryClient();
  const t = messages.get().pay;
  return async (invoices) => {
    const unpaid = invoices.filter(({ paymentStatus }) => paymentStatus !== 'paid');
    if (unpaid.length === 0) {
      toast.info(t.allPaid);
      return;
    }
    const settings = await client.ensureQueryData(settingsQuery);
    const today = dayOf(new Date(), settings.timeZone.current);
    let paymentDate = today;
    const failures: unknown[] = [];
    const isConfirmed = await confirm({
      title: t.title(unpaid.length),
      text: (
        <PaymentQuestion
          invoices={unpaid}
          today={today}
          onDate={(day) => {
            paymentDate = day;
          }}
        />
      ),
      confirmLabel: t.action,
      violation: () => {
        const isPossible =
          isDay(paymentDate) && paymentDate >= earliestPayment(unpaid) && paymentDate <= today;
        return isPossible ? undefined : t.dateNeeded(format.day(earliestPayment(unpaid)));
      },
      action: async () => {
        for (const { id } of unpaid) {
          try {
            await fetchData('payInvoice', { params: { id }, body: { paymentDate } });
          } catch (error) {
            failures.push(error);
          }
        }
      },
    });
    if (!isConfirmed) return;
    const done = unpaid.length - failures.length;
    if (done > 0) toast.success(t.done(format.number(done), done));
    if (failures.length > 0) {
      const text = t.failed(format.number(failures.length), failures.length);
      toast.failure(failureText(text, failures[0]));
    }
    await refreshInvoices(client);
  };
}

type Revertable = Pick<InvoiceDetail, 'id' | 'number' | 'kind' | 'payments'>;

/** What reverting the last payment of an invoice is called: of a credit note, and of what was paid too much, it is a refund. */
export function revertTexts({ kind, payments }: Pick<Revertable, 'kind' | 'payments'>) {
  const { pay, refund } = messages.get();
  return kind === 'credit_note' || (payments.at(-1)?.amount ?? 0) < 0 ? refund : pay;
}

/** Reverts the last payment of an invoice, or refund of a credit note, after a question; possible only today, for who booked it. */
export function useRevertPayment(): (invoice: Revertable) => Promise<void> {
  const client = useQueryClient();
  return async (invoice) => {
    const t = revertTexts(invoice);
    const isConfirmed = await confirm({
      title: t.revertTitle(invoice.number),
      text: t.revertText,
      confirmLabel: t.revert,
      action: () => fetchData('takeBackPayment', { params: { id: invoice.id } }),
    });
    if (!isConfirmed) return;
    toast.success(t.reverted);
    await refreshInvoices(client);
  };
}
