import { expect, it } from 'vitest';
import { isWithinReach, roundScale } from './chart-scale.ts';

it.each([
  [0, [0, 1, 2, 3, 4]],
  [3, [0, 1, 2, 3, 4]],
  [4, [0, 2, 4, 6, 8]],
  [100, [0, 30, 60, 90, 120]],
  [112_753, [0, 30_000, 60_000, 90_000, 120_000]],
  [10_000_000_000, [0, 3e9, 6e9, 9e9, 12e9]],
])('marks an axis up to %d at round whole numbers', (top, ticks) => {
  expect(roundScale(top).ticks).toEqual(ticks);
});

it('always has room above the highest value', () => {
  for (let top = 1; top < 5000; top += 1) expect(roundScale(top).domain[1]).toBeGreaterThan(top);
});

it('draws a limit that is near, never one that would press the lines flat', () => {
  expect(isWithinReach(200, 100)).toBe(true);
  expect(isWithinReach(201, 100)).toBe(false);
  expect(isWithinReach(50, 100)).toBe(true);
  expect(isWithinReach(1, 0)).toBe(false);
});
