import {
  balanceOf,
  isPaidInFull,
  mayRevertPayment,
  paymentDateRange,
  paymentStatus,
  type Day,
} from '@ocr/billing';
import type { AuditAction, InvoiceDetail } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError, invalidField } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory, monthFromColumn } from '../billing-calendar.store.ts';
import type { Booking } from '../payments/paid.ts';
import { insertPayment, lockInvoice, selectPayments } from '../payments/payments.store.ts';
import { amountsOf } from './amount-columns.ts';
import { loadInvoiceDetail } from './get-invoice.ts';
import { recordedPayment } from './invoices.present.ts';
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
 * Makes a paid invoice unpaid again: only for who marked it, on the same day of the partner's time zone. Of an invoice with amounts the
 * payments that made it paid are reversed, the last first.
 * @throws AppError `PAYMENT_FINAL`
 */
export async function revertPayment(
  deps: Deps,
  caller: PartnerCaller,
  invoice: InvoiceRow,
  language: 'en' | 'jp' = 'en',
): Promise<InvoiceDetail> {
  return changePayment(deps, caller, { invoice, language }, async (trx, locked, booking) => {
    const { today } = booking;
    const isAllowed = mayRevertPayment(recordedPayment(locked), { today, userId: caller.userId });
    if (locked.payment_status !== 'paid' || !isAllowed) throw new AppError('PAYMENT_FINAL');
    if (amountsOf(locked) === undefined) await markUnpaid(trx, caller, { invoice: locked, today });
    else await revertBooked(trx, locked, booking);
    return { action: 'invoice.take_back_payment', details: { paymentDate: locked.payment_date } };
  });
}

async function markUnpaid(
  trx: Trx,
  { partnerId }: PartnerCaller,
  { invoice, today }: { invoice: InvoiceRow; today: Day },
): Promise<void> {
  const status = paymentStatus({ paid: false, dueDate: invoice.due_date, today });
  const scope = { partnerId, tenantId: undefined };
  if (status === 'paid' || !(await removePayment(trx, scope, { invoiceId: invoice.id, status })))
    throw new AppError('PAYMENT_FINAL');
}

async function revertBooked(trx: Trx, invoice: InvoiceRow, booking: Booking): Promise<void> {
  const all = await selectPayments(trx, invoice.id);
  const gone = new Set(all.map(({ reverts }) => reverts));
  const standing = all.filter(({ id, kind }) => kind !== 'taken_back' && !gone.has(id));
  let current = invoice;
  for (const payment of standing.toReversed()) {
    const amounts = amountsOf(current);
    if (amounts === undefined || !isPaidInFull(amounts)) break;
    if (payment.bookedBy !== booking.userId || payment.bookedOn !== booking.today)
      throw new AppError('PAYMENT_FINAL');
    const { id: reverts, date, amount } = payment;
    const change = { kind: 'taken_back', date, amount: -amount, reverts } as const;
    current = (await insertPayment(trx, current, change, booking)) ?? current;
  }
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
