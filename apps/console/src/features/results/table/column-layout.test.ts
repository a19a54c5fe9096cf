import type { CellValue } from '@ocr/contract';
import { expect, test } from 'vitest';
import { layOutColumns } from '#features/results/table/column-layout.ts';

const cell = (value: string | null): CellValue => ({
  column: 'c',
  value,
  text: value,
  confidence: null,
  page: null,
  box: null,
  corrected: null,
  learnedFrom: null,
  reason: null,
});
const alignOf = (...values: (string | null)[]) =>
  layOutColumns(
    ['c'],
    values.map((value) => ({ id: '0', cells: [cell(value)] })),
  )[0]!.align;

test('columns of numbers are at the end, empty cells left out', () => {
  expect(alignOf('1', '-20.5', null, '1300')).toBe('end');
  expect(alignOf('1', 'about 2', '3')).toBeUndefined();
  expect(alignOf(null, null)).toBeUndefined();
});

test('codes with leading zeros, dates and numbers too long to be one are texts', () => {
  expect(alignOf('0042', '0043')).toBeUndefined();
  expect(alignOf('2026-05-27')).toBeUndefined();
  expect(alignOf('4901234567890123')).toBeUndefined();
});

test('a column is as wide as most of what it contains, Japanese counting double, within reason', () => {
  const widthOf = (value: string) => layOutColumns(['c'], [{ id: '0', cells: [cell(value)] }])[0]!.width;
  expect(widthOf('1')).toBe(72);
  expect(widthOf('品名品名品名')).toBe(widthOf('abcdefghijkl'));
  expect(widthOf('x'.repeat(400))).toBe(240);
});

test('a column has room for the separators of its amounts', () => {
  const widthOf = (value: string, text: string) =>
    layOutColumns(['c'], [{ id: '0', cells: [{ ...cell(value), text }] }])[0]!.width;
  expect(widthOf('1234567890', '1,234,567,890')).toBeGreaterThan(widthOf('1234567890', '1234567890'));
});
