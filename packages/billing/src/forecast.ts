import { addDays, dayInMonth, daysApart, lengthOfMonth, monthOfDay, type Day, type Month } from './months.ts';
import { pagesAvailable, type Quota } from './quota.ts';
import { divideRoundingUp } from './whole.ts';

/** A week, so that every weekday counts once. */
const DAYS_LOOKED_BACK = 7;

/**
 * The day on which a tenant will reach its page limit if the month goes on as it did lately, or null when it will not
 * reach it this month (the next month starts afresh).
 *
 * The pace is the mean of the last seven finished days of this month, days without pages included; fewer at the month's
 * beginning or for a tenant that began later (`since`). On its first day, today's pages so far are the pace.
 * Today is expected to come to the pace at least; every later day to exactly the pace. Reserved pages count as used.
 */
export function forecastLimitDay(
  usage: Quota & {
    pagesByDay: readonly { day: Day; pages: number }[];
    today: Day;
    month: Month;
    since?: Day | undefined;
  },
): Day | null {
  const { today, month, pagesByDay } = usage;
  if (monthOfDay(today) !== month) return null;
  const available = pagesAvailable(usage);
  if (available === 0) return today;

  const firstDay = [dayInMonth(month, 1), addDays(today, -DAYS_LOOKED_BACK), usage.since ?? ''].reduce(later);
  const daysFinished = Math.max(0, daysApart(firstDay, today));
  const pagesToday = sumOfPages(pagesByDay, today, today);
  const pagesFinished = sumOfPages(pagesByDay, firstDay, addDays(today, -1));
  // The pace is pages / days. Everything below is multiplied by days, so that it stays in whole numbers.
  const days = Math.max(1, daysFinished);
  const pages = daysFinished === 0 ? pagesToday : pagesFinished;
  if (pages === 0) return null;
  const leftAfterToday = available * days - Math.max(0, pages - pagesToday * days);
  const limitDay = addDays(today, Math.max(0, divideRoundingUp(leftAfterToday, pages)));
  return limitDay <= dayInMonth(month, lengthOfMonth(month)) ? limitDay : null;
}

function sumOfPages(pagesByDay: readonly { day: Day; pages: number }[], first: Day, last: Day): number {
  return pagesByDay.reduce((sum, { day, pages }) => (day >= first && day <= last ? sum + pages : sum), 0);
}

function later(a: Day, b: Day): Day {
  return a > b ? a : b;
}
