import type { Box, Page } from '../types.ts';

/** A rectangle in the page's own units (points or pixels), so that both directions compare. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box in fractions of the page as a rectangle in points. */
export function toRect(box: Box, page: Page): Rect {
  return {
    left: box.x * page.width,
    top: box.y * page.height,
    right: (box.x + box.width) * page.width,
    bottom: (box.y + box.height) * page.height,
  };
}

/** A box to show; what lies outside the page is cut off, down to a sliver at its edge. */
export function toBox(rect: Rect, page: Page): Box {
  const [x, width] = within(rect.left / page.width, rect.right / page.width);
  const [y, height] = within(rect.top / page.height, rect.bottom / page.height);
  return { x, y, width, height };
}

const SLIVER = 0.001;

function within(from: number, to: number): [number, number] {
  const start = Math.min(1 - SLIVER, Math.max(0, from));
  return [start, Math.max(SLIVER, Math.min(1, to) - start)];
}

/** The smallest rectangle around all of them; they must not be none. */
export function unite(rects: readonly Rect[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const rect of rects) {
    if (rect.left < left) left = rect.left;
    if (rect.top < top) top = rect.top;
    if (rect.right > right) right = rect.right;
    if (rect.bottom > bottom) bottom = rect.bottom;
  }
  return { left, top, right, bottom };
}

/** In the unit of the rectangle. */
export const heightOf = (rect: Rect): number => rect.bottom - rect.top;
/** In the unit of the rectangle. */
export const widthOf = (rect: Rect): number => rect.right - rect.left;
/** Between left and right. */
export const middleX = (rect: Rect): number => (rect.left + rect.right) / 2;
/** Between top and bottom. */
export const middleY = (rect: Rect): number => (rect.top + rect.bottom) / 2;

/** How far the two share the horizontal direction; negative is the gap between them. */
export function overlapX(a: Rect, b: Rect): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

/** The middle value; 0 of none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The length of two rectangles' common part from top to bottom; negative where there is a gap. */
export function overlapY(a: Rect, b: Rect): number {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
}
