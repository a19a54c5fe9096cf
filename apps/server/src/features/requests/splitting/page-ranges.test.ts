import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangesOf } from './page-ranges.ts';

test('cuts part a document into ranges that have every page once, in order', () => {
  const document = fc.integer({ min: 2, max: 500 }).chain((pages) =>
    fc.record({
      pages: fc.constant(pages),
      cuts: fc.uniqueArray(fc.integer({ min: 2, max: pages }), { minLength: 1, maxLength: 40 }),
    }),
  );
  fc.assert(
    fc.property(document, ({ pages, cuts }) => {
      const rising = cuts.toSorted((a, b) => a - b);
      const ranges = rangesOf(rising.join(','), pages);
      const all = ranges.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, at) => from + at),
      );
      expect(all).toEqual(Array.from({ length: pages }, (_, at) => at + 1));
      expect(ranges.slice(1).map(({ from }) => from)).toEqual(rising);
      // What is charged by file adds up to what the whole file is charged.
      expect(ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(pages);
    }),
  );
});

test.each(['', '1', '0', '-2', '3,3', '5,3', '8', '2,', 'x', '2.5', '1e1'])(
  '%s is no cut of seven pages',
  (cuts) => {
    expect(() => rangesOf(cuts, 7)).toThrow('FAILED');
  },
);
