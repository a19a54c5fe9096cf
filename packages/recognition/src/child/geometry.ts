/** A rectangle in pixels or points, origin at the top left, y downwards. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A word before it has its place in a page: box in pixels or points. */
export interface RawWord {
  readonly text: string;
  readonly rect: Rect;
  readonly confidence: number;
  /** Set where characters run from top to bottom. */
  readonly vertical?: boolean;
  /** What another reader read in its place, where the two disagree. */
  readonly otherReading?: string;
}

/** A ruled line in pixels or points. */
export interface RawRule {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** In the unit of the rectangle. */
export const widthOf = (rect: Rect): number => rect.right - rect.left;
/** In the unit of the rectangle. */
export const heightOf = (rect: Rect): number => rect.bottom - rect.top;
/** The middle of its height. */
export const middleOf = (rect: Rect): number => (rect.top + rect.bottom) / 2;

/** The smallest rectangle around all of these; there is at least one. */
export function unite(rects: readonly Rect[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const rect of rects) {
    left = Math.min(left, rect.left);
    top = Math.min(top, rect.top);
    right = Math.max(right, rect.right);
    bottom = Math.max(bottom, rect.bottom);
  }
  return { left, top, right, bottom };
}

/** Area that two rectangles share. */
export function overlapArea(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** At least 1, so that it can divide. */
export const areaOf = (rect: Rect): number => Math.max(1, widthOf(rect) * heightOf(rect));

/** Whether two words are at the same place: much of the smaller one overlaps the other. */
export function isSamePlace(a: Rect, b: Rect): boolean {
  return overlapArea(a, b) > 0.3 * Math.min(areaOf(a), areaOf(b));
}

/** How much of the shorter of two vertical extents is shared, 0 to 1. */
export function verticalOverlap(a: Rect, b: Rect): number {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const shorter = Math.min(heightOf(a), heightOf(b));
  return shorter > 0 ? Math.max(0, shared / shorter) : 0;
}

/** The middle value; 0 of none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
