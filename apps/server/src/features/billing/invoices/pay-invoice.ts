import { mayTakeBackPayment, paymentDateRange, paymentStatus } from '@ocr/billing';
import type { AuditAction, InvoiceDetail } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError, invalidField } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory, monthFromColumn } from '../billing-calendar.store.ts';
import { presentInvoiceDetail, recordedPayment } from './invoices.present.ts';
import { findInvoice, removePayment, storePayment, type InvoiceRow } from './invoices.store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/**
 * Marks an invoice paid, today or on the given day, which lies between the first day of the billed month and today.
 * @throws AppError `ALREADY_PAID`, or `FAILED` for a payment date out of range
 */
export async function payInvoice(
  deps: Deps,
  caller: PartnerCaller,
  invoice: InvoiceRow,
  paymentDate?: string,
): Promise<InvoiceDetail> {
  return changePayment(deps, caller, invoice, async (trx, { scope, today }) => {
    const { min, max } = paymentDateRange({ billMonth: monthFromColumn(invoice.month), today });
    const paidOn = paymentDate ?? today;
    if (paidOn < min || paidOn > max) throw invalidField('paymentDate', 'OUT_OF_RANGE');
    const stored = await storePayment(trx, scope, {
      invoiceId: invoice.id,
      paymentDate: paidOn,
      recordedBy: caller.userId,
      recordedOn: today,
    });
    if (!stored) throw new AppError('ALREADY_PAID');
    return { action: 'invoice.pay', details: { paymentDate: paidOn } };
  });
}

/**
 * Makes a paid invoice unpaid again: only for who marked it, on the same day of the partner's time zone.
 * @throws AppError `PAYMENT_FINAL`
 */
export async function takeBackPayment(
  deps: Deps,
  caller: PartnerCaller,
  invoice: InvoiceRow,
): Promise<InvoiceDetail> {
  return changePayment(deps, caller, invoice, async (trx, { scope, today }) => {
    const isAllowed = mayTakeBackPayment(recordedPayment(invoice), { today, userId: caller.userId });
    const status = paymentStatus({ paid: false, dueDate: invoice.due_date, today });
    if (
      status === 'paid' ||
      !isAllowed ||
      !(await removePayment(trx, scope, { invoiceId: invoice.id, status }))
    )
      throw new AppError('PAYMENT_FINAL');
    return { action: 'invoice.take_back_payment', details: { paymentDate: invoice.payment_date } };
  });
}

interface PaymentChange {
  readonly action: AuditAction;
  readonly details: Record<string, unknown>;
}

/** One change of an invoice's payment, and its entry in the audit log, in one transaction. */
async function changePayment(
  { db, clock }: Deps,
  caller: PartnerCaller,
  invoice: InvoiceRow,
  change: (
    trx: Trx,
    parts: { scope: { partnerId: string; tenantId: undefined }; today: string },
  ) => Promise<PaymentChange>,
): Promise<InvoiceDetail> {
  const scope = { partnerId: caller.partnerId, tenantId: undefined };
  return db.withPartner(caller, async (trx) => {
    const at = clock.now();
    const { day: today } = billingDateAt(await getValuesHistory(trx, caller), at);
    const { action, details } = await change(trx, { scope, today });
    await recordAudit(trx, {
      ...auditedBy(caller),
      tenantId: invoice.tenant_id,
      at,
      action,
      target: invoice.number,
      details,
    });
    const changed = await findInvoice(trx, scope, invoice.id);
    if (changed === undefined) throw new Error(`Invoice ${invoice.id} is gone after its payment was changed`);
    return presentInvoiceDetail(changed, { today, userId: caller.userId });
  });
}
