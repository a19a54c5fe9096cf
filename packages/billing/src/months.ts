/** Months and days as text, without clock or time zone. As text they also sort in order of time. */

/** A calendar month, `YYYY-MM`, of the years 1000 to 9999. */
export type Month = string;

/** A calendar day, `YYYY-MM-DD`, of the years 1000 to 9999. */
export type Day = string;

const MONTH_PATTERN = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/;
const DAY_PATTERN = /^[1-9]\d{3}-\d{2}-\d{2}$/;
const MILLISECONDS_A_DAY = 86_400_000;

/** True for a month that exists: `2026-02`, but not `2026-13`, `2026-2` or `26-02`. */
export function isMonth(text: string): boolean {
  return MONTH_PATTERN.test(text);
}

/** True for a day that exists: `2028-02-29`, but not `2026-02-29`. */
export function isDay(text: string): boolean {
  if (!DAY_PATTERN.test(text) || !isMonth(text.slice(0, 7))) return false;
  const number = dayOfMonth(text);
  return number >= 1 && number <= lengthOfMonth(text.slice(0, 7));
}

/** The month `count` months after `month` (before it, when negative). @throws RangeError on a month that does not exist. */
export function addMonths(month: Month, count: number): Month {
  const { year, number } = monthParts(month);
  const months = year * 12 + (number - 1) + count;
  return checkedMonth(`${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}`);
}

/** The month after `month`. */
export function nextMonth(month: Month): Month {
  return addMonths(month, 1);
}

/** The month before `month`. */
export function previousMonth(month: Month): Month {
  return addMonths(month, -1);
}

/** All months from `first` to `last`, both included, in order; none when `last` is before `first`. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = checkedMonth(first); month <= checkedMonth(last); month = nextMonth(month))
    months.push(month);
  return months;
}

/** Negative when `a` is before `b`, positive when after, 0 when the same: the order for `sort`. */
export function compareMonths(a: Month, b: Month): number {
  return compareText(checkedMonth(a), checkedMonth(b));
}

/** Negative when `a` is before `b`, positive when after, 0 when the same: the order for `sort`. */
export function compareDays(a: Day, b: Day): number {
  return compareText(checkedDay(a), checkedDay(b));
}

/** Days in a month, 28 to 31, leap years included. */
export function lengthOfMonth(month: Month): number {
  const { year, number } = monthParts(month);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** Every day of a month, in order. */
export function daysOfMonth(month: Month): Day[] {
  return Array.from({ length: lengthOfMonth(month) }, (_, index) => dayInMonth(month, index + 1));
}

/** The day with that number in a month. A number past the month's last day means the last day. */
export function dayInMonth(month: Month, number: number): Day {
  return `${month}-${pad(Math.min(number, lengthOfMonth(month)), 2)}`;
}

/** The month of a day. */
export function monthOfDay(day: Day): Month {
  return checkedMonth(day.slice(0, 7));
}

/** The number of a day in its month, 1 to 31. */
export function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}

/** The day `count` days after `day` (before it, when negative). @throws RangeError on a day that does not exist. */
export function addDays(day: Day, count: number): Day {
  return checkedDay(new Date(instantOfUtcDay(day) + count * MILLISECONDS_A_DAY).toISOString().slice(0, 10));
}

/** How many days `last` is after `first`; negative when it is before. */
export function daysApart(first: Day, last: Day): number {
  return (instantOfUtcDay(last) - instantOfUtcDay(first)) / MILLISECONDS_A_DAY;
}

/** A month's year and number (1 to 12). @throws RangeError on a month that does not exist. */
export function monthParts(month: Month): { year: number; number: number } {
  checkedMonth(month);
  return { year: Number(month.slice(0, 4)), number: Number(month.slice(5, 7)) };
}

function instantOfUtcDay(day: Day): number {
  return Date.parse(`${checkedDay(day)}T00:00:00Z`);
}

function checkedMonth(month: Month): Month {
  if (!isMonth(month)) throw new RangeError(`There is no month ${month}`);
  return month;
}

function checkedDay(day: Day): Day {
  if (!isDay(day)) throw new RangeError(`There is no day ${day}`);
  return day;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
