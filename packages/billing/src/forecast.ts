import { addDays, dayInMonth, daysApart, lengthOfMonth, monthOfDay, type Day, type Month } from './months.ts';
import { pagesAvailable, type Quota } from './quota.ts';
import { divideRoundingUp } from './whole.ts';

/** A week, so that every weekday counts once. */
export const DAYS_LOOKED_BACK = 7;

/** A tenant's running month with its pages by day, from which the rest of the month is foreseen. */
export type MonthSoFar = Pick<Quota, 'pagesUsed' | 'pagesReserved'> & {
  pagesByDay: readonly { day: Day; pages: number }[];
  today: Day;
  month: Month;
  /** The tenant's first day, where it began within the last week. */
  since?: Day | undefined;
};

/**
 * The day on which a tenant will reach its page limit if the month goes on as it did lately, or null when it will not
 * reach it this month (the next month starts afresh).
 *
 * The pace is the mean of the last seven finished days of this month, days without pages included; fewer at the month's
 * beginning or for a tenant that began later (`since`). On its first day, today's pages so far are the pace.
 * Today is expected to come to the pace at least; every later day to exactly the pace. Reserved pages count as used.
 */
export function forecastLimitDay(usage: MonthSoFar & Quota): Day | null {
  const { today, month } = usage;
  if (monthOfDay(today) !== month) return null;
  const available = pagesAvailable(usage);
  if (available === 0) return today;
  const pace = findPace(usage);
  if (pace === undefined) return null;
  const { pages, days, pagesToday } = pace;
  const leftAfterToday = available * days - Math.max(0, pages - pagesToday * days);
  const limitDay = addDays(today, Math.max(0, divideRoundingUp(leftAfterToday, pages)));
  return limitDay <= lastDayOf(month) ? limitDay : null;
}

/** Pages so far as the same rule expects them at each day's end, from today to the month's end; none without a pace. */
export function forecastPages(usage: MonthSoFar): { day: Day; pages: number }[] {
  const { today, month, pagesUsed, pagesReserved } = usage;
  const pace = monthOfDay(today) === month ? findPace(usage) : undefined;
  if (pace === undefined) return [];
  const { pages, days, pagesToday } = pace;
  const endOfToday = pagesUsed + pagesReserved + Math.max(0, pages - pagesToday * days) / days;
  return Array.from({ length: daysApart(today, lastDayOf(month)) + 1 }, (_, ahead) => ({
    day: addDays(today, ahead),
    pages: endOfToday + (pages * ahead) / days,
  }));
}

/** The pace is `pages / days`, kept as two whole numbers so that limits are met to the day. `undefined` without pages. */
function findPace({ today, month, pagesByDay, since = '' }: MonthSoFar) {
  const firstDay = [dayInMonth(month, 1), addDays(today, -DAYS_LOOKED_BACK), since].reduce(later);
  const daysFinished = Math.max(0, daysApart(firstDay, today));
  const pagesToday = sumOfPages(pagesByDay, today, today);
  const pages = daysFinished === 0 ? pagesToday : sumOfPages(pagesByDay, firstDay, addDays(today, -1));
  return pages === 0 ? undefined : { pages, days: Math.max(1, daysFinished), pagesToday };
}

function lastDayOf(month: Month): Day {
  return dayInMonth(month, lengthOfMonth(month));
}

function sumOfPages(pagesByDay: readonly { day: Day; pages: number }[], first: Day, last: Day): number {
  return pagesByDay.reduce((sum, { day, pages }) => (day >= first && day <= last ? sum + pages : sum), 0);
}

function later(a: Day, b: Day): Day {
  return a > b ? a : b;
}
