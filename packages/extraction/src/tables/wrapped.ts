import { rectOfRange } from '../layout/layout.ts';
import { isJapanese } from '../text/script.ts';
import { isDivided } from '../layout/rules.ts';
import type { TextRange } from '../fields/candidate.ts';
import { heightOf } from '../layout/geometry.ts';
import type { ColumnQuery } from './column.ts';
import type { BodyRow, Cells } from './table-rows.ts';

/**
 * Items with the lines of their wrapped cells. A line without numbers belongs to an item when no ruled line parts
 * them in a ruled table; else when the line before it was full, so that its first word had no room there, or when
 * the item has no text of its own. Other lines (remarks, sub-headers) are no part of an item's cells.
 */
export function joinWrapped(rows: readonly BodyRow[], queries: readonly ColumnQuery[]): Cells[] {
  const ruled = isRuled(rows);
  const widths = columnWidths(rows, queries.length);
  const second = secondLines(rows);
  const items: { cells: TextRange[][]; last: BodyRow; linesExpected: number }[] = [];
  let pending: BodyRow[] = [];
  rows.forEach((row, index) => {
    if (row.kind === 'total') {
      pending = [];
      return;
    }
    const current = items.at(-1);
    if (row.kind === 'text') {
      const free =
        current && pending.length === 0 && !belongsToNext(row, rows[index + 1], current.last, queries);
      const isPart =
        current && (second.has(row) || isLowerHalf(current, row) || continues(current, row, widths, ruled));
      if (current && free && isPart) {
        current.linesExpected--;
        append(current.cells, row.cells);
        current.last = row;
      } else pending.push(row);
      return;
    }
    const cells = row.cells.map((cell) => [...cell]);
    let above = 0;
    for (const before of pending.toReversed()) {
      if (!belongsBelow(before, row, cells, queries, ruled)) break;
      prepend(cells, before.cells);
      above++;
    }
    pending = [];
    items.push({ cells, last: row, linesExpected: above });
  });
  return items.map((item) => item.cells);
}

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
function isLowerHalf(item: { linesExpected: number; last: BodyRow }, line: BodyRow): boolean {
  const gap = line.row.rect.top - item.last.row.rect.bottom;
  return item.linesExpected > 0 && !spansColumns(line) && gap < 0.5 * heightOf(line.row.rect);
}

/** A line closer to the next item than to the last, where the next has no text: cells set on their middle. */
function belongsToNext(
  line: BodyRow,
  next: BodyRow | undefined,
  last: BodyRow,
  queries: readonly ColumnQuery[],
): boolean {
  const text = queries.findIndex((query) => query.role === 'item');
  if (next?.kind !== 'item' || text < 0 || (next.cells[text]?.length ?? 0) > 0) return false;
  return next.row.rect.top - line.row.rect.bottom < line.row.rect.top - last.row.rect.bottom;
}

function append(cells: TextRange[][], more: Cells): void {
  more.forEach((cell, index) => cells[index]?.push(...cell));
}

function prepend(cells: TextRange[][], more: Cells): void {
  more.forEach((cell, index) => cells[index]?.unshift(...cell));
}

/** A grid: ruled lines are between most neighbouring items and between columns, so that a cell is what they enclose. */
function isRuled(rows: readonly BodyRow[]): boolean {
  const items = rows.filter((row) => row.kind === 'item');
  if (items.length < 2) return false;
  let divided = 0;
  for (let index = 1; index < items.length; index++) {
    const [upper, lower] = [items[index - 1], items[index]];
    if (upper && lower && isParted(upper, lower)) divided++;
  }
  return divided >= (items.length - 1) * 0.7 && items.every((item) => hasUprights(item));
}

function hasUprights({ row }: BodyRow): boolean {
  const strokes = row.segments[0]?.layout.strokes.vertical ?? [];
  const middle = (row.rect.top + row.rect.bottom) / 2;
  return strokes.some(
    (stroke) =>
      stroke.from < middle && stroke.to > middle && stroke.at > row.rect.left && stroke.at < row.rect.right,
  );
}

function isParted(upper: BodyRow, lower: BodyRow): boolean {
  const layout = upper.row.segments[0]?.layout;
  if (!layout || layout !== lower.row.segments[0]?.layout) return true;
  return isDivided(layout.strokes, { ...upper.row.rect }, { ...lower.row.rect });
}

function continues(
  item: { cells: readonly (readonly TextRange[])[]; last: BodyRow },
  row: BodyRow,
  widths: readonly ColumnWidth[],
  ruled: boolean,
): boolean {
  if (ruled) return !spansColumns(row) && !isParted(item.last, row);
  if (spansColumns(row)) return false;
  const gap = row.row.rect.top - item.last.row.rect.bottom;
  if (gap > 0.9 * heightOf(row.row.rect)) return false;
  const filled = row.cells.flatMap((cell, index) => (cell.length > 0 ? [index] : []));
  if (filled.length === 0) return false;
  return filled.every((index) => {
    const before = item.cells[index]?.at(-1);
    const line = row.cells[index]?.[0];
    const width = widths[index];
    if (!before || !line || !width) return false;
    return isUnfinished(before, line) || (!isRemark(line) && wasFull(before, line, width));
  });
}

/** A line that runs across columns is a sub-header or a remark. */
function spansColumns(row: BodyRow): boolean {
  return row.cells.some((cell) => cell.some((one) => one.from > 0 || one.to < one.segment.text.length));
}

/** "Serial no: 123" under an item says something about it and is no part of its name. */
function isRemark(line: TextRange): boolean {
  return /^[^:：]{1,25}[:：]|^\s*[-*・•※(（【■◆●]/u.test(line.segment.text.slice(line.from, line.to));
}

/** The line before ends in the middle of something, or this one begins there. */
function isUnfinished(before: TextRange, line: TextRange): boolean {
  const end = before.segment.text.slice(before.from, before.to).trimEnd();
  const start = line.segment.text.slice(line.from, line.to).trimStart();
  const opened = (end.match(/[([（「]/gu)?.length ?? 0) > (end.match(/[)\]）」]/gu)?.length ?? 0);
  return /[,、・/&+-]$/u.test(end) || opened || /^\p{Ll}/u.test(start);
}

/** How far the lines of a column reach and where the next column's words begin. */
interface ColumnWidth {
  readonly left: number;
  readonly right: number;
  readonly next: number;
}

function columnWidths(rows: readonly BodyRow[], count: number): ColumnWidth[] {
  const places = Array.from({ length: count }, (_, index) =>
    rows.flatMap((row) => (row.cells[index] ?? []).map((one) => rectOfRange(one.segment, one.from, one.to))),
  );
  const lefts = places.map((rects) => Math.min(...rects.map((rect) => rect.left)));
  return places.map((rects, index) => ({
    left: lefts[index] ?? Infinity,
    right: Math.max(...rects.map((rect) => rect.right)),
    next: Math.min(...lefts.filter((left) => left > (lefts[index] ?? Infinity))),
  }));
}

/** The first word of a line would not have fitted behind the line before it. */
function wasFull(before: TextRange, line: TextRange, width: ColumnWidth): boolean {
  const word = line.segment.words.find((one) => one.to > line.from);
  if (!word) return false;
  const place = rectOfRange(before.segment, before.from, before.to);
  const space = 0.5 * heightOf(place);
  const cjk = isJapanese(line.segment.text[word.from] ?? '');
  const end = place.right + space + (cjk ? heightOf(place) : word.rect.right - word.rect.left);
  if (Number.isFinite(width.next) && end > width.next - space) return true;
  const wide = place.right - place.left > 0.6 * (Math.min(width.next, width.right) - width.left);
  return wide && end > width.right + space;
}

/** A line of text over an item that has no text of its own is its name: receipts print prices under names. */
function belongsBelow(
  before: BodyRow,
  item: BodyRow,
  cells: readonly (readonly TextRange[])[],
  queries: readonly ColumnQuery[],
  ruled: boolean,
): boolean {
  if (ruled) return !isParted(before, item);
  const text = queries.findIndex((query) => query.role === 'item');
  if (text < 0 || (before.cells[text]?.length ?? 0) === 0) return false;
  const gap = item.row.rect.top - before.row.rect.bottom;
  if (gap > 1.2 * heightOf(item.row.rect)) return false;
  const own = cells[text] ?? [];
  return own.every((range) => !/\p{L}{2}/u.test(range.segment.text.slice(range.from, range.to)));
}
