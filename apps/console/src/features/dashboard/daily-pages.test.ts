import type { UsageRow } from '@ocr/contract';
import { expect, it } from 'vitest';
import { compareMonths, lastDays, pagesToDateBefore } from './daily-pages.ts';

const row = (day: string, pagesUsed: number, tenantId = 'a'): UsageRow => ({
  tenantId,
  companyName: tenantId,
  month: day.slice(0, 7),
  day,
  requestCount: 1,
  pagesUsed,
  blocksUsed: 1,
  packagesUsed: 1,
  blockLimit: 10,
  pagesPerBlock: 100,
  usageStatus: 'normal',
});

it('sums the tenants of a day and leaves the days to come open', () => {
  const days = compareMonths([row('2026-11-02', 3), row('2026-11-02', 4, 'b')], '2026-11', '2026-11-03');
  expect(days[1]).toEqual({ day: '2026-11-02', value: 7, before: 0 });
  expect(days[2]?.value).toBe(0);
  expect(days[3]?.value).toBeNull();
  expect(days).toHaveLength(30);
});

it('compares a day only with a day that the month before had', () => {
  const days = compareMonths([row('2026-02-28', 5)], '2026-03', '2026-03-31');
  expect(days[27]?.before).toBe(5);
  expect(days[28]?.before).toBeNull();
});

it('counts the month before up to and including the same day', () => {
  const rows = [row('2026-10-19', 1), row('2026-10-20', 10), row('2026-10-21', 100), row('2026-11-20', 1000)];
  expect(pagesToDateBefore(rows, '2026-11', '2026-11-20')).toBe(11);
});

it('shows thirty days over the end of a month', () => {
  const days = lastDays([row('2026-10-31', 2)], '2026-11-05', 30);
  expect(days[0]?.day).toBe('2026-10-07');
  expect(days.find(({ day }) => day === '2026-10-31')?.value).toBe(2);
});
