import { isName, payerKey, paymentDateRange } from '@ocr/billing';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import type { Trx } from '#platform/database/database.ts';
import { toJson } from '#platform/database/json.ts';
import { AppError, invalidField, notFound } from '#platform/errors/app-error.ts';
import { billingDateAt, getValuesHistory, monthFromColumn } from '../billing-calendar.store.ts';
import { assertPayable } from './add-payment.ts';
import { insertBatch, lockInvoices, storePaidOfAll, type LockedInvoice } from './batch.store.ts';
import { afterPayment, type Booking } from './paid.ts';
import { isBooked, sourcesOf } from './line-sources.ts';
import {
  fileCurrency,
  findImport,
  selectBooked,
  storePayers,
  type ImportedLine,
} from './payment-imports.store.ts';

/** A line of a bank's file and the invoice that was chosen for it. */
interface Chosen {
  readonly line: ImportedLine;
  readonly invoice: LockedInvoice;
}

/**
 * Books lines of an imported file, each for its chosen invoice, all or none. Lines that any import has booked already are skipped.
 * @throws AppError `NO_PRICES`, `NOT_ISSUED`, `INVOICE_VOID`, or `FAILED` for an unknown line or invoice, an invoice in another currency, a line for two
 *   invoices, or those of days on which their invoices cannot have been paid, by their numbers
 */
export async function confirmPayments(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: PartnerCaller,
  importId: string,
  lines: readonly { line: number; invoiceId: string }[],
): Promise<{ booked: number; alreadyBooked: number }> {
  // A line is for one invoice.
  if (new Set(lines.map(({ line }) => line)).size < lines.length) throw invalidField('lines', 'INVALID');
  return db.withPartner(caller, async (trx) => {
    const at = clock.now();
    const { day: today } = billingDateAt(await getValuesHistory(trx, caller), at);
    const chosen = await lockChosen(trx, caller, { importId, lines });
    const booked = await book(trx, caller, chosen, { at, today, userId: caller.userId });
    if (booked > 0)
      await recordAudit(trx, {
        ...auditedBy(caller),
        at,
        action: 'payments.import',
        target: null,
        details: { payments: booked },
      });
    return { booked, alreadyBooked: lines.length - booked };
  });
}

/** The lines with their invoices, which are locked from here on, in the order of the invoices. */
async function lockChosen(
  trx: Trx,
  caller: PartnerCaller,
  { importId, lines }: { importId: string; lines: readonly { line: number; invoiceId: string }[] },
): Promise<Chosen[]> {
  const imported = await findImport(trx, caller, importId);
  if (imported === undefined) throw notFound();
  const byLine = new Map(imported.map((line) => [line.line, line]));
  const invoices = await lockInvoices(
    trx,
    caller,
    lines.map(({ invoiceId }) => invoiceId),
  );
  return lines.map(({ line: number, invoiceId }) => {
    const [line, invoice] = [byLine.get(number), invoices.get(invoiceId)];
    if (line === undefined || invoice === undefined) throw invalidField('lines', 'UNKNOWN');
    return { line, invoice };
  });
}

/** Books what is not booked yet, in three statements for any number of lines. Returns how many lines it booked. */
async function book(
  trx: Trx,
  caller: PartnerCaller,
  chosen: readonly Chosen[],
  booking: Booking,
): Promise<number> {
  const before = await selectBooked(trx, caller, toJson(chosen.flatMap(({ line }) => sourcesOf(line))));
  const open = chosen.filter(({ line }) => !isBooked(line, before));
  // What is wrong with a line is refused before the state that an invoice happens to be in.
  assertFit(open, booking);
  for (const { invoice } of open) assertPayable(invoice);
  const inserted = await insertBatch(trx, caller, open.map(importedPayment), booking);
  // What another confirmation booked in this moment, for another invoice, is passed over, too.
  const booked = open.filter(({ line }) => inserted.has(line.source));
  await storePaidOfAll(trx, caller, paidStates(booked, booking));
  const payers = booked.map(({ line, invoice }) => [payerKey(line.payer), invoice.tenant_id] as const);
  await storePayers(trx, caller, new Map(payers.filter(([payer]) => isName(payer))));
  return booked.length;
}

/**
 * Refuses lines in another currency than their invoice's, which an invoice without amounts has not, and those of days on which their invoices cannot have
 * been paid; `line` of each detail is the number of a line.
 */
function assertFit(chosen: readonly Chosen[], { today }: Booking): void {
  if (chosen.some(({ invoice: { currency } }) => currency !== null && currency !== fileCurrency))
    throw invalidField('lines', 'INVALID');
  const outside = chosen.filter(({ line: { date }, invoice }) => {
    const { min, max } = paymentDateRange({ billMonth: monthFromColumn(invoice.month), today });
    return date < min || date > max;
  });
  const details = outside.map(({ line: { line } }) => ({ field: 'lines', code: 'OUT_OF_RANGE', line }));
  if (details.length > 0) throw new AppError('FAILED', { details });
}

function importedPayment({ line, invoice }: Chosen) {
  const { date, amount, payer: note, source } = line;
  return { invoice, payment: { kind: 'imported', date, amount, note, source } as const };
}

/** Each invoice as it is after its lines, one after the other. */
function paidStates(booked: readonly Chosen[], booking: Booking): LockedInvoice[] {
  const states = new Map<string, LockedInvoice>();
  for (const one of booked) {
    const invoice = states.get(one.invoice.id) ?? one.invoice;
    const { payment } = importedPayment(one);
    states.set(invoice.id, { ...invoice, ...afterPayment(invoice, payment, booking) });
  }
  return [...states.values()];
}
