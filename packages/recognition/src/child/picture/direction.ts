import type { Component } from './components.ts';

/** How lines of text run across a picture, judged by how the feet of its letters line up. */
export interface Direction {
  /** Degrees, clockwise, by which the picture must be rotated so that its lines are level. */
  readonly skew: number;
  /** Sharpness of the alignment along rows and along columns; a page of level text has far more along rows. */
  readonly rows: number;
  readonly columns: number;
}

const MAX_SKEW = 15;
/** Letters examined: enough for any page, few enough for a millisecond. */
const SAMPLE = 3000;
/** Fewer letters than this say nothing about direction. */
const MIN_LETTERS = 20;

/** Estimates skew and direction from the letters of a page; `letter` is their usual height in pixels. */
export function estimateDirection(letters: readonly Component[], letter: number): Direction {
  const usual = letters.filter((c) => c.bottom - c.top > letter * 0.5 && c.bottom - c.top < letter * 3);
  if (usual.length < MIN_LETTERS) return { skew: 0, rows: 1, columns: 0 };
  const every = Math.max(1, Math.floor(usual.length / SAMPLE));
  const sample = usual.filter((_, index) => index % every === 0);
  const feet = sample.map((c) => ({ along: (c.left + c.right) / 2, across: c.bottom }));
  const sides = sample.map((c) => ({ along: (c.top + c.bottom) / 2, across: c.left }));
  const bin = Math.max(1.5, letter / 6);
  const level = sharpest(feet, bin);
  const upright = sharpest(sides, bin);
  return { skew: level.angle, rows: level.score, columns: upright.score };
}

interface Point {
  readonly along: number;
  readonly across: number;
}

/** The angle at which the points fall into the fewest, fullest bins; coarse steps first, then fine ones around the best. */
function sharpest(points: readonly Point[], bin: number): { angle: number; score: number } {
  let best = { angle: 0, score: alignment(points, 0, bin) };
  const search = (from: number, to: number, step: number) => {
    for (let angle = from; angle <= to + 1e-9; angle += step) {
      const score = alignment(points, angle, bin);
      if (score > best.score * 1.001) best = { angle, score };
    }
  };
  search(-MAX_SKEW, MAX_SKEW, 0.5);
  search(best.angle - 0.5, best.angle + 0.5, 0.1);
  return { angle: Math.round(best.angle * 100) / 100, score: best.score };
}

/** Sum of squares of a histogram of the points projected at an angle, per point. */
function alignment(points: readonly Point[], degrees: number, bin: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const counts = new Map<number, number>();
  for (const { along, across } of points) {
    const key = Math.floor((across + along * slope) / bin);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum / points.length;
}
