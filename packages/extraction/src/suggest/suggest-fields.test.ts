import { expect, test } from 'vitest';
import { findTables } from '../find-tables/find-tables.ts';
import { suggestFields } from './suggest-fields.ts';
import { buildPage, tableRows } from '../testing/page-builder.ts';

const suggested = (page: ReturnType<typeof buildPage>) =>
  suggestFields([page], findTables(page)).map(({ name, value }) => [name, value]);

test('labels of the trade with values next to them are suggested, names of columns are not', () => {
  const page = buildPage([
    { x: 60, y: 60, text: 'Harbour Paper Company' },
    { x: 60, y: 100, text: 'Invoice No: HP-20931' },
    { x: 60, y: 116, text: 'Invoice date: 27 May 2025' },
    ...tableRows(
      [
        ['Description', 'Quantity', 'Unit price', 'Amount'],
        ['Copy paper', '12', '4.00', '48.00'],
        ['Envelopes', '40', '0.50', '20.00'],
      ],
      [60, -260, -340, -440],
      160,
    ),
    { x: 60, y: 300, text: 'Total due: 68.00' },
    { x: 60, y: 330, text: 'Please quote the invoice number with every payment you make to us.' },
  ]);
  expect(suggested(page)).toEqual([
    ['Invoice No', 'HP-20931'],
    ['Invoice date', '2025-05-27'],
    ['Total due', '68'],
  ]);
});

test('of a Japanese invoice too, each thing once', () => {
  const page = buildPage([
    { x: 60, y: 60, text: '請求書番号：INV-202512-366' },
    { x: 60, y: 80, text: '請求日：2025年12月2日' },
    { x: 60, y: 120, text: '小計' },
    { x: 200, y: 120, text: '¥100,000', right: false },
    { x: 60, y: 140, text: '消費税(10%)' },
    { x: 200, y: 140, text: '¥10,000' },
    { x: 60, y: 160, text: '合計' },
    { x: 200, y: 160, text: '¥110,000' },
  ]);
  expect(suggested(page)).toEqual([
    ['請求書番号', 'INV-202512-366'],
    ['請求日', '2025-12-02'],
    ['小計', '100000'],
    ['消費税', '10000'],
    ['合計', '110000'],
  ]);
});

test('nothing is suggested where nothing is labelled', () => {
  expect(
    suggested(buildPage([{ x: 60, y: 60, text: 'A note to all of you who are in the office today' }])),
  ).toEqual([]);
});
