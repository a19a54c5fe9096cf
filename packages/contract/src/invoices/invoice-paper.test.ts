import { expect, test } from 'vitest';
import { invoiceEn } from './invoice-messages.en.ts';
import { invoiceJp } from './invoice-messages.jp.ts';

test('how a quantity comes about is said of one and of several', () => {
  expect(invoiceEn.packagesHow('1', '10')).toBe('1 block ÷ 10 blocks, rounded up');
  expect(invoiceEn.blocksHow('1', '100')).toBe('1 page ÷ 100 pages, rounded up');
  expect(invoiceEn.limitHow('1', '1', '1')).toBe('1 block × 1 page = 1 page');
  expect(invoiceEn.limitHow('2', '100', '200')).toBe('2 blocks × 100 pages = 200 pages');
  expect(invoiceJp.limitHow('1', '100', '100')).toBe('1ブロック × 100ページ ＝ 100ページ');
});
