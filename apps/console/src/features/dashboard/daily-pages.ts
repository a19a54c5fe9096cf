import type { UsageRow } from '@ocr/contract';
import { daysOfMonth, daysUpTo, shiftMonth } from '#lib/months.ts';
import type { DayValue } from '#ui/DayBars.tsx';

function sumByDay(rows: readonly UsageRow[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { day, pagesUsed } of rows) {
    if (day !== undefined) sums.set(day, (sums.get(day) ?? 0) + pagesUsed);
  }
  return sums;
}

/** Each day of the month beside the same day of the month before. Days after `today` are not yet known. */
export function compareMonths(rows: readonly UsageRow[], month: string, today: string): DayValue[] {
  const sums = sumByDay(rows);
  const before = shiftMonth(month, -1);
  const beforeDays = new Set(daysOfMonth(before));
  return daysOfMonth(month).map((day) => {
    const sameDay = `${before}-${day.slice(8)}`;
    return {
      day,
      value: day > today ? null : (sums.get(day) ?? 0),
      before: beforeDays.has(sameDay) ? (sums.get(sameDay) ?? 0) : null,
    };
  });
}

/** The pages of the month before up to the same day of the month. */
export function pagesToDateBefore(rows: readonly UsageRow[], month: string, today: string): number {
  const before = shiftMonth(month, -1);
  const last = `${before}-${today.slice(8)}`;
  return rows
    .filter(({ day }) => day !== undefined && day.startsWith(before) && day <= last)
    .reduce((sum, { pagesUsed }) => sum + pagesUsed, 0);
}

/** The last so many days up to today. */
export function lastDays(rows: readonly UsageRow[], today: string, count: number): DayValue[] {
  const sums = sumByDay(rows);
  return daysUpTo(today, count).map((day) => ({ day, value: sums.get(day) ?? 0 }));
}
