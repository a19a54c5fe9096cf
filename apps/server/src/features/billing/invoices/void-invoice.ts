import { creditedAmounts, creditNoteNumber, dueDate, invoiceNumber, isPaidInFull } from '@ocr/billing';
import type { InvoiceDetail } from '@ocr/contract';
import type { Insertable } from 'kysely';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { toJson } from '#platform/database/json.ts';
import type { InvoicesTable } from '#platform/database/schema-billing.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory, monthFromColumn } from '../billing-calendar.store.ts';
import { queueInvoiceMails } from '../mails/queue-mails.ts';
import type { Booking } from '../payments/paid.ts';
import { lockInvoice } from '../payments/payments.store.ts';
import { settleVoided, settleWithCredit } from '../payments/settle.ts';
import { noRecipient, selectRecipients } from '../prices/prices.store.ts';
import { getIssuer } from '../prices/issuer.store.ts';
import { amountsByTerms, getTerms } from '../prices/terms.ts';
import { getBillingProfile } from '../settings/settings.store.ts';
import { amountColumns, amountsOf, sumColumns, type BilledAmounts } from './amount-columns.ts';
import { lockInvoiceSequence, storeInvoiceSequence } from './closing.store.ts';
import { loadInvoiceDetail } from './get-invoice.ts';
import type { InvoiceRow } from './invoices.store.ts';

export interface VoidedInvoice {
  readonly creditNote: InvoiceDetail;
  readonly invoice: InvoiceDetail | null;
}

/**
 * Voids an issued invoice: a credit note with the same amounts settles it. If requested, a new invoice follows, with the prices of its
 * month and the issuer's current details. What was paid before is applied to the new invoice, or stays open on the credit note.
 * @throws AppError `NO_PRICES`, `NOT_ISSUED`, `INVOICE_VOID`
 */
export async function voidInvoice(
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  caller: PartnerCaller,
  id: string,
  { reason, reissue, language }: { reason: string; reissue: boolean; language: 'en' | 'jp' },
): Promise<VoidedInvoice> {
  return db.withPartner(caller, async (trx) => {
    const at = clock.now();
    const { day: today } = billingDateAt(await getValuesHistory(trx, caller), at);
    const booking: Booking = { at, today, userId: caller.userId };
    const { invoice, amounts } = await lockVoidable(trx, caller, id);
    const creditNote = await insertCreditNote(trx, { invoice, amounts, reason, booking });
    await trx
      .updateTable('invoices')
      .set({ state: 'void', refers_to: creditNote.id, payment_recorded_by: null, payment_recorded_on: null })
      .where('id', '=', invoice.id)
      .execute();
    await settleVoided(trx, { invoice, creditNote }, booking);
    const next = reissue ? await insertAgain(trx, caller, { invoice, booking }) : undefined;
    const issued = [creditNote, ...(next === undefined ? [] : [next])];
    await queueInvoiceMails({ jobs, clock }, trx, { invoiceIds: issued.map(({ id }) => id), reminderDay: 0 });
    await recordAudit(trx, {
      ...auditedBy(caller),
      tenantId: invoice.tenant_id,
      at,
      action: 'invoice.void',
      target: invoice.number,
      details: { creditNote: creditNote.number, reason, ...(next && { reissued: next.number }) },
    });
    const show = async (row: InvoiceRow): Promise<InvoiceDetail> => {
      const fresh = (await lockInvoice(trx, caller, row.id)) ?? row;
      return loadInvoiceDetail(trx, fresh, { language, asking: { today, userId: caller.userId } });
    };
    return { creditNote: await show(creditNote), invoice: next === undefined ? null : await show(next) };
  });
}

async function lockVoidable(
  trx: Trx,
  caller: PartnerCaller,
  id: string,
): Promise<{ invoice: InvoiceRow; amounts: BilledAmounts }> {
  const invoice = await lockInvoice(trx, caller, id);
  if (invoice === undefined) throw notFound();
  const amounts = amountsOf(invoice);
  if (amounts === undefined) throw new AppError('NO_PRICES');
  if (invoice.state === 'draft') throw new AppError('NOT_ISSUED');
  if (invoice.state === 'void' || invoice.kind === 'credit_note') throw new AppError('INVOICE_VOID');
  return { invoice, amounts };
}

/** What a document that follows an invoice takes over from it: parties, month and usage. */
function sameMonth(invoice: InvoiceRow) {
  return {
    partner_id: invoice.partner_id,
    tenant_id: invoice.tenant_id,
    month: invoice.month,
    tenant_number: invoice.tenant_number,
    company_name: invoice.company_name,
    partner_name: invoice.partner_name,
    request_count: invoice.request_count,
    pages_used: invoice.pages_used,
    blocks_used: invoice.blocks_used,
    packages_used: invoice.packages_used,
    packages_registered: invoice.packages_registered,
    blocks_registered: invoice.blocks_registered,
    pages_per_block: invoice.pages_per_block,
    blocks_per_package: invoice.blocks_per_package,
    block_limit: invoice.block_limit,
    usage_status: invoice.usage_status,
    days: toJson(invoice.days),
    made_by_closing: false,
  };
}

async function insertCreditNote(
  trx: Trx,
  note: { invoice: InvoiceRow; amounts: BilledAmounts; reason: string; booking: Booking },
): Promise<InvoiceRow> {
  const { invoice, amounts, reason, booking } = note;
  const month = monthFromColumn(invoice.month);
  const used = await lockInvoiceSequence(trx, invoice.partner_id, month, 'credit_note');
  await storeInvoiceSequence(trx, invoice.partner_id, month, used + 1, 'credit_note');
  const { details } = await getIssuer(trx, { partnerId: invoice.partner_id });
  const credited = creditedAmounts(amounts);
  return insertInvoice(trx, {
    ...sameMonth(invoice),
    ...sumColumns(credited),
    id: newId(),
    number: creditNoteNumber(month, used + 1, details.numberPrefix),
    kind: 'credit_note',
    refers_to: invoice.id,
    reason,
    currency: amounts.currency,
    lines: toJson(credited.lines),
    issuer: toJson(invoice.issuer),
    recipient: invoice.recipient ?? '',
    recipient_address: invoice.recipient_address ?? '',
    paid: 0,
    issued_date: booking.today,
    due_date: booking.today,
    payment_status: 'paid',
    payment_date: booking.today,
  });
}

/** The new invoice that replaces a voided one; a draft if the partner reviews invoices first. */
async function insertAgain(
  trx: Trx,
  caller: PartnerCaller,
  { invoice, booking }: { invoice: InvoiceRow; booking: Booking },
): Promise<InvoiceRow> {
  const month = monthFromColumn(invoice.month);
  const used = await lockInvoiceSequence(trx, invoice.partner_id, month);
  await storeInvoiceSequence(trx, invoice.partner_id, month, used + 1);
  const terms = await getTerms(trx, caller, month, [invoice.tenant_id]);
  const amounts = amountsByTerms(terms, invoice.tenant_id, {
    month,
    blocksUsed: invoice.blocks_used,
    blocksPerPackage: invoice.blocks_per_package,
    packagesRegistered: invoice.packages_registered,
    blocksRegistered: invoice.blocks_registered,
  });
  if (amounts === undefined) throw new AppError('NO_PRICES');
  const recipients = await selectRecipients(trx, caller, [invoice.tenant_id]);
  const { payment_day: paymentDay } = await getBillingProfile(trx, caller);
  const { draftFirst, numberPrefix } = terms.issuer.details;
  const isPaid = !draftFirst && isPaidInFull({ total: amounts.total, paid: 0 });
  const next = await insertInvoice(trx, {
    ...sameMonth(invoice),
    ...amountColumns(amounts, {
      issuer: terms.issuer,
      recipient: recipients.get(invoice.tenant_id) ?? noRecipient,
    }),
    id: newId(),
    number: invoiceNumber(month, used + 1, numberPrefix),
    state: draftFirst ? 'draft' : 'issued',
    issued_date: booking.today,
    due_date: dueDate({ billMonth: month, issuedDay: booking.today, paymentDay }),
    payment_status: isPaid ? 'paid' : 'pending',
    payment_date: isPaid ? booking.today : null,
  });
  return draftFirst ? next : settleWithCredit(trx, next, booking);
}

function insertInvoice(trx: Trx, columns: Insertable<InvoicesTable>): Promise<InvoiceRow> {
  return trx.insertInto('invoices').values(columns).returningAll().executeTakeFirstOrThrow();
}
