import { middleX } from '../layout/geometry.ts';
import type { Row } from '../layout/layout.ts';
import type { Header } from './header.ts';

/**
 * Where one column ends and the next begins: at a ruled line where one stands between two headers, else in the
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
        whiteBound(left.rect.right, right.rect.left, middleX(left.rect), middleX(right.rect), body),
    );
  }
  bounds.push(Infinity);
  return bounds;
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

function whiteBound(gapFrom: number, gapTo: number, from: number, to: number, body: readonly Row[]): number {
  const covered = Array.from({ length: STEPS + 1 }, () => 0);
  for (const row of body) {
    for (const segment of row.segments) {
      for (const word of segment.words) {
        const first = Math.max(0, Math.ceil(((word.rect.left - from) / (to - from)) * STEPS));
        const last = Math.min(STEPS, Math.floor(((word.rect.right - from) / (to - from)) * STEPS));
        for (let step = first; step <= last; step++) covered[step] = (covered[step] ?? 0) + 1;
      }
    }
  }
  const least = Math.min(...covered);
  const target = (gapFrom + gapTo) / 2;
  let best = target;
  let bestCost = Infinity;
  for (let step = 0; step <= STEPS; step++) {
    const x = from + ((to - from) * step) / STEPS;
    const outside = x < gapFrom ? gapFrom - x : x > gapTo ? x - gapTo : 0;
    const cost = ((covered[step] ?? 0) - least) * (to - from) + outside * 0.5 + Math.abs(x - target) * 0.01;
    if (cost < bestCost) {
      bestCost = cost;
      best = x;
    }
  }
  return best;
}
