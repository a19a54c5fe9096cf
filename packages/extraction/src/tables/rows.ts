import type { DocumentView } from '../document.ts';
import type { TextRange } from '../fields/candidate.ts';
import type { PageLayout, Row } from '../layout/layout.ts';
import { markRowsBelowItems } from './below/below-items.ts';
import { cutRow } from './cells.ts';
import type { ColumnQuery } from './column.ts';
import type { Header } from './header.ts';
import { isItemRow } from './item-row.ts';
import { isDiscountRow, isTotalRow, isUnderTable } from './totals.ts';
import type { ColumnRole } from '../lexicon/columns.ts';
import { joinWrapped } from './wrapped.ts';
import type { BodyRow, Columns, ItemCells } from './table-rows.ts';

/** Where the columns of the page end, and which of them each column of the template is. */
export function columnsOf(
  header: Header,
  queries: readonly ColumnQuery[],
  bounds: readonly number[],
): Columns {
  const printed = queries.map((_, column) => {
    const index = header.cells.findIndex((cell) => cell.column === column);
    return index < 0 ? undefined : index;
  });
  return { bounds, printed };
}

/** The item rows among the rows of a body, wrapped lines joined; sub-headers and totals left out. */
export function itemRows(
  body: readonly Row[],
  columns: Columns,
  queries: readonly ColumnQuery[],
  view: DocumentView,
): ItemCells[] {
  return joinWrapped(classifyBody(body, columns, queries, view), queries);
}

/** The rows of a body down to the last item, each with what it is. */
export function classifyBody(
  body: readonly Row[],
  columns: Columns,
  queries: readonly ColumnQuery[],
  view: DocumentView,
): BodyRow[] {
  const classified = markRowsBelowItems(
    body.map((row) => classify(row, columns, queries, view)),
    columns,
    queries,
  );
  const end = endOfItems(classified, queries);
  const firstTotal = classified.findIndex((row) => row.kind === 'total');
  const items = classified.slice(0, end).map((row, index): BodyRow => {
    const doubtful =
      firstTotal >= 0 &&
      index > firstTotal &&
      row.kind === 'item' &&
      isItemRow(row.cells, queries) !== 'full';
    return doubtful ? { ...row, kind: 'total' } : row;
  });
  return leaveDiscount(items, queries, view);
}

/** A discount on all items before their sums is none of them where they are numbered: it has neither number nor quantity nor price. */
function leaveDiscount(rows: BodyRow[], queries: readonly ColumnQuery[], view: DocumentView): BodyRow[] {
  const last = rows.findLastIndex((row) => row.kind === 'item');
  const found = rows[last];
  if (found === undefined || !isDiscountRow(found.row, view)) return rows;
  const items = rows.slice(0, last).filter((row) => row.kind === 'item');
  const own = queries.flatMap(({ role }, index) => (role && ITEMS_OWN.has(role) ? [index] : []));
  const isOwned = (row: BodyRow, index: number) => (row.cells[index] ?? []).length > 0;
  const filled = own.filter((index) => items.filter((row) => isOwned(row, index)).length > items.length / 2);
  const isNumbered = filled.some((index) => queries[index]?.role === 'line');
  if (!isNumbered || filled.length < 2 || filled.some((index) => isOwned(found, index))) return rows;
  return rows.with(last, { ...found, kind: 'discount' });
}

/** Columns that say something of one item. */
const ITEMS_OWN: ReadonlySet<ColumnRole> = new Set(['line', 'code', 'quantity', 'unit', 'price']);

/** Cells of an account in a list of accounts: its kind, its number, what is on it. */
const MIN_ACCOUNT = 3;

function classify(row: Row, columns: Columns, queries: readonly ColumnQuery[], view: DocumentView): BodyRow {
  const all = cutRow(row, columns.bounds);
  const cells = queries.map((_, column) => {
    const printed = columns.printed[column];
    return printed === undefined ? [] : (all[printed] ?? []);
  });
  const filled = isItemRow(cells, queries);
  // 普通預金 is an account below a table of goods, and an item of one that lists accounts.
  const isAccount = filled !== 'no' && cells.filter((cell) => cell.length > 0).length >= MIN_ACCOUNT;
  const isOther = isRunningText(row, all) || (!isAccount && isUnderTable(row, view));
  const item = isOther ? 'no' : filled;
  const isDated = queries.some(({ role }, index) => role === 'date' && (cells[index] ?? []).length > 0);
  const looksLikeItem = queries.length > 2 && item === 'full';
  const known = { looksLikeItem, isDated, isOfTaxes: isOfTaxes(queries) };
  if (isTotalRow(upTo(row, columns), view, known)) return { row, cells, kind: 'total' };
  return { row, cells, kind: item === 'no' ? 'text' : 'item' };
}

/** Whether a table lists taxes by their rates ("Rate | Net | VAT"), and nothing that is sold. */
function isOfTaxes(queries: readonly ColumnQuery[]): boolean {
  const isSold = queries.some(
    ({ role }) => role === 'item' || role === 'date' || (role && ITEMS_OWN.has(role)),
  );
  return !isSold && queries.some(({ role }) => role === 'tax_rate' || role === 'tax');
}

/** A row without what is printed to the right of all columns asked for: a sum there is another list's. */
function upTo(row: Row, { bounds, printed }: Columns): Row {
  const last = Math.max(...printed.map((index) => index ?? -1));
  const end = bounds[last + 1] ?? Infinity;
  return { ...row, segments: row.segments.filter(({ rect }) => rect.left < end) };
}

/** A sentence that runs across the columns. */
function isRunningText(row: Row, cells: readonly (readonly TextRange[])[]): boolean {
  return row.segments.some(
    (segment) =>
      segment.text.length > 40 &&
      cells.filter((cell) => cell.some((one) => one.segment === segment)).length >= 3,
  );
}

/** The items end with the last full item row before the totals; after a total only full rows continue them (groups). */
function endOfItems(rows: readonly BodyRow[], queries: readonly ColumnQuery[]): number {
  const firstTotal = rows.findIndex((row) => row.kind === 'total');
  if (firstTotal < 0) return rows.length;
  const typical = Math.max(...rows.slice(0, firstTotal).map(filledIn), 0);
  let end = firstTotal;
  rows.forEach((row, index) => {
    const full = isItemRow(row.cells, queries) === 'full' && filledIn(row) >= Math.max(3, typical * 0.75);
    if (index > firstTotal && row.kind === 'item' && full) end = index + 1;
  });
  return end;
}

const filledIn = (row: BodyRow): number => row.cells.filter((cell) => cell.length > 0).length;

/** Rows under a header: to the next header, a wide gap, or the end of the page. */
export function rowsUnder(layout: PageLayout, from: number, to: number): Row[] {
  const rows: Row[] = [];
  let previous = layout.rows[from - 1];
  for (const row of layout.rows.slice(from, to)) {
    const gap = row.rect.top - (previous?.rect.bottom ?? row.rect.top);
    if (gap > 7 * layout.lineHeight && rows.length > 0 && !isFramed(layout, row)) break;
    rows.push(row);
    previous = row;
  }
  return rows;
}

/** Inside a ruled frame a wide gap is only an empty row. */
function isFramed(layout: PageLayout, row: Row): boolean {
  const y = (row.rect.top + row.rect.bottom) / 2;
  return layout.strokes.vertical.filter((stroke) => stroke.from < y && stroke.to > y).length >= 2;
}
