import type { InvoiceDetail } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit.store.ts';
import type { Context } from '#platform/context.ts';
import { AppError, invalidField } from '#platform/http/app-error.ts';
import type { PartnerCaller } from '#platform/http/caller.ts';
import { billingDateAt, getValuesHistory } from './billing-calendar.store.ts';
import { presentInvoiceDetail } from './invoices.present.ts';
import { findInvoice, storePayment, type InvoiceRow } from './invoices.store.ts';

/**
 * Marks an invoice paid, today or on the given day, which is not in the future. Paid is final.
 * @throws AppError `ALREADY_PAID`
 */
export async function payInvoice(
  context: Pick<Context, 'db' | 'clock'>,
  caller: PartnerCaller,
  invoice: InvoiceRow,
  paymentDate?: string,
): Promise<InvoiceDetail> {
  const scope = { partnerId: caller.partnerId, tenantId: undefined };
  return context.db.withPartner(caller, async (trx) => {
    const at = context.clock.now();
    const { day: today } = billingDateAt(await getValuesHistory(trx, caller), at);
    if (paymentDate !== undefined && paymentDate > today) throw invalidField('paymentDate', 'OUT_OF_RANGE');
    const paid = await storePayment(trx, scope, { invoiceId: invoice.id, paymentDate: paymentDate ?? today });
    if (!paid) throw new AppError('ALREADY_PAID');
    await recordAudit(trx, {
      ...auditedBy(caller),
      tenantId: invoice.tenant_id,
      at,
      action: 'invoice.pay',
      target: invoice.number,
      details: { paymentDate: paymentDate ?? today },
    });
    return presentInvoiceDetail((await findInvoice(trx, scope, invoice.id))!);
  });
}
