import { offsetBetween, offsetOfVoid } from '@ocr/billing';
import type { Trx } from '#platform/database/database.ts';
import { amountsOf } from '../invoices/amount-columns.ts';
import type { InvoiceRow } from '../invoices/invoices.store.ts';
import type { Booking } from './paid.ts';
import { insertPayment, lockOpenCreditNotes, selectWithOpenCredit } from './payments.store.ts';

/** An invoice and a credit note after they settled each other. */
export interface Settled {
  readonly invoice: InvoiceRow;
  readonly creditNote: InvoiceRow;
}

/** Settles a voided invoice with its credit note, which has open from now on what was paid of it, also beyond its total. Both are locked. */
export async function settleVoided(trx: Trx, documents: Settled, booking: Booking): Promise<Settled> {
  const voided = amountsOf(documents.invoice);
  return bookOffset(trx, documents, voided === undefined ? 0 : offsetOfVoid(voided), booking);
}

/** Offsets the open amounts of an invoice and a credit note. Both are locked. */
async function settle(trx: Trx, documents: Settled, booking: Booking): Promise<Settled> {
  const [owed, credit] = [amountsOf(documents.invoice), amountsOf(documents.creditNote)];
  return bookOffset(trx, documents, owed && credit ? offsetBetween(owed, credit) : 0, booking);
}

async function bookOffset(
  trx: Trx,
  { invoice, creditNote }: Settled,
  amount: number,
  booking: Booking,
): Promise<Settled> {
  if (amount === 0) return { invoice, creditNote };
  const offset = (against: InvoiceRow, value: number) =>
    ({ kind: 'offset', date: booking.today, amount: value, note: against.number }) as const;
  const paid = await insertPayment(trx, invoice, offset(creditNote, amount), booking);
  const taken = await insertPayment(trx, creditNote, offset(invoice, -amount), booking);
  return { invoice: paid ?? invoice, creditNote: taken ?? creditNote };
}

/** Offsets a new invoice with the tenant's open credit notes, the oldest first. */
export async function settleWithCredit(trx: Trx, invoice: InvoiceRow, booking: Booking): Promise<InvoiceRow> {
  if (invoice.currency === null) return invoice;
  const credits = await lockOpenCreditNotes(trx, invoice, invoice.currency);
  let settled = invoice;
  for (const creditNote of credits)
    settled = (await settle(trx, { invoice: settled, creditNote }, booking)).invoice;
  return settled;
}

/** The same for invoices that the closing has made. */
export async function settleAllWithCredit(
  trx: Trx,
  invoiceIds: readonly string[],
  booking: Booking,
): Promise<void> {
  for (const invoice of await selectWithOpenCredit(trx, invoiceIds))
    await settleWithCredit(trx, invoice, booking);
}
