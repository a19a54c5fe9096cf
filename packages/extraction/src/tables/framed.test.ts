import { expect, test } from 'vitest';
import { extract } from '../extract.ts';
import { buildPage } from '../testing/page-builder.ts';
import type { Rule } from '../types.ts';

const columns = ['Part', 'Finding', 'Action'].map((name) => ({ name, description: '' }));
const lines = [
  ['Part', 'Finding', 'Action'],
  ['Wire rope', 'Worn', 'Check again'],
  ['Hook', 'Satisfactory', 'None'],
  ['Hamish Calder', 'Fiona Reith', 'Ada Moss'],
];
const words = lines.flatMap((texts, row) =>
  texts.map((text, column) => ({ x: 54 + 150 * column, y: 100 + 20 * row, text })),
);
const uprights = (bottom: number): Rule[] =>
  [50, 200, 350, 500].map((x) => ({ x1: x / 595, x2: x / 595, y1: 96 / 842, y2: bottom / 842 }));
const rowsOf = (rules: readonly Rule[]): (string | null)[] =>
  extract([buildPage(words, { rules })], {
    fields: [],
    tables: [{ name: 'parts', description: '', columns }],
  }).tables[0]!.rows.map(({ cells }) => cells[0]!.value);

test('rows under the ruled frame of a table are none of it', () => {
  expect(rowsOf(uprights(156))).toEqual(['Wire rope', 'Hook']);
});

test('lines that frame the header alone end no table', () => {
  expect(rowsOf(uprights(114))).toEqual(rowsOf([]));
});
