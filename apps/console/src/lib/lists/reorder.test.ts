import { expect, test } from 'vitest';
import { move } from '#lib/lists/reorder.ts';

test('an entry moves to its new place and the others keep their order', () => {
  expect(move(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(move(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
});

test('a place beyond an end is that end, and an entry that is not there moves nothing', () => {
  expect(move(['a', 'b', 'c'], 2, -5)).toEqual(['c', 'a', 'b']);
  expect(move(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  expect(move(['a', 'b'], 7, 0)).toEqual(['a', 'b']);
});
