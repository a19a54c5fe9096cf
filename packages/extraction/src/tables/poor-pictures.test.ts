import { expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage } from '../testing/page-builder.ts';
import type { PlacedText } from '../testing/page-builder.ts';

const LEFT = [40, 110, 290, 350, 400, 480];

/** Rows as an engine reads them from a picture, one text a column; undefined leaves a column empty. */
const rowsOf = (rows: readonly (readonly (string | undefined)[])[]): PlacedText[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((text, column) =>
      text === undefined ? [] : [{ x: LEFT[column] ?? 0, y: 200 + 22 * row, text, confidence: 82 }],
    ),
  );

const cellsOf = (settings: readonly PlacedText[], columns: readonly string[]): (string | null)[][] => {
  const table = { name: 'Items', columns: columns.map((name) => ({ name, description: '' })) };
  const read = extract([buildPage(settings)], { fields: [], tables: [table] }).tables[0];
  return (read?.rows ?? []).map((row) => row.cells.map((cell) => cell.text));
};

it('knows headers that were misread by their order, where as many are printed as asked for', () => {
  const settings = rowsOf([
    ['コード', '韻名', '数租', '単位', '単価', '拉酸'],
    ['BX-40', '梱包テープ', '12', '巻', '230', '2,760'],
    ['PR-12', '宛名ラベル', '5', '箱', '880', '4,400'],
  ]);
  expect(cellsOf(settings, ['コード', '品名', '数量', '単位', '単価', '金額'])).toEqual([
    ['BX-40', '梱包テープ', '12', '巻', '230', '2,760'],
    ['PR-12', '宛名ラベル', '5', '箱', '880', '4,400'],
  ]);
});

it('does not take a stamp over a row for the label of a sum', () => {
  const settings = rowsOf([
    ['Code', 'Description', 'Quantity', undefined, 'Unit price', 'Amount'],
    [undefined, 'Website maintenance, monthly'],
    [undefined, undefined, '3.00', undefined, 'PAID', '792.00'],
    [undefined, 'Hex bolt M8'],
    [undefined, undefined, '10.00', undefined, '0.32', '3.20'],
    [undefined, 'Pallet wrap'],
    [undefined, undefined, '20.00', undefined, '6.35', '127.00'],
  ]);
  const amounts = cellsOf(settings, ['Description', 'Quantity', 'Unit price', 'Amount']).map((row) => row[3]);
  expect(amounts).toEqual(['792.00', '3.20', '127.00']);
});

it('ends a list of sums before the days that are printed under it', () => {
  const settings = rowsOf([
    ['内訳', undefined, undefined, undefined, undefined, '金額(円)'],
    ['基本料金', undefined, undefined, undefined, undefined, '885.72'],
    ['電力量料金', undefined, undefined, undefined, undefined, '3,576.00'],
    ['燃料費調整額', undefined, undefined, undefined, undefined, 'A203.13'],
    ['次回検針予定日', undefined, undefined, undefined, undefined, '2025年8月2日'],
    ['口座振替予定日', undefined, undefined, undefined, undefined, '令和7 年7 月14日'],
  ]);
  expect(cellsOf(settings, ['内訳', '金額(円)'])).toEqual([
    ['基本料金', '885.72'],
    ['電力量料金', '3,576.00'],
    ['燃料費調整額', 'A203.13'],
  ]);
});

it('knows headers of which letters were misread, and takes specks between them for nothing', () => {
  const settings = rowsOf([
    ['納晶日', '伝栗番号', '草名・規格', '数箇', ':', '金額'],
    ['04/02', '30117', 'クリアファイル', '12', undefined, '2,760'],
    ['04/03', '30120', '付箋', '5', undefined, '4,400'],
  ]);
  expect(cellsOf(settings, ['納品日', '伝票番号', '品名・規格', '数量', '金額'])).toEqual([
    ['04/02', '30117', 'クリアファイル', '12', '2,760'],
    ['04/03', '30120', '付箋', '5', '4,400'],
  ]);
});

it('knows English headers of which letters were misread', () => {
  const settings = rowsOf([
    ['Lot', 'Partioulars', 'Ouantity', undefined, 'Prce', undefined],
    ['BX-40', 'Parcel tape', '12', undefined, '2.30', undefined],
    ['PR-12', 'Address labels', '5', undefined, '8.80', undefined],
  ]);
  expect(cellsOf(settings, ['Lot', 'Particulars', 'Quantity', 'Price'])).toEqual([
    ['BX-40', 'Parcel tape', '12', '2.30'],
    ['PR-12', 'Address labels', '5', '8.80'],
  ]);
});
