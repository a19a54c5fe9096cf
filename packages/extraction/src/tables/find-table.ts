import { checkTable, doubt } from '../checks/table.ts';
import type { DocumentView } from '../document.ts';
import { overlapX } from '../layout/geometry.ts';
import type { Row } from '../layout/layout.ts';
import type { CellResult, LessonSource, TableCheck, TableInstruction, TableResult } from '../types.ts';
import { withoutBeside } from './beside.ts';
import { findBounds, findBoundsOfItems } from './bounds.ts';
import { readCell } from './cells.ts';
import { understandColumns } from './column.ts';
import type { ColumnQuery } from './column.ts';
import { rowsInFrame } from './framed.ts';
import { findHeaders } from './header.ts';
import type { Header } from './header.ts';
import { readHeaderless } from './headerless.ts';
import { repairMarks } from './marks.ts';
import { columnsOf, itemRows, classifyBody, rowsUnder } from './rows.ts';
import { countRuledRows } from './ruled-rows.ts';
import { headersOfSection } from './headers/sections.ts';
import { isGrandTotal } from './totals.ts';
import { completeHeader, uniteNames } from './headers/unread-headers.ts';
import { joinWrapped } from './wrapped.ts';
import type { Columns, FoundRow, ItemCells } from './table-rows.ts';

interface FoundRows {
  readonly rows: readonly FoundRow[];
  /** How many rows ruled lines draw under the headers, over all pages. */
  readonly ruledRows: number;
  /** Whether a header of the table was found. */
  readonly headed: boolean;
  /** Whether a discount on all items was left out. */
  readonly discounted: boolean;
}
const NO_ROWS: FoundRows = { rows: [], ruledRows: 0, headed: false, discounted: false };

/** What is known before a table is read. */
interface Known {
  readonly learnt?: LearntHeaders;
  /** Whether a row that looks like an item is known to be none. */
  readonly isLeftOut?: (row: readonly CellResult[]) => boolean;
  /** Whether a field of the template has the discount on all items, so that it is not lost where it is none of them. */
  readonly hasDiscount?: boolean;
}

/** The rows of a template's table over all pages of the document. */
export function findTable(table: TableInstruction, view: DocumentView, known: Known = {}): TableResult {
  const { learnt = new Map() } = known;
  const asked = understandColumns(table.columns);
  const found = readTable(table, asked, view, known);
  const heads = asked.map((query) => learnt.get(query.name)?.texts ?? []);
  if (heads.every((texts) => texts.length === 0)) return found;
  const headed = asked.map((query, index) => ({
    ...query,
    headers: [...(heads[index] ?? []), ...query.headers],
  }));
  const again = readTable(table, headed, view, known);
  return filledCells(again) >= filledCells(found) ? withSources(again, found, learnt) : found;
}

/** Folded texts that are known to head a column, by the column's name, and the first document that taught one. */
export type LearntHeaders = ReadonlyMap<
  string,
  { readonly texts: readonly string[]; readonly source: LessonSource }
>;

/** The cells of the columns that known headers found, or found otherwise, say who taught these. */
function withSources(table: TableResult, without: TableResult, learnt: LearntHeaders): TableResult {
  const valuesOf = ({ rows }: TableResult, index: number): string =>
    JSON.stringify(rows.map(({ cells }) => cells[index]?.value ?? null));
  const sources = table.columns.map((column, index) =>
    valuesOf(table, index) === valuesOf(without, index) ? undefined : learnt.get(column)?.source,
  );
  if (sources.every((source) => source === undefined)) return table;
  const taught = (cell: CellResult, source: LessonSource | undefined): CellResult =>
    source === undefined || cell.value === null ? cell : { ...cell, learnedFrom: source };
  const rows = table.rows.map(({ cells }) => ({
    cells: cells.map((cell, index) => taught(cell, sources[index])),
  }));
  return { ...table, rows };
}

/** How far a cell is believed beside which a line is printed that may be its own. */
const MAY_LACK_A_LINE = 0.65;

const filledCells = (table: TableResult): number =>
  table.rows.flatMap((row) => row.cells).filter((cell) => cell.value !== null && cell.reason !== 'WRONG_KIND')
    .length;

function readTable(
  table: TableInstruction,
  queries: readonly ColumnQuery[],
  view: DocumentView,
  { isLeftOut = () => false, hasDiscount = false }: Known,
): TableResult {
  const {
    rows: found,
    ruledRows,
    headed,
    discounted,
  } = queries.length === 0 ? NO_ROWS : findRows(table.name, queries, view);
  const all = found.map(({ page, cells, doubtful }) => ({
    page,
    cells: queries.map((query, index) => {
      const cell = readCell(query, cells[index] ?? [], view);
      return doubtful.has(index) ? doubt(cell, 'AMBIGUOUS', MAY_LACK_A_LINE) : cell;
    }),
  }));
  const items = all.filter(({ cells }) => !isLeftOut(cells));
  const read = repairMarks(
    items.map(({ cells }) => cells),
    queries,
    view,
  );
  const rows = read.slice(0, endBeforeSum(read, queries, view));
  const pages = items.map((row) => row.page);
  const checked = checkTable({ rows, pages, queries, view, ruledRows });
  const isMissing = headed && found.length === 0 && isPromised(checked.check);
  // Without their discount, the items that are shown do not add up to what is printed.
  const isIncomplete = discounted && !hasDiscount && checked.check.amount >= 0;
  return {
    name: table.name,
    columns: table.columns.map((column) => column.name),
    reason: checked.reason ?? (isMissing ? 'ROWS_MISSING' : isIncomplete ? 'SUM_MISMATCH' : null),
    rows: checked.rows.map((cells) => ({ cells })),
    check: checked.check,
  };
}

/** Whether a header without a row is one whose rows were not read: what is printed around it sums them up, or rules draw them. */
const isPromised = ({ sums, ruledRows }: TableCheck): boolean => ruledRows > 0 || sums.some((sum) => sum > 0);

/** A last row that contains the sum of the others is their total, even where its label could not be read. */
function endBeforeSum(
  rows: readonly (readonly CellResult[])[],
  queries: readonly ColumnQuery[],
  view: DocumentView,
): number {
  const column = queries.findIndex((query) => query.role === 'amount');
  const amounts = rows.map((row) => Number(row[column]?.value ?? Number.NaN));
  const last = amounts.at(-1);
  if (column < 0 || rows.length < 3 || last === undefined) return rows.length;
  if (isDigital(view) || (rows.at(-1) ?? []).filter((cell) => cell.value !== null).length > 2) {
    return rows.length;
  }
  const sum = amounts.slice(0, -1).reduce((total, amount) => total + amount, 0);
  return Math.abs(sum - last) < 0.006 ? rows.length - 1 : rows.length;
}

function findRows(name: string, queries: readonly ColumnQuery[], view: DocumentView): FoundRows {
  const rows: FoundRow[] = [];
  let ruledRows = 0;
  let headed = false;
  let discounted = false;
  let running: Columns | undefined;
  const blocks = new Set<string>();
  const found = view.pages.map((layout) => findHeaders(layout, queries));
  // A page's header of another table does not count beside the table's own on a later page.
  const best = Math.max(0, ...found.flat().map(({ score }) => score));
  for (const [place, layout] of view.pages.entries()) {
    const all = found[place] ?? [];
    const ends = all.filter(({ score }) => score >= CERTAIN * best);
    const headers = headersOfSection(chooseHeaders(all, best), name);
    if (headers.length === 0) {
      const above = layout.rows.slice(0, ends[0]?.top);
      const going = running ? continueOn(above, running, queries, view) : [];
      rows.push(...going.map((row) => ({ page: layout.page.number, ...row })));
      continue;
    }
    headers.forEach((read) => {
      const end = endUnder(read, [...headers, ...ends]);
      const under = rowsInFrame(read, rowsUnder(layout, read.row + 1, end));
      const header = completeHeader(uniteNames(read, under), under, queries.length);
      const body = withoutBeside(header, under, queries.length);
      const { cells, columns, isEnded, isDiscounted } = readBody(header, body, queries, view);
      const block = textOfRows(cells);
      // A slip prints the same items again for who keeps the copy.
      if (layout.page.source === 'text' && cells.length > 1 && blocks.has(block)) return;
      blocks.add(block);
      rows.push(...cells.map((row) => ({ page: layout.page.number, ...row })));
      headed = true;
      discounted ||= isDiscounted;
      running = isEnded ? undefined : columns;
      ruledRows += countRuledRows(header, view);
    });
  }
  const all = rows.length > 0 || headed ? rows : readHeaderless(queries, view);
  return { rows: all, ruledRows, headed, discounted };
}

/** What is under a header. */
interface Body {
  readonly cells: readonly ItemCells[];
  readonly columns: Columns;
  /** Whether the sum of all is printed below the items, so that no later page continues with them. */
  readonly isEnded: boolean;
  readonly isDiscounted: boolean;
}

/** The items under a header; the lines between columns keep clear of them, not of what is printed below. */
function readBody(
  header: Header,
  body: readonly Row[],
  queries: readonly ColumnQuery[],
  view: DocumentView,
): Body {
  const columns = columnsOf(header, queries, findBounds(header, body));
  const rows = classifyBody(body, columns, queries, view);
  const items = rows.filter(({ kind }) => kind === 'item').map(({ row }) => row);
  const below = body.slice(body.findLastIndex((row) => row === items.at(-1)) + 1);
  const isEnded = items.length > 0 && below.some((row) => isGrandTotal(row, view));
  const isDiscounted = rows.some(({ kind }) => kind === 'discount');
  if (items.length < 2) return { cells: joinWrapped(rows, queries), columns, isEnded, isDiscounted };
  const clear = columnsOf(header, queries, findBoundsOfItems(header, items));
  const kept = rows.filter(({ kind }) => kind === 'item' || kind === 'text').map(({ row }) => row);
  return { cells: itemRows(kept, clear, queries, view), columns: clear, isEnded, isDiscounted };
}

const textOfRows = (rows: readonly ItemCells[]): string =>
  JSON.stringify(
    rows.map(({ cells }) =>
      cells.map((cell) => cell.map(({ segment, from, to }) => segment.text.slice(from, to))),
    ),
  );

const isDigital = (view: DocumentView): boolean => view.pages.every(({ page }) => page.source === 'text');

/** A row that scores less than this share of the best header may be an item that is called nearly like a column ("Standing charge"). */
const CERTAIN = 0.5;

/** Where the rows under a header end: at the next one, also at one that heads another section. */
function endUnder(header: Header, ends: readonly Header[]): number {
  return Math.min(
    header.layout.rows.length,
    ...ends.filter(({ top }) => top > header.row).map(({ top }) => top),
  );
}

/** The best header of a page, and those that repeat it; `known` is the score of the table's header on earlier pages. */
function chooseHeaders(headers: readonly Header[], known: number): Header[] {
  const best = Math.max(...headers.map((header) => header.score), 0);
  if (best <= 0 || best < known * 0.7) return [];
  const chosen: Header[] = [];
  for (const header of headers.toSorted((a, b) => a.row - b.row)) {
    const last = chosen.at(-1);
    if (header.score < best * 0.9) continue;
    if (last && header.top <= last.row) continue;
    chosen.push(header);
  }
  const first = headers.find((header) => header.score === best);
  return first ? chosen.filter((header) => repeats(header, first)) : chosen;
}

/** Another header of a page counts only where it prints the same words again; else it heads another table. */
function repeats(header: Header, first: Header): boolean {
  if (header === first) return true;
  if (header.layout.page.source !== 'text') return isOverSame(header, first);
  const words = (one: Header): string =>
    (one.layout.rows[one.row]?.segments ?? []).map((segment) => segment.folded.text).join('|');
  return words(header) === words(first);
}

/** On a picture the words may differ: there the columns are at the same places. */
function isOverSame(header: Header, first: Header): boolean {
  return header.cells.every(({ rect, column }) => {
    const same = first.cells.find((cell) => column !== undefined && cell.column === column);
    return same === undefined || overlapX(same.rect, rect) > 0;
  });
}

/** A page that continues with the table without repeating its header: only full rows count there. */
function continueOn(
  body: readonly Row[],
  columns: Columns,
  queries: readonly ColumnQuery[],
  view: DocumentView,
): ItemCells[] {
  const needed = Math.max(2, Math.ceil(queries.length * 0.6));
  return itemRows(body, columns, queries, view).filter(
    ({ cells }) => cells.filter((cell) => cell.length > 0).length >= needed,
  );
}
