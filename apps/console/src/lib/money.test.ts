import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { money, readMoney, writeMoney } = await import('./money.ts');

test.each([
  ['1,234', 'JPY', 1234],
  ['１２，３４５円', 'JPY', 12_345],
  ['¥ 5 000', 'JPY', 5000],
  ['5000.00', 'JPY', 5000],
  ['0', 'JPY', 0],
  ['12.5', 'USD', 1250],
  ['$1,234.56', 'USD', 123_456],
  ['12.', 'EUR', 1200],
  ['12.340', 'EUR', 1234],
] as const)('%s is in %s %d of the smallest unit', (text, currency, amount) => {
  expect(readMoney(text, currency)).toBe(amount);
});

test.each([
  ['5.5', 'JPY'],
  ['1.234', 'USD'],
  ['-5', 'USD'],
  ['1e3', 'JPY'],
  ['五千', 'JPY'],
  ['.5', 'USD'],
] as const)('%s is no amount in %s', (text, currency) => {
  expect(readMoney(text, currency)).toBeNaN();
});

test('nothing typed is no amount yet', () => {
  expect(readMoney(' ', 'JPY')).toBeUndefined();
});

test.each([
  [1_234_567, 'JPY', '1,234,567', '¥1,234,567'],
  [5, 'USD', '0.05', '$0.05'],
  [123_450, 'EUR', '1,234.50', '€1,234.50'],
  [0, 'USD', '0.00', '$0.00'],
] as const)('%d of %s is typed as %s and read as %s', (amount, currency, typed, read) => {
  expect(writeMoney(amount, currency)).toBe(typed);
  expect(readMoney(typed, currency)).toBe(amount);
  expect(money(amount, currency)).toBe(read);
});

test('no amount is a dash', () => {
  expect(money(null, 'JPY')).toBe('–');
});
