import type { UsageSum } from '@ocr/contract';
import { daysOfMonth, daysUpTo, shiftMonth } from '#lib/months.ts';
import type { DayValue } from '#ui/figures/DayBars.tsx';

type DayPages = Pick<UsageSum, 'day' | 'pagesUsed'>;

function pagesByDay(rows: readonly DayPages[]): ReadonlyMap<string | undefined, number> {
  return new Map(rows.map(({ day, pagesUsed }) => [day, pagesUsed]));
}

/** Each day of the month with the same day of the month before. Days after `today` are not known yet. */
export function compareMonths(rows: readonly DayPages[], month: string, today: string): DayValue[] {
  const pages = pagesByDay(rows);
  const before = shiftMonth(month, -1);
  const beforeDays = new Set(daysOfMonth(before));
  return daysOfMonth(month).map((day) => {
    const sameDay = `${before}-${day.slice(8)}`;
    return {
      day,
      value: day > today ? null : (pages.get(day) ?? 0),
      before: beforeDays.has(sameDay) ? (pages.get(sameDay) ?? 0) : null,
    };
  });
}

/** The pages of the month before up to the same day of the month. */
export function pagesToDateBefore(rows: readonly DayPages[], month: string, today: string): number {
  const before = shiftMonth(month, -1);
  const last = `${before}-${today.slice(8)}`;
  return rows
    .filter(({ day }) => day !== undefined && day.startsWith(before) && day <= last)
    .reduce((sum, { pagesUsed }) => sum + pagesUsed, 0);
}

/** The last days up to today. */
export function lastDays(rows: readonly DayPages[], today: string, count: number): DayValue[] {
  const pages = pagesByDay(rows);
  return daysUpTo(today, count).map((day) => ({ day, value: pages.get(day) ?? 0 }));
}
