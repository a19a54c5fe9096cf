import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutsOf, moveCut, rangesOf, toggleCut } from '#features/requests/submit/splitting/cuts.ts';

test('the cuts of a stack are the first pages of all documents but the first', () => {
  const part = (from: number, to: number) => ({ from, to, reason: null, template: null });
  expect(cutsOf([part(1, 2), part(3, 3), part(4, 9)])).toEqual([3, 4]);
  expect(cutsOf([])).toEqual([]);
});

test('a cut is set, taken away, and moved no further than its neighbours', () => {
  expect(toggleCut([3, 6], 5)).toEqual([3, 5, 6]);
  expect(toggleCut([3, 6], 3)).toEqual([6]);
  expect(moveCut([3, 6], 6, 4, 8)).toEqual([3, 4]);
  expect(moveCut([3, 6], 6, 1, 8)).toEqual([3, 4]);
  expect(moveCut([3, 6], 6, 99, 8)).toEqual([3, 8]);
  expect(moveCut([3, 6], 3, 0, 8)).toEqual([2, 6]);
  expect(moveCut([3, 6], 5, 4, 8)).toEqual([3, 6]);
});

test('whatever is set and moved, every page is in one file, in order, and is charged once', () => {
  const act = fc.record({
    page: fc.integer({ min: 2, max: 30 }),
    to: fc.integer({ min: -3, max: 40 }),
    moves: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 60 }), fc.array(act, { maxLength: 20 }), (pages, acts) => {
      let cuts: readonly number[] = [];
      for (const { page, to, moves } of acts)
        cuts = moves ? moveCut(cuts, page, to, pages) : toggleCut(cuts, page);
      const ranges = rangesOf(cuts, pages);
      const all = ranges.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index),
      );
      expect(all).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
    }),
  );
});
