import { expect, it } from 'vitest';
import { writePageRanges } from './page-ranges.ts';

it.each([
  [[], ''],
  [[1], '1'],
  [[1, 2, 3], '1–3'],
  [[5, 1, 2, 3, 9, 10], '1–3, 5, 9–10'],
  [[2, 2], '2'],
])('writes %j as %s', (pages, text) => {
  expect(writePageRanges(pages)).toBe(text);
});
