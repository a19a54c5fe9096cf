import { addDays, dayInMonth, nextMonth, previousMonth, type Day, type Month } from './months.ts';

/**
 * From instants to months and days in a time zone. Built on Intl alone, because the console runs these rules
 * in browsers that do not have Temporal yet; the tests compare every result with Temporal.
 */

/** The instants of a month or another period: `start` inclusive, `end` exclusive. */
export type InstantRange = { start: Date; end: Date };

const MILLISECONDS_A_DAY = 86_400_000;

/** One formatter per time zone: creating one costs a thousand times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** True for the name of a time zone (`Asia/Tokyo`, `UTC`). Offsets such as `+09:00` are not names: they know no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The month of an instant in a time zone: the one whose `monthRange` contains it. */
export function monthOf(instant: Date, timeZone: string): Month {
  return findMonth(instant, (month) => startOfMonth(month, timeZone));
}

/**
 * The day of an instant in a time zone, always a day of `monthOf` the same instant
 * (in the rare hour that is repeated over a month's end, the month has begun and stays begun).
 */
export function dayOf(instant: Date, timeZone: string): Day {
  return dayWithin(instant, monthOf(instant, timeZone), timeZone);
}

/** The hour, 0 to 23, that the clocks of a time zone show at an instant. */
export function hourOf(instant: Date, timeZone: string): number {
  return new Date(localTime(Math.floor(instant.getTime() / 1000) * 1000, timeZone)).getUTCHours();
}

/** A month's instants in a time zone, from its first instant to the next month's first. Neighbouring months leave no gap. */
export function monthRange(month: Month, timeZone: string): InstantRange {
  return {
    start: new Date(startOfMonth(month, timeZone)),
    end: new Date(startOfMonth(nextMonth(month), timeZone)),
  };
}

/** The last month that has started at an instant, by any rule that says when months start (in milliseconds). */
export function findMonth(instant: Date, startOf: (month: Month) => number): Month {
  // No time zone is more than a day from UTC, so the month after UTC's is late enough to start from.
  let month = nextMonth(localDay(instant.getTime(), 'UTC').slice(0, 7));
  while (startOf(month) > instant.getTime()) month = previousMonth(month);
  return month;
}

/** An instant's day in a time zone, or the month's first day where the clocks there still show the month before. */
export function dayWithin(instant: Date, month: Month, timeZone: string): Day {
  const day = localDay(instant.getTime(), timeZone);
  const first = dayInMonth(month, 1);
  return day < first ? first : day;
}

/** The first instant of a month in a time zone, in milliseconds: the first instant of its first day. */
export function startOfMonth(month: Month, timeZone: string): number {
  return startOfDay(dayInMonth(month, 1), timeZone);
}

/** A day's instants in a time zone; 23 or 25 hours where summer time begins or ends. */
export function dayRange(day: Day, timeZone: string): InstantRange {
  return {
    start: new Date(startOfDay(day, timeZone)),
    end: new Date(startOfDay(addDays(day, 1), timeZone)),
  };
}

/**
 * The first instant of a day in a time zone, in milliseconds. That is its first midnight; where the clocks skip
 * midnight, the instant at which they jump; where midnight comes twice, the first.
 */
function startOfDay(day: Day, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsets = [midnight - MILLISECONDS_A_DAY, midnight + MILLISECONDS_A_DAY].map((near) =>
    offsetAt(near, timeZone),
  );
  const hasBegun = (instant: number): boolean => instant + offsetAt(instant, timeZone) >= midnight;
  let before = midnight - Math.max(...offsets);
  if (hasBegun(before)) return before;
  let begun = midnight - Math.min(...offsets);
  while (begun - before > 1) {
    const middle = Math.floor((before + begun) / 2);
    if (hasBegun(middle)) begun = middle;
    else before = middle;
  }
  return begun;
}

/** Milliseconds by which a time zone's clocks are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const second = Math.floor(instant / 1000) * 1000;
  return localTime(second, timeZone) - second;
}

function localDay(instant: number, timeZone: string): Day {
  return new Date(localTime(instant, timeZone)).toISOString().slice(0, 10);
}

/** What the clocks of a time zone show at an instant, to the second, as if they were UTC's (milliseconds). */
export function localTime(instant: number, timeZone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}
