import { addDays, dayInMonth, daysApart, lengthOfMonth, monthOfDay, type Day, type Month } from './months.ts';
import { pagesAvailable, type Quota } from './quota.ts';
import { divideRoundingUp } from './whole.ts';

/** A week, so that every weekday counts once. */
export const FORECAST_BASIS_DAYS = 7;

/** A tenant's running month with its pages by day: the input of the forecast. */
export type MonthSoFar = Pick<Quota, 'pagesUsed' | 'pagesReserved'> & {
  pagesByDay: readonly { day: Day; pages: number }[];
  today: Day;
  month: Month;
  /** The tenant's first day, where it began within the last week. */
  since?: Day | undefined;
};

/**
 * The day on which a tenant will reach its page limit if the month continues at its recent pace, or null if it will not
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
  const daysAhead = Math.max(0, divideRoundingUp(leftAfterToday, pages));
  return daysAhead <= forecastBasis(today, month).daysLeft ? addDays(today, daysAhead) : null;
}

/** Pages so far as the same rule expects them at each day's end, from today to the month's end; none without a pace. */
export function forecastPages(usage: MonthSoFar): { day: Day; pages: number }[] {
  const { today, month, pagesUsed, pagesReserved } = usage;
  const pace = monthOfDay(today) === month ? findPace(usage) : undefined;
  if (pace === undefined) return [];
  const { pages, days, pagesToday } = pace;
  const endOfToday = pagesUsed + pagesReserved + Math.max(0, pages - pagesToday * days) / days;
  return Array.from({ length: forecastBasis(today, month).daysLeft + 1 }, (_, ahead) => ({
    day: addDays(today, ahead),
    pages: endOfToday + (pages * ahead) / days,
  }));
}

/** The pace is `pages / days`, kept as two whole numbers so that limits are met to the day. `undefined` without pages. */
function findPace({ today, month, pagesByDay, since = '' }: MonthSoFar) {
  const { first, yesterday, daysFinished: most } = forecastBasis(today, month);
  const firstDay = later(first, since);
  const daysFinished = firstDay === first ? most : Math.max(0, daysApart(firstDay, today));
  const pagesToday = sumOfPages(pagesByDay, today, today);
  const pages = daysFinished === 0 ? pagesToday : sumOfPages(pagesByDay, firstDay, yesterday);
  return pages === 0 ? undefined : { pages, days: Math.max(1, daysFinished), pagesToday };
}

interface ForecastBasis {
  readonly first: Day;
  readonly yesterday: Day;
  readonly daysFinished: number;
  /** From today to the month's last day. */
  readonly daysLeft: number;
}
let latest: { today: Day; month: Month; value: ForecastBasis } | undefined;

/** The days that the pace is computed from, and the remaining days. Memoised, because it is the same for all tenants of a partner. */
function forecastBasis(today: Day, month: Month): ForecastBasis {
  if (latest?.today === today && latest.month === month) return latest.value;
  const first = later(dayInMonth(month, 1), addDays(today, -FORECAST_BASIS_DAYS));
  const value = {
    first,
    yesterday: addDays(today, -1),
    daysFinished: Math.max(0, daysApart(first, today)),
    daysLeft: daysApart(today, dayInMonth(month, lengthOfMonth(month))),
  };
  latest = { today, month, value };
  return value;
}

function sumOfPages(pagesByDay: readonly { day: Day; pages: number }[], first: Day, last: Day): number {
  return pagesByDay.reduce((sum, { day, pages }) => (day >= first && day <= last ? sum + pages : sum), 0);
}

function later(a: Day, b: Day): Day {
  return a > b ? a : b;
}
