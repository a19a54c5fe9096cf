import type { Rect } from '../geometry.ts';
import { heightOf } from '../geometry.ts';
import type { TextLine } from '../lines/text-line.ts';
import { INK } from '../picture/components.ts';
import type { Grey } from '../picture/grey.ts';

/** Ink this close after a place's edge, in heights of the place, belongs to a word that the edge cuts. */
const CUT = 0.1;
/** Such a word extends to a gap this wide. */
const GAP = 0.3;
const MARGIN = 0.15;

/** A place extended to the end of words that its own edges cut. `grey` has flattened illumination. */
export function toWholeWords(grey: Grey, place: Rect): Rect {
  return { ...place, left: reach(grey, place, place.left, -1), right: reach(grey, place, place.right, 1) };
}

/** How far ink extends from an edge, to the left (-1) or to the right (1). */
function reach(grey: Grey, place: Rect, edge: number, step: -1 | 1): number {
  const height = heightOf(place);
  let reached = edge;
  let gap = 0;
  for (let x = Math.round(edge); x >= 0 && x < grey.width; x += step) {
    if (hasInk(grey, x, place)) [reached, gap] = [x, 0];
    else if (++gap > (reached === edge ? CUT : GAP) * height) break;
  }
  return reached === edge ? edge : reached + step * MARGIN * height;
}

function hasInk({ data, width, height }: Grey, x: number, { top, bottom }: Rect): boolean {
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, bottom); y++)
    if ((data[y * width + x] ?? 255) < INK) return true;
  return false;
}

/** A line without its part outside a place. */
export function cutTo(line: TextLine, { left, right }: Rect): TextLine {
  const from = Math.max(left, line.x - line.halfWidth);
  const to = Math.min(right, line.x + line.halfWidth);
  const x = (from + to) / 2;
  return {
    ...line,
    x,
    y: line.y + (x - line.x) * Math.tan(line.angle),
    halfWidth: Math.max(1, (to - from) / 2),
  };
}
