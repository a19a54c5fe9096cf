import type { CellValue, PageWord, ReadFile } from '@ocr/contract';
import { expect, test } from 'vitest';
import { readLineKey } from '#features/results/table/row-keys.ts';
import { planTaking, startOf, wordsAround } from '#features/results/table/take-words.ts';
import { applyChanges, type Row } from '#features/results/values/changes.ts';
import { shownValue } from '#features/results/values/values.ts';
import { makeReadFile } from '#lib/testing/read-file.ts';

const page = { number: 1, width: 210, height: 297 };
const columns = ['Item', 'Amount'];
const evidence = { text: null, confidence: 98, corrected: null, learnedFrom: null, reason: null };
const boxAt = (column: number, row: number) => ({
  x: 0.1 + column * 0.5,
  y: 0.2 + row * 0.02,
  width: 0.1,
  height: 0.01,
});
const printed = ['Pen', '20', 'Ink', '80', 'Cap', '5'].map((text, at): PageWord => ({
  text,
  box: boxAt(at % 2, Math.floor(at / 2)),
}));
const cell = (column: number, row: number, value: string): CellValue => ({
  ...evidence,
  column: columns[column]!,
  value: value === '' ? null : value,
  page: value === '' ? null : 1,
  box: value === '' ? null : boxAt(column, row),
});
const rows = [
  ['Pen', '20'],
  ['', ''],
  ['Cap', '6'],
].map((values, row) => ({
  id: String(row),
  cells: values.map((value, column) => cell(column, row, value)),
}));
const file = makeReadFile({
  tables: [{ name: 'Lines', columns, reason: null, rows }],
});
const shown = ({ tables }: ReadFile): string[] =>
  tables[0]!.rows.map(({ cells }) => cells.map(shownValue).join('|'));
const by = { by: 'Sato', at: '2026-11-20T00:00:00Z', deleted: new Map<string, Row>() };

test('a row takes the words of a line with their places, and one change removes them', () => {
  const at = { table: 0, row: 1, column: 0 };
  const words = wordsAround('row', file, at, { page, words: printed, box: boxAt(1, 1) });
  const { change, back } = planTaking('row', file, at, { page, words })!;
  const after = applyChanges(file, change, by);
  expect(shown(after)).toEqual(['Pen|20', 'Ink|80', 'Cap|6']);
  const amount = after.tables[0]!.rows[1]!.cells[1]!;
  expect(amount.page).toBe(1);
  expect(amount.box!.x).toBeCloseTo(0.6);
  expect(amount.box!.y).toBeCloseTo(0.22);
  expect(shown(applyChanges(after, back, by))).toEqual(shown(file));
});

test('a column gives each row of the page its words; a row that is not there keeps its value', () => {
  const at = { table: 0, row: 0, column: 1 };
  const words = wordsAround('column', file, at, { page, words: printed, box: boxAt(1, 0) });
  expect(words.map(({ text }) => text)).toEqual(['20', '80', '5']);
  const plan = planTaking('column', file, at, { page, words: words.filter(({ text }) => text !== '80') })!;
  expect(shown(applyChanges(file, plan.change, by))).toEqual(['Pen|20', '|', 'Cap|5']);
  expect(planTaking('column', file, at, { page, words: [] })).toBeUndefined();
  expect(planTaking('row', file, { ...at, table: 1 }, { page, words })).toBeUndefined();
});

test('the keys begin at the cell, or at what is nearest to it on the page', () => {
  expect(startOf('row', file, { table: 0, row: 2, column: 1 }, page)).toEqual(boxAt(1, 2));
  expect(startOf('row', file, { table: 0, row: 1, column: 1 }, page)).toEqual(boxAt(1, 0));
  expect(startOf('column', file, { table: 0, row: 1, column: 1 }, page)).toEqual(boxAt(1, 0));
  expect(startOf('row', file, { table: 0, row: 1, column: 1 }, { ...page, number: 2 })).toBeNull();
});

test('Alt + R and Alt + C point out a row and a column, by the place of the key', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  expect(readLineKey({ ...none, key: '®', code: 'KeyR', altKey: true })).toBe('row');
  expect(readLineKey({ ...none, key: 'c', code: 'KeyC', altKey: true })).toBe('column');
  expect(readLineKey({ ...none, key: 'c', code: 'KeyC', ctrlKey: true })).toBeUndefined();
});
