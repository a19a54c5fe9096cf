import { createHash } from 'node:crypto';
import { matchPayments, payerKey } from '@ocr/billing';
import { limits, type PaymentImport } from '@ocr/contract';
import { z } from 'zod';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError, invalidField, notFound } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { parse } from '#platform/http/validation.ts';
import { billingDateAt, getValuesHistory } from '../billing-calendar.store.ts';
import { assertPayable } from './add-payment.ts';
import {
  findColumnsOf,
  findImport,
  insertImport,
  selectBooked,
  selectOpenInvoices,
  storeColumnsOf,
  storePayer,
  type ImportedLine,
  type OpenInvoiceRow,
} from './payment-imports.store.ts';
import { insertPayment, lockInvoice } from './payments.store.ts';
import {
  decodeBankFile,
  headingOf,
  readBankFile,
  type BankColumns,
  type BankLine,
} from './read-bank-file.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
const columnsShape = z.object({ date: z.string(), payer: z.string(), amount: z.string() });

/**
 * Reads a bank's file and says which open invoices its lines may be for. Nothing is booked. `columns`, as JSON, names a table's columns;
 * they are kept for the next file with the same heading.
 * @throws AppError `INVALID_FILE`; where only the columns are unknown with the table's headings in its details
 */
export async function importPayments(
  { db, clock }: Deps,
  caller: PartnerCaller,
  { bytes, columns: named }: { bytes: Uint8Array; columns: string | undefined },
): Promise<PaymentImport> {
  const text = decodeBankFile(bytes);
  if (text === undefined)
    throw new AppError('INVALID_FILE', { details: [{ field: 'file', code: 'INVALID' }] });
  const given = named === undefined ? undefined : parseColumns(named);
  return db.withPartner(caller, async (trx) => {
    const at = clock.now();
    const { day: today } = billingDateAt(await getValuesHistory(trx, caller), at);
    const heading = headingOf(text);
    const kept = heading === undefined ? undefined : await findColumnsOf(trx, caller, heading);
    const lines = withSources(linesOf(text, { columns: given ?? kept, today }));
    if (heading !== undefined && given !== undefined)
      await storeColumnsOf(trx, caller, { heading, columns: given });
    const id = await insertImport(trx, caller, { at, lines });
    const open = await selectOpenInvoices(trx, caller);
    const sources = lines.map(({ source }) => source);
    const booked = await selectBooked(trx, caller, sources);
    return { id, ...presentLines(lines, { booked, open }) };
  });
}

/** Every line with the invoices that it may be for; one that is booked already is for none. */
function presentLines(
  lines: readonly ImportedLine[],
  { booked, open }: { booked: ReadonlySet<string>; open: readonly OpenInvoiceRow[] },
): Omit<PaymentImport, 'id'> {
  const matches = matchPayments(
    lines.filter(({ source }) => !booked.has(source)),
    open,
  ).values();
  const rows = lines.map(({ source, ...line }) => {
    const isBooked = booked.has(source);
    const found = isBooked ? undefined : matches.next().value;
    return { ...line, ...(found ?? { match: 'none' as const, invoiceIds: [] }), booked: isBooked };
  });
  const offered = new Set(rows.flatMap(({ invoiceIds }) => invoiceIds));
  const invoices = open
    .filter(({ id }) => offered.has(id))
    .map(({ id, number, companyName, balance, dueDate }) => ({ id, number, companyName, balance, dueDate }));
  return { rows, invoices };
}

function linesOf(text: string, how: { columns: BankColumns | undefined; today: string }): BankLine[] {
  const file = readBankFile(text, how);
  if (file.kind === 'unreadable')
    throw new AppError('INVALID_FILE', { details: [{ field: 'file', code: 'INVALID' }] });
  if (file.kind === 'unknownColumns')
    throw new AppError('INVALID_FILE', {
      details: [{ field: 'columns', code: 'REQUIRED', headings: file.headings }],
    });
  if (file.lines.length > limits.importLines) throw invalidField('file', 'OUT_OF_RANGE');
  return file.lines;
}

function parseColumns(named: string): BankColumns {
  try {
    return parse(columnsShape, JSON.parse(named));
  } catch {
    throw invalidField('columns', 'INVALID');
  }
}

/**
 * What a line is known by in whatever file it comes again: day, payer and amount, and which of several such lines of the day it is.
 */
function withSources(lines: readonly BankLine[]): ImportedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const key = JSON.stringify([line.date, payerKey(line.payer), line.amount]);
    const place = (seen.get(key) ?? 0) + 1;
    seen.set(key, place);
    return { ...line, source: createHash('sha256').update(`${key} ${place}`).digest('hex') };
  });
}

/**
 * Books lines of a file that was read, each for the invoice that was chosen for it, all or none. A line that is booked already, by
 * whichever import, is passed over.
 * @throws AppError `NO_PRICES`, `NOT_ISSUED`, `INVOICE_VOID`, or `FAILED` for a line or an invoice that there is not, or a line for two invoices
 */
export async function confirmPayments(
  { db, clock }: Deps,
  caller: PartnerCaller,
  importId: string,
  chosen: readonly { line: number; invoiceId: string }[],
): Promise<{ booked: number; alreadyBooked: number }> {
  // A line is for one invoice.
  if (new Set(chosen.map(({ line }) => line)).size < chosen.length) throw invalidField('lines', 'INVALID');
  return db.withPartner(caller, async (trx) => {
    const at = clock.now();
    const imported = await findImport(trx, caller, importId);
    if (imported === undefined) throw notFound();
    const { day: today } = billingDateAt(await getValuesHistory(trx, caller), at);
    const byLine = new Map(imported.map((line) => [line.line, line]));
    let booked = 0;
    // In one order, so that two confirmations at once wait for each other instead of for ever.
    for (const { line: number, invoiceId } of chosen.toSorted((one, other) =>
      one.invoiceId.localeCompare(other.invoiceId),
    )) {
      const line = byLine.get(number);
      if (line === undefined) throw invalidField('lines', 'UNKNOWN');
      if (await book(trx, caller, { line, invoiceId, booking: { at, today, userId: caller.userId } }))
        booked += 1;
    }
    if (booked > 0)
      await recordAudit(trx, {
        ...auditedBy(caller),
        at,
        action: 'payments.import',
        target: null,
        details: { payments: booked },
      });
    return { booked, alreadyBooked: chosen.length - booked };
  });
}

async function book(
  trx: Trx,
  caller: PartnerCaller,
  one: { line: ImportedLine; invoiceId: string; booking: { at: Date; today: string; userId: string } },
): Promise<boolean> {
  const { line, invoiceId, booking } = one;
  const invoice = await lockInvoice(trx, caller, invoiceId);
  if (invoice === undefined) throw invalidField('lines', 'UNKNOWN');
  if ((await selectBooked(trx, caller, [line.source])).size > 0) return false;
  assertPayable(invoice);
  const { date, amount, payer: note, source } = line;
  const paid = await insertPayment(trx, invoice, { kind: 'imported', date, amount, note, source }, booking);
  if (paid === undefined) return false;
  const payer = payerKey(note);
  if (payer !== '') await storePayer(trx, caller, { payer, tenantId: invoice.tenant_id });
  return true;
}
