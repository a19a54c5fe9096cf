import { forecastLimitDay } from '@ocr/billing';
import type { UsageRow } from '@ocr/contract';
import { expect, it } from 'vitest';
import { daysOfMonth } from '#lib/months.ts';
import { figuresByDay, figuresByMonth, forecastPages, limitOf, sortRows, sumOf } from './usage-figures.ts';

const row = (
  tenantId: string,
  day: string,
  pagesUsed: number,
  changes: Partial<UsageRow> = {},
): UsageRow => ({
  tenantId,
  companyName: tenantId,
  month: day.slice(0, 7),
  day,
  requestCount: 1,
  pagesUsed,
  blocksUsed: Math.ceil(pagesUsed / 100),
  packagesUsed: 1,
  blockLimit: 2,
  pagesPerBlock: 100,
  usageStatus: 'normal',
  ...changes,
});
const month = daysOfMonth('2026-11');

it('counts a block on the day on which its first page is used, for each tenant of its own', () => {
  const rows = [
    row('a', '2026-11-01', 60),
    row('b', '2026-11-01', 60),
    row('a', '2026-11-02', 40),
    row('a', '2026-11-03', 1),
  ];
  const days = figuresByDay(rows, month.slice(0, 3));
  expect(days.map(({ blocksBegun }) => blocksBegun)).toEqual([2, 0, 1]);
  expect(days.map(({ blocksSoFar }) => blocksSoFar)).toEqual([2, 2, 3]);
  expect(days.map(({ pagesSoFar }) => pagesSoFar)).toEqual([120, 160, 161]);
});

it('keeps days without use, and its sums equal the rows', () => {
  const rows = [row('a', '2026-11-03', 7), row('a', '2026-11-20', 5)];
  const days = figuresByDay(rows, month);
  expect(days).toHaveLength(30);
  expect(sumOf(days, 'pagesUsed')).toBe(12);
  expect(sumOf(days, 'blocksBegun')).toBe(1);
});

it('sums months over tenants, and shows a month without rows as 0', () => {
  const rows = [row('a', '2026-10-01', 150), row('b', '2026-10-01', 50)];
  expect(figuresByMonth(rows, ['2026-09', '2026-10'])).toEqual([
    { month: '2026-09', pagesUsed: 0, blocksUsed: 0, blockLimit: 0 },
    { month: '2026-10', pagesUsed: 200, blocksUsed: 3, blockLimit: 4 },
  ]);
});

it('counts a tenant with many days once in the limit', () => {
  expect(limitOf([row('a', '2026-11-01', 1), row('a', '2026-11-02', 1), row('b', '2026-11-01', 1)])).toBe(
    400,
  );
});

it.each([
  ['a busy week', [0, 0, 0, 10, 12, 8, 10, 11, 9, 10], 150, 0],
  ['reserved pages', [10, 10, 10, 10, 10, 10, 10, 10, 10, 0], 150, 25],
  ['a day above the pace', [1, 1, 1, 1, 1, 1, 1, 1, 1, 40], 60, 0],
  ['the first day', [5], 40, 0],
])('crosses the limit on the very day that the rule foresees: %s', (_, pages, limit, pagesReserved) => {
  const rows = pages.map((count, index) => row('a', month[index] ?? '', count));
  const today = month[pages.length - 1] ?? '';
  const days = figuresByDay(rows, month.slice(0, pages.length));
  const forecast = forecastPages({ days, monthDays: month, today, pagesReserved });
  const crossing = [...(forecast ?? [])].find(([, expected]) => expected >= limit - 1e-9)?.[0] ?? null;
  const foreseen = forecastLimitDay({
    pageLimit: limit,
    pagesUsed: sumOf(days, 'pagesUsed'),
    pagesReserved,
    pagesByDay: days.map(({ day, pagesUsed }) => ({ day, pages: pagesUsed })),
    today,
    month: '2026-11',
  });
  expect(foreseen).not.toBeNull();
  expect(crossing).toBe(foreseen);
});

it('foresees nothing without a pace, or for another month', () => {
  const days = figuresByDay([], month.slice(0, 10));
  expect(forecastPages({ days, monthDays: month, today: '2026-11-10', pagesReserved: 0 })).toBeUndefined();
  expect(forecastPages({ days, monthDays: month, today: '2026-12-01', pagesReserved: 0 })).toBeUndefined();
});

it('sorts by number and by name, newest month first otherwise', () => {
  const rows = [row('b', '2026-10-01', 9), row('a', '2026-11-01', 10), row('c', '2026-11-01', 100)];
  const names = (sort?: string): string =>
    sortRows(rows, sort)
      .map(({ tenantId }) => tenantId)
      .join('');
  expect(names()).toBe('acb');
  expect(names('pagesUsed')).toBe('bac');
  expect(names('-companyName')).toBe('cba');
});
