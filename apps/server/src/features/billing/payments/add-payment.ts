import { balanceOf, paymentDateRange } from '@ocr/billing';
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
 * Books a payment: partial, full or more; of a credit note that is open, a refund of no more than that. Its date is between the first day of
 * the billed month and today.
 * @throws AppError `NO_PRICES`, `NOT_ISSUED`, `INVOICE_VOID`, or `FAILED` for a date or a refund out of range
 */
export async function addPayment(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: PartnerCaller,
  id: string,
  payment: { amount: number; date: string; note: string; language: 'en' | 'jp' },
): Promise<InvoiceDetail> {
  return db.withPartner(caller, async (trx) => {
    const at = clock.now();
    const { day: today } = billingDateAt(await getValuesHistory(trx, caller), at);
    const invoice = await lockInvoice(trx, caller, id);
    if (invoice === undefined) throw notFound();
    const { min, max } = paymentDateRange({ billMonth: monthFromColumn(invoice.month), today });
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

/** What is paid to the partner is positive, what it refunds negative. */
function signedAmount(invoice: InvoiceRow, { amount }: { amount: number }): number {
  const amounts = amountsOf(invoice);
  const credit = invoice.kind === 'credit_note' && amounts !== undefined ? -balanceOf(amounts) : 0;
  if (credit <= 0) {
    assertPayable(invoice);
    return amount;
  }
  if (amount > credit) throw invalidField('amount', 'OUT_OF_RANGE');
  return -amount;
}

/** Payments are booked on issued invoices with amounts. @throws AppError `NO_PRICES`, `NOT_ISSUED`, `INVOICE_VOID` */
export function assertPayable(invoice: Pick<InvoiceRow, 'total' | 'state' | 'kind'>): void {
  if (invoice.total === null) throw new AppError('NO_PRICES');
  if (invoice.state === 'draft') throw new AppError('NOT_ISSUED');
  if (invoice.state === 'void' || invoice.kind === 'credit_note') throw new AppError('INVOICE_VOID');
}
