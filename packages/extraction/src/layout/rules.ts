import type { Page } from '../types.ts';
import type { Rect } from './geometry.ts';

/** A straight stroke: `at` across, `from`..`to` along. */
export interface Stroke {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Strokes {
  readonly horizontal: readonly Stroke[];
  readonly vertical: readonly Stroke[];
}

/**
 * The page's ruled lines in page units, dots and dashes joined into whole strokes.
 * Forms drawn dot by dot carry thousands of pieces, so pieces are joined per line of pieces.
 */
export function readStrokes(page: Page): Strokes {
  const horizontal: Stroke[] = [];
  const vertical: Stroke[] = [];
  for (const rule of page.rules) {
    const x1 = Math.min(rule.x1, rule.x2) * page.width;
    const x2 = Math.max(rule.x1, rule.x2) * page.width;
    const y1 = Math.min(rule.y1, rule.y2) * page.height;
    const y2 = Math.max(rule.y1, rule.y2) * page.height;
    if (x2 - x1 >= y2 - y1) horizontal.push({ at: (y1 + y2) / 2, from: x1, to: x2 });
    else vertical.push({ at: (x1 + x2) / 2, from: y1, to: y2 });
  }
  const unit = Math.max(page.width, page.height) / 800;
  return { horizontal: join(horizontal, unit), vertical: join(vertical, unit) };
}

/** Joins pieces that lie on one line with gaps up to a dash's length; short leftovers are dropped. */
function join(pieces: Stroke[], unit: number): Stroke[] {
  const lanes = new Map<number, Stroke[]>();
  for (const piece of pieces) {
    const lane = Math.round(piece.at / unit);
    const list = lanes.get(lane);
    if (list) list.push(piece);
    else lanes.set(lane, [piece]);
  }
  const joined: Stroke[] = [];
  for (const lane of lanes.values()) {
    lane.sort((a, b) => a.from - b.from);
    let current: Stroke | undefined;
    for (const piece of lane) {
      if (current && piece.from - current.to <= 6 * unit) {
        current = { at: current.at, from: current.from, to: Math.max(current.to, piece.to) };
      } else {
        if (current) joined.push(current);
        current = piece;
      }
    }
    if (current) joined.push(current);
  }
  return joined.filter((stroke) => stroke.to - stroke.from >= 8 * unit).sort((a, b) => a.at - b.at);
}

/** Whether a vertical stroke is between two places on one row. */
export function isParted(strokes: Strokes, left: Rect, right: Rect): boolean {
  const y = (Math.max(left.top, right.top) + Math.min(left.bottom, right.bottom)) / 2;
  return strokes.vertical.some(
    (stroke) =>
      stroke.at >= left.right - 1 && stroke.at <= right.left + 1 && stroke.from <= y && stroke.to >= y,
  );
}

/** The ruled column that a place is in, at its own height; undefined where no line bounds it on a side. */
export function ruledColumn(strokes: Strokes, place: Rect): { left: number; right: number } | undefined {
  const y = (place.top + place.bottom) / 2;
  let [left, right] = [-Infinity, Infinity];
  for (const stroke of strokes.vertical) {
    if (stroke.from > y || stroke.to < y) continue;
    if (stroke.at <= place.left + 2 && stroke.at > left) left = stroke.at;
    if (stroke.at >= place.right - 2 && stroke.at < right) right = stroke.at;
  }
  return left > -Infinity && right < Infinity ? { left, right } : undefined;
}

/** Whether a horizontal stroke is between two places, one above the other. */
export function isDivided(strokes: Strokes, upper: Rect, lower: Rect): boolean {
  const x = (Math.max(upper.left, lower.left) + Math.min(upper.right, lower.right)) / 2;
  const from = (upper.top + upper.bottom) / 2;
  const to = (lower.top + lower.bottom) / 2;
  return strokes.horizontal.some(
    (stroke) => stroke.at > from && stroke.at < to && stroke.from <= x && stroke.to >= x,
  );
}
