import { heightOf, middleX, middleY, overlapX, overlapY, widthOf } from './geometry.ts';
import type { Rect } from './geometry.ts';
import type { Segment } from './layout.ts';
import { isDivided, ruledColumn } from './rules.ts';

/** Segments to the right in the same row, nearest first. */
export function segmentsRight(segment: Segment): Segment[] {
  const row = segment.layout.rows[segment.row];
  return row ? row.segments.filter((other) => other.rect.left >= segment.rect.right - 1) : [];
}

/** How much of its height a value in the middle beside a label of two lines shares with each of them. */
const HALF_LINE = 0.2;

/** Segments to the right of a label, nearest first: of its row, and before them the one in the middle beside the label's two lines (部屋番号 over Room No.). */
export function segmentsBeside(segment: Segment): Segment[] {
  const own = segmentsRight(segment);
  const between = ([-1, 1] as const).flatMap((step) => besideTwoLines(segment, step) ?? []);
  const next = own[0]?.rect.left ?? Infinity;
  return [...between.filter(({ rect }) => rect.left < next), ...own];
}

function besideTwoLines(segment: Segment, step: -1 | 1): Segment | undefined {
  const { rows } = segment.layout;
  const isBeside = ({ rect }: Segment): boolean => rect.left >= segment.rect.right - 1;
  const shares = (one: Rect, other: Rect): boolean =>
    overlapY(one, other) >= HALF_LINE * Math.min(heightOf(one), heightOf(other));
  const value = rows[segment.row + step]?.segments.find(isBeside);
  if (!value || !shares(value.rect, segment.rect)) return undefined;
  const before = segmentsLeft(value)[0];
  if (before && before.rect.right > segment.rect.left + 1) return undefined;
  const twin = rows[segment.row + 2 * step]?.segments.find(
    ({ rect }) =>
      overlapX(rect, segment.rect) > 0 && rect.right <= value.rect.left + 1 && shares(rect, value.rect),
  );
  // What has figures under a label is its value.
  return twin && (/\p{L}{3}/u.test(twin.text) || !/\d/.test(twin.text)) ? value : undefined;
}

/** Segments to the left in the same row, nearest first. */
export function segmentsLeft(segment: Segment): Segment[] {
  const row = segment.layout.rows[segment.row];
  return row ? row.segments.filter((other) => other.rect.right <= segment.rect.left + 1).toReversed() : [];
}

/** Segments under a place that share its column, nearest first, down to `reach` line heights. */
export function segmentsBelow(segment: Segment, place: Rect, reach: number): Segment[] {
  const { layout } = segment;
  const limit = place.bottom + reach * Math.max(layout.lineHeight, heightOf(place));
  const column = ruledColumn(layout.strokes, place);
  const found: Segment[] = [];
  for (let index = segment.row + 1; index < layout.rows.length; index++) {
    const row = layout.rows[index];
    if (!row) break;
    if (row.rect.top > limit) break;
    const lower = row.segments.filter(({ rect }) => rect.top > place.top && middleY(rect) > place.bottom);
    const under = lower.filter(({ rect }) => isUnder(place, rect));
    // One frame may contain several labels, each over its value: what is right under the label is its own.
    found.push(...(under.length > 0 || !column ? under : lower.filter(({ rect }) => isIn(column, rect))));
  }
  return found;
}

/** The value of a row of values under a row of labels, by its place in the row: as many values as labels. */
export function pairedBelow(segment: Segment): Segment | undefined {
  const { layout } = segment;
  const row = layout.rows[segment.row];
  const values = row ? valuesUnder(segment, row.rect.left) : [];
  if (!row || row.segments.length < 2 || row.segments.length !== values.length) return undefined;
  if (row.segments.some((other) => /\d/.test(other.text.replace(/\d+ ?%/g, '')))) return undefined;
  if (values.some((other) => /[:：]\s*$/.test(other.text))) return undefined;
  const index = row.segments.indexOf(segment);
  const value = values[index];
  const after = row.segments[index + 1];
  const fits = value && value.rect.right > segment.rect.left && (!after || value.rect.left < after.rect.left);
  return fits ? value : undefined;
}

/** Whether the segment heads a column of a row of three or more, under each of which its value begins. */
export function headsColumn(segment: Segment): boolean {
  const { layout } = segment;
  const heads = layout.rows[segment.row]?.segments ?? [];
  return (
    heads.length >= 3 &&
    heads.every((head) => {
      const value = pairedBelow(head);
      if (value === undefined) return false;
      const isOver = (edge: (rect: Rect) => number): boolean =>
        Math.abs(edge(value.rect) - edge(head.rect)) < 0.5 * layout.lineHeight;
      return isOver(({ left }) => left) || isOver(middleX);
    })
  );
}

/** The next row's segments, without what heads the rows at their left: 支 and 給, one below the other, beside them. */
function valuesUnder({ layout, row }: Segment, left: number): readonly Segment[] {
  for (const next of layout.rows.slice(row + 1, row + 3)) {
    const above = layout.rows[row];
    if (!above || next.rect.top - above.rect.bottom > 1.5 * layout.lineHeight) return [];
    const values = next.segments.filter((other) => other.rect.right > left || other.text.length > 2);
    if (values.length > 0) return values;
  }
  return [];
}

/** Segments over a place that share its column, nearest first. */
export function segmentsAbove(segment: Segment, place: Rect, reach: number): Segment[] {
  const { layout } = segment;
  const limit = place.top - reach * Math.max(layout.lineHeight, heightOf(place));
  const found: Segment[] = [];
  for (let index = segment.row - 1; index >= 0; index--) {
    const row = layout.rows[index];
    if (!row || row.rect.bottom < limit) break;
    for (const other of row.segments) if (isUnder(place, other.rect)) found.push(other);
  }
  return found;
}

/** What is over a segment in each of so many rows above its own, nearest first: the first that shares its width. */
export function columnAbove({ layout, row, rect }: Segment, rows: number): Segment[] {
  return layout.rows
    .slice(Math.max(0, row - rows), row)
    .toReversed()
    .flatMap(({ segments }) => segments.find((one) => overlapX(one.rect, rect) > 0) ?? []);
}

function isIn(column: { left: number; right: number }, other: Rect): boolean {
  return other.left >= column.left - 2 && other.right <= column.right + 2;
}

function isUnder(place: Rect, other: Rect): boolean {
  const shared = overlapX(place, other);
  if (shared > 0.3 * Math.min(widthOf(place), widthOf(other))) return true;
  const edge = heightOf(place);
  return (
    Math.abs(place.left - other.left) < edge ||
    Math.abs(place.right - other.right) < edge ||
    Math.abs(middleX(place) - middleX(other)) < edge
  );
}

/** Whether a ruled line parts the two, one above the other. */
export function isRuledApart(upper: Segment, lower: Segment): boolean {
  return isDivided(upper.layout.strokes, upper.rect, lower.rect);
}
