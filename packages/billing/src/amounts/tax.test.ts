import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumWithTax, TAX_ROUNDINGS, taxRatesOn, type TaxRules } from './tax.ts';

const rules = (changes: Partial<TaxRules> = {}): TaxRules => ({
  rounding: 'down',
  pricesIncludeTax: false,
  isExempt: false,
  ...changes,
});

describe('tax as in the tax agency’s examples', () => {
  it('is rounded once per rate, not per line (国税庁「インボイス制度に関するQ&A」, 適格請求書に記載する消費税額等の端数処理)', () => {
    const lines = [
      { amount: 83 * 167, taxRate: 8 },
      { amount: 67 * 197, taxRate: 8 },
      { amount: 57 * 77, taxRate: 10 },
      { amount: 57 * 417, taxRate: 10 },
    ];
    expect(sumWithTax(lines, rules())).toEqual({
      subtotal: 55_218,
      taxes: [
        { rate: 10, base: 28_158, tax: 2815 },
        { rate: 8, base: 27_060, tax: 2164 },
      ],
      taxTotal: 4979,
      total: 60_197,
    });
  });

  it('is written with the amount of each rate (国税庁 タックスアンサー No.6625: 40,000 yen at 8 %, 80,000 yen at 10 %)', () => {
    const lines = [
      { amount: 40_000, taxRate: 8 },
      { amount: 80_000, taxRate: 10 },
    ];
    expect(sumWithTax(lines, rules())).toMatchObject({ subtotal: 120_000, taxTotal: 11_200, total: 131_200 });
  });

  it('of prices that include it is 10/110 and 8/108 of them', () => {
    const lines = [
      { amount: 88_000, taxRate: 10 },
      { amount: 43_200, taxRate: 8 },
    ];
    expect(sumWithTax(lines, rules({ pricesIncludeTax: true }))).toEqual({
      subtotal: 120_000,
      taxes: [
        { rate: 10, base: 80_000, tax: 8000 },
        { rate: 8, base: 40_000, tax: 3200 },
      ],
      taxTotal: 11_200,
      total: 131_200,
    });
  });
});

describe('rounding', () => {
  it.each([
    ['down', 1005, 100],
    ['half_up', 1005, 101],
    ['half_up', 1004, 100],
    ['up', 1001, 101],
    ['up', 1000, 100],
  ] as const)('%s of 10 %% of %i is %i', (rounding, amount, tax) => {
    expect(sumWithTax([{ amount, taxRate: 10 }], rules({ rounding })).taxTotal).toBe(tax);
    expect(sumWithTax([{ amount: -amount, taxRate: 10 }], rules({ rounding })).taxTotal).toBe(-tax);
  });

  it('is exact where a floating-point product would not be', () => {
    const amount = 9_007_199_254_740;
    expect(sumWithTax([{ amount, taxRate: 8.25 }], rules()).taxTotal).toBe(743_093_938_516);
  });
});

it('an exempt issuer charges no tax', () => {
  expect(sumWithTax([{ amount: 1000, taxRate: 10 }], rules({ isExempt: true }))).toEqual({
    subtotal: 1000,
    taxes: [],
    taxTotal: 0,
    total: 1000,
  });
});

it.each([
  ['2026-11-01', [10, 8, 0]],
  ['2019-09-30', [8, 0]],
  ['2014-03-31', [5, 0]],
  ['1989-04-01', [3, 0]],
  ['1989-03-31', [0]],
])('Japanese rates on %s are %j', (day, rates) => {
  expect(taxRatesOn('JPY', day)).toEqual(rates);
});

it('rates of other currencies are the partner’s own matter', () => {
  expect(taxRatesOn('EUR', '2026-11-01')).toBeUndefined();
});

const anyLines = fc.array(
  fc.record({
    amount: fc.integer({ min: -1_000_000_000, max: 1_000_000_000_000 }),
    taxRate: fc.constantFrom(0, 5.5, 8, 10, 19),
  }),
);
const anyRules = fc.record({
  rounding: fc.constantFrom(...TAX_ROUNDINGS),
  pricesIncludeTax: fc.boolean(),
  isExempt: fc.boolean(),
});

describe('under every rounding', () => {
  it('lines and taxes add up to the total', () => {
    fc.assert(
      fc.property(anyLines, anyRules, (lines, how) => {
        const { subtotal, taxes, taxTotal, total } = sumWithTax(lines, how);
        const ofLines = lines.reduce((sum, { amount }) => sum + amount, 0);
        expect(taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(taxTotal);
        expect(subtotal + taxTotal).toBe(total);
        expect(how.pricesIncludeTax ? total : total - taxTotal).toBe(ofLines);
        expect(taxes.reduce((sum, { base }) => sum + base, 0)).toBe(how.isExempt ? 0 : subtotal);
      }),
    );
  });

  it('the tax of a rate is less than one unit away from the exact one', () => {
    fc.assert(
      fc.property(anyLines, fc.constantFrom(...TAX_ROUNDINGS), (lines, rounding) => {
        for (const { rate, base, tax } of sumWithTax(lines, rules({ rounding })).taxes) {
          expect(Math.abs(tax * 10_000 - base * Math.round(rate * 100))).toBeLessThan(10_000);
        }
      }),
    );
  });
});
