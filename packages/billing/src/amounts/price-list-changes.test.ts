import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, nextMonth, type Month } from '../months.ts';
import {
  changePrices,
  priceSlots,
  pricesInForce,
  withdrawNextPrices,
  type PriceHistory,
  type PriceSlots,
} from './price-list-changes.ts';
import type { PriceList } from './prices.ts';

const prices = (baseFee: number): PriceList => ({
  currency: 'JPY',
  baseFee,
  packagePrice: 0,
  blockPrice: 0,
  overBlockPrice: 0,
  tiers: [{ fromBlock: 5, price: 10 }],
  taxRate: 10,
});

describe('prices in force', () => {
  const history: PriceHistory = [
    { month: '2026-09', values: prices(9) },
    { month: '2026-11', values: null },
    { month: '2026-12', values: prices(12) },
  ];
  it.each([
    ['2026-08', undefined],
    ['2026-09', 9],
    ['2026-10', 9],
    ['2026-11', undefined],
    ['2027-05', 12],
  ])('in %s are those of the latest change, and none before the first', (month, baseFee) => {
    expect(pricesInForce(history, month)?.baseFee).toBe(baseFee);
  });

  it('are none where there never were any', () => {
    expect(priceSlots([], '2026-11')).toEqual({ current: null, next: null });
  });
});

describe('a change', () => {
  const both: PriceSlots = { current: prices(1), next: prices(1) };
  it('of this month changes the next one too, where that was the same', () => {
    expect(changePrices(both, 'current', prices(2))).toEqual({ current: prices(2), next: prices(2) });
    expect(changePrices({ current: null, next: null }, 'current', prices(2)).next).toEqual(prices(2));
  });
  it('of this month leaves what is scheduled', () => {
    expect(changePrices({ current: prices(1), next: prices(3) }, 'current', prices(2)).next).toEqual(
      prices(3),
    );
  });
  it('of the next month leaves this one, and can be withdrawn', () => {
    const scheduled = changePrices(both, 'next', prices(4));
    expect(scheduled).toEqual({ current: prices(1), next: prices(4) });
    expect(withdrawNextPrices(scheduled)).toEqual(both);
  });
  it('to none is a change like another: it applies from its month on, and can be withdrawn', () => {
    const ended = changePrices(both, 'next', null);
    expect(ended).toEqual({ current: prices(1), next: null });
    expect(withdrawNextPrices(ended)).toEqual(both);
    expect(changePrices(ended, 'current', prices(2))).toEqual({ current: prices(2), next: null });
    expect(changePrices(both, 'current', null)).toEqual({ current: null, next: null });
    expect(changePrices({ ...both, next: prices(3) }, 'current', null).next).toEqual(prices(3));
  });
});

it('no change ever touches an ended month', () => {
  const change = fc.record({
    months: fc.integer({ min: 0, max: 3 }),
    effective: fc.constantFrom('current' as const, 'next' as const),
    baseFee: fc.option(fc.integer({ min: 0, max: 9 })),
    isWithdrawn: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let today: Month = '2026-01';
      const rows = new Map<Month, PriceList | null>();
      const history = (): PriceHistory => [...rows].map(([month, values]) => ({ month, values }));
      const ended = new Map<Month, PriceList | null>();
      for (const { months, effective, baseFee, isWithdrawn } of changes) {
        for (let passed = 0; passed < months; passed += 1) {
          ended.set(today, pricesInForce(history(), today));
          today = addMonths(today, 1);
        }
        const slots = priceSlots(history(), today);
        const changed = isWithdrawn
          ? withdrawNextPrices(slots)
          : changePrices(slots, effective, baseFee === null ? null : prices(baseFee));
        rows.set(today, changed.current);
        rows.set(nextMonth(today), changed.next);
        for (const [month, before] of ended) expect(pricesInForce(history(), month)).toEqual(before);
      }
    }),
  );
});
