import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { ask } from '../testing/ask.ts';
import { buildPage, line } from '../testing/page-builder.ts';
import type { Page } from '../types.ts';

describe('values that are uncertain or absent', () => {
  const page = buildPage([
    { x: 50, y: 100, text: 'Invoice No: A-2041' },
    { x: 50, y: 116, text: 'Total: $12.50' },
    { x: 50, y: 132, text: 'Thank you for your business.' },
  ]);

  it('leaves empty what is not on the page', () => {
    const missing = [
      'Due date',
      'IBAN of the seller',
      'VAT amount',
      '登録番号',
      'Purchase order number',
      'Phone number',
      '振込先の口座番号',
      'The address of the buyer',
      'Payment method',
    ];
    for (const found of ask(page, ...missing)) {
      expect(found).toMatchObject({
        value: null,
        text: null,
        confidence: null,
        page: null,
        box: null,
        reason: null,
      });
    }
  });

  it('doubts what answers a question that is hardly understood, but not one that only says where a value is', () => {
    const quote = buildPage([
      { x: 50, y: 100, text: '御見積書', size: 16 },
      { x: 50, y: 160, text: '合計金額 ¥1,320,000' },
    ]);
    const [strange, plain, placed] = ask(
      quote,
      '修正の回数を超えたら1回いくら取られる？',
      '合計金額',
      '二重線の上にある合計金額',
    );
    expect(strange?.value === null || (strange?.confidence ?? 100) < 70).toBe(true);
    expect(strange).toMatchObject({ value: '1320000', reason: 'WEAK_LABEL' });
    for (const found of [plain, placed]) {
      expect(found).toMatchObject({ value: '1320000', reason: null });
      expect(found?.confidence).toBeGreaterThan(80);
    }
  });

  it('says so when only habit decides between day and month', () => {
    const [unsure] = ask(buildPage([{ x: 50, y: 100, text: 'Invoice date: 04/05/2023' }]), 'Invoice date');
    expect(unsure).toMatchObject({ value: '2023-05-04', reason: 'AMBIGUOUS_DATE_ORDER' });
    expect(unsure?.confidence).toBeLessThan(90);
    const sure = buildPage([
      { x: 50, y: 100, text: 'Invoice date: 04/05/2023' },
      { x: 50, y: 120, text: 'Due date: 04/30/2023' },
    ]);
    expect(ask(sure, 'Invoice date')[0]).toMatchObject({ value: '2023-04-05', reason: null });
  });

  it('doubts a Japanese telephone number that lacks a digit', () => {
    const card = (phone: string): Page =>
      buildPage([
        { x: 50, y: 100, text: '北浜商事株式会社' },
        { x: 50, y: 120, text: `電話番号 ${phone}` },
      ]);
    expect(ask(card('06-6345-2210'), '電話番号')[0]).toMatchObject({ value: '06-6345-2210', reason: null });
    const [short] = ask(card('06-6345-221'), '電話番号');
    expect(short).toMatchObject({ value: '06-6345-221', reason: 'LOW_OCR_CONFIDENCE' });
    expect(short?.confidence).toBeLessThan(90);
  });

  it('doubts a total that its own subtotal and tax contradict', () => {
    const sums = (total: string): Page =>
      buildPage([
        { x: 350, y: 600, text: 'Subtotal 1,000.00' },
        { x: 350, y: 616, text: 'VAT 200.00' },
        { x: 350, y: 632, text: `Total ${total}` },
      ]);
    const [right] = ask(sums('1,200.00'), 'Total');
    const [wrong] = ask(sums('1,700.00'), 'Total');
    expect(right).toMatchObject({ value: '1200', reason: null });
    expect(wrong).toMatchObject({ value: '1700', reason: 'SUM_MISMATCH' });
    expect(wrong?.confidence).toBeLessThan(90);
  });

  it('trusts badly read words less', () => {
    const [found] = ask(buildPage([{ x: 50, y: 100, text: 'Total: 12.50', confidence: 55 }]), 'Total');
    expect(found).toMatchObject({ value: '12.5', reason: 'LOW_OCR_CONFIDENCE' });
    expect(found?.confidence).toBeLessThan(75);
  });

  it('never shows a text that is not on its page, nor a box outside it, and answers the same twice', () => {
    const words = [
      'Total',
      'Invoice',
      'No.',
      '12.50',
      '2025-05-01',
      'Date',
      '合計',
      '¥1,200',
      '御中',
      '株式会社あおば',
      'Ltd',
      '請求日',
      '#',
      ':',
      '03-1234-5678',
      'Bill',
      'to',
      '%',
      '8',
      'T1234567890123',
    ];
    const setting = fc.record({
      x: fc.integer({ min: 10, max: 500 }),
      y: fc.integer({ min: 10, max: 800 }),
      size: fc.integer({ min: 5, max: 30 }),
      text: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((list) => list.join(' ')),
      confidence: fc.constantFrom(100, 80, 30),
    });
    const asked = [
      'Total',
      'Invoice date',
      '請求先の会社名',
      'Name of the seller',
      '登録番号',
      'Address of the shop',
      '10%の消費税',
      'Payment terms',
      'Phone',
    ];
    const table = {
      name: 'Items',
      columns: [
        { name: 'Total', description: '' },
        { name: 'Date', description: '' },
      ],
    };
    fc.assert(
      fc.property(fc.array(setting, { maxLength: 25 }), (settings) => {
        const page = buildPage(settings, { rules: [line(0, 100, 500, 100)] });
        const template = {
          fields: asked.map((description, index) => ({ name: `f${index}`, description })),
          tables: [table],
        };
        const result = extract([page], template);
        expect(extract([page], template)).toEqual(result);
        const printed = page.words
          .map((word) => word.text)
          .join('')
          .replace(/\s/g, '');
        const found = [
          ...result.fields,
          ...result.tables.flatMap((one) => one.rows.flatMap((row) => row.cells)),
        ];
        for (const one of found.filter((cell) => cell.value === null)) {
          expect(one).toMatchObject({ text: null, confidence: null, page: null, box: null });
        }
        for (const one of found.filter((cell) => cell.value !== null)) {
          for (const char of (one.text ?? '').replace(/\s/g, '')) expect(printed).toContain(char);
          expect(one.box!.x).toBeGreaterThanOrEqual(0);
          expect(one.box!.width).toBeGreaterThan(0);
          expect(one.confidence).toBeGreaterThan(0);
          expect(one.confidence).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: 150 },
    );
  });
});
