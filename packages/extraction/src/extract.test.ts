import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExtractor, extract } from './extract.ts';
import { ask, foundByRulesOn, valueOf } from './testing/ask.ts';
import { buildPage, ruledBox } from './testing/page-builder.ts';
import type { PlacedText } from './testing/page-builder.ts';
import { fieldKind } from './asked-kind.ts';
import type { Page } from './types.ts';
import type { ValueFormat } from './values/format.ts';

describe('where a value is relative to its label', () => {
  it('finds it behind a colon, to the right, below in a ruled cell, and in a row of values under a row of labels', () => {
    const inline = buildPage([{ x: 50, y: 100, text: 'Invoice No: A-2041' }]);
    const right = buildPage([
      { x: 50, y: 100, text: 'Invoice No.' },
      { x: 300, y: 100, text: 'A-2041' },
    ]);
    const cell = buildPage(
      [
        { x: 52, y: 100, text: 'INVOICE NO', size: 7 },
        { x: 195, y: 114, text: 'A-2041', right: true },
      ],
      { rules: [...ruledBox(50, 95, 200, 130)] },
    );
    const rows = buildPage([
      { x: 50, y: 100, text: 'Invoice #' },
      { x: 200, y: 100, text: 'Date' },
      { x: 350, y: 100, text: 'Terms' },
      { x: 50, y: 116, text: 'A-2041' },
      { x: 200, y: 116, text: '3 May 2025' },
      { x: 350, y: 116, text: 'Net 30' },
    ]);
    for (const page of [inline, right, cell, rows])
      expect(valueOf(page, 'The invoice number')).toBe('A-2041');
    expect(valueOf(rows, 'Invoice date')).toBe('2025-05-03');
    expect(valueOf(rows, 'Payment terms')).toBe('Net 30');
  });

  it('follows the side that the instruction names', () => {
    const page = buildPage([
      { x: 50, y: 100, text: 'Job' },
      { x: 120, y: 100, text: '771' },
      { x: 50, y: 116, text: '882' },
      { x: 50, y: 84, text: '993' },
    ]);
    expect(valueOf(page, 'The number to the right of "Job"')).toBe('771');
    expect(valueOf(page, 'The number below "Job"')).toBe('882');
    expect(valueOf(page, 'The number above "Job"')).toBe('993');
  });

  it('gives the box of the value alone, on its page', () => {
    const page = buildPage([{ x: 50, y: 100, text: '請求書番号：INV-7' }], { number: 2 });
    const [found] = ask([buildPage([]), page], '請求書番号');
    expect(found).toMatchObject({ value: 'INV-7', text: 'INV-7', page: 2 });
    expect(found?.box?.x).toBeCloseTo(110 / 595, 1);
    expect(found?.box?.y).toBeCloseTo(100 / 842, 3);
  });
});

describe('which of several values is meant', () => {
  const dates: PlacedText[] = [
    { x: 50, y: 100, text: 'Order date: 15-10-2015' },
    { x: 50, y: 116, text: 'Invoice date: 20-10-2015' },
    { x: 50, y: 132, text: 'Due date: 20-11-2015' },
  ];

  it('keeps the kinds of dates apart, whatever their order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(dates, { minLength: 3 }), (shuffled) => {
        const page = buildPage(shuffled.map((setting, index) => ({ ...setting, y: 100 + 16 * index })));
        expect(valueOf(page, 'The invoice date (not the order date)')).toBe('2015-10-20');
        expect(valueOf(page, 'Order date')).toBe('2015-10-15');
        expect(valueOf(page, 'The last day to pay')).toBe('2015-11-20');
      }),
    );
  });

  it('takes the grand total, not the subtotal or the tax, and each by its name', () => {
    const page = buildPage([
      { x: 350, y: 600, text: 'Subtotal' },
      { x: 500, y: 600, text: '$1,000.00', right: true },
      { x: 350, y: 616, text: 'VAT 20%' },
      { x: 500, y: 616, text: '$200.00', right: true },
      { x: 350, y: 632, text: 'Total' },
      { x: 500, y: 632, text: '$1,200.00', right: true },
    ]);
    expect(valueOf(page, 'The total, not the subtotal')).toBe('1200');
    expect(valueOf(page, 'Amount before tax')).toBe('1000');
    expect(valueOf(page, 'VAT amount')).toBe('200');
    expect(ask(page, 'Total')[0]?.confidence).toBeGreaterThanOrEqual(90);
  });

  it('takes the tax of the rate that is asked for', () => {
    const page = buildPage([
      { x: 350, y: 600, text: '消費税(10%対象 336,300円)' },
      { x: 560, y: 600, text: '33,630', right: true },
      { x: 350, y: 616, text: '消費税(8%対象 14,900円)' },
      { x: 560, y: 616, text: '1,192', right: true },
    ]);
    expect(valueOf(page, '10%対象の消費税額')).toBe('33630');
    expect(valueOf(page, '8%対象の消費税額')).toBe('1192');
  });

  it('obeys "last page" and "largest"', () => {
    const first = buildPage([{ x: 50, y: 700, text: 'Total 10.00' }], { number: 1 });
    const last = buildPage([{ x: 50, y: 700, text: 'Total 90.00' }], { number: 2 });
    expect(valueOf([first, last], 'The total on the last page')).toBe('90');
    expect(valueOf([first, last], 'The total on the first page')).toBe('10');
    expect(valueOf([last, first], 'The largest total')).toBe('90');
  });

  it('takes a receipt total that cash minus change confirms', () => {
    const page = buildPage([
      { x: 50, y: 300, text: 'Total 19.98' },
      { x: 50, y: 316, text: 'Rounded total 20.00' },
      { x: 50, y: 332, text: 'Cash 50.00' },
      { x: 50, y: 348, text: 'Change 30.00' },
    ]);
    expect(valueOf(page, 'The total amount paid, after rounding')).toBe('20');
  });
});

describe('parties', () => {
  const invoice = buildPage([
    { x: 50, y: 60, text: '請求書', size: 20 },
    { x: 50, y: 110, text: '中央物産株式会社　御中', size: 12 },
    { x: 330, y: 150, text: '株式会社青葉製作所' },
    { x: 330, y: 165, text: '〒231-0023' },
    { x: 330, y: 180, text: '神奈川県横浜市中区山下町224-1' },
    { x: 330, y: 195, text: '青葉ビル3階' },
    { x: 330, y: 210, text: 'TEL：06-4072-5417' },
    { x: 330, y: 225, text: '登録番号：T0741231307756' },
  ]);

  it('distinguishes the addressee before 御中 from the issuer', () => {
    expect(valueOf(invoice, '請求先の会社名（御中の前）')).toBe('中央物産株式会社');
    expect(valueOf(invoice, '請求書を発行した会社の名前')).toBe('株式会社青葉製作所');
    expect(valueOf(invoice, '発行元の電話番号')).toBe('06-4072-5417');
  });

  it('takes an address whole, line by line', () => {
    const [address] = ask(invoice, '発行元の住所');
    expect(address?.value).toBe('神奈川県横浜市中区山下町224-1 青葉ビル3階');
    expect((address?.box?.height ?? 0) * 842).toBeGreaterThan(25);
  });

  it('takes the name under "Bill to" for the buyer and the letterhead for the seller, and turns them round on orders', () => {
    const head = (title: string, label: string): Page =>
      buildPage([
        { x: 50, y: 40, text: 'Larkfield Instruments, Inc.', size: 14 },
        { x: 50, y: 60, text: '12 Foundry Road, Portland, OR 97299' },
        { x: 50, y: 74, text: 'Tel (503) 555-0168' },
        { x: 400, y: 40, text: title, size: 16 },
        { x: 50, y: 130, text: label },
        { x: 50, y: 146, text: 'Owen Castellan Ltd' },
        { x: 50, y: 160, text: '88 Cannery Loop' },
      ]);
    const bill = head('INVOICE', 'Bill to');
    expect(valueOf(bill, 'Name of the seller')).toBe('Larkfield Instruments, Inc.');
    expect(valueOf(bill, 'The buyer')).toBe('Owen Castellan Ltd');
    const order = head('PURCHASE ORDER', 'Supplier');
    expect(valueOf(order, 'The company that places the order')).toBe('Larkfield Instruments, Inc.');
    expect(valueOf(order, 'Name of the supplier')).toBe('Owen Castellan Ltd');
  });
});

it('answers several templates as it answers each of them, what they ask alike and what they do not', () => {
  const page = buildPage([
    { x: 50, y: 100, text: 'Invoice No: A-2041' },
    { x: 50, y: 116, text: 'Invoice date: 20-10-2015' },
  ]);
  const number = { name: 'Number', description: 'The invoice number' };
  const tables = [{ name: 'Lines', description: '', columns: [{ name: 'Amount', description: '' }] }];
  const templates = [
    { fields: [number], tables },
    { fields: [{ name: 'Date', description: 'The invoice date' }, number], tables: [] },
    {
      fields: [
        { ...number, name: 'Other name' },
        { ...number, description: 'Invoice date' },
      ],
      tables,
    },
  ];
  const read = createExtractor([page]);
  expect(templates.map(read)).toEqual(templates.map((template) => extract([page], template)));
  expect(templates.map(read)[2]?.fields).toMatchObject([
    { name: 'Other name', value: 'A-2041' },
    { name: 'Number', value: '2015-10-20' },
  ]);
});

describe('what a template says of a value', () => {
  const page = buildPage([
    { x: 50, y: 100, text: 'Reference: 4711' },
    { x: 50, y: 116, text: 'Reference: PO-2026-77' },
    { x: 50, y: 132, text: 'Invoice No: A-2041' },
  ]);
  const read = (name: string, description: string, format: ValueFormat) =>
    extract([page], { fields: [{ name, description, format }], tables: [] }).fields[0];

  it('decides between several, whichever is first', () => {
    expect(read('Reference', 'The reference', { pattern: 'PO-9999-99' })).toMatchObject({
      value: 'PO-2026-77',
    });
    expect(read('Reference', 'The reference', { list: ['4711', '4712'] })).toMatchObject({ value: '4711' });
  });

  it('spells a value as the format does, and leaves it as it is printed beside', () => {
    const wide = buildPage([
      { x: 50, y: 100, text: 'Reference: ＰＯ－７７' },
      { x: 50, y: 132, text: 'Unit: kg' },
    ]);
    const [reference, unit] = extract([wide], {
      fields: [
        { name: 'Reference', description: 'The reference', format: { pattern: 'PO-99' } },
        { name: 'Unit', description: 'The unit', format: { list: ['KG', 'LB'] } },
      ],
      tables: [],
    }).fields;
    expect(reference).toMatchObject({ value: 'PO-77', text: 'ＰＯ－７７', reason: null });
    expect(unit).toMatchObject({ value: 'KG', text: 'kg', reason: null });
  });

  it('makes a value doubtful that is none of these, and an empty field that must have one', () => {
    expect(read('Number', 'The invoice number', { pattern: 'INV-9999' })).toMatchObject({
      value: 'A-2041',
      reason: 'FORMAT_MISMATCH',
    });
    expect(read('Weight', 'The weight in kg', { required: true })).toMatchObject({
      value: null,
      reason: 'REQUIRED_MISSING',
    });
    expect(read('Weight', 'The weight in kg', {})).toMatchObject({ value: null, reason: null });
  });

  it('sets the kind of value against what the words say', () => {
    expect(fieldKind({ name: 'Total', description: 'The total' })).toBe('amount');
    expect(fieldKind({ name: 'Total', description: 'The total', format: { kind: 'text' } })).toBe('text');
    expect(fieldKind({ name: 'VAT rate', description: 'The tax rate', format: { kind: 'number' } })).toBe(
      'number',
    );
  });
});

describe('sums that share a line', () => {
  const note = buildPage([
    { x: 240, y: 40, text: '納品書', size: 18 },
    { x: 60, y: 120, text: '税抜計・消費税' },
    { x: 300, y: 120, text: '127,170 / 12,717' },
  ]);
  const rates = buildPage([
    { x: 240, y: 40, text: '請求書', size: 18 },
    { x: 410, y: 160, text: '8% 対象※' },
    { x: 462, y: 160, text: '271,970 消費税' },
    { x: 550, y: 160, text: '21,757' },
  ]);
  const letter = buildPage([
    { x: 60, y: 120, text: '1. ご請求金額' },
    { x: 200, y: 120, text: '金 221,936円也(うち消費税20,176円)' },
  ]);

  it.each([
    [note, '消費税額', '12717'],
    [note, '税抜金額の合計', '127170'],
    [rates, '8%対象の金額', '271970'],
    [letter, '合計金額', '221936'],
  ])('%#: %s', (page, instruction, value) => {
    expect(foundByRulesOn(page, instruction)).toBe(value);
  });
});
