import type { TextRange } from '../fields/candidate.ts';
import { findAmounts } from '../values/amount.ts';
import type { ColumnQuery } from './column.ts';
import type { BodyRow, Columns } from './rows.ts';

/** Rounded sums may be off by less than the smallest unit of money. */
const SAME_AMOUNT = 0.006;

/**
 * Marks what is printed below the items of a digital table and looks like one of them. Three things give it away: words where every item has
 * a figure in its first column (a date, a number, a code), a sum of the items above in a row without that figure, and a line of labels
 * over other figures. Pictures are left alone: misread figures look like words.
 */
export function markRowsBelowItems(
  rows: readonly BodyRow[],
  { printed }: Columns,
  queries: readonly ColumnQuery[],
): BodyRow[] {
  const order = [...printed.keys()].filter((column) => printed[column] !== undefined);
  order.sort((a, b) => (printed[a] ?? 0) - (printed[b] ?? 0));
  const [first, last] = [order[0], order.at(-1)];
  if (first === undefined || last === undefined || first === last || !isDigital(rows)) return [...rows];
  // Some names have figures, others have none.
  if (queries[first]?.role === 'item') return [...rows];
  const items: BodyRow[] = [];
  let hasEnded = false;
  let isClosed = false;
  return rows.map((row) => {
    const worded = wordsForFigures(row, items, order);
    if (row.kind === 'text') isClosed ||= worded > 1;
    if (row.kind !== 'item') return row;
    const isBelow =
      isClosed ||
      worded > (items.length > 1 ? 0 : 1) ||
      (hasEnded && !isFigure(textOf(row.cells[first]))) ||
      isSumOfItems(row, items, { first, last });
    hasEnded ||= isBelow;
    if (isBelow) return { ...row, kind: 'total' };
    if (!hasEnded) items.push(row);
    return row;
  });
}

const isDigital = (rows: readonly BodyRow[]): boolean =>
  rows.every(({ row }) => row.segments.every(({ layout }) => layout.page.source === 'text'));

/** In how many columns, the first one among them, a row has words where all items have figures. */
function wordsForFigures(row: BodyRow, items: readonly BodyRow[], order: readonly number[]): number {
  if (items.length === 0) return 0;
  const worded = order.filter(
    (column) =>
      isWords(textOf(row.cells[column])) && items.every((item) => isFigure(textOf(item.cells[column]))),
  );
  return worded[0] === order[0] ? worded.length : 0;
}

function isSumOfItems(
  row: BodyRow,
  items: readonly BodyRow[],
  { first, last }: { readonly first: number; readonly last: number },
): boolean {
  if (items.length < 2 || textOf(row.cells[first]) !== '') return false;
  if (!items.every((item) => isFigure(textOf(item.cells[first])))) return false;
  const amounts = items.map((item) => amountOf(item.cells[last]));
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? Number.NaN), 0);
  return Math.abs(sum - (amountOf(row.cells[last]) ?? Number.NaN)) < SAME_AMOUNT;
}

function textOf(ranges: readonly TextRange[] = []): string {
  return ranges
    .map(({ segment, from, to }) => segment.text.slice(from, to))
    .join(' ')
    .trim();
}

function amountOf(ranges: readonly TextRange[] = []): number | undefined {
  const [amount, ...others] = findAmounts(textOf(ranges));
  return amount === undefined || others.length > 0 ? undefined : Number(amount.value);
}

const LETTERS = /\p{L}/gu;
const DIGITS = /\p{Nd}/gu;
const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** Words, with hardly a figure among them: "To be reimbursed", "Weight charge prepaid 821.10", 振込手数料. Capitals alone may be a code. */
function isWords(text: string): boolean {
  const [letters, digits] = [count(text, LETTERS), count(text, DIGITS)];
  if (/^[\p{Lu}\p{Nd}/.-]+$/u.test(text)) return false;
  return digits === 0 ? letters >= 2 : letters >= 6 && letters > 2 * digits;
}

const isFigure = (text: string): boolean => count(text, DIGITS) > 0 && !isWords(text);
