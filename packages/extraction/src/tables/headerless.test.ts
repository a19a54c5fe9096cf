import { expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage, tableRows } from '../testing/page-builder.ts';

it('a tax number in the head of a slip is no sum that ends its items, a till is no price', () => {
  const slip = [
    ['PINEHAVEN HARDWARE', ''],
    ['HST# 00944 1827 RT0001', ''],
    ['TRANS 004817', 'TILL 03'],
    ['SERVED BY MARGE', ''],
    ['DECK SCREWS', '12.99'],
    ['CEDAR STAIN', '54.99'],
    ['PAINT TRAY', '4.49'],
    ['SUBTOTAL', '72.47'],
    ['HST 13%', '9.42'],
    ['TOTAL', '$81.89'],
  ];
  const columns = ['Item', 'Price'].map((name) => ({ name, description: '' }));
  const page = buildPage(tableRows(slip, [30, -230], 40));
  const [table] = extract([page], { fields: [], tables: [{ name: 'Items', columns }] }).tables;
  expect(table!.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual(slip.slice(4, 7));
});
