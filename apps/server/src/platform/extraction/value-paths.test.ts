import { expect, test } from 'vitest';
import { parsePath, parsePathKey, pathKey, type KnownValues } from './value-paths.ts';

const rows = [{}, {}, {}];
const known: KnownValues = {
  fields: [{ name: 'Total' }, { name: 'Amount (incl. 10 %)' }, { name: '合計金額' }, { name: 'a]b["c' }],
  tables: [
    { name: 'Items', columns: ['Price', 'Unit.price', 'x[1].y'], rows },
    { name: 'Items[0]', columns: ['Price'], rows },
    { name: '明細', columns: ['金額'], rows },
  ],
};

test.each([
  ['fields.Total', { field: 'Total' }],
  ['fields["Total"]', { field: 'Total' }],
  ['fields.Amount (incl. 10 %)', { field: 'Amount (incl. 10 %)' }],
  ['fields.合計金額', { field: '合計金額' }],
  ['fields.a]b["c', { field: 'a]b["c' }],
  [`fields[${JSON.stringify('a]b["c')}]`, { field: 'a]b["c' }],
  ['tables.Items[2].Price', { table: 'Items', row: 2, column: 'Price' }],
  ['tables.Items[2].Unit.price', { table: 'Items', row: 2, column: 'Unit.price' }],
  ['tables.Items[0].x[1].y', { table: 'Items', row: 0, column: 'x[1].y' }],
  ['tables.Items[0][1].Price', { table: 'Items[0]', row: 1, column: 'Price' }],
  ['tables.Items[0].Price', { table: 'Items', row: 0, column: 'Price' }],
  ['tables["Items"][1]["Unit.price"]', { table: 'Items', row: 1, column: 'Unit.price' }],
  ['tables.明細[0].金額', { table: '明細', row: 0, column: '金額' }],
])('%s leads to its value', (text, path) => {
  expect(parsePath(text, known)).toEqual(path);
});

test.each([
  '',
  'fields',
  'fields.',
  'fields.total',
  'fields.Total.x',
  'tables.Items[3].Price',
  'tables.Items[-1].Price',
  'tables.Items[01].Price',
  'tables.Items[1]',
  'tables.Items[1].Nothing',
  'tables.Items.Price',
  'text',
  '__proto__',
])('%s leads nowhere', (text) => {
  expect(parsePath(text, known)).toBeUndefined();
});

test('both spellings of a place are one', () => {
  expect(pathKey(parsePath('tables.Items[2].Price', known)!)).toBe(
    pathKey(parsePath('tables["Items"][2]["Price"]', known)!),
  );
});

test.each([
  { field: 'a]b["c' },
  { table: '明細', row: 2, column: '金額' },
  { table: 'Items', row: 'added', column: 'Price' },
])('the key of $field$table leads back to it', (path) => {
  expect(parsePathKey(pathKey(path))).toEqual(path);
});

test('the key of a table’s rows names the table alone', () => {
  expect(parsePathKey('["tables","Items"]')).toEqual({ table: 'Items' });
});
