import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { rowsOf } from '../testing/ask.ts';
import { buildPage, tableRows } from '../testing/page-builder.ts';
import type { Page } from '../types.ts';

/** The texts of the rows that are found on a page. */
const read = (page: Page, columns: readonly string[] = []): (string | null)[][] => rowsOf(page, columns);

describe('headers and sums as they are printed', () => {
  it('knows a header of two lines that is printed half a line above and below the others', () => {
    const columns = ['Product', 'Ordered', 'Back ord.', 'Checked'];
    const page = buildPage([
      { x: 50, y: 200, text: 'Product' },
      { x: 300, y: 200, text: 'Ordered' },
      { x: 400, y: 194, text: 'Back' },
      { x: 400, y: 206, text: 'ord.' },
      { x: 480, y: 200, text: 'Checked' },
      ...tableRows(
        [
          ['Toner cartridge', '12', '2'],
          ['Wireless keyboard', '6', '0'],
        ],
        [50, -330, -425],
        225,
      ),
    ]);
    expect(read(page, columns)).toEqual([
      ['Toner cartridge', '12', '2', null],
      ['Wireless keyboard', '6', '0', null],
    ]);
    // One that is not asked for keeps its values from its neighbour.
    expect(read(page, ['Product', 'Ordered', 'Checked'])).toEqual([
      ['Toner cartridge', '12', null],
      ['Wireless keyboard', '6', null],
    ]);
  });

  it('does not part a header’s cell where half of it is known: rules draw its columns', () => {
    const columns = ['行', '品目コード／品名', '数量', '発注金額'];
    const uprights = [60, 100, 350, 420, 540].map((x) => ({ x1: x / 595, x2: x / 595, y1: 0.2, y2: 0.5 }));
    const page = buildPage(
      [
        { x: 65, y: 200, text: '行' },
        { x: 110, y: 200, text: '癌目 コード/品名' },
        { x: 360, y: 200, text: '数量' },
        { x: 440, y: 200, text: '発注金額' },
        ...tableRows(
          [
            ['10', 'AL-303 アルミ板 300', '5', '13,400'],
            ['20', 'SH-30 防水シート', '1', '1,780'],
          ],
          [65, 110, -400, -530],
          225,
        ),
      ],
      { rules: uprights },
    );
    expect(read({ ...page, source: 'ocr' }, columns).map((row) => row[1])).toEqual([
      'AL-303 アルミ板 300',
      'SH-30 防水シート',
    ]);
  });

  const ITEMS = [
    ['番号', '品名', '数量', '単価', '金額'],
    ['1', '緑茶ペットボトル', '24', '110', '2,640'],
    ['2', '設置作業費', '3', '25,000', '75,000'],
  ];

  const DISCOUNTED = buildPage([
    ...tableRows([...ITEMS, ['', '出精値引', '', '', '▲4,000']], [50, 100, -350, -430, -540], 200),
    { x: 350, y: 270, text: '10%対象' },
    { x: 440, y: 270, text: '73,640' },
    { x: 490, y: 270, text: '消費税 7,364' },
  ]);

  it('leaves out a discount on all items, which has no number, quantity or price, and what is taxed at which rate', () => {
    expect(read(DISCOUNTED, ITEMS[0]).map((row) => row[1])).toEqual(['緑茶ペットボトル', '設置作業費']);
  });

  it('is to be checked where a discount is left out that no field has', () => {
    const columns = (ITEMS[0] ?? []).map((name) => ({ name, description: '' }));
    const reasonWith = (...fields: string[]) =>
      extract([DISCOUNTED], {
        fields: fields.map((name) => ({ name, description: '' })),
        tables: [{ name: '明細', columns }],
      }).tables[0]!.reason;
    expect(reasonWith()).toBe('SUM_MISMATCH');
    expect(reasonWith('出精値引')).toBeNull();
  });

  it.each([
    [
      ['品名', '数量', '単価', '金額'],
      ['お値引き', '', '', '▲10,000'],
    ],
    [
      ['Description', 'Qty', 'Unit price', 'Amount'],
      ['Discount 10%', '', '', '-100.00'],
    ],
  ])('keeps a discount where the items have no numbers: %s', (header, discount) => {
    const page = buildPage(
      tableRows(
        [header, ['Work', '1', '100,000', '100,000'], ['Travel', '2', '500', '1,000'], discount],
        [50, -350, -430, -540],
        200,
      ),
    );
    expect(read(page, header).at(-1)?.[0]).toBe(discount[0]);
  });

  it('keeps a discount that is numbered like the items', () => {
    const page = buildPage(
      tableRows([...ITEMS, ['3', '出精値引', '1', '-4,000', '-4,000']], [50, 100, -350, -430, -540], 200),
    );
    expect(read(page, ITEMS[0])).toHaveLength(3);
  });

  it('takes no line about the payment under a table for an item', () => {
    const page = buildPage([
      ...tableRows(
        [
          ['項目', '数量', '金額'],
          ['設置作業費', '1 式', '25,000 円'],
          ['ノートパソコン', '1 台', '160,000 円'],
        ],
        [60, 360, 480],
        200,
      ),
      { x: 40, y: 262, text: 'お振込先' },
      { x: 180, y: 262, text: '北辰銀行 大通支店' },
      { x: 360, y: 262, text: '8046730' },
    ]);
    expect(read(page, ['項目', '数量', '金額'])).toHaveLength(2);
  });

  it('gives the mark of the reduced tax rate back to items behind which it was read as kana', () => {
    const lines = ['国産米 令和6年産ネ', '天然水 食品添加物*', 'コーヒーネ', '緑茶 500ml入ホ'];
    const page = buildPage([
      ...tableRows(
        [['品名', '数量', '金額'], ...lines.map((name) => [name, '2', '1,100'])],
        [50, -350, -540],
        200,
      ),
      { x: 50, y: 320, text: '*は軽減税率対象' },
    ]);
    const names = (one: Page) => read(one, ['品名', '数量', '金額']).map((row) => row[0]);
    expect(names({ ...page, source: 'ocr' })).toEqual([
      '国産米 令和6年産*',
      '天然水 食品添加物*',
      'コーヒーネ',
      '緑茶 500ml入*',
    ]);
    expect(names(page)).toEqual(lines);
  });

  it('keeps how many of what price in the name of a slip’s item where no column takes it', () => {
    const page = buildPage([
      { x: 50, y: 100, text: '納豆 3P' },
      { x: 70, y: 114, text: '(3個 × 単928)' },
      { x: 300, y: 114, text: '¥2,784', right: true },
      { x: 50, y: 128, text: 'もめん豆腐' },
      { x: 300, y: 128, text: '¥248', right: true },
      { x: 50, y: 150, text: '合計' },
      { x: 300, y: 150, text: '¥3,032', right: true },
    ]);
    expect(read(page, ['品名', '金額']).map((row) => row[0])).toEqual([
      '納豆 3P (3個 × 単928)',
      'もめん豆腐',
    ]);
    expect(read(page, ['品名', '数量', '単価', '金額'])[0]).toEqual(['納豆 3P', '3', '928', '¥2,784']);
  });

  it.each(['INCL. VAT 20%', 'Incl. tax', 'of which VAT 20%'])(
    'leaves out the tax that a total contains: %s',
    (label) => {
      const page = buildPage([
        ...tableRows(
          [
            ['Item', 'Qty', 'Amount'],
            ['Toner cartridge', '1', '5.63'],
            ['Hex bolt', '3', '3.33'],
          ],
          [50, -300, -500],
          200,
        ),
        { x: 50, y: 250, text: label },
        { x: 500, y: 250, text: '1.49', right: true },
        { x: 50, y: 265, text: 'TOTAL' },
        { x: 500, y: 265, text: '8.96', right: true },
      ]);
      expect(read(page, ['Item', 'Qty', 'Amount'])).toEqual([
        ['Toner cartridge', '1', '5.63'],
        ['Hex bolt', '3', '3.33'],
      ]);
    },
  );
});
