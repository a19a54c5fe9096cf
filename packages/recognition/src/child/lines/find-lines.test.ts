import { expect, test } from 'vitest';
import { findTextLines } from './find-lines.ts';
import type { TextMap } from './text-map.ts';

const HOW = { minScore: 0.6, growth: 2 };

/** A map on which the detector is sure of some places; `inside` says which. Two pixels of the page a pixel. */
function mapOf(inside: (x: number, y: number) => number): TextMap {
  const [width, height] = [200, 120];
  const data = Float32Array.from({ length: width * height }, (_, i) =>
    inside(i % width, Math.floor(i / width)),
  );
  return { data, width, height, scaleX: 2, scaleY: 2 };
}

const bar = (top: number, bottom: number) => (x: number, y: number) =>
  x >= 20 && x < 180 && y >= top && y < bottom ? 0.9 : 0;

test('a line is grown to its letters, in pixels of the page', () => {
  const [line] = findTextLines(mapOf(bar(50, 60)), HOW);
  // Area by perimeter of 160 × 10 is 4.7, twice that is added on every side.
  expect(line?.x).toBeCloseTo(200);
  expect(line?.y).toBeCloseTo(110);
  expect(line?.ink).toBeCloseTo(10);
  expect(line?.above).toBeCloseTo(10 + 18.8, 0);
  expect(line?.angle).toBeCloseTo(0);
});

test('lines that are close share the space between them', () => {
  const [upper, lower] = findTextLines(
    mapOf((x, y) => Math.max(bar(40, 50)(x, y), bar(55, 65)(x, y))),
    HOW,
  );
  expect(upper?.below).toBeCloseTo(15);
  expect(lower?.above).toBeCloseTo(15);
  expect(upper?.above).toBeGreaterThan(25);
});

test('a line that runs askew keeps its angle', () => {
  const slope = Math.tan((8 * Math.PI) / 180);
  const [line] = findTextLines(
    mapOf((x, y) => (x >= 20 && x < 180 && Math.abs(y - 60 - (x - 100) * slope) < 5 ? 0.9 : 0)),
    HOW,
  );
  expect(((line?.angle ?? 0) * 180) / Math.PI).toBeCloseTo(8, 0);
});

test('what the detector doubts is no line, and neither is a speck', () => {
  expect(
    findTextLines(
      mapOf((x, y) => bar(50, 60)(x, y) * 0.5),
      HOW,
    ),
  ).toEqual([]);
  expect(
    findTextLines(
      mapOf((x, y) => (x === 100 && y < 2 ? 1 : 0)),
      HOW,
    ),
  ).toEqual([]);
  expect(
    findTextLines(
      mapOf(() => 0),
      HOW,
    ),
  ).toEqual([]);
});
