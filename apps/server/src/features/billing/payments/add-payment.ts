import { balanceOf, paymentDateRange, refundDateRange, type Day } from '@ocr/billing';
import type { InvoiceDetail } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import { AppError, invalidField, notFound } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory, monthFromColumn } from '../billing-calendar.store.ts';
import { amountsOf } from '../invoices/amount-columns.ts';
import { loadInvoiceDetail } from '../invoices/get-invoice.ts';
import type { InvoiceRow } from '../invoices/invoices.store.ts';
import { insertPayment, lockInvoice } from './payments.store.ts';

/**
 * Books a payment: partial, full or more; or a refund, of no more than was paid beyond a document's total. Its date is between the first day of
 * the billed month, on a credit note its issue, and today.
 * @throws AppError `NO_PRICES`, `NOT_ISSUED`, `INVOICE_VOID`, or `FAILED` for a date or a refund out of range
 */
export async function addPayment(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: PartnerCaller,
  id: string,
  payment: { amount: number; date: string; note: string; refund: boolean; language: 'en' | 'jp' },
): Promise<InvoiceDetail> {
  return db.withPartner(caller, async (trx) => {
    const at = clock.now();
    const { day: today } = billingDateAt(await getValuesHistory(trx, caller), at);
    const invoice = await lockInvoice(trx, caller, id);
    if (invoice === undefined) throw notFound();
    const { min, max } = dateRange(invoice, today);
    if (payment.date < min || payment.date > max) throw invalidField('date', 'OUT_OF_RANGE');
    const { date, note, language } = payment;
    const amount = signedAmount(invoice, payment);
    const booking = { at, today, userId: caller.userId };
    const paid = await insertPayment(trx, invoice, { kind: 'entered', amount, date, note }, booking);
    await recordAudit(trx, {
      ...auditedBy(caller),
      tenantId: invoice.tenant_id,
      at,
      action: 'invoice.add_payment',
      target: invoice.number,
      details: { amount, paymentDate: date },
    });
    return loadInvoiceDetail(trx, paid ?? invoice, { language, asking: { today, userId: caller.userId } });
  });
}

function dateRange(invoice: InvoiceRow, today: Day): { min: Day; max: Day } {
  return invoice.kind === 'credit_note'
    ? refundDateRange({ issuedDay: invoice.issued_date, today })
    : paymentDateRange({ billMonth: monthFromColumn(invoice.month), today });
}

/** What is paid to the partner is positive, what it refunds negative. */
function signedAmount(invoice: InvoiceRow, { amount, refund }: { amount: number; refund: boolean }): number {
  const amounts = amountsOf(invoice);
  const credit = amounts === undefined ? 0 : Math.max(0, -balanceOf(amounts));
  const isRefund = refund || (invoice.kind === 'credit_note' && credit > 0);
  if (!isRefund || credit === 0) assertPayable(invoice);
  if (!isRefund) return amount;
  if (amount > credit) throw invalidField('amount', 'OUT_OF_RANGE');
  return -amount;
}

/** Payments are booked on issued invoices with amounts. @throws AppError `NO_PRICES`, `NOT_ISSUED`, `INVOICE_VOID` */
export function assertPayable(invoice: Pick<InvoiceRow, 'total' | 'state' | 'kind'>): void {
  if (invoice.total === null) throw new AppError('NO_PRICES');
  if (invoice.state === 'draft') throw new AppError('NOT_ISSUED');
  if (invoice.state === 'void' || invoice.kind === 'credit_note') throw new AppError('INVOICE_VOID');
}
