import type { PriceList } from '@ocr/billing';
import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { common } = await import('#lib/i18n/common.ts');
await common.load();
const { emptyPrices, inCurrency, violationsOf, toPrices, toPriceValues } = await import('./price-values.ts');

const month = '2026-11';
const prices: PriceList = {
  currency: 'JPY',
  baseFee: 5000,
  packagePrice: 100_000,
  blockPrice: 1200,
  overBlockPrice: 1500,
  tiers: [
    { fromBlock: 11, price: 1300 },
    { fromBlock: 101, price: 1000 },
  ],
  taxRate: 10,
};

test('prices are typed with separators and come back the same', () => {
  const values = toPriceValues(prices);
  expect(values).toMatchObject({ packagePrice: '100,000', tiers: [{ fromBlock: '11', price: '1,300' }, {}] });
  expect(toPrices(values, month)).toEqual(prices);
  const dollars = { ...prices, currency: 'USD' as const, taxRate: 8.25 };
  expect(toPriceValues(dollars)).toMatchObject({ baseFee: '50.00', taxRate: '8.25' });
  expect(toPrices(toPriceValues(dollars), month)).toEqual(dollars);
});

test('tiers come in their order, however they were typed', () => {
  const values = toPriceValues({ ...prices, tiers: prices.tiers.toReversed() });
  expect(toPrices(values, month)?.tiers).toEqual(prices.tiers);
});

test.each([
  [{ baseFee: '' }, 'baseFee'],
  [{ baseFee: '-1' }, 'baseFee'],
  [{ blockPrice: '1.5' }, 'blockPrice'],
  [{ overBlockPrice: '100,000,001' }, 'overBlockPrice'],
  [{ taxRate: '9' }, 'taxRate'],
  [{ taxRate: '' }, 'taxRate'],
  [{ currency: 'USD' as const, taxRate: '101' }, 'taxRate'],
  [{ tiers: [{ fromBlock: '0', price: '1' }] }, 'tiers.0.fromBlock'],
  [{ tiers: [{ fromBlock: '5', price: 'x' }] }, 'tiers.0.price'],
  [{ tiers: ['3', '3'].map((fromBlock) => ({ fromBlock, price: '1' })) }, 'tiers.1.fromBlock'],
])('%j is refused at its field, and nothing is sent', (wrong, path) => {
  const values = { ...toPriceValues(prices), ...wrong };
  expect(Object.keys(violationsOf(values, month))).toEqual([path]);
  expect(toPrices(values, month)).toBeUndefined();
});

test('another currency keeps the figures, and a tax rate that there is not gives way', () => {
  const dollars = inCurrency(toPriceValues(prices), 'USD', month);
  expect(dollars).toMatchObject({ currency: 'USD', baseFee: '5,000.00', taxRate: '10' });
  const yen = inCurrency({ ...dollars, taxRate: '7.5', blockPrice: '12.50' }, 'JPY', month);
  expect(yen).toMatchObject({ currency: 'JPY', baseFee: '5,000', blockPrice: '13', taxRate: '10' });
  expect(inCurrency({ ...dollars, baseFee: 'x' }, 'EUR', month).baseFee).toBe('x');
});

test('the first list costs nothing, in yen at the rate of the month', () => {
  expect(toPrices(toPriceValues(emptyPrices(month)), month)).toMatchObject({ baseFee: 0, taxRate: 10 });
});
