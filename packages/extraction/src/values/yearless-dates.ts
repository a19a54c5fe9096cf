import { fold } from '../text/fold.ts';
import { narrow } from '../text/narrow.ts';
import { findDates } from './date.ts';
import type { DateOrder } from './date.ts';
import { findMonth } from './months.ts';
import type { Span } from './span.ts';

/** 9月26日, "26 September", "Sept 26th": a day and its month with no year behind or before them. */
const PATTERNS: readonly { readonly pattern: RegExp; readonly dayFirst: boolean }[] = [
  { pattern: /(?<![\d年./-]\s?)(\d{1,2})\s?月\s?(\d{1,2})\s?日/gu, dayFirst: false },
  {
    pattern:
      /(?<![\d.,/-])(\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?(\p{Script=Latin}{3,10})(?![\p{L}]|\.?,?\s?'?\d)/giu,
    dayFirst: true,
  },
  {
    pattern:
      /(?<!\p{L}|\d\s)(\p{Script=Latin}{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?![\d:.%/-]|,?\s?\d{4})/giu,
    dayFirst: false,
  },
];

/** The day of which a document speaks most: the first one printed in the year that it prints most often, as YYYY-MM-DD. */
export function findReferenceDay(texts: readonly string[], order: DateOrder): string | undefined {
  const dates = texts.flatMap((text) => findDates(text, order)).filter(({ short }) => !short);
  const years = new Map<string, number>();
  for (const { value } of dates) years.set(value.slice(0, 4), (years.get(value.slice(0, 4)) ?? 0) + 1);
  const [most] = [...years].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const first = dates.find(({ value }) => most !== undefined && value.startsWith(most));
  return first && (first.partial ? `${first.value}-15` : first.value);
}

/** Days printed without their year, as the ones closest to the document's own; none of them where a year is printed, too. */
export function findYearlessDates(text: string, near: string): Span[] {
  const plain = narrow(text);
  const found: Span[] = [];
  for (const { pattern, dayFirst } of PATTERNS) {
    for (const match of plain.matchAll(pattern)) {
      const [day, month] = dayFirst ? [match[1], match[2]] : [match[2], match[1]];
      const number = /^\d/.test(month ?? '') ? Number(month) : (findMonth(fold(month ?? '')) ?? 0);
      const value = closest(number, Number(day), near);
      if (value === undefined) continue;
      const from = match.index;
      const to = from + match[0].length;
      if (!found.some((other) => other.from < to && from < other.to)) found.push({ from, to, value });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** The day of that month, in whichever year it is closest to `near`; undefined where there is no such day. */
function closest(month: number, day: number, near: string): string | undefined {
  const year = Number(near.slice(0, 4));
  return [year - 1, year, year + 1]
    .map((one) => new Date(Date.UTC(one, month - 1, day)))
    .filter((one) => one.getUTCMonth() === month - 1 && one.getUTCDate() === day)
    .map((one) => one.toISOString().slice(0, 10))
    .toSorted(
      (a, b) => Math.abs(Date.parse(a) - Date.parse(near)) - Math.abs(Date.parse(b) - Date.parse(near)),
    )[0];
}
