import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountLines, blocksOver, type BilledMonth, type PriceList } from './prices.ts';

const prices = (changes: Partial<PriceList> = {}): PriceList => ({
  currency: 'JPY',
  baseFee: 5000,
  packagePrice: 10_000,
  blockPrice: 1200,
  overBlockPrice: 1500,
  tiers: [],
  taxRate: 10,
  ...changes,
});
const month = (changes: Partial<BilledMonth> = {}): BilledMonth => ({
  month: '2026-11',
  blocksUsed: 0,
  blocksPerPackage: 10,
  packagesRegistered: 0,
  blocksRegistered: 0,
  ...changes,
});
const sum = (lines: readonly { amount: number }[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0);

describe('blocks over what is registered', () => {
  it.each([
    [{ blocksUsed: 0 }, 0],
    [{ blocksUsed: 7 }, 7],
    [{ blocksUsed: 23, packagesRegistered: 2 }, 3],
    [{ blocksUsed: 23, packagesRegistered: 2, blocksRegistered: 3 }, 0],
    [{ blocksUsed: 22, packagesRegistered: 2, blocksRegistered: 3 }, 0],
    [{ blocksUsed: 24, packagesRegistered: 2, blocksRegistered: 3 }, 1],
  ])('of %j are %i', (changes, over) => {
    expect(blocksOver(month(changes))).toBe(over);
  });
});

describe('lines of a month', () => {
  it('are the base fee, what is registered, and what was used over it', () => {
    const used = month({ blocksUsed: 27, packagesRegistered: 2, blocksRegistered: 3 });
    expect(amountLines(used, prices())).toEqual([
      { kind: 'base', quantity: 1, unitPrice: 5000, amount: 5000, taxRate: 10 },
      { kind: 'packages', quantity: 2, unitPrice: 10_000, amount: 20_000, taxRate: 10 },
      { kind: 'blocks', quantity: 3, unitPrice: 1200, amount: 3600, taxRate: 10 },
      { kind: 'over_blocks', quantity: 4, unitPrice: 1500, amount: 6000, taxRate: 10 },
    ]);
  });

  it('leave out what there is none of', () => {
    expect(amountLines(month(), prices({ baseFee: 0 }))).toEqual([]);
    expect(amountLines(month({ blocksUsed: 2 }), prices({ baseFee: 0, overBlockPrice: 0 }))).toMatchObject([
      { kind: 'over_blocks', quantity: 2, amount: 0 },
    ]);
  });

  const tiers = [
    { fromBlock: 11, price: 1000 },
    { fromBlock: 3, price: 1400 },
  ];
  it.each([
    [2, [[2, 1500]]],
    [
      3,
      [
        [2, 1500],
        [1, 1400],
      ],
    ],
    [
      10,
      [
        [2, 1500],
        [8, 1400],
      ],
    ],
    [
      11,
      [
        [2, 1500],
        [8, 1400],
        [1, 1000],
      ],
    ],
    [
      30,
      [
        [2, 1500],
        [8, 1400],
        [20, 1000],
      ],
    ],
  ])('count %i blocks over in tiers, each from 1', (blocksUsed, expected) => {
    const lines = amountLines(month({ blocksUsed }), prices({ baseFee: 0, tiers }));
    expect(lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual(expected);
  });

  it('take a tier from block 1 on for all of them', () => {
    const lines = amountLines(month({ blocksUsed: 4 }), prices({ tiers: [{ fromBlock: 1, price: 900 }] }));
    expect(lines.at(-1)).toMatchObject({ kind: 'over_blocks', quantity: 4, unitPrice: 900 });
  });
});

describe('a discount', () => {
  const used = month({ blocksUsed: 1 });
  it.each([
    [{ percent: 10, until: '2026-11' }, -650],
    [{ percent: 33.33, until: '2027-01' }, -2166],
    [{ percent: 100, until: '2026-11' }, -6500],
    [{ amount: 1000, until: '2026-11' }, -1000],
    [{ amount: 1000, percent: 10, until: '2026-11' }, -1650],
    [{ amount: 9_999_999, until: '2026-11' }, -6500],
  ])('%j takes off %i', (discount, off) => {
    expect(amountLines(used, prices(), discount).at(-1)).toMatchObject({ kind: 'discount', amount: off });
  });

  it('ends with its last month', () => {
    const discount = { percent: 50, until: '2026-10' };
    expect(amountLines(used, prices(), discount).every(({ kind }) => kind !== 'discount')).toBe(true);
  });
});

it('a month’s amount is the formula’s, and never negative', () => {
  const price = fc.integer({ min: 0, max: 100_000_000 });
  const some = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(
      fc.record({ blocksUsed: some, packagesRegistered: some, blocksRegistered: some }),
      fc.record({ baseFee: price, packagePrice: price, blockPrice: price, overBlockPrice: price }),
      fc.record({ percent: fc.integer({ min: 0, max: 100 }), amount: price }),
      (counts, charged, off) => {
        const of = month(counts);
        const formula =
          charged.baseFee +
          counts.packagesRegistered * charged.packagePrice +
          counts.blocksRegistered * charged.blockPrice +
          blocksOver(of) * charged.overBlockPrice;
        expect(sum(amountLines(of, prices(charged)))).toBe(formula);
        const left = sum(amountLines(of, prices(charged), { ...off, until: '2026-11' }));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(formula);
      },
    ),
  );
});

it('tiers give each block over one price: the last that begins at it or before', () => {
  const tier = fc.record({
    fromBlock: fc.integer({ min: 1, max: 40 }),
    price: fc.integer({ min: 0, max: 5000 }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(tier, { selector: ({ fromBlock }) => fromBlock, maxLength: 6 }),
      fc.integer({ min: 0, max: 60 }),
      (tiers, blocksUsed) => {
        const priceOf = (block: number): number =>
          tiers
            .filter(({ fromBlock }) => fromBlock <= block)
            .toSorted((one, other) => one.fromBlock - other.fromBlock)
            .at(-1)?.price ?? 1500;
        const expected = Array.from({ length: blocksUsed }, (_, index) => priceOf(index + 1)).reduce(
          (total, each) => total + each,
          0,
        );
        expect(sum(amountLines(month({ blocksUsed }), prices({ baseFee: 0, tiers })))).toBe(expected);
      },
    ),
  );
});
