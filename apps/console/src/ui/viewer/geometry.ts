import { pictureWidths, type PictureWidth } from '@ocr/contract/limits';

/** Fractions of the page as its picture shows it, 0 to 1. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A page and the proportions of its picture, in any unit. */
export interface PageShape {
  readonly number: number;
  readonly width: number;
  readonly height: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

const largestZoom = 6;
const step = 1.25;
/** Pixels kept free around a page. */
const pageMargin = 16;

/** 1 shows the whole page. */
export function zoomBy(zoom: number, steps: number): number {
  return Math.max(1, Math.min(largestZoom, zoom * step ** steps));
}

/** The size in pixels at which a page is drawn in a pane: whole at zoom 1, never narrower than a thumbnail. */
export function drawnSize(page: Omit<PageShape, 'number'>, pane: Size, zoom: number): Size {
  const shape = Math.max(page.width, 1) / Math.max(page.height, 1);
  const fits = Math.min(pane.width - 2 * pageMargin, (pane.height - 2 * pageMargin) * shape);
  const width = Math.round(Math.max(fits, 120) * zoom);
  return { width, height: Math.round(width / shape) };
}

/** The narrowest picture that is sharp when drawn that wide; the widest there is when none is. */
export function pictureWidthFor(drawnWidth: number, pixelRatio: number): PictureWidth {
  const [, ...readable] = pictureWidths;
  // A tenth too few pixels is not seen, but saves the next size.
  return readable.find((width) => width >= drawnWidth * pixelRatio * 0.9) ?? 2400;
}

/**
 * Where to scroll a pane so that a box of the page is visible with some space around it. The page is centred if it is smaller than the
 * pane; a visible box moves nothing.
 */
export function scrollToBox(
  box: Box,
  drawn: Size,
  pane: Size,
  now: { readonly left: number; readonly top: number },
): { left: number; top: number } {
  const along = (start: number, length: number, page: number, room: number, at: number): number => {
    const offset = Math.max(pageMargin, (room - page) / 2);
    const from = offset + start * page;
    const to = from + length * page;
    const rim = Math.min(48, room / 8);
    if (from - rim >= at && to + rim <= at + room) return at;
    const most = Math.max(0, page + 2 * offset - room);
    return Math.round(Math.max(0, Math.min(most, (from + to - room) / 2)));
  };
  return {
    left: along(box.x, box.width, drawn.width, pane.width, now.left),
    top: along(box.y, box.height, drawn.height, pane.height, now.top),
  };
}

/** A4, for pages whose proportions are not known yet. */
export const unknownPage = { width: 210, height: 297 } as const;

/** Large boxes first: a box inside another is then drawn on top, where the mouse can reach it. */
export function largestFirst<Item extends { readonly box: Box }>(items: readonly Item[]): Item[] {
  const area = ({ box }: Item): number => box.width * box.height;
  return items.toSorted((a, b) => area(b) - area(a));
}

/** The smallest box around all of them (at least one). */
export function unite(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether two boxes of a page cover the same print: most of the smaller one is within the other. */
export function isSamePlace(one: Box, other: Box): boolean {
  const along = (start: 'x' | 'y', length: 'width' | 'height'): number =>
    Math.min(one[start] + one[length], other[start] + other[length]) - Math.max(one[start], other[start]);
  const shared = Math.max(0, along('x', 'width')) * Math.max(0, along('y', 'height'));
  return shared > Math.min(one.width * one.height, other.width * other.height) / 2;
}
