import { expect, test } from 'vitest';
import { alignRows } from './align-rows.ts';

const rows = (...names: string[]) => names.map((name) => [name, '1']);

test('rows that were missed or made up shift none of the others', () => {
  expect(alignRows(rows('a', 'b', 'c'), rows('a', 'b', 'c'))).toEqual([0, 1, 2]);
  expect(alignRows(rows('a', 'b', 'c'), rows('a', 'c'))).toEqual([0, undefined, 1]);
  expect(alignRows(rows('a', 'c'), rows('x', 'a', 'b', 'c'))).toEqual([1, 3]);
});

test('a row is found by the cells that agree, and not at all where none does', () => {
  expect(
    alignRows(
      [['a', '1', '2']],
      [
        ['x', 'y', 'z'],
        ['a', '1', '3'],
      ],
    ),
  ).toEqual([1]);
  expect(alignRows([['a', '1']], [['b', '2']])).toEqual([undefined]);
  expect(alignRows([], rows('a'))).toEqual([]);
});
