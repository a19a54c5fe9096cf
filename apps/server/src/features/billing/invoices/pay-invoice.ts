import { balanceOf, paymentDateRange, unpaidStatus, type Day } from '@ocr/billing';
import type { AuditAction, InvoiceDetail } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError, invalidField } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory, monthFromColumn } from '../billing-calendar.store.ts';
import type { Booking } from '../payments/paid.ts';
import {
  freeLine,
  insertPayment,
  lockInvoice,
  selectPayments,
  type PaymentRow,
} from '../payments/payments.store.ts';
import { findRevertable } from '../payments/revertable.ts';
import { amountsOf } from './amount-columns.ts';
import { loadInvoiceDetail } from './get-invoice.ts';
import { findInvoice, removePayment, storePayment, type InvoiceRow } from './invoices.store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/**
 * Marks an invoice paid, today or on a given day between the first day of the billed month and today. If it states amounts, the open amount
 * is booked as a payment.
 * @throws AppError `ALREADY_PAID`, `NOT_ISSUED`, or `FAILED` for a payment date out of range
 */
export async function payInvoice(
  deps: Deps,
  caller: PartnerCaller,
  invoice: InvoiceRow,
  { paymentDate, language = 'en' }: { paymentDate?: Day | undefined; language?: 'en' | 'jp' } = {},
): Promise<InvoiceDetail> {
  return changePayment(deps, caller, { invoice, language }, async (trx, locked, booking) => {
    const { today } = booking;
    const { min, max } = paymentDateRange({ billMonth: monthFromColumn(locked.month), today });
    const date = paymentDate ?? today;
    if (date < min || date > max) throw invalidField('paymentDate', 'OUT_OF_RANGE');
    if (locked.state === 'draft') throw new AppError('NOT_ISSUED');
    const amounts = amountsOf(locked);
    const open = amounts === undefined ? 0 : balanceOf(amounts);
    if (locked.payment_status === 'paid') throw new AppError('ALREADY_PAID');
    if (open > 0) await insertPayment(trx, locked, { kind: 'marked', date, amount: open }, booking);
    else await markPaid(trx, caller, { invoice: locked, date, booking });
    return { action: 'invoice.pay', details: { paymentDate: date } };
  });
}

async function markPaid(
  trx: Trx,
  { partnerId, userId }: PartnerCaller,
  { invoice, date, booking }: { invoice: InvoiceRow; date: Day; booking: Booking },
): Promise<void> {
  const stored = await storePayment(
    trx,
    { partnerId, tenantId: undefined },
    {
      invoiceId: invoice.id,
      paymentDate: date,
      recordedBy: userId,
      recordedOn: booking.today,
    },
  );
  if (!stored) throw new AppError('ALREADY_PAID');
}

/**
 * Reverts the last payment of an invoice, paid in full or not: only for who booked it, on the same day of the partner's time zone. A
 * statement of usage is unpaid again.
 * @throws AppError `PAYMENT_FINAL`
 */
export async function revertPayment(
  deps: Deps,
  caller: PartnerCaller,
  invoice: InvoiceRow,
  language: 'en' | 'jp' = 'en',
): Promise<InvoiceDetail> {
  return changePayment(deps, caller, { invoice, language }, async (trx, locked, booking) => {
    const action = 'invoice.take_back_payment';
    const asking = { today: booking.today, userId: caller.userId };
    const found = findRevertable(locked, await selectPayments(trx, locked.id), asking);
    if (found === undefined) throw new AppError('PAYMENT_FINAL');
    if (found.kind === 'mark') {
      await markUnpaid(trx, caller, { invoice: locked, today: booking.today });
      return { action, details: { paymentDate: found.date } };
    }
    const { amount, date } = found.payment;
    await revertPaymentOf(trx, { invoice: locked, payment: found.payment, booking });
    return { action, details: { amount, paymentDate: date } };
  });
}

async function markUnpaid(
  trx: Trx,
  { partnerId }: PartnerCaller,
  { invoice, today }: { invoice: InvoiceRow; today: Day },
): Promise<void> {
  const status = unpaidStatus({ dueDate: invoice.due_date, today });
  const scope = { partnerId, tenantId: undefined };
  if (!(await removePayment(trx, scope, { invoiceId: invoice.id, status })))
    throw new AppError('PAYMENT_FINAL');
}

async function revertPaymentOf(
  trx: Trx,
  { invoice, payment, booking }: { invoice: InvoiceRow; payment: PaymentRow; booking: Booking },
): Promise<void> {
  const { id: reverts, date, amount } = payment;
  await insertPayment(trx, invoice, { kind: 'taken_back', date, amount: -amount, reverts }, booking);
  await freeLine(trx, reverts);
}

interface PaymentChange {
  readonly action: AuditAction;
  readonly details: Record<string, unknown>;
}

/** One change of an invoice's payment, and its entry in the audit log, in one transaction that has locked the invoice. */
async function changePayment(
  { db, clock }: Deps,
  caller: PartnerCaller,
  { invoice, language }: { invoice: InvoiceRow; language: 'en' | 'jp' },
  change: (trx: Trx, locked: InvoiceRow, booking: Booking) => Promise<PaymentChange>,
): Promise<InvoiceDetail> {
  return db.withPartner(caller, async (trx) => {
    const at = clock.now();
    const { day: today } = billingDateAt(await getValuesHistory(trx, caller), at);
    const locked = await lockInvoice(trx, caller, invoice.id);
    if (locked === undefined) throw new Error(`Invoice ${invoice.id} is gone before its payment was changed`);
    const { action, details } = await change(trx, locked, { at, today, userId: caller.userId });
    await recordAudit(trx, {
      ...auditedBy(caller),
      tenantId: invoice.tenant_id,
      at,
      action,
      target: invoice.number,
      details,
    });
    const scope = { partnerId: caller.partnerId, tenantId: undefined };
    const changed = await findInvoice(trx, scope, invoice.id);
    if (changed === undefined) throw new Error(`Invoice ${invoice.id} is gone after its payment was changed`);
    return loadInvoiceDetail(trx, changed, { language, asking: { today, userId: caller.userId } });
  });
}
