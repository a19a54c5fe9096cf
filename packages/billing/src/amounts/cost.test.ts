import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOfMonth, costOfPages, type MonthTerms } from './cost.ts';
import { anyPrice, anyPrices, anyTaxTerms } from '../testing/any-prices.ts';

const terms: MonthTerms = {
  month: '2026-11',
  pagesPerBlock: 100,
  blocksPerPackage: 10,
  packagesRegistered: 0,
  blocksRegistered: 1,
  prices: {
    currency: 'JPY',
    baseFee: 5005,
    packagePrice: 10_000,
    blockPrice: 1200,
    overBlockPrice: 1500,
    tiers: [{ fromBlock: 3, price: 1400 }],
    taxRate: 10,
  },
  discount: null,
  tax: { rounding: 'down', pricesIncludeTax: false, isExempt: false },
};

describe('what pages add to a month', () => {
  it.each([
    [0, 100, 0, 'all within what is registered'],
    [0, 101, 1500, 'the first block over'],
    [110, 90, 0, 'the rest of a block that was begun'],
    [200, 200, 2900, 'two blocks, of which the second is in the next tier'],
    [0, 0, 0, 'no pages'],
  ])('%i taken, %i more: %i yen (%s)', (taken, pages, subtotal) => {
    expect(costOfPages({ taken, pages }, terms).subtotal).toBe(subtotal);
  });

  it('includes the tax of the month with them, less that without', () => {
    // 5005 + 1200 = 6205, tax 620; with a block over 7705, tax 770.
    expect(costOfPages({ taken: 0, pages: 150 }, terms)).toEqual({ subtotal: 1500, total: 1650 });
  });

  it('is nothing in a free month', () => {
    const free = { ...terms, discount: { percent: 100, until: '2026-11' } };
    expect(costOfPages({ taken: 0, pages: 1000 }, free)).toEqual({ subtotal: 0, total: 0 });
    const over = { ...terms, discount: { percent: 100, until: '2026-10' } };
    expect(costOfPages({ taken: 0, pages: 150 }, over).subtotal).toBe(1500);
  });
});

const count = fc.integer({ min: 0, max: 50 });
const pages = fc.integer({ min: 0, max: 100_000 });
const anyTerms: fc.Arbitrary<MonthTerms> = fc.record({
  month: fc.constant('2026-11'),
  pagesPerBlock: fc.integer({ min: 1, max: 500 }),
  blocksPerPackage: fc.integer({ min: 1, max: 20 }),
  packagesRegistered: count,
  blocksRegistered: count,
  prices: anyPrices,
  discount: fc.option(
    fc.record({
      percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      amount: anyPrice,
      until: fc.constantFrom('2026-10', '2026-12'),
    }),
  ),
  tax: anyTaxTerms,
});

it('is whole, never less than nothing, and the same however the pages are divided', () => {
  fc.assert(
    fc.property(anyTerms, pages, pages, pages, (given, taken, first, second) => {
      const together = costOfPages({ taken, pages: first + second }, given);
      const one = costOfPages({ taken, pages: first }, given);
      const other = costOfPages({ taken: taken + first, pages: second }, given);
      for (const key of ['subtotal', 'total'] as const) {
        expect(Number.isSafeInteger(one[key])).toBe(true);
        expect(one[key]).toBeGreaterThanOrEqual(0);
        expect(one[key] + other[key]).toBe(together[key]);
      }
    }),
  );
});

it('together with a month of no pages is the month', () => {
  fc.assert(
    fc.property(anyTerms, pages, (given, taken) => {
      const added = costOfPages({ taken: 0, pages: taken }, given);
      const empty = costOfMonth(0, given);
      expect(costOfMonth(taken, given)).toEqual({
        subtotal: empty.subtotal + added.subtotal,
        total: empty.total + added.total,
      });
    }),
  );
});
