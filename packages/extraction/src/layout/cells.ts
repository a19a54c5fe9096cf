import { middleX, middleY } from './geometry.ts';
import type { Rect } from './geometry.ts';
import type { PageLayout, Segment } from './layout.ts';
import { ruledColumn } from './rules.ts';
import type { Strokes } from './rules.ts';

/** How far the sides of two cells may differ that are one over the other, in page units. */
const SIDE = 3;

/** The ruled cell around a place; undefined where a side of it is not drawn. */
export function cellAround(strokes: Strokes, place: Rect): Rect | undefined {
  const column = ruledColumn(strokes, place);
  if (!column) return undefined;
  const [x, y] = [middleX(place), middleY(place)];
  let [top, bottom] = [-Infinity, Infinity];
  for (const { at, from, to } of strokes.horizontal) {
    if (from > x || to < x) continue;
    if (at <= y && at > top) top = at;
    if (at > y && at < bottom) bottom = at;
  }
  return top > -Infinity && bottom < Infinity ? { ...column, top, bottom } : undefined;
}

/** How high a cell of a form is at most, and how far under its label the value is, in line heights. */
const HIGHEST = 8;
const NEAREST = 2.5;

/** The lines under a label in its own ruled cell, from the top; none where the label is in no cell, or alone in it. */
export function restOfCell({ layout, row }: Segment, place: Rect): Segment[] {
  const own = cellAround(layout.strokes, place);
  if (!own || own.bottom - own.top > HIGHEST * layout.lineHeight) return [];
  const rest = segmentsAfter(layout, row).filter(
    ({ rect }) => middleY(rect) > place.bottom && isInside(rect, own),
  );
  const [first] = rest;
  return first && first.rect.top - place.bottom < NEAREST * layout.lineHeight ? rest : [];
}

/**
 * What a ruled form prints for a label: the rest of the label's own cell under it, else all of the cell under that one
 * where it is as wide. From the top; empty where the label is in no cell.
 */
export function segmentsInCell(segment: Segment, place: Rect): Segment[] {
  const { layout, row } = segment;
  const own = cellAround(layout.strokes, place);
  if (!own) return [];
  const rest = restOfCell(segment, place);
  if (rest.length > 0) return rest;
  const under = cellAround(layout.strokes, { ...place, top: own.bottom + 1, bottom: own.bottom + 2 });
  if (!under || under.bottom - under.top > HIGHEST * layout.lineHeight) return [];
  if (Math.abs(under.left - own.left) > SIDE || Math.abs(under.right - own.right) > SIDE) return [];
  return segmentsAfter(layout, row).filter(({ rect }) => isInside(rect, under));
}

/** The lines of the ruled cell right of a label's own, from the top: the label may be in the middle beside two of them. */
export function segmentsInCellBeside({ layout }: Segment, place: Rect): Segment[] {
  const own = cellAround(layout.strokes, place);
  if (!own) return [];
  const beside = cellAround(layout.strokes, {
    ...place,
    left: own.right + SIDE,
    right: own.right + SIDE + 1,
  });
  if (!beside || beside.bottom - beside.top > HIGHEST * layout.lineHeight) return [];
  return segmentsInside(layout, beside);
}

/** All segments of a page whose middle is in a cell, from the top. */
export const segmentsInside = ({ segments }: PageLayout, cell: Rect): Segment[] =>
  segments.filter(({ rect }) => isInside(rect, cell));

const segmentsAfter = ({ rows }: PageLayout, row: number): Segment[] =>
  rows.slice(row + 1).flatMap(({ segments }) => segments);

const isInside = (rect: Rect, cell: Rect): boolean =>
  middleX(rect) > cell.left &&
  middleX(rect) < cell.right &&
  middleY(rect) > cell.top &&
  middleY(rect) < cell.bottom;
