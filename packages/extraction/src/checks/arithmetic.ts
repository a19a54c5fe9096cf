import type { DoubtReason, TableCheck } from '../types.ts';

/** A row as it is judged: the values of its cells, and the page it begins on. */
export interface JudgedRow {
  readonly values: readonly (string | null)[];
  readonly page: number;
}

export type Verdict = 'right' | 'wrong' | 'unknown';

/** What a table's own arithmetic, the document's sums and the drawn lines say of its rows. */
export interface TableVerdicts {
  /** Quantity times price against the amount, row by row. */
  readonly products: readonly Verdict[];
  /** The amounts against the printed sums. */
  readonly sum: Verdict;
  /** Rows whose line number does not follow the one before. */
  readonly broken: ReadonlySet<number>;
  /** Whether the drawn lines show more rows than there are. */
  readonly short: boolean;
  /** What speaks against the table as a whole, the most specific first. */
  readonly reason: DoubtReason | null;
}

/** Checks rows against themselves and against what is printed around them; the same for rows as read and as corrected. */
export function judgeTable(rows: readonly JudgedRow[], check: TableCheck): TableVerdicts {
  const products = rows.map(({ values }) => checkProduct(values, check));
  const sum = checkSum(rows, check);
  const broken = findBreaks(rows, check.line);
  const short = check.ruledRows >= rows.length + 2 && check.ruledRows >= 1.5 * rows.length;
  const wrong = products.filter((verdict) => verdict === 'wrong').length;
  const isMostlyWrong = wrong > 0 && wrong >= rows.length / 2;
  const reason = short
    ? 'ROWS_MISSING'
    : broken.size > 0
      ? 'PAGE_CONTINUITY'
      : sum === 'wrong'
        ? 'SUM_MISMATCH'
        : isMostlyWrong
          ? 'ROW_MISMATCH'
          : null;
  return { products, sum, broken, short, reason };
}

/** Numbers in their plain form; what else `Number` takes for one (1e5, 0x10, 007) is a text. */
const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

const numberAt = (values: JudgedRow['values'], column: number): number | null => {
  const value = values[column] ?? '';
  return PLAIN.test(value) ? Number(value) : null;
};

/** Quantity times price is the amount, to a unit of rounding; a printed discount may explain a difference. */
function checkProduct(values: JudgedRow['values'], check: TableCheck): Verdict {
  const quantity = numberAt(values, check.quantity);
  const price = numberAt(values, check.price);
  const amount = numberAt(values, check.amount);
  if (quantity === null || price === null || amount === null) return 'unknown';
  const product = quantity * price;
  const tolerance = Math.max(
    0.02,
    Number.isInteger(amount) && Number.isInteger(price) ? 1 : 0.011 * Math.max(1, quantity),
  );
  if (Math.abs(product - amount) <= tolerance) return 'right';
  return check.discount >= 0 && (values[check.discount] ?? null) !== null ? 'unknown' : 'wrong';
}

/** A total is at most so many times its rows: what taxes and charges add. */
const MAX_CHARGES = 1.28;

/** The amounts add up to a printed sum. */
function checkSum(rows: readonly JudgedRow[], { amount, sums, mayHaveCharges }: TableCheck): Verdict {
  const amounts = rows.map(({ values }) => numberAt(values, amount)).filter((one) => one !== null);
  if (amounts.length < 2 || sums.length === 0) return 'unknown';
  const total = amounts.reduce((sum, one) => sum + one, 0);
  if (sums.some((sum) => Math.abs(sum - total) < 0.011)) return 'right';
  // Without a printed subtotal, a tax or charge that was not recognised may part the rows from the total.
  return mayHaveCharges && sums.some((sum) => sum > 0.8 * total && sum < MAX_CHARGES * total)
    ? 'unknown'
    : 'wrong';
}

/** Numbers from a higher one on are no lines counted from 1, but another list's. */
const MAX_FIRST_LINE = 20;

/** Rows whose line number does not follow the one before: something between them was not read. */
function findBreaks(rows: readonly JudgedRow[], column: number): Set<number> {
  const broken = new Set<number>();
  const numbers = rows.map(({ values }) =>
    /^\d{1,4}$/.test(values[column] ?? '') ? Number(values[column]) : null,
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
      !(number === 1 && rows[index]?.page !== rows[index - 1]?.page)
    ) {
      broken.add(index);
    }
  });
  return broken;
}
