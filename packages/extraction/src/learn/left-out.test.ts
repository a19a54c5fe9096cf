import { describe, expect, test } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage, tableRows } from '../testing/page-builder.ts';
import type { Page, TemplateDefinition } from '../types.ts';
import { learn } from './teach.ts';

const template: TemplateDefinition = {
  fields: [],
  tables: [
    {
      name: 'Items',
      columns: [
        { name: 'Item', description: '' },
        { name: 'Qty', description: '' },
        { name: 'Amount', description: '' },
      ],
    },
  ],
};

/** A slip whose last line below the items is none. */
function slip(items: readonly string[][], last: readonly string[]): Page[] {
  return [
    buildPage([
      { x: 50, y: 40, text: 'Harbour Light Provisions', size: 16 },
      { x: 50, y: 64, text: 'Quayside Works, Bellingham Road' },
      { x: 50, y: 84, text: 'We thank you for shopping at our store on the pier' },
      ...tableRows([['Item', 'Qty', 'Amount'], ...items, last], [50, 300, 420], 120),
    ]),
  ];
}

const first = slip(
  [
    ['Copy paper', '2', '9.40'],
    ['Envelopes', '1', '3.10'],
  ],
  ['Loyalty bonus collected', '', '1.25'],
);
const next = slip(
  [
    ['Ring binders', '4', '12.80'],
    ['Coffee beans', '1', '8.60'],
    ['Loyalty card', '', '2.00'],
  ],
  ['Loyalty bonus collected', '', '2.14'],
);
const rowsOf = (pages: Page[], memory?: ReturnType<typeof learn>) =>
  extract(pages, template, memory).tables[0]!.rows.map(({ cells }) => cells[0]!.value);

function taught(rows: readonly (readonly string[])[]) {
  const source = { document: 'first', requestNumber: 'OCR-1', by: 'Cleo', at: '2026-11-22T09:00:00.000Z' };
  return learn([{ source, pages: first, fields: [], tables: [{ name: 'Items', rows }] }], template);
}
const items = [
  ['Copy paper', '2', '9.4'],
  ['Envelopes', '1', '3.1'],
];

describe('a row that a person took out of a table', () => {
  test('is left out of the next document of the layout, and no other row is', () => {
    expect(rowsOf(first)).toContain('Loyalty bonus collected');
    expect(rowsOf(next)).toContain('Loyalty bonus collected');
    expect(rowsOf(next, taught(items))).toEqual(['Ring binders', 'Coffee beans', 'Loyalty card']);
  });

  test('stays where it was left in, and where nothing of the table was kept', () => {
    const all = [...items, ['Loyalty bonus collected', '', '1.25']];
    expect(rowsOf(next, taught(all))).toEqual(rowsOf(next));
    expect(rowsOf(next, taught([['Something else', '7', '70']]))).toEqual(rowsOf(next));
  });
});
