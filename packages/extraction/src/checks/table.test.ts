import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { ask } from '../testing/ask.ts';
import { buildPage } from '../testing/page-builder.ts';
import type { PlacedText } from '../testing/page-builder.ts';
import type { Page, Rule, TableResult } from '../types.ts';

type Line = readonly [string, string, string, string, string];

const HEAD: Line = ['No.', 'Description', 'Qty', 'Unit Price', 'Amount'];
const LEFT = [50, 90, 320, 390, 480];

const setRow = (cells: readonly string[], y: number): PlacedText[] =>
  cells.flatMap((text, index) => (text === '' ? [] : [{ x: LEFT[index] ?? 0, y, text }]));

function invoice(
  lines: readonly Line[],
  sums: readonly (readonly [string, string])[],
  rules: Rule[] = [],
): Page {
  const foot = 130 + 20 * lines.length;
  return buildPage(
    [
      { x: 50, y: 40, text: 'INVOICE', size: 18 },
      ...setRow(HEAD, 100),
      ...lines.flatMap((line, index) => setRow(line, 120 + 20 * index)),
      ...sums.flatMap(([label, value], index) => [
        { x: 390, y: foot + 18 * index, text: label },
        { x: 480, y: foot + 18 * index, text: value },
      ]),
    ],
    { rules },
  );
}

function tableOf(page: Page): TableResult {
  const columns = HEAD.map((name) => ({ name, description: '' }));
  const [table] = extract([page], { fields: [], tables: [{ name: 'Items', columns }] }).tables;
  if (!table) throw new Error('no table');
  return table;
}

const GOOD: readonly Line[] = [
  ['1', 'Anvil', '2', '100.00', '200.00'],
  ['2', 'Bellows', '1', '50.00', '50.00'],
  ['3', 'Crowbar', '3', '10.00', '30.00'],
];
const amounts = (table: TableResult): (string | null | undefined)[] =>
  table.rows.map((row) => row.cells[4]?.reason);

describe('a table that is checked', () => {
  it('has no reason where its rows make the printed sum', () => {
    const table = tableOf(
      invoice(GOOD, [
        ['Subtotal', '280.00'],
        ['VAT', '56.00'],
        ['Total', '336.00'],
      ]),
    );
    expect(table.reason).toBeNull();
    expect(amounts(table)).toEqual([null, null, null]);
  });

  it('is doubted row by row and as a whole where the rows miss the printed sum, however right each row is', () => {
    const table = tableOf(
      invoice(GOOD, [
        ['Subtotal', '310.00'],
        ['VAT', '62.00'],
        ['Total', '372.00'],
      ]),
    );
    expect(table.reason).toBe('SUM_MISMATCH');
    expect(amounts(table)).toEqual(['SUM_MISMATCH', 'SUM_MISMATCH', 'SUM_MISMATCH']);
  });

  it('is not doubted where a tax without its amount may part the rows from the total', () => {
    const sums = [['Total', '336.00']] as const;
    expect(tableOf(invoice(GOOD, [...sums, ['VAT included', '']])).reason).toBeNull();
    expect(tableOf(invoice(GOOD, sums)).reason).toBe('SUM_MISMATCH');
  });

  it('is doubted where its line numbers begin after the first', () => {
    const [, second, third] = GOOD;
    if (!second || !third) throw new Error('lines');
    const table = tableOf(invoice([second, third, ['4', 'Drill', '1', '5.00', '5.00']], []));
    expect(table.reason).toBe('PAGE_CONTINUITY');
    expect(table.rows[0]?.cells[1]?.reason).toBe('PAGE_CONTINUITY');
    expect(table.rows[1]?.cells[1]?.reason).toBeNull();
  });

  it('is doubted behind a gap in the middle of its line numbers', () => {
    const lines: readonly Line[] = [
      ['1', 'Anvil', '2', '100.00', '200.00'],
      ['2', 'Bellows', '1', '50.00', '50.00'],
      ['4', 'Drill', '1', '5.00', '5.00'],
      ['5', 'Easel', '1', '7.00', '7.00'],
    ];
    const table = tableOf(invoice(lines, []));
    expect(table.reason).toBe('PAGE_CONTINUITY');
    expect(table.rows.map((row) => row.cells[1]?.reason)).toEqual([null, null, 'PAGE_CONTINUITY', null]);
  });

  it('is doubted where its header promises rows that sums are printed of and nothing fills it', () => {
    const sums = [
      ['Subtotal', '280.00'],
      ['Total', '308.00'],
    ] as const;
    const empty = tableOf(invoice([], sums));
    expect(empty.rows).toEqual([]);
    expect(empty.reason).toBe('ROWS_MISSING');
    expect(tableOf(invoice([], [])).reason).toBeNull();
  });

  it('is doubted where the ruled lines draw more filled rows than were read', () => {
    const at = (y: number): Rule => ({ x1: 45 / 595, x2: 550 / 595, y1: y / 842, y2: y / 842 });
    const rules = [95, 115, 135, 155, 175, 195, 215].map(at);
    const torn = ['kbe 1 oa', 'cid 2 ue', 'ef 3 tzo', 'gh 4 qla'].map((text, index) => ({
      x: 60,
      y: 140 + 20 * index,
      text: `${text} and so on as letters lie across all of the columns of this list without an end`,
    }));
    const page = buildPage(
      [
        { x: 50, y: 40, text: 'INVOICE', size: 18 },
        ...setRow(HEAD, 100),
        ...setRow(['1', 'Anvil', '2', '100.00', '200.00'], 120),
        ...torn,
      ],
      { rules },
    );
    const table = tableOf(page);
    expect(table.rows.length).toBeLessThan(4);
    expect(table.reason).toBe('ROWS_MISSING');
  });
});

describe('a total', () => {
  it('is doubted against subtotal and tax whatever it is called, and so are they', () => {
    const page = buildPage([
      { x: 350, y: 600, text: 'Subtotal 1,000.00' },
      { x: 350, y: 616, text: 'VAT 200.00' },
      { x: 350, y: 632, text: 'Amount due 1,700.00' },
    ]);
    const reasons = ask(page, 'Amount due', 'Subtotal').map((found) => found.reason);
    expect(reasons).toEqual(['SUM_MISMATCH', 'SUM_MISMATCH']);
  });

  it('is not doubted where the tax begins with the figures of a rate', () => {
    const sums = ['小計 101,000', '消費税 10,100', '合計 111,100'];
    const page = buildPage(sums.map((text, index) => ({ x: 400, y: 100 + 18 * index, text })));
    expect(ask(page, '小計', '消費税', '合計')).toMatchObject([
      { value: '101000', reason: null },
      { value: '10100', reason: null },
      { value: '111100', reason: null },
    ]);
  });

  it('is not doubted where a payment is printed between them', () => {
    const page = buildPage([
      { x: 350, y: 600, text: 'Subtotal 1,000.00' },
      { x: 350, y: 616, text: 'VAT 200.00' },
      { x: 350, y: 632, text: 'Amount paid 500.00' },
      { x: 350, y: 648, text: 'Amount due 700.00' },
    ]);
    expect(ask(page, 'Amount due')[0]).toMatchObject({ value: '700', reason: null });
  });
});

describe('a field that was not found', () => {
  const picture = (confidence: number): Page =>
    buildPage([
      { x: 50, y: 100, text: 'Invoice No:', confidence },
      { x: 50, y: 130, text: 'Thank you', confidence },
    ]);

  it('has a reason on a picture where its label was seen', () => {
    const [number, iban] = ask(picture(95), 'Invoice number', 'IBAN');
    expect(number).toMatchObject({ value: null, confidence: null, reason: 'LABEL_WITHOUT_VALUE' });
    expect(iban).toMatchObject({ value: null, reason: null });
  });

  it('has a reason where the page was read poorly', () => {
    expect(ask(picture(48), 'IBAN')[0]).toMatchObject({ value: null, reason: 'PAGE_HARD_TO_READ' });
  });

  it.each([
    ['Due date', '31.4.26'],
    ['Due date', '31 April 2026'],
    ['支払期限', '2026年4月31日'],
    ['支払期日', '2026年4月31日'],
    ['Subtotal', '12.34.567,8'],
  ])(
    'has a reason, or is doubted, where a day or a number that there is not is printed at its label: %s %s',
    (label, day) => {
      const page = buildPage([{ x: 50, y: 100, text: `${label}: ${day}` }]);
      const [asked] = ask(page, label);
      expect(asked?.reason).not.toBeNull();
      expect(asked?.confidence ?? 0).toBeLessThan(70);
      expect(ask(page, 'Total amount')[0]).toMatchObject({ value: null, reason: null });
    },
  );

  it('has none on a text that cannot be misread', () => {
    const page = buildPage([{ x: 50, y: 100, text: 'Invoice No:' }]);
    expect(ask(page, 'Invoice number')[0]).toMatchObject({ value: null, reason: null });
  });
});
