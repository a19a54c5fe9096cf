import { expect, it, vi } from 'vitest';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { createJoins } = await import('#lib/i18n/joins.ts');
const { writePageRanges } = await import('./page-ranges.ts');

it.each([
  [[], '', ''],
  [[1], '1', '1'],
  [[1, 2, 3], '1–3', '1～3'],
  [[5, 1, 2, 3, 9, 10], '1–3, 5, 9–10', '1～3、5、9～10'],
  [[2, 2], '2', '2'],
])('writes %j as %s and as %s', (pages, english, japanese) => {
  expect(writePageRanges(pages, createJoins('en'))).toBe(english);
  expect(writePageRanges(pages, createJoins('ja'))).toBe(japanese);
});
