import type { Currency } from '@ocr/billing';
import type { Payment } from '@ocr/contract';
import { sql } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { InvoiceRow } from '../invoices/invoices.store.ts';
import { afterPayment, type Booking, type NewPayment } from './paid.ts';

export interface PaymentRow {
  readonly id: string;
  readonly kind: Payment['kind'];
  readonly date: string;
  readonly amount: number;
  readonly note: string;
  readonly bookedBy: string | null;
  readonly bookedOn: string;
  readonly reverts: string | null;
}

/** All payments of an invoice, in the order in which they were booked. */
export async function selectPayments(trx: Trx, invoiceId: string): Promise<PaymentRow[]> {
  const rows = await trx
    .selectFrom('payments')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('booked_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    date: row.paid_on,
    amount: Number(row.amount),
    note: row.note,
    bookedBy: row.booked_by,
    bookedOn: row.booked_on,
    reverts: row.takes_back,
  }));
}

/** Locks an invoice, so that its payments come one after the other. */
export async function lockInvoice(
  trx: Trx,
  { partnerId }: PartnerScope,
  id: string,
): Promise<InvoiceRow | undefined> {
  return trx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('partner_id', '=', partnerId)
    .forUpdate()
    .executeTakeFirst();
}

/** A tenant's credit notes in a currency that are not settled, the oldest first. */
export function lockOpenCreditNotes(
  trx: Trx,
  tenant: Pick<InvoiceRow, 'tenant_id' | 'partner_id'>,
  currency: Currency,
): Promise<InvoiceRow[]> {
  return trx
    .selectFrom('invoices')
    .selectAll()
    .where('tenant_id', '=', tenant.tenant_id)
    .where('partner_id', '=', tenant.partner_id)
    .where('kind', '=', 'credit_note')
    .where('currency', '=', currency)
    .where(sql<boolean>`total < paid`)
    .orderBy('issued_date')
    .orderBy('number')
    .forUpdate()
    .execute();
}

/** Issued invoices among these whose tenants have open credit in their currency. The order is the same for all who then lock that credit. */
export function selectWithOpenCredit(trx: Trx, invoiceIds: readonly string[]): Promise<InvoiceRow[]> {
  return trx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', sql<string>`any(${invoiceIds}::uuid[])`)
    .where('state', '=', 'issued')
    .where((where) =>
      where.exists(
        where
          .selectFrom('invoices as credit')
          .select('credit.id')
          .whereRef('credit.tenant_id', '=', 'invoices.tenant_id')
          .whereRef('credit.currency', '=', 'invoices.currency')
          .where('credit.kind', '=', 'credit_note')
          .where(sql<boolean>`credit.total < credit.paid`),
      ),
    )
    .orderBy('tenant_id')
    .execute();
}

/**
 * Books a payment of an invoice that the transaction has locked, and returns the invoice as it is then: paid from the payment on that
 * reached the total. A line of a bank's file that is booked already changes nothing: undefined.
 */
export async function insertPayment(
  trx: Trx,
  invoice: InvoiceRow,
  payment: NewPayment,
  booking: Booking,
): Promise<InvoiceRow | undefined> {
  const inserted = await trx
    .insertInto('payments')
    .values({
      id: newId(),
      invoice_id: invoice.id,
      tenant_id: invoice.tenant_id,
      partner_id: invoice.partner_id,
      kind: payment.kind,
      paid_on: payment.date,
      amount: payment.amount,
      note: payment.note ?? '',
      booked_at: booking.at,
      booked_on: booking.today,
      booked_by: booking.userId,
      takes_back: payment.reverts ?? null,
      source: payment.source ?? null,
    })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'source']).where('source', 'is not', null).doNothing(),
    )
    .executeTakeFirst();
  if (Number(inserted.numInsertedOrUpdatedRows) === 0) return undefined;
  return storePaid(trx, invoice, payment, booking);
}

/** From now on the line of a bank's file that a payment came from can be booked again. */
export async function freeLine(trx: Trx, paymentId: string): Promise<void> {
  await trx.updateTable('payments').set({ source: null }).where('id', '=', paymentId).execute();
}

async function storePaid(
  trx: Trx,
  invoice: InvoiceRow,
  payment: NewPayment,
  booking: Booking,
): Promise<InvoiceRow> {
  return trx
    .updateTable('invoices')
    .set(afterPayment(invoice, payment, booking))
    .where('id', '=', invoice.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
