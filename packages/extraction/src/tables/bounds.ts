import { middleX } from '../layout/geometry.ts';
import type { Rect } from '../layout/geometry.ts';
import type { Row } from '../layout/layout.ts';
import type { Header } from './header.ts';

/**
 * Where one column ends and the next begins: at a ruled line where one is between two headers, else in the
 * whitest channel that the rows below leave between them.
 */
export function findBounds(header: Header, body: readonly Row[]): number[] {
  const bounds: number[] = [-Infinity];
  for (let index = 1; index < header.cells.length; index++) {
    const left = header.cells[index - 1];
    const right = header.cells[index];
    if (!left || !right) continue;
    bounds.push(
      ruledBound(header, left.rect.right, right.rect.left) ??
        whiteBound({ left: left.rect, right: right.rect }, body),
    );
  }
  bounds.push(Infinity);
  return bounds;
}

/**
 * The same, by the items of a digital table: rows that have as many parts as the header has cells show where each column is, also where
 * its header is over the end of another one's figures. Where they do not, the whitest channel decides.
 */
export function findBoundsOfItems(header: Header, items: readonly Row[]): number[] {
  const full = items.filter(({ segments }) => segments.length === header.cells.length);
  const bounds = findBounds(header, items);
  if (full.length < 2 || full.length * 2 < items.length) return bounds;
  return bounds.map((bound, index) => {
    if (!Number.isFinite(bound)) return bound;
    const from = Math.max(...full.map(({ segments }) => segments[index - 1]?.rect.right ?? Infinity));
    const to = Math.min(...full.map(({ segments }) => segments[index]?.rect.left ?? -Infinity));
    return from >= to || (bound >= from && bound <= to) ? bound : (from + to) / 2;
  });
}

function ruledBound(header: Header, from: number, to: number): number | undefined {
  const row = header.layout.rows[header.row];
  if (!row) return undefined;
  const y = (row.rect.top + row.rect.bottom) / 2;
  return header.layout.strokes.vertical.find(
    (stroke) => stroke.at >= from - 2 && stroke.at <= to + 2 && stroke.from <= y && stroke.to >= y,
  )?.at;
}

const STEPS = 48;

interface Span {
  readonly left: Rect;
  readonly right: Rect;
}

/** The best place between two headers: where rows have words on both sides, where there are few words, near the gap. */
function whiteBound({ left, right }: Span, body: readonly Row[]): number {
  const [from, to] = [middleX(left), middleX(right)];
  const step = (to - from) / STEPS;
  const covered = Array.from({ length: STEPS + 1 }, () => 0);
  const parting = Array.from({ length: STEPS + 1 }, () => 0);
  for (const row of body) {
    const words = row.segments.flatMap((segment) => segment.words.map((word) => word.rect));
    const near = words.filter((rect) => rect.right > left.left && rect.left < right.right);
    if (near.length === 0) continue;
    const pieces = row.segments
      .map((segment) => segment.rect)
      .filter((rect) => rect.right > left.left && rect.left < right.right);
    for (let index = 0; index <= STEPS; index++) {
      const x = from + step * index;
      if (near.some((rect) => rect.left < x && rect.right > x)) covered[index] = (covered[index] ?? 0) + 1;
      else if (pieces.some((rect) => rect.right <= x) && pieces.some((rect) => rect.left >= x))
        parting[index] = (parting[index] ?? 0) + 1;
    }
  }
  const target = (left.right + right.left) / 2;
  let best = target;
  let bestCost = Infinity;
  for (let index = 0; index <= STEPS; index++) {
    const x = from + step * index;
    const outside = x < left.right ? left.right - x : x > right.left ? x - right.left : 0;
    const rows = (covered[index] ?? 0) - 0.6 * (parting[index] ?? 0);
    const cost = rows * (to - from) + outside * 0.5 + Math.abs(x - target) * 0.01;
    if (cost < bestCost) {
      bestCost = cost;
      best = x;
    }
  }
  return best;
}
