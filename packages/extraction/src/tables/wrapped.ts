import { rectOfRange } from '../layout/layout.ts';
import { isDivided } from '../layout/rules.ts';
import type { TextRange } from '../fields/candidate.ts';
import { heightOf } from '../layout/geometry.ts';
import type { ColumnQuery } from './column.ts';
import { columnWidths, goesOn, isCutOff, isLabelled, isRemark } from './continued.ts';
import type { ColumnWidth } from './continued.ts';
import type { BodyRow, Cells, ItemCells } from './table-rows.ts';

/**
 * Items with the lines of their wrapped cells. A line without numbers belongs to an item when no ruled line parts them in a
 * grid; where lines are ruled between items only, when such lines enclose both and it is set closely; else when the line
 * before it was full, so that its first word had no room there, or when the item has no text of its own. An item's numbers are at the top, the middle or the bottom of its lines.
 * Other lines (remarks, sub-headers) are no part of an item's cells; one that is set closely to an item makes its cell doubtful.
 */
export function joinWrapped(rows: readonly BodyRow[], queries: readonly ColumnQuery[]): ItemCells[] {
  const lines = rows.filter((row) => row.kind !== 'text' || hasLetters(row));
  const wrapping = { queries, ruling: rulingOf(lines), widths: columnWidths(lines, queries.length) };
  const second = secondLines(lines);
  const items: Item[] = [];
  let pending: BodyRow[] = [];
  lines.forEach((row, index) => {
    const current = items.at(-1);
    if (row.kind === 'text') {
      const free = current && pending.length === 0 && !belongsToNext(lines, index, current.last, wrapping);
      const isPart =
        current && (second.has(row) || isLowerHalf(current, row) || continues(current, row, wrapping));
      if (current && free && isPart) {
        current.linesExpected--;
        append(current.cells, row.cells);
        current.lines.push(row);
        current.last = row;
      } else pending.push(row);
      return;
    }
    if (row.kind === 'item')
      items.push(withLinesAbove(row, { above: pending, over: current?.last }, wrapping));
    pending = [];
  });
  const doubtful = findDoubtful(lines, items, wrapping);
  return items.map((item) => ({ cells: item.cells, doubtful: doubtful.get(item) ?? new Set() }));
}

interface Item {
  readonly cells: TextRange[][];
  /** Its own row and those that were joined to it. */
  readonly lines: BodyRow[];
  last: BodyRow;
  linesExpected: number;
}

/** An item with the lines right above it that are its own. */
function withLinesAbove(
  row: BodyRow,
  { above, over }: { readonly above: readonly BodyRow[]; readonly over: BodyRow | undefined },
  wrapping: Wrapping,
): Item {
  const cells = row.cells.map((cell) => [...cell]);
  let first = above.length;
  for (; first > 0; first--) {
    const [before, below] = [above[first - 1], above[first] ?? row];
    const place = { over: above[first - 2] ?? over, row: below, cells };
    if (!before || !belongsBelow(before, place, wrapping)) break;
    prepend(cells, before.cells);
  }
  const lines = [row, ...above.slice(first)];
  // Where the name begins beside the numbers, what is over it says nothing of what is below.
  const linesExpected = hasWords(row, wrapping.queries) ? 0 : lines.length - 1;
  return { cells, lines, last: row, linesExpected };
}

/** Line heights to a line that was left out, at most, for it to be set as a part of an item. */
const CLOSE = 0.6;

/** The items with a line in one of their columns that is set closely to them and not to what is on its other side, and was left out. */
function findDoubtful(
  rows: readonly BodyRow[],
  items: readonly Item[],
  { ruling }: Wrapping,
): Map<Item, Set<number>> {
  const found = new Map<Item, Set<number>>();
  if (ruling === 'grid') return found;
  const owners = new Map(items.flatMap((item) => item.lines.map((line) => [line, item] as const)));
  rows.forEach((row, index) => {
    const column = onlyColumn(row);
    const [text] = row.cells[column ?? -1] ?? [];
    if (row.kind !== 'text' || owners.has(row) || !text || isRemark(text) || spansColumns(row)) return;
    const [before, after] = [rows[index - 1], rows[index + 1]];
    const over = before ? row.row.rect.top - before.row.rect.bottom : Infinity;
    const under = after ? after.row.rect.top - row.row.rect.bottom : Infinity;
    const nearest = over < under ? before : after;
    const item = nearest && owners.get(nearest);
    const height = heightOf(row.row.rect);
    if (!item || column === undefined || item.cells[column]?.length === 0 || isParted(row, nearest)) return;
    if (Math.min(over, under) > CLOSE * height || Math.abs(over - under) < NEARER * height) return;
    found.set(item, (found.get(item) ?? new Set()).add(column));
  });
  return found;
}

/** Specks of a picture are no lines. */
const hasLetters = ({ row }: BodyRow): boolean => row.segments.some(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** So many items must have a second line before it is a part of each. */
const MIN_SECOND = 2;
/** And this share of them: on a picture one is misread. */
const MIN_SECOND_SHARE = 0.75;
/** Line heights between an item and its second line, and between their left edges, at most. */
const SECOND_GAP = 0.9;
const SECOND_EDGE = 0.5;

/** The lines under items nearly every one of which has one under the same cell: "BLT-20" over "Hex bolt", a plan over its months. */
function secondLines(rows: readonly BodyRow[]): ReadonlySet<BodyRow> {
  const items = rows.flatMap((row, index) => (row.kind === 'item' ? [{ row, next: rows[index + 1] }] : []));
  const found = items.flatMap(({ row, next }) => (next && isSecondLine(row, next) ? [next] : []));
  const columns = new Set(found.map((row) => onlyColumn(row)));
  return found.length >= Math.max(MIN_SECOND, MIN_SECOND_SHARE * items.length) && columns.size === 1
    ? new Set(found)
    : new Set();
}

/** The only column that a row fills. */
function onlyColumn({ cells }: BodyRow): number | undefined {
  const filled = cells.flatMap((cell, index) => (cell.length > 0 ? [index] : []));
  return filled.length === 1 ? filled[0] : undefined;
}

function isSecondLine(item: BodyRow, line: BodyRow): boolean {
  const column = onlyColumn(line);
  if (line.kind !== 'text' || column === undefined || spansColumns(line)) return false;
  const [own, under] = [item.cells[column]?.[0], line.cells[column]?.[0]];
  if (!own || !under || line.row.segments.length > 1 || isRemark(under)) return false;
  const [above, below] = [
    rectOfRange(own.segment, own.from, own.to),
    rectOfRange(under.segment, under.from, under.to),
  ];
  const height = heightOf(below);
  return (
    line.row.rect.top - item.row.rect.bottom <= SECOND_GAP * height &&
    Math.abs(above.left - below.left) <= SECOND_EDGE * height
  );
}

/** A cell set on its middle has as many lines under the numbers as over them. */
function isLowerHalf(item: Item, line: BodyRow): boolean {
  const gap = line.row.rect.top - item.last.row.rect.bottom;
  return item.linesExpected > 0 && !spansColumns(line) && gap < 0.5 * heightOf(line.row.rect);
}

/** So many line heights nearer, a line is nearer to the text under it. */
const NEARER = 0.3;

/**
 * A line closer to the next item than to the last: cells set on their middle, where the next item has no text, and on their foot, where its text
 * is the rest of the line.
 */
function belongsToNext(
  rows: readonly BodyRow[],
  index: number,
  last: BodyRow,
  { queries, widths, ruling }: Wrapping,
): boolean {
  const [line, next] = [rows[index], rows[index + 1]];
  const text = queries.findIndex(({ role }) => role === 'item');
  if (!line || !next || text < 0) return false;
  const above = line.row.rect.top - last.row.rect.bottom;
  const below = next.row.rect.top - line.row.rect.bottom;
  if (ruling !== 'none' && isParted(line, next)) return false;
  if (next.kind === 'item' && (next.cells[text]?.length ?? 0) === 0) return below < above;
  if (below + NEARER * heightOf(line.row.rect) >= above) return false;
  const rest = rows.slice(index);
  const end = rest.findIndex((row, at) => at > 0 && !leadsOn(rest[at - 1], row, widths));
  return rest.slice(1, end < 0 ? undefined : end).some(({ kind }) => kind === 'item');
}

/** Whether each cell of a line has its rest in the row under it. */
const leadsOn = (
  line: BodyRow | undefined,
  { cells }: Pick<BodyRow, 'cells'>,
  widths: readonly ColumnWidth[],
  isRest = goesOn,
) =>
  line?.kind === 'text' &&
  line.cells.every(
    (cell, index) => cell.length === 0 || isRest(cell.at(-1), cells[index]?.[0], widths[index]),
  );

/** Whether an item's name is on its own line, and not only a figure of it. */
const hasWords = ({ cells }: Pick<BodyRow, 'cells'>, queries: readonly ColumnQuery[]): boolean => {
  const own = cells[queries.findIndex(({ role }) => role === 'item')] ?? [];
  return own.some(({ segment, from, to }) => /\p{L}{2}/u.test(segment.text.slice(from, to)));
};

function append(cells: TextRange[][], more: Cells): void {
  more.forEach((cell, index) => cells[index]?.push(...cell));
}

function prepend(cells: TextRange[][], more: Cells): void {
  more.forEach((cell, index) => cells[index]?.unshift(...cell));
}

/** A grid has ruled lines between its items and between columns, so that a cell is what they enclose; other tables only between items. */
type Ruling = 'grid' | 'lines' | 'none';

function rulingOf(rows: readonly BodyRow[]): Ruling {
  const items = rows.filter((row) => row.kind === 'item');
  if (items.length < 2) return 'none';
  let divided = 0;
  for (let index = 1; index < items.length; index++) {
    const [upper, lower] = [items[index - 1], items[index]];
    if (upper && lower && isParted(upper, lower)) divided++;
  }
  if (divided < (items.length - 1) * 0.7) return 'none';
  return items.some((row) => hasUprights(row)) ? 'grid' : 'lines';
}

function hasUprights({ row }: BodyRow): boolean {
  const strokes = row.segments[0]?.layout.strokes.vertical ?? [];
  const middle = (row.rect.top + row.rect.bottom) / 2;
  return strokes.some(
    ({ at, from, to }) => from < middle && to > middle && at > row.rect.left && at < row.rect.right,
  );
}

/** Line heights to the ruled line that ends an item, at most. */
const END_GAP = 2;

/** Whether a ruled line is right under a line: what is over it is one item's. */
function endsAtRule({ row }: BodyRow): boolean {
  const { left, right, bottom } = row.rect;
  const below = { left, right, top: bottom, bottom: bottom + 2 * END_GAP * heightOf(row.rect) };
  const strokes = row.segments[0]?.layout.strokes;
  return strokes !== undefined && isDivided(strokes, row.rect, below);
}

function isParted(upper: BodyRow, lower: BodyRow): boolean {
  const layout = upper.row.segments[0]?.layout;
  if (!layout || layout !== lower.row.segments[0]?.layout) return true;
  return isDivided(layout.strokes, { ...upper.row.rect }, { ...lower.row.rect });
}

function continues(item: Item, row: BodyRow, { widths, ruling }: Wrapping): boolean {
  if (spansColumns(row) || (ruling !== 'none' && isParted(item.last, row))) return false;
  if (ruling === 'grid') return true;
  const gap = row.row.rect.top - item.last.row.rect.bottom;
  if (gap > 0.9 * heightOf(row.row.rect)) return false;
  const filled = row.cells.flatMap((cell, index) => (cell.length > 0 ? [index] : []));
  if (filled.length === 0) return false;
  const isEnclosed = ruling === 'lines' && endsAtRule(row);
  if (isEnclosed && filled.every((index) => isMore(item.cells[index], row.cells[index]))) return true;
  return filled.every((index) => goesOn(item.cells[index]?.at(-1), row.cells[index]?.[0], widths[index]));
}

/** Whether a line may be more of what a cell has, where ruled lines enclose both. */
const isMore = (cell: readonly TextRange[] | undefined, line: readonly TextRange[] | undefined): boolean =>
  cell !== undefined && cell.length > 0 && line?.[0] !== undefined && !isLabelled(line[0]);

/** A line that runs across columns is a sub-header or a remark. */
function spansColumns(row: BodyRow): boolean {
  return row.cells.some((cell) => cell.some((one) => one.from > 0 || one.to < one.segment.text.length));
}

interface Wrapping {
  readonly queries: readonly ColumnQuery[];
  readonly widths: readonly ColumnWidth[];
  readonly ruling: Ruling;
}

/**
 * A line of text over an item that has no text of its own is its name: receipts print prices under names. Over one that has, it is the
 * beginning of a cell that is set on its foot or its middle.
 */
function belongsBelow(
  before: BodyRow,
  { over, row, cells }: { readonly over: BodyRow | undefined; readonly row: BodyRow; readonly cells: Cells },
  { queries, widths, ruling }: Wrapping,
): boolean {
  if (ruling !== 'none' && isParted(before, row)) return false;
  if (ruling === 'grid') return true;
  const text = queries.findIndex((query) => query.role === 'item');
  if (text < 0 || (before.cells[text]?.length ?? 0) === 0) return false;
  const gap = row.row.rect.top - before.row.rect.bottom;
  if (gap > 1.2 * heightOf(row.row.rect)) return false;
  if (!hasWords({ cells }, queries)) return true;
  if (gap > 0.9 * heightOf(row.row.rect) || spansColumns(before)) return false;
  if (leadsOn(before, { cells }, widths, isCutOff)) return true;
  // A name may begin with a small letter: nearer to what is over it, the line is a remark of that.
  const gapOver = over ? before.row.rect.top - over.row.rect.bottom : Infinity;
  return gap + NEARER * heightOf(row.row.rect) < gapOver && leadsOn(before, { cells }, widths);
}
