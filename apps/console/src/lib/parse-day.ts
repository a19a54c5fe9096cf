import { isDay } from '@ocr/contract/rules';

/** How the reader writes days: the language of the page, and today where the reader is (`YYYY-MM-DD`). */
export interface DayReading {
  readonly language: 'en' | 'ja';
  readonly today: string;
}

interface DayParts {
  /** Absent where only month and day were written. */
  readonly year?: number;
  readonly month: number;
  readonly day: number;
}

/** Year 1 of each era is the year after this one. Source: 元号, e.g. 令和元年 = 2019. */
const eras: readonly { readonly pattern: string; readonly yearBefore: number }[] = [
  { pattern: '令和|令|R', yearBefore: 2018 },
  { pattern: '平成|平|H', yearBefore: 1988 },
  { pattern: '昭和|昭|S', yearBefore: 1925 },
];
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Parses a typed day to `YYYY-MM-DD`; undefined if it is not a day or is ambiguous. Accepts both languages: 2026-11-20 (also with / and .),
 * 20261120, 2026年11月20日, 令和8年11月20日, R8.11.20, 20 Nov 2026, November 20, 2026, 11月20日; full width; with a weekday at the end. 20/11/2026
 * only if one order gives a day. Without a year (11/20), the day nearest to today. In Japanese 26/11/20 begins with the year.
 */
export function parseTypedDay(text: string, reading: DayReading): string | undefined {
  const plain = clean(text);
  const readings = [
    yearFirst(plain),
    compact(plain),
    japaneseEra(plain),
    namedMonth(plain),
    yearLast(plain),
    shortYear(plain, reading),
    withoutYear(plain, reading),
  ];
  const parts = readings.find((found) => found !== undefined);
  return parts && toDay(parts, reading.today);
}

function clean(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212ー]/g, '-')
    .replace(/[(（].*?[)）]\s*$/, '')
    .replace(/^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\.?,?\s+/i, '')
    .replace(/\s*[月火水木金土日]曜日?$/, '')
    .replace(/\s*([-/.年月日])\s*/g, '$1')
    .trim();
}

function parts(
  year: number | undefined,
  month: number | undefined,
  day: number | undefined,
): DayParts | undefined {
  if (month === undefined || day === undefined) return undefined;
  return year === undefined ? { month, day } : { year, month, day };
}

function yearFirst(text: string): DayParts | undefined {
  const match = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (match) return parts(Number(match[1]), Number(match[3]), Number(match[4]));
  const japanese = /^(\d{4})年(\d{1,2})月(\d{1,2})日?$/.exec(text);
  return japanese ? parts(Number(japanese[1]), Number(japanese[2]), Number(japanese[3])) : undefined;
}

function compact(text: string): DayParts | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  return match ? parts(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}

function japaneseEra(text: string): DayParts | undefined {
  for (const { pattern, yearBefore } of eras) {
    const match = new RegExp(
      `^(?:${pattern})\\.?\\s*(元|\\d{1,2})(?:年|[-/.])(\\d{1,2})(?:月|[-/.])(\\d{1,2})日?$`,
      'i',
    ).exec(text);
    if (!match) continue;
    const yearOfEra = match[1] === '元' ? 1 : Number(match[1]);
    return yearOfEra === 0 ? undefined : parts(yearBefore + yearOfEra, Number(match[2]), Number(match[3]));
  }
  return undefined;
}

function namedMonth(text: string): DayParts | undefined {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]+)\.?,?(?:[\s-]+(\d{4}))?$/i.exec(text);
  const monthFirst = /^([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(\d{4}))?$/i.exec(text);
  const [name, day, year] = dayFirst
    ? [dayFirst[2], dayFirst[1], dayFirst[3]]
    : [monthFirst?.[1], monthFirst?.[2], monthFirst?.[3]];
  const month = name === undefined ? undefined : monthNumber(name);
  return parts(
    year === undefined ? undefined : Number(year),
    month,
    day === undefined ? undefined : Number(day),
  );
}

/** `nov`, `november`, `sept` → its number; undefined for anything else. */
function monthNumber(name: string): number | undefined {
  const lower = name.toLowerCase();
  const index = monthNames.indexOf(lower.slice(0, 3));
  if (index < 0) return undefined;
  const whole = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, index),
  );
  return whole.toLowerCase().startsWith(lower) ? index + 1 : undefined;
}

/** 20/11/2026 and 11/20/2026, where the other order is no day, or the same one. */
function yearLast(text: string): DayParts | undefined {
  const match = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text);
  if (!match) return undefined;
  const [first, second, year] = [Number(match[1]), Number(match[3]), Number(match[4])];
  return oneOrder(first, second, year);
}

function oneOrder(first: number, second: number, year?: number): DayParts | undefined {
  if (first > 12 && second <= 12) return parts(year, second, first);
  if (second > 12 && first <= 12) return parts(year, first, second);
  return first === second ? parts(year, first, second) : undefined;
}

/** 26/11/20 with the year first, as Japanese writes it; in English such a text could mean three days. */
function shortYear(text: string, { language }: DayReading): DayParts | undefined {
  const match = language === 'ja' ? /^(\d{2})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text) : null;
  return match ? parts(2000 + Number(match[1]), Number(match[3]), Number(match[4])) : undefined;
}

function withoutYear(text: string, { language }: DayReading): DayParts | undefined {
  const japanese = /^(\d{1,2})月(\d{1,2})日?$/.exec(text);
  if (japanese) return parts(undefined, Number(japanese[1]), Number(japanese[2]));
  const match = /^(\d{1,2})[-/](\d{1,2})$/.exec(text);
  if (!match) return undefined;
  const [first, second] = [Number(match[1]), Number(match[2])];
  return language === 'ja' ? parts(undefined, first, second) : oneOrder(first, second);
}

function toDay({ year, month, day }: DayParts, today: string): string | undefined {
  const at = (inYear: number): string =>
    `${String(inYear).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (year !== undefined) return isDay(at(year)) ? at(year) : undefined;
  const thisYear = Number(today.slice(0, 4));
  const distance = (candidate: string): number => Math.abs(Date.parse(candidate) - Date.parse(today));
  return [thisYear - 1, thisYear, thisYear + 1]
    .map(at)
    .filter(isDay)
    .toSorted((a, b) => distance(a) - distance(b))[0];
}
