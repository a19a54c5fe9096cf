import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawDoubtCurve, type ReadAlike } from './doubt-curve.ts';

const read = fc.array(
  fc
    .record({
      confidence: fc.option(fc.integer({ min: 0, max: 100 })),
      objected: fc.boolean(),
      right: fc.nat(50),
      wrong: fc.nat(50),
    })
    .map(({ right, ...one }): ReadAlike => ({ ...one, values: right + one.wrong })),
);

test('a higher bound flags at least as many values and misses at most as many wrong ones', () => {
  fc.assert(
    fc.property(read, (values) => {
      const { points } = drawDoubtCurve(values);
      expect(points.map(({ below }) => below)).toEqual(Array.from({ length: 50 }, (_, step) => 50 + step));
      for (const [index, point] of points.slice(1).entries()) {
        expect(point.toCheck).toBeGreaterThanOrEqual(points[index]!.toCheck);
        expect(point.unseen).toBeLessThanOrEqual(points[index]!.unseen);
      }
    }),
  );
});

test('every wrong value is either flagged or unseen, and never more are flagged than there are', () => {
  fc.assert(
    fc.property(read, (values) => {
      const { points, ...all } = drawDoubtCurve(values);
      for (const { below, toCheck, unseen } of points) {
        const flagged = values.filter(({ objected, confidence }) => objected || (confidence ?? 100) < below);
        const caught = flagged.reduce((sum, { wrong }) => sum + wrong, 0);
        expect(caught + unseen).toBe(all.wrong);
        expect(caught).toBeLessThanOrEqual(toCheck);
        expect(toCheck).toBeLessThanOrEqual(all.values);
      }
    }),
  );
});

test('the order of what was read, and how it is bundled, change nothing', () => {
  fc.assert(
    fc.property(read, (values) => {
      const single = values.flatMap(({ values: count, wrong, ...one }) =>
        Array.from({ length: count }, (_, index) => ({ ...one, values: 1, wrong: index < wrong ? 1 : 0 })),
      );
      expect(drawDoubtCurve(single.toReversed())).toEqual(drawDoubtCurve(values));
    }),
  );
});

test('what was not read is flagged only where a rule objected', () => {
  const missed = { confidence: null, values: 1, wrong: 1 };
  const { points } = drawDoubtCurve([
    { ...missed, objected: false },
    { ...missed, objected: true },
  ]);
  expect(points.at(-1)).toEqual({ below: 99, toCheck: 1, unseen: 1 });
});
