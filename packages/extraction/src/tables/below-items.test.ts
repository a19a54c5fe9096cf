import { expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage, tableRows } from '../testing/page-builder.ts';
import type { PlacedText } from '../testing/page-builder.ts';

function read(texts: readonly PlacedText[], columns: readonly string[]): (string | null)[][] {
  const table = { name: 'Items', columns: columns.map((column) => ({ name: column, description: '' })) };
  const [result] = extract([buildPage(texts)], { fields: [], tables: [table] }).tables;
  return result!.rows.map(({ cells }) => cells.map(({ text }) => text));
}

const STAY = ['Date', 'Service', 'EUR'];
const nights = [
  ['28.09.2025', 'Single room', '240.00'],
  ['29.09.2025', 'Garage', '18.00'],
  ['30.09.2025', 'Minibar', '7.50'],
];

it('a sum of the items without their first column ends them, whatever it is called', () => {
  const rows = [STAY, ...nights, ['', 'All of your stay', '265.50'], ['', 'Settled by card', '265.50']];
  expect(read(tableRows(rows, [50, 150, -540], 200), STAY)).toEqual(nights);
});

it('words in a column of dates end the items', () => {
  const rows = [STAY, ...nights, ['Checked by', 'J. Alder', '5']];
  expect(read(tableRows(rows, [50, 150, -540], 200), STAY)).toEqual(nights);
});

it('an item without a date, in capitals or with figures in its name is none of these', () => {
  const more = [
    ['', 'Late checkout', '30.00'],
    ['REF', 'Key card', '4.00'],
  ];
  expect(read(tableRows([STAY, ...nights, ...more], [50, 150, -540], 200), STAY)).toHaveLength(5);
  const named = [
    ['Bracket No. 3', '3', '6.00'],
    ['Cable 20 m', '2', '12.00'],
    ['Packing tape', '4', '8.00'],
  ];
  const header = ['Description', 'Qty', 'Amount'];
  expect(read(tableRows([header, ...named], [50, -300, -540], 200), header)).toEqual(named);
});

it('a line of labels over other figures ends the items, even after a single one', () => {
  const header = ['Pieces', 'Gross weight', 'Rate', 'Total'];
  const rows = [
    header,
    ['14', '391.0', '2.10', '821.10'],
    ['Weight charge', 'Other charges', '', 'Prepaid'],
    ['821.10', '32.75', '', '853.85'],
  ];
  expect(read(tableRows(rows, [50, 180, 330, 460], 200), header)).toEqual([
    ['14', '391.0', '2.10', '821.10'],
  ]);
});

it('an entry of an account is one, though it is called cash', () => {
  const header = ['取引日', '摘要', 'お支払金額', 'お預り金額', '差引残高'];
  const rows = [
    header,
    ['2025/08/08', '現金', '80,000', '', '420,000'],
    ['2025/08/11', '振込 ハナダ', '', '30,000', '450,000'],
  ];
  const cells = read(tableRows(rows, [50, 140, -350, -440, -540], 200), header);
  expect(cells.map(([, what]) => what)).toEqual(['現金', '振込 ハナダ']);
});
