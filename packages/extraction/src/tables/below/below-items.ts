import type { TextRange } from '../../fields/candidate.ts';
import type { Row } from '../../layout/layout.ts';
import { findAmounts } from '../../values/amount.ts';
import type { ColumnQuery } from '../column.ts';
import { ColumnEdges } from './edges.ts';
import { NO_AMOUNT } from '../item-row.ts';
import type { BodyRow, Columns } from '../table-rows.ts';

/** Rounded sums may be off by less than the smallest unit of money. */
const SAME_AMOUNT = 0.006;

/**
 * Marks what is printed below the items of a table and looks like one of them. These give it away: words where every item has
 * a figure in its first column (a date, a number, a code), words in any other column of figures of a row that names nothing, a sum of
 * the items above, a line of labels over other figures, and cells that are set at other edges than the items' (a block of sums, a
 * signature).
 */
export function markRowsBelowItems(
  rows: readonly BodyRow[],
  { printed }: Columns,
  queries: readonly ColumnQuery[],
): BodyRow[] {
  const order = [...printed.keys()].filter((column) => printed[column] !== undefined);
  order.sort((a, b) => (printed[a] ?? 0) - (printed[b] ?? 0));
  const [first, last] = [order[0], order.at(-1)];
  if (first === undefined || last === undefined || first === last) return [...rows];
  const item = queries.findIndex(({ role }) => role === 'item');
  const items = new Items({ order, first, last, item: printed[item] === undefined ? first : item });
  const isNamedFirst = queries[first]?.role === 'item';
  let isClosed = false;
  let hasEnded = false;
  return rows.map((row) => {
    // Some names have figures, others have none.
    const worded = isNamedFirst ? 0 : items.wordsForFigures(row);
    if (row.kind === 'text') isClosed ||= worded > 1;
    if (row.kind !== 'item') return row;
    const isBelow =
      isClosed ||
      worded > (items.count > 1 ? 0 : 1) ||
      (hasEnded && !isNamedFirst && !isFigure(textOf(row.cells[first]))) ||
      items.isLabelAmongFigures(row) ||
      items.isWithoutName(row) ||
      items.isSum(row) ||
      items.isElsewhere(row);
    hasEnded ||= isBelow;
    if (isBelow) return { ...row, kind: 'total' };
    if (!hasEnded) items.add(row);
    return row;
  });
}

interface Places {
  /** The columns in the order in which they are printed. */
  readonly order: readonly number[];
  readonly first: number;
  readonly last: number;
  /** The column that names an item. */
  readonly item: number;
}

const isPicture = ({ segments }: Row): boolean =>
  segments.some(({ layout }) => layout.page.source !== 'text');

/** The share of a picture's items that have figures where each was printed with one. */
const MOST = 0.6;

/** Columns that an item has at least, for a row to be one by filling all of them. */
const MIN_WHOLE = 4;

/** Figures in so many columns indicate an item whose first cell was misread. */
const MANY_FIGURES = 2;

/** The items of a table so far, and how a row differs from all of them. */
class Items {
  readonly #places: Places;
  /** How many items have a figure in each column, and words for a name. */
  readonly #figures = new Map<number, number>();
  #named = 0;
  /** Columns in which every item has something, and words. */
  #filled: readonly number[];
  #worded: readonly number[];
  /** The sum of each column's amounts; NaN where an item has none. */
  readonly #sums = new Map<number, number>();
  #edges: ColumnEdges | undefined;
  count = 0;

  constructor(places: Places) {
    this.#places = places;
    this.#filled = places.order;
    this.#worded = places.order.filter((column) => column !== places.first);
  }

  add({ row, cells }: BodyRow): void {
    this.count++;
    if (isWords(textOf(cells[this.#places.item]))) this.#named++;
    for (const column of this.#places.order)
      if (isFigure(textOf(cells[column]))) this.#figures.set(column, (this.#figures.get(column) ?? 0) + 1);
    this.#filled = this.#filled.filter((column) => textOf(cells[column]) !== '');
    this.#worded = this.#worded.filter((column) => isWords(textOf(cells[column])));
    for (const column of this.#places.order) {
      const amount = amountOf(cells[column]) ?? Number.NaN;
      this.#sums.set(column, (this.#sums.get(column) ?? 0) + amount);
    }
    const layout = row.segments[0]?.layout;
    if (layout) this.#edges ??= new ColumnEdges(layout);
    this.#edges?.add(cells);
  }

  /** Columns in which every item has a figure; on a picture, where some are misread, most of them. */
  #figured(row: Row): readonly number[] {
    const needed = this.count * (isPicture(row) ? MOST : 1);
    return this.#places.order.filter((column) => (this.#figures.get(column) ?? 0) >= needed);
  }

  /** In how many columns, the first one among them, a row has words where all items have figures. */
  wordsForFigures({ row, cells }: BodyRow): number {
    if (this.count === 0) return 0;
    const figured = this.#figured(row);
    const worded = figured.filter((column) => isWords(textOf(cells[column])));
    if (worded[0] !== this.#places.first) return 0;
    if (worded.length === 1 && this.#isNamedAndWhole(cells)) return 0;
    // What is left of a day on a picture ("May") is no word where all else is like the items'.
    const others = figured.filter((column) => column !== this.#places.first);
    const isMisread = isPicture(row) && others.length >= MANY_FIGURES && worded.length === 1;
    return isMisread && others.every((column) => textOf(cells[column]) !== '') ? 0 : worded.length;
  }

  /** A row with a name of its own and all that every item has: 共通 in a column of numbers of telephones is for all of them. */
  #isNamedAndWhole(cells: BodyRow['cells']): boolean {
    const isWhole = this.#filled.every((column) => textOf(cells[column]) !== '');
    const isNamed = this.#worded.some((column) => isWords(textOf(cells[column])));
    return this.#filled.length >= MIN_WHOLE && isWhole && isNamed;
  }

  /**
   * A label of a sum in a column of figures, of a row that has no name where all items have one, or that leaves another column
   * of figures empty ("How to pay |  | Labour | 587.00").
   */
  isLabelAmongFigures(row: BodyRow): boolean {
    if (this.count === 0) return false;
    // A name with figures in it ("Pen 500 ml") makes no column of figures.
    const figured = this.#figured(row.row).filter((column) => column !== this.#places.item);
    const texts = figured.map((column) => textOf(row.cells[column]));
    if (!texts.some((text) => isWords(text) && !NO_AMOUNT.test(text))) return false;
    return this.#isNameless(row) || (this.count > 1 && texts.includes(''));
  }

  /** A row of a figure for a name, or of a name without a figure, where the items have words for names and figures behind them. */
  isWithoutName({ row, cells }: BodyRow): boolean {
    const { first, item } = this.#places;
    if (this.count < 2 || item !== first || this.#named < this.count) return false;
    const others = this.#places.order.filter((column) => column !== first);
    const hasFigures = this.#figured(row).some((column) => column !== first);
    return (
      isSum(textOf(cells[first])) || (hasFigures && others.every((column) => textOf(cells[column]) === ''))
    );
  }

  /** A sum of all items: of a row that lacks the first column, or in each of its columns. */
  isSum({ cells }: BodyRow): boolean {
    const { order, first, last } = this.#places;
    if (this.count < 2) return false;
    const isSameAs = (sum: number | undefined, column: number) =>
      Math.abs((sum ?? Number.NaN) - (amountOf(cells[column]) ?? Number.NaN)) < SAME_AMOUNT;
    const isSumIn = (column: number) => isSameAs(this.#sums.get(column), column);
    const isTotalIn = (column: number) => isSameAs(this.#sums.get(last), column);
    const name = textOf(cells[first]);
    if (name === '') return this.#filled.includes(first) && order.some((column) => isTotalIn(column));
    const others = order.filter((column) => column !== first && textOf(cells[column]) !== '');
    const isSaid = SUM_NAME.test(name) || others.length > 1 || this.count > 2;
    return isSaid && !isFigure(name) && others.length > 0 && others.every((column) => isSumIn(column));
  }

  /** A row all of whose cells behind the first are set at other edges than those of the items. */
  isElsewhere({ cells }: BodyRow): boolean {
    return this.#edges?.isElsewhere(cells, this.#places.order.slice(1)) ?? false;
  }

  #isNameless({ cells }: BodyRow): boolean {
    const { first, item } = this.#places;
    return [first, item].every((column) => this.#filled.includes(column) && textOf(cells[column]) === '');
  }
}

/** What a sum of few items is called: 計, 合計, "Total", "Sum". */
const SUM_NAME = /計$|^(?:sub|grand)?\s*(?:total|sum)/iu;

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

/** An amount and nothing else: "141.90", "£ 1,204". */
const isSum = (text: string): boolean => /^[^\p{L}\p{Nd}]*\d[\d,]*(?:[.,]\d{2}|,\d{3})$/u.test(text);

const isFigure = (text: string): boolean => count(text, DIGITS) > 0 && !isWords(text);
