import type { PaymentImport, PaymentImportRow } from '@ocr/contract';

/** The state of a line of a bank's file. */
export type LineStatus = PaymentImportRow['match'] | 'outOfRange' | 'booked';

/** Lines that need attention first: to check, of an impossible day, without a match, certain, booked already. */
export const lineStatuses = [
  'doubtful',
  'outOfRange',
  'none',
  'sure',
  'booked',
] as const satisfies readonly LineStatus[];

/** `booked` where an earlier import booked the line, `outOfRange` where its day is why it has no invoice, else how it matches. */
export function lineStatusOf({ match, outOfRange, booked }: PaymentImportRow): LineStatus {
  if (booked) return 'booked';
  return outOfRange ? 'outOfRange' : match;
}

/** The invoice of each line: certain lines have the likeliest one, the others none until the user chooses. */
export function firstChoices({ rows }: PaymentImport): ReadonlyMap<number, string> {
  return new Map(
    rows.flatMap(({ line, match, invoiceIds: [first] }) =>
      match === 'sure' && first !== undefined ? [[line, first] as const] : [],
    ),
  );
}

/** How many lines there are of each, 0 included. */
export function countStandings(rows: readonly PaymentImportRow[]): Readonly<Record<LineStatus, number>> {
  const counts = { sure: 0, doubtful: 0, outOfRange: 0, none: 0, booked: 0 };
  for (const row of rows) counts[lineStatusOf(row)] += 1;
  return counts;
}

/** Those that ask for attention first, each kind in the order of the file. */
export function sortRows(rows: readonly PaymentImportRow[]): PaymentImportRow[] {
  return rows.toSorted(
    (one, other) =>
      lineStatuses.indexOf(lineStatusOf(one)) - lineStatuses.indexOf(lineStatusOf(other)) ||
      one.line - other.line,
  );
}
