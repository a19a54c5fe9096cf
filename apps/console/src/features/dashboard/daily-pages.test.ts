import { expect, it } from 'vitest';
import { compareMonths, lastDays, pagesToDateBefore } from './daily-pages.ts';

const row = (day: string, pagesUsed: number) => ({ day, pagesUsed });

it('leaves the days to come open, and shows a day without pages as 0', () => {
  const days = compareMonths([row('2026-11-02', 7)], '2026-11', '2026-11-03');
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
