import { middleX, unite } from '../layout/geometry.ts';
import type { Rect } from '../layout/geometry.ts';
import type { Row, Segment } from '../layout/layout.ts';
import type { Header } from './header.ts';

/** How far from the table's edge something else begins at least, in line heights. */
const GAP = 0.8;

/** A row is one of the table's where it has a text under at least this share of the header's cells, and under two. */
const MIN_SHARE = 0.6;
const MIN_CELLS = 2;

/** Rows that show where a table begins or ends. */
const MIN_ROWS = 2;

/**
 * The rows of a body without what is printed beside the table at the same height: a list of references to its left, a box of
 * sums to its right. The table reaches as far as the texts under its first and its last header cell; `columns` are asked for.
 */
export function withoutBeside(header: Header, body: readonly Row[], columns: number): readonly Row[] {
  const [first, last] = [header.cells[0], header.cells.at(-1)];
  if (!first || !last || first === last) return body;
  const names = (column: number) => header.cells.some((cell) => cell.column === column);
  const needed = Math.max(MIN_CELLS, MIN_SHARE * header.cells.length);
  const cellsOver = (segment: Segment) => header.cells.filter(({ rect }) => isUnder(segment, rect));
  // A sentence that runs across the columns says nothing of where they end.
  const rows = body.filter(
    ({ segments }) =>
      new Set(segments.flatMap(cellsOver)).size >= needed &&
      segments.every((segment) => cellsOver(segment).length <= 1),
  );
  const gap = GAP * header.layout.lineHeight;
  // Beside a header that was not read, its column's texts look like those of something else.
  const left = names(0) ? edgeOf(rows, { cell: first.rect, side: 'left' }) - gap : -Infinity;
  const right = names(columns - 1) ? edgeOf(rows, { cell: last.rect, side: 'right' }) + gap : Infinity;
  const isBeside = ({ rect }: Segment) => rect.right < left || rect.left > right;
  return body.flatMap((row) => {
    if (!row.segments.some(isBeside)) return row;
    const segments = row.segments.filter((segment) => !isBeside(segment));
    return segments.length === 0 ? [] : { ...row, segments, rect: unite(segments.map(({ rect }) => rect)) };
  });
}

const isUnder = ({ rect }: Segment, cell: Rect): boolean => rect.left < cell.right && rect.right > cell.left;

interface Edge {
  readonly cell: Rect;
  readonly side: 'left' | 'right';
}

/** How far a table's rows reach on one side; without end where most rows have something beside the header cell and nothing under it. */
function edgeOf(rows: readonly Row[], { cell, side }: Edge): number {
  const isOut = ({ rect }: Segment) =>
    side === 'left' ? middleX(rect) < cell.left : middleX(rect) > cell.right;
  const under = rows.flatMap(({ segments }) => {
    const places = segments.filter((segment) => isUnder(segment, cell)).map(({ rect }) => rect[side]);
    return places.length === 0 ? [] : side === 'left' ? Math.min(...places) : Math.max(...places);
  });
  const out = rows.filter(
    ({ segments }) => segments.some(isOut) && !segments.some((segment) => isUnder(segment, cell)),
  );
  if (under.length < MIN_ROWS || under.length <= out.length) return side === 'left' ? -Infinity : Infinity;
  return side === 'left' ? Math.min(cell.left, ...under) : Math.max(cell.right, ...under);
}
