import { describe, expect, test } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage, tableRows } from '../testing/page-builder.ts';
import type { Page, TemplateDefinition } from '../types.ts';
import { learn } from './teach.ts';

const columns = (names: readonly string[]) => names.map((name) => ({ name, description: '' }));
const template: TemplateDefinition = {
  fields: [],
  tables: [{ name: 'Items', columns: columns(['Tracking code', 'Item', 'Amount']) }],
};
const source = { document: 'first', requestNumber: 'OCR-1', by: 'Cleo', at: '2026-11-22T09:00:00.000Z' };

/** A slip of a shop, as a picture; its codes are read with this confidence. */
function slip(head: readonly string[], items: readonly (readonly string[])[], confidence = 90): Page[] {
  const table = tableRows([head, ...items], [50, 200, 420], 120);
  return [
    buildPage([
      { x: 50, y: 40, text: 'Harbour Light Provisions', size: 16, confidence: 96 },
      { x: 50, y: 64, text: 'Quayside Works, Bellingham Road', confidence: 96 },
      { x: 50, y: 84, text: 'We thank you for shopping at our store on the pier', confidence: 96 },
      ...table.map((placed) => ({ ...placed, confidence: /\d[A-Z]/.test(placed.text) ? confidence : 96 })),
    ]),
  ];
}

const items = [
  ['4B-2210', 'Copy paper', '9.40'],
  ['7B-8841', 'Envelopes', '3.10'],
] as const;
const right = items.map(([code, item, amount]) => [code, item, String(Number(amount))]);
const taught = (pages: Page[], rows = right) =>
  learn([{ source, pages, fields: [], tables: [{ name: 'Items', rows }] }], template);
const cellsOf = (pages: Page[], memory?: ReturnType<typeof learn>) =>
  extract(pages, template, memory).tables[0]!.rows.map(({ cells }) => cells);

describe('a column of a checked document', () => {
  const head = ['Tracking code', 'Item', 'Amount'];
  const misread = slip(head, [['48-2Z1O', 'Ring binders', '12.80'], items[1]], 40);

  test('teaches how its values are printed: what looks like them and is doubted is read so, and says by whom', () => {
    const memory = taught(slip(head, items));
    expect(cellsOf(misread)[0]![0]).toMatchObject({ value: '48-2Z1O', reason: 'LOW_OCR_CONFIDENCE' });
    const [first, second] = cellsOf(misread, memory);
    expect(first![0]).toMatchObject({
      value: '4B-2210',
      otherReading: '48-2Z1O',
      reason: 'READERS_DISAGREE',
      learnedFrom: source,
    });
    expect(first![1]).toEqual(cellsOf(misread)[0]![1]);
    expect(second![0]!.value).toBe('7B-8841');
  });

  test('teaches nothing where its values are printed in several ways, and no document of another layout', () => {
    const mixed = right.with(0, ['XX 12', 'Copy paper', '9.4']);
    expect(cellsOf(misread, taught(slip(head, items), mixed))).toEqual(cellsOf(misread));
    const stranger = [
      buildPage(
        tableRows([head, ['48-2Z1O', 'Rolls', '2.00'], ['5B-1111', 'Buns', '1.00']], [90, 260, 460], 400),
      ),
    ];
    expect(cellsOf(stranger, taught(slip(head, items)))).toEqual(cellsOf(stranger));
  });

  test('teaches the words above it, which say who taught them', () => {
    const own = ['Our Zettel', 'Gubbins', 'Reckoning'];
    const next = slip(own, [['9B-1234', 'Coffee beans', '8.60'], items[0]]);
    const memory = taught(slip(own, items));
    expect(memory.lessons[0]!.tables[0]!.headers.map(({ text }) => text)).toEqual([
      'ourzettel',
      'gubbins',
      'reckoning',
    ]);
    const read = cellsOf(next, memory);
    expect(read.map((cells) => cells.map(({ value }) => value))).toEqual([
      ['9B-1234', 'Coffee beans', '8.6'],
      ['4B-2210', 'Copy paper', '9.4'],
    ]);
    expect(read[0]!.map(({ learnedFrom }) => learnedFrom)).toEqual([source, source, source]);
    expect(cellsOf(next)).not.toEqual(read);
  });

  test('says whether its values were corrected or left as read', () => {
    const own = ['Our Zettel', 'Gubbins', 'Reckoning'];
    const tables = [{ name: 'Items', rows: right, corrected: ['Tracking code'] }];
    const memory = learn([{ source, pages: slip(own, items), fields: [], tables }], template);
    const [first] = cellsOf(slip(own, [['9B-1234', 'Coffee beans', '8.60'], items[0]]), memory);
    const corrected = { ...source, corrected: true };
    expect(first!.map(({ learnedFrom }) => learnedFrom)).toEqual([corrected, source, source]);
    const misreadThere = slip(own, [['48-2Z1O', 'Ring binders', '12.80'], items[1]], 40);
    expect(cellsOf(misreadThere, memory)[0]![0]).toMatchObject({ value: '4B-2210', learnedFrom: corrected });
  });
});
