import type { RequestListItem } from '@ocr/contract';
import { expect, test } from 'vitest';
import { isIncomplete, shownList } from './shown-list.ts';

const items = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: String(n) }) as RequestListItem);
const page = (found: number, total = found, isTotalExact = false) => ({
  items: items(found),
  total,
  isTotalExact,
});
const nothing = { whole: undefined, count: undefined, size: 20 };

test('a page whose total is exact is all there is', () => {
  expect(shownList(page(3, 3, true), nothing)).toEqual({ rows: items(3), total: 3, hasMore: false });
  expect(shownList(undefined, nothing)).toEqual({ rows: undefined, total: undefined, hasMore: false });
});

test('a full page counts on', () => {
  expect(isIncomplete(page(20), 20)).toBe(false);
  expect(shownList(page(20), nothing)).toEqual({ rows: items(20), total: 20, hasMore: true });
  expect(shownList(page(20), { ...nothing, count: 777 })).toEqual({
    rows: items(20),
    total: 777,
    hasMore: false,
  });
});

test('a page that is found in part shows what there is until the whole one comes', () => {
  expect(isIncomplete(page(3), 20)).toBe(true);
  expect(shownList(page(3), nothing)).toEqual({ rows: items(3), total: 3, hasMore: true });
  expect(shownList(page(3), { ...nothing, whole: page(9, 9, true) })).toEqual({
    rows: items(9),
    total: 9,
    hasMore: false,
  });
});

test('nothing found so far is not an empty list', () => {
  expect(shownList(page(0), nothing)).toEqual({ rows: undefined, total: 0, hasMore: true });
  expect(shownList(page(0), { ...nothing, whole: page(0, 0, true) })).toEqual({
    rows: [],
    total: 0,
    hasMore: false,
  });
});
