import { expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage, tableRows } from '../../testing/page-builder.ts';

const repair = buildPage([
  { x: 40, y: 50, text: '修理明細書', size: 16 },
  ...tableRows(
    [
      ['作業内容・部品名', '数量', '部品単価', '部品代', '技術料'],
      ['フロントブレーキパッド交換', '1', '9,800', '9,800', '7,500'],
      ['エンジンオイル交換', '4.2', '1,100', '4,620', '1,500'],
      ['バッテリー交換', '1', '18,400', '18,400', '1,200'],
    ],
    [40, -300, -380, -460, -540],
    100,
  ),
  { x: 200, y: 190, text: '計' },
  { x: 460, y: 190, text: '32,820', right: true },
  { x: 540, y: 190, text: '10,200', right: true },
  { x: 350, y: 220, text: '部品代＋技術料' },
  { x: 540, y: 220, text: '43,020', right: true },
]);

it('the sum of a column is in its row of sums, also where that is called by one letter', () => {
  expect(valueOf(repair, '技術料の計')?.replace(',', '')).toBe('10200');
});
