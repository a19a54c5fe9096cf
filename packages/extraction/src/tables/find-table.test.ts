import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage, line, tableRows } from '../testing/page-builder.ts';
import type { PlacedText } from '../testing/page-builder.ts';
import type { Page, TableResult } from '../types.ts';

const COLUMNS = ['Description', 'Quantity', 'Unit price', 'Amount'];
const EDGES = [50, -340, -430, -540];

function read(pages: Page | readonly Page[], columns: readonly string[] = COLUMNS): TableResult {
  const table = { name: 'Items', columns: columns.map((name) => ({ name, description: '' })) };
  const result = extract(Array.isArray(pages) ? pages : [pages as Page], { fields: [], tables: [table] });
  return result.tables[0]!;
}

const texts = (table: TableResult): (string | null)[][] =>
  table.rows.map((row) => row.cells.map((cell) => cell.text));
const HEADER = ['Item', 'Qty', 'Price', 'Total'];

describe('the rows of a table', () => {
  it('finds columns by synonyms and alignment, without rules, and leaves totals out', () => {
    const page = buildPage([
      ...tableRows(
        [HEADER, ['Copier paper A4', '12', '4.50', '54.00'], ['Desk lamp', '1', '36.00', '36.00']],
        EDGES,
        200,
      ),
      { x: 400, y: 270, text: 'Subtotal' },
      { x: 540, y: 270, text: '90.00', right: true },
      { x: 400, y: 290, text: 'VAT 20%' },
      { x: 540, y: 290, text: '18.00', right: true },
      { x: 400, y: 310, text: 'Total' },
      { x: 540, y: 310, text: '108.00', right: true },
    ]);
    const table = read(page);
    expect(texts(table)).toEqual([
      ['Copier paper A4', '12', '4.50', '54.00'],
      ['Desk lamp', '1', '36.00', '36.00'],
    ]);
    for (const cell of table.rows.flatMap((row) => row.cells)) {
      expect(cell.confidence).toBeGreaterThanOrEqual(90);
      expect(cell.box).not.toBeNull();
    }
    expect(table.rows[0]?.cells.map((cell) => cell.value)).toEqual(['Copier paper A4', '12', '4.5', '54']);
  });

  it('leaves missing cells empty and keeps the others in their columns', () => {
    const page = buildPage(
      tableRows(
        [
          HEADER,
          ['Setup', '', '', '100.00'],
          ['Paper', '2', '5.00', '10.00'],
          ['Free sample', '1', '', '0.00'],
        ],
        EDGES,
        200,
      ),
    );
    expect(texts(read(page))).toEqual([
      ['Setup', null, null, '100.00'],
      ['Paper', '2', '5.00', '10.00'],
      ['Free sample', '1', null, '0.00'],
    ]);
  });

  it('joins wrapped cells and leaves remarks and sub-headers out', () => {
    const settings: PlacedText[] = [
      ...tableRows([HEADER], EDGES, 200),
      { x: 50, y: 218, text: 'Hardware' },
      ...tableRows(
        [['Height-adjustable standing desk with an oak top of 160', '2', '500.00', '1,000.00']],
        EDGES,
        236,
      ),
      { x: 50, y: 248, text: 'Centimetres' },
      ...tableRows([['Lamp', '1', '36.00', '36.00']], EDGES, 266),
      { x: 50, y: 278, text: 'Serial number: 4711' },
    ];
    expect(texts(read(buildPage(settings)))).toEqual([
      ['Height-adjustable standing desk with an oak top of 160 Centimetres', '2', '500.00', '1,000.00'],
      ['Lamp', '1', '36.00', '36.00'],
    ]);
  });

  it('takes a cell of a ruled grid whole', () => {
    const rules = [200, 216, 246, 262]
      .flatMap((y) => [line(48, y, 545, y)])
      .concat([48, 290, 345, 435, 545].map((x) => line(x, 200, x, 262)));
    const settings: PlacedText[] = [
      ...tableRows([['品名', '数量', '単価', '金額']], EDGES, 203),
      { x: 50, y: 219, text: '会議用テーブル' },
      { x: 50, y: 232, text: 'W1800' },
      ...tableRows([['', '3', '24,500', '73,500']], EDGES, 225),
      ...tableRows([['配送料', '1', '1,100', '1,100']], EDGES, 249),
    ];
    expect(texts(read(buildPage(settings, { rules }), ['品名', '数量', '単価', '金額']))).toEqual([
      ['会議用テーブル W1800', '3', '24,500', '73,500'],
      ['配送料', '1', '1,100', '1,100'],
    ]);
  });

  it('continues over a page break, with the header repeated or not', () => {
    const first = buildPage(
      tableRows([HEADER, ['One', '1', '1.00', '1.00'], ['Two', '2', '1.00', '2.00']], EDGES, 200),
    );
    const repeated = buildPage(
      [
        ...tableRows([HEADER, ['Three', '3', '1.00', '3.00']], EDGES, 60),
        { x: 50, y: 810, text: 'Page 2 of 3' },
      ],
      { number: 2 },
    );
    const bare = buildPage(
      [
        ...tableRows([['Four', '4', '1.00', '4.00']], EDGES, 60),
        { x: 400, y: 100, text: 'Total' },
        { x: 540, y: 100, text: '10.00', right: true },
      ],
      { number: 3 },
    );
    const table = read([first, repeated, bare]);
    expect(table.rows.map((row) => row.cells[0]?.text)).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(table.rows.map((row) => row.cells[0]?.page)).toEqual([1, 1, 2, 3]);
  });

  it('reads the items of a receipt, which has no header', () => {
    const page = buildPage([
      { x: 60, y: 60, text: 'スーパー花丸 本町店' },
      { x: 60, y: 80, text: 'TEL 06-5367-3028' },
      { x: 60, y: 100, text: '2025年7月6日 14:48' },
      { x: 60, y: 120, text: 'LED蛍光灯 40W形' },
      { x: 70, y: 135, text: '2コ×単2,680' },
      { x: 260, y: 135, text: '¥5,360', right: true },
      { x: 60, y: 150, text: '配送料' },
      { x: 260, y: 150, text: '¥1,100', right: true },
      { x: 60, y: 170, text: '合計' },
      { x: 260, y: 170, text: '¥6,460', right: true },
      { x: 60, y: 185, text: 'お預り' },
      { x: 260, y: 185, text: '¥7,000', right: true },
    ]);
    expect(texts(read(page, ['品名', '数量', '単価', '金額']))).toEqual([
      ['LED蛍光灯 40W形', '2', '2,680', '¥5,360'],
      ['配送料', null, null, '¥1,100'],
    ]);
  });

  it('is empty where the document has no such table', () => {
    expect(read(buildPage([{ x: 50, y: 100, text: 'Dear customer, the total is 12.00.' }])).rows).toEqual([]);
  });
});

describe('cross-checks', () => {
  it('marks a row whose quantity times price is not its amount', () => {
    const page = buildPage(
      tableRows([HEADER, ['Paper', '12', '4.50', '54.00'], ['Lamp', '2', '36.00', '36.00']], EDGES, 200),
    );
    const [right, wrong] = read(page).rows;
    expect(right?.cells.map((cell) => cell.reason)).toEqual([null, null, null, null]);
    expect(wrong?.cells.map((cell) => cell.reason)).toEqual([
      null,
      'ROW_MISMATCH',
      'ROW_MISMATCH',
      'ROW_MISMATCH',
    ]);
    expect(wrong?.cells[3]?.confidence).toBeLessThan(right?.cells[3]?.confidence ?? 0);
  });

  it('marks amounts that do not add up to the printed total', () => {
    const rows = [
      ['Item', 'Total'],
      ['Paper', '54.00'],
      ['Lamp', '36.00'],
    ];
    const page = buildPage([
      ...tableRows(rows, [50, -540], 200),
      { x: 400, y: 270, text: 'Total' },
      { x: 540, y: 270, text: '99.00', right: true },
    ]);
    expect(read(page, ['Item', 'Amount']).rows.map((row) => row.cells[1]?.reason)).toEqual([
      'SUM_MISMATCH',
      'SUM_MISMATCH',
    ]);
  });

  it('marks the row behind a gap in the line numbers', () => {
    const header = ['No.', 'Item', 'Total'];
    const first = buildPage(
      tableRows(
        [header, ['1', 'Paper', '1.00'], ['2', 'Lamp', '2.00'], ['3', 'Desk', '3.00']],
        [50, 90, -540],
        200,
      ),
    );
    const second = buildPage(
      tableRows([header, ['5', 'Chair', '5.00'], ['6', 'Pens', '6.00']], [50, 90, -540], 60),
      { number: 2 },
    );
    expect(read([first, second], ['No.', 'Item', 'Total']).rows.map((row) => row.cells[1]?.reason)).toEqual([
      null,
      null,
      null,
      'PAGE_CONTINUITY',
      null,
    ]);
  });
});

describe('a header over a short first row', () => {
  const header = ['Code', 'Description', 'Unit', 'Ordered', 'To follow'];
  const items = [
    ['TF9045', 'Timber framing', 'LM', '486.0', '–'],
    ['NG90', 'Framing nails', 'BOX', '4', '–'],
  ];
  const rowsOf = (texts: PlacedText[], columns: readonly string[]) => {
    const table = { name: 'Items', columns: columns.map((name) => ({ name, description: '' })) };
    return extract([buildPage(texts)], { fields: [], tables: [table] }).tables[0]!.rows.map(({ cells }) =>
      cells.map(({ text }) => text),
    );
  };

  it('does not take the row into the header', () => {
    expect(rowsOf(tableRows([header, ...items], [50, 130, 340, -430, -540], 200, 13), header)).toEqual(items);
  });

  it('is found by the order of its names where others name the same', () => {
    const page = [
      ...tableRows(
        [['Payments', 'Rate', 'Deductions', 'Amount', 'This Year']],
        [50, 130, 220, 330, 480],
        100,
      ),
      ...tableRows([['Income tax', '283.40']], [220, -360], 118),
      ...tableRows([['', 'Total', 'Deductions']], [50, 460, 490], 300),
      ...tableRows([['Wakefield', '534.63']], [50, -540], 318),
    ];
    expect(rowsOf(page, ['Deductions', 'Amount'])).toEqual([['Income tax', '283.40']]);
  });
});
