import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayAccept, pageLimit, pagesAvailable, usageStatus, type Quota } from './quota.ts';

const count = fc.nat({ max: 100_000 });
const quota = fc.record({ pageLimit: count, pagesUsed: count, pagesReserved: count });

describe('the page limit', () => {
  it('is the block limit in pages, up to the largest values allowed', () => {
    expect(pageLimit(10, 100)).toBe(1000);
    expect(pageLimit(0, 100)).toBe(0);
    expect(pageLimit(100_000, 100_000)).toBe(10_000_000_000);
  });

  it('leaves what is neither used nor reserved, and never less than nothing', () => {
    expect(pagesAvailable({ pageLimit: 100, pagesUsed: 40, pagesReserved: 25 })).toBe(35);
    expect(pagesAvailable({ pageLimit: 100, pagesUsed: 90, pagesReserved: 25 })).toBe(0);
  });

  it('accepts exactly what is available, and not one page more', () => {
    const month = { pageLimit: 100, pagesUsed: 40, pagesReserved: 25 };
    expect(mayAccept({ ...month, pages: 35 })).toBe(true);
    expect(mayAccept({ ...month, pages: 36 })).toBe(false);
    expect(mayAccept({ pageLimit: 0, pagesUsed: 0, pagesReserved: 0, pages: 1 })).toBe(false);
  });

  it.each([0, -1, 0.5, NaN])('does not know a request of %d pages', (pages) => {
    expect(() => mayAccept({ pageLimit: 100, pagesUsed: 0, pagesReserved: 0, pages })).toThrow(RangeError);
  });
});

describe('the usage status', () => {
  it.each([
    [0, 0, 100, 'normal'],
    [79, 0, 100, 'normal'],
    [80, 0, 100, 'close_to_limit'],
    [40, 40, 100, 'close_to_limit'],
    [99, 0, 100, 'close_to_limit'],
    [99, 1, 100, 'full_capacity'],
    [150, 0, 100, 'full_capacity'],
    [0, 0, 0, 'full_capacity'],
    [7_999_999_999, 0, 10_000_000_000, 'normal'],
    [8_000_000_000, 0, 10_000_000_000, 'close_to_limit'],
    [2, 0, 3, 'normal'],
    [4, 0, 5, 'close_to_limit'],
  ])('of %i used and %i reserved of %i is %s', (pagesUsed, pagesReserved, limit, status) => {
    expect(usageStatus({ pageLimit: limit, pagesUsed, pagesReserved })).toBe(status);
  });

  it('never falls when more is used, and does not care what is used and what reserved', () => {
    const rank = { normal: 0, close_to_limit: 1, full_capacity: 2 };
    fc.assert(
      fc.property(quota, count, (month, more) => {
        const fuller = { ...month, pagesReserved: month.pagesReserved + more };
        expect(rank[usageStatus(fuller)]).toBeGreaterThanOrEqual(rank[usageStatus(month)]);
        const swapped = { ...month, pagesUsed: month.pagesReserved, pagesReserved: month.pagesUsed };
        expect(usageStatus(swapped)).toBe(usageStatus(month));
      }),
    );
  });

  it('is full exactly when nothing is available', () => {
    fc.assert(
      fc.property(quota, (month) => {
        expect(usageStatus(month) === 'full_capacity').toBe(pagesAvailable(month) === 0);
      }),
    );
  });
});

type Step =
  | { kind: 'submit'; files: number[] }
  | { kind: 'end'; pick: number; read: boolean }
  | { kind: 'limit'; blocks: number; pagesPerBlock: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('submit' as const),
    files: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 }),
  }),
  fc.record({ kind: fc.constant('end' as const), pick: fc.nat(), read: fc.boolean() }),
  fc.record({
    kind: fc.constant('limit' as const),
    blocks: fc.nat({ max: 5 }),
    pagesPerBlock: fc.integer({ min: 1, max: 60 }),
  }),
);

describe('a month under any interleaving of submissions, ended files and changed limits', () => {
  it('never accepts beyond the limit in force, and loses or doubles no page', () => {
    let fullMonths = 0;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const month: Quota = { pageLimit: 100, pagesUsed: 0, pagesReserved: 0 };
        const running: number[] = [];
        let pagesRead = 0;
        let wronglyRefused = 0;
        for (const next of steps) {
          const takenBefore = month.pagesUsed + month.pagesReserved;
          if (next.kind === 'limit') month.pageLimit = pageLimit(next.blocks, next.pagesPerBlock);
          if (next.kind === 'submit') {
            const pages = next.files.reduce((sum, file) => sum + file, 0);
            const accepted = mayAccept({ ...month, pages });
            if (!accepted && takenBefore + pages <= month.pageLimit) wronglyRefused += 1;
            if (accepted) month.pagesReserved += pages;
            if (accepted) running.push(...next.files);
          }
          if (next.kind === 'end' && running.length > 0) {
            const [pages = 0] = running.splice(next.pick % running.length, 1);
            month.pagesReserved -= pages;
            if (next.read) month.pagesUsed += pages;
            if (next.read) pagesRead += pages;
          }
          // Whatever happened: more is taken than before only by an acceptance, and then within the limit.
          const taken = month.pagesUsed + month.pagesReserved;
          expect(taken <= takenBefore || (next.kind === 'submit' && taken <= month.pageLimit)).toBe(true);
          if (usageStatus(month) === 'full_capacity') fullMonths += 1;
          expect(wronglyRefused).toBe(0);
          expect(month.pagesUsed).toBe(pagesRead);
          expect(month.pagesReserved).toBe(running.reduce((sum, pages) => sum + pages, 0));
        }
      }),
      { numRuns: 500 },
    );
    expect(fullMonths).toBeGreaterThan(100); // the property has met full months, or it says nothing
  });

  it('keeps accepted work when the limit is lowered below it: full, nothing available, files still end', () => {
    const month = { pageLimit: pageLimit(1, 100), pagesUsed: 90, pagesReserved: 40 };
    expect(usageStatus(month)).toBe('full_capacity');
    expect(pagesAvailable(month)).toBe(0);
    expect(usageStatus({ ...month, pagesUsed: 130, pagesReserved: 0 })).toBe('full_capacity');
  });

  it('computes a reservation again when pages per block change under it', () => {
    const taken = { pagesUsed: 10, pagesReserved: 50 };
    expect(pagesAvailable({ pageLimit: pageLimit(2, 50), ...taken })).toBe(40);
    expect(pagesAvailable({ pageLimit: pageLimit(2, 20), ...taken })).toBe(0);
    expect(pagesAvailable({ pageLimit: pageLimit(2, 100), ...taken })).toBe(140);
  });
});
