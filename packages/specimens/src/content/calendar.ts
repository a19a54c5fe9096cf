import type { Random } from '../random.ts';
import type { Day } from '../types.ts';

/** How a day is printed. */
export type DateStyle = 'long' | 'numeric' | 'short' | 'iso' | 'dotted' | 'era' | 'monthDay' | 'dayMonth';
export type DateOrder = 'mdy' | 'dmy' | 'ymd';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const pad = (value: number): string => String(value).padStart(2, '0');

/** Some working day between January 2025 and September 2026. */
export function makeDay(random: Random): Day {
  const day = addDays({ year: 2025, month: 1, day: 6 }, random.int(0, 620));
  const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();
  return weekday === 0 ? addDays(day, 1) : weekday === 6 ? addDays(day, 2) : day;
}

/** The day so many days later, earlier where the count is negative. */
export function addDays(day: Day, count: number): Day {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day + count));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The last day of the month that lies `count` months after the given day's. */
export function endOfMonth(day: Day, count: number): Day {
  return addDays({ year: day.year, month: day.month + count + 1, day: 1 }, -1);
}

/** `YYYY-MM-DD`. */
export function isoDay({ year, month, day }: Day): string {
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** Prints a day; `ymd` is the Japanese order. Reiwa 1 is 2019. */
export function printDay(date: Day, style: DateStyle, order: DateOrder): string {
  const { year, month, day } = date;
  if (style === 'iso') return isoDay(date);
  if (style === 'monthDay') return `${month}/${day}`;
  if (style === 'dayMonth') return `${pad(day)}-${MONTHS[month - 1]!.slice(0, 3)}`;
  if (order === 'ymd') {
    if (style === 'era') return `令和${year - 2018}年${month}月${day}日`;
    if (style === 'long') return `${year}年${month}月${day}日`;
    return [year, pad(month), pad(day)].join(style === 'dotted' ? '.' : '/');
  }
  const name = MONTHS[month - 1]!;
  if (style === 'long') return order === 'mdy' ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`;
  if (style === 'short') return `${pad(day)}-${name.slice(0, 3)}-${year}`;
  return (order === 'mdy' ? [pad(month), pad(day), year] : [pad(day), pad(month), year]).join('/');
}
