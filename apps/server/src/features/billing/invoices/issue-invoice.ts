import { dueDate, isPaidInFull } from '@ocr/billing';
import type { InvoiceDetail } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory, monthFromColumn } from '../billing-calendar.store.ts';
import { lockInvoice } from '../payments/payments.store.ts';
import { settleWithCredit } from '../payments/settle.ts';
import { getBillingProfile } from '../settings/settings.store.ts';
import { queueInvoiceMails } from '../mails/queue-mails.ts';
import { amountsOf } from './amount-columns.ts';
import { loadInvoiceDetail } from './get-invoice.ts';

/** Issues a draft today: from now on its tenant sees it, and it does not change any more. @throws AppError `ALREADY_ISSUED` */
export async function issueInvoice(
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  caller: PartnerCaller,
  id: string,
  language: 'en' | 'jp',
): Promise<InvoiceDetail> {
  return db.withPartner(caller, async (trx) => {
    const at = clock.now();
    const draft = await lockInvoice(trx, caller, id);
    if (draft === undefined) throw notFound();
    if (draft.state !== 'draft') throw new AppError('ALREADY_ISSUED');
    const { day: today } = billingDateAt(await getValuesHistory(trx, caller), at);
    const { payment_day: paymentDay } = await getBillingProfile(trx, caller);
    const billMonth = monthFromColumn(draft.month);
    const amounts = amountsOf(draft);
    const isPaid = amounts !== undefined && isPaidInFull(amounts);
    const issued = await trx
      .updateTable('invoices')
      .set({
        state: 'issued',
        issued_date: today,
        due_date: dueDate({ billMonth, issuedDay: today, paymentDay }),
        ...(isPaid && { payment_status: 'paid' as const, payment_date: today }),
      })
      .where('id', '=', draft.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const settled = await settleWithCredit(trx, issued, { at, today, userId: caller.userId });
    await queueInvoiceMails({ jobs, clock }, trx, { invoiceIds: [settled.id], reminderDay: 0 });
    await recordAudit(trx, {
      ...auditedBy(caller),
      tenantId: draft.tenant_id,
      at,
      action: 'invoice.issue',
      target: draft.number,
      details: {},
    });
    return loadInvoiceDetail(trx, settled, { language, asking: { today, userId: caller.userId } });
  });
}
