import type { UsageSum } from '@ocr/contract';
import { expect, it } from 'vitest';
import { daysOfMonth } from '#lib/months.ts';
import { figuresByDay, figuresByMonth, sumOf } from './usage-figures.ts';

const sum = (day: string, pagesUsed: number, blocksUsed: number): UsageSum => ({
  month: day.slice(0, 7),
  day,
  requestCount: 1,
  pagesUsed,
  blocksUsed,
  packagesUsed: 1,
  blockLimit: 2,
  pageLimit: 200,
});
const month = daysOfMonth('2026-11');

it('runs pages and blocks up from day to day', () => {
  const sums = [sum('2026-11-01', 120, 2), sum('2026-11-02', 40, 0), sum('2026-11-03', 1, 1)];
  const days = figuresByDay(sums, month.slice(0, 3));
  expect(days.map(({ blocksSoFar }) => blocksSoFar)).toEqual([2, 2, 3]);
  expect(days.map(({ pagesSoFar }) => pagesSoFar)).toEqual([120, 160, 161]);
});

it('keeps days without use, and its sums equal the rows', () => {
  const days = figuresByDay([sum('2026-11-03', 7, 1), sum('2026-11-20', 5, 0)], month);
  expect(days).toHaveLength(30);
  expect(sumOf(days, 'pagesUsed')).toBe(12);
  expect(sumOf(days, 'blocksBegun')).toBe(days.at(-1)?.blocksSoFar);
});

it('shows a month without use as 0', () => {
  const october = { ...sum('2026-10-01', 200, 3), day: undefined };
  expect(figuresByMonth([october], ['2026-09', '2026-10'])).toMatchObject([
    { month: '2026-09', pagesUsed: 0, blocksUsed: 0, blockLimit: 0 },
    { month: '2026-10', pagesUsed: 200, blocksUsed: 3, blockLimit: 2 },
  ]);
});
