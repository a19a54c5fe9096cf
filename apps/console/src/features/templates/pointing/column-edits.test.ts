import { limits } from '@ocr/contract/limits';
import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { columnFor, columnOutcome, headingOf, isFullOf } =
  await import('#features/templates/pointing/column-edits.ts');

const page = { number: 1, width: 100, height: 100 };
const word = (text: string, x: number, y: number) => ({
  text,
  confidence: 90,
  box: { x, y, width: 0.1, height: 0.02 },
});
const column = (key: string, name: string) => ({ key, name, description: '' });
const table = (names: readonly string[]) => ({
  key: 't',
  name: 'Items',
  description: '',
  columns: names.map((name, index) => column(`c${index}`, name)),
});

test('a column is called as the first line of what was taken, from left to right', () => {
  const words = [
    word('12', 0.5, 0.3),
    word('Unit', 0.48, 0.2),
    word('price', 0.6, 0.201),
    word('7', 0.5, 0.25),
  ];
  const box = { x: 0.4, y: 0.15, width: 0.4, height: 0.3 };
  expect(headingOf(words, { box }, page)).toBe('Unit price');
  expect(headingOf([word('単価', 0.48, 0.2), word('7', 0.5, 0.25)], { box }, page)).toBe('単価');
  expect(headingOf([], { box }, page)).toBe('');
});

test('a column has a name that no other of its table has, cut to what a name may contain', () => {
  expect(columnFor('Qty', table(['qty', '']))).toEqual({ name: 'Qty 2', description: '' });
  expect(columnFor('Qty', undefined).name).toBe('Qty');
  expect(columnFor('数'.repeat(300), undefined).name).toHaveLength(limits.templateName);
});

test('a table is full only without an empty column that would be taken first', () => {
  const names = Array.from({ length: limits.templateColumns }, (_, index) => `Column ${index}`);
  expect(isFullOf(table(names), [])).toBe(true);
  expect(isFullOf(table(names.with(3, ' ')), [])).toBe(false);
  const tables = Array.from({ length: limits.templateTables }, () => table(['A']));
  expect(isFullOf(undefined, tables)).toBe(true);
  expect(isFullOf(undefined, tables.with(0, { ...table(['']), name: '' }))).toBe(false);
});

test('a column finds values below its heading, elsewhere, or none', () => {
  const heading = { page: 1, box: { x: 0.5, y: 0.2, width: 0.1, height: 0.02 } };
  const cell = (x: number, y: number, on = 1) =>
    ({
      name: 'Qty',
      value: '7',
      text: '7 pcs',
      confidence: 90,
      page: on,
      box: { x, y, width: 0.05, height: 0.02 },
    }) as Parameters<typeof columnOutcome>[0][number];
  expect(columnOutcome([cell(0.52, 0.4)], heading)).toEqual({ outcome: 'here', text: '7 pcs' });
  expect(columnOutcome([cell(0.1, 0.4)], heading).outcome).toBe('elsewhere');
  expect(columnOutcome([cell(0.52, 0.1)], heading).outcome).toBe('elsewhere');
  expect(columnOutcome([cell(0.52, 0.4, 2)], heading).outcome).toBe('elsewhere');
  expect(columnOutcome([{ ...cell(0.52, 0.4), value: null }], heading).outcome).toBe('nothing');
  expect(columnOutcome([], heading).outcome).toBe('nothing');
});
