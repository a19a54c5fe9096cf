import type { DocumentView } from '../document.ts';
import { mayHaveCharges, printedSums } from '../fields/sums.ts';
import type { ColumnRole } from '../lexicon/columns.ts';
import type { ColumnQuery } from '../tables/column.ts';
import type { CellResult, DoubtReason } from '../types.ts';

interface TableToCheck {
  readonly rows: readonly (readonly CellResult[])[];
  readonly pages: readonly number[];
  readonly queries: readonly ColumnQuery[];
  readonly view: DocumentView;
  /** How many rows the ruled lines draw with something in them; 0 where none are drawn. */
  readonly ruledRows: number;
}

interface CheckedTable {
  readonly rows: CellResult[][];
  /** Why the table as a whole should be checked. */
  readonly reason: DoubtReason | null;
}

/**
 * Checks a table against itself, the document's sums and the lines drawn around it: cells that fail are doubted with the
 * reason, cells that agree are trusted, and a table that is inconsistent is marked as a whole.
 */
export function checkTable({ rows, pages, queries, view, ruledRows }: TableToCheck): CheckedTable {
  const at = (role: ColumnRole): number => queries.findIndex((query) => query.role === role);
  const places = {
    quantity: at('quantity'),
    price: at('price'),
    amount: at('amount'),
    discount: at('discount'),
    line: at('line'),
  };
  const products = rows.map((row) => checkProduct(row, places));
  const sum = checkSum(rows, places.amount, view);
  const broken = findBreaks(rows, pages, places.line);
  const short = ruledRows >= rows.length + 2 && ruledRows >= 1.5 * rows.length;
  const wrongRows = products.filter((verdict) => verdict === 'wrong').length;
  const checked = rows.map((row, index) =>
    row.map((cell, column) => {
      if (cell.value === null) return cell;
      const inProduct = column === places.quantity || column === places.price || column === places.amount;
      if (broken.has(index)) return doubt(cell, 'PAGE_CONTINUITY', 0.85);
      if (inProduct && products[index] === 'wrong')
        return doubt(cell, 'ROW_MISMATCH', column === places.amount && sum === 'right' ? 0.95 : 0.6);
      // A row that is right in itself says nothing of a row that is missing.
      if (column === places.amount && sum === 'wrong')
        return doubt(cell, 'SUM_MISMATCH', products[index] === 'right' ? 0.92 : 0.85);
      if (short) return doubt(cell, 'ROWS_MISSING', 0.9);
      if (inProduct && products[index] === 'right') return trust(cell);
      return column === places.amount && sum === 'right' ? trust(cell) : cell;
    }),
  );
  return {
    rows: checked,
    reason: reasonOf({ short, broken: broken.size > 0, sum, wrongRows, rows: rows.length }),
  };
}

interface Findings {
  readonly short: boolean;
  readonly broken: boolean;
  readonly sum: Verdict;
  readonly wrongRows: number;
  readonly rows: number;
}

/** What speaks against the table as a whole, the most specific first. */
function reasonOf({ short, broken, sum, wrongRows, rows }: Findings): DoubtReason | null {
  if (short) return 'ROWS_MISSING';
  if (broken) return 'PAGE_CONTINUITY';
  if (sum === 'wrong') return 'SUM_MISMATCH';
  return wrongRows > 0 && wrongRows >= rows / 2 ? 'ROW_MISMATCH' : null;
}

type Verdict = 'right' | 'wrong' | 'unknown';
interface Places {
  readonly quantity: number;
  readonly price: number;
  readonly amount: number;
  readonly discount: number;
  readonly line: number;
}

const numberAt = (row: readonly CellResult[], column: number): number | null => {
  const value = row[column]?.value;
  return value === null || value === undefined || value === '' || Number.isNaN(Number(value))
    ? null
    : Number(value);
};

/** Quantity times price is the amount, to a unit of rounding; a printed discount may explain a difference. */
function checkProduct(row: readonly CellResult[], places: Places): Verdict {
  const quantity = numberAt(row, places.quantity);
  const price = numberAt(row, places.price);
  const amount = numberAt(row, places.amount);
  if (quantity === null || price === null || amount === null) return 'unknown';
  const product = quantity * price;
  const tolerance = Math.max(
    0.02,
    Number.isInteger(amount) && Number.isInteger(price) ? 1 : 0.011 * Math.max(1, quantity),
  );
  if (Math.abs(product - amount) <= tolerance) return 'right';
  return places.discount >= 0 && (row[places.discount]?.value ?? null) !== null ? 'unknown' : 'wrong';
}

/** A total is at most so many times its rows: what taxes and charges add. */
const MAX_CHARGES = 1.28;

/** The amounts add up to a printed sum. */
function checkSum(rows: readonly (readonly CellResult[])[], column: number, view: DocumentView): Verdict {
  const amounts = rows.map((row) => numberAt(row, column)).filter((amount) => amount !== null);
  const printed = printedSums(view);
  if (amounts.length < 2 || printed.length === 0) return 'unknown';
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (printed.some((sum) => Math.abs(sum - total) < 0.011)) return 'right';
  // Without a printed subtotal, a tax or charge that was not recognised may part the rows from the total.
  return mayHaveCharges(view) && printed.some((sum) => sum > 0.8 * total && sum < MAX_CHARGES * total)
    ? 'unknown'
    : 'wrong';
}

/** Numbers from a higher one on are no lines counted from 1, but another list's. */
const MAX_FIRST_LINE = 20;

/** Rows whose line number does not follow the one before: something between them was not read. */
function findBreaks(
  rows: readonly (readonly CellResult[])[],
  pages: readonly number[],
  column: number,
): Set<number> {
  const broken = new Set<number>();
  const numbers = rows.map((row) =>
    /^\d{1,4}$/.test(row[column]?.value ?? '') ? Number(row[column]?.value) : null,
  );
  const steps = numbers.filter(
    (number, index) => index > 0 && number !== null && number === (numbers[index - 1] ?? Number.NaN) + 1,
  ).length;
  if (column < 0 || steps < (rows.length - 1) / 2) return broken;
  // Lines are numbered from 1: what is before a first one of 3 was not read.
  const first = numbers[0];
  if (first !== null && first !== undefined && first > 1 && first <= MAX_FIRST_LINE) broken.add(0);
  numbers.forEach((number, index) => {
    const before = numbers[index - 1];
    if (
      index > 0 &&
      number !== null &&
      before !== null &&
      before !== undefined &&
      number !== before + 1 &&
      !(number === 1 && pages[index] !== pages[index - 1])
    ) {
      broken.add(index);
    }
  });
  return broken;
}

function doubt(cell: CellResult, reason: DoubtReason, factor: number): CellResult {
  return { ...cell, reason: cell.reason ?? reason, confidence: Math.round((cell.confidence ?? 0) * factor) };
}

function trust(cell: CellResult): CellResult {
  return cell.reason === 'WRONG_KIND'
    ? cell
    : { ...cell, reason: null, confidence: Math.max(cell.confidence ?? 0, 97) };
}
