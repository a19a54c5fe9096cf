import { fold } from '../text/fold.ts';
import { narrow } from '../text/narrow.ts';
import { KANJI_NUMBER, parseKanjiNumber } from './kanji-numbers.ts';
import { findMonth, guessMonth } from './months.ts';
import type { Span } from './span.ts';

/** How a document writes its all-digit dates. `sure` is false where nothing in it decides between day and month first. */
export interface DateOrder {
  readonly first: 'day' | 'month' | 'year';
  readonly sure: boolean;
}

export interface DateSpan extends Span {
  /** Day and month could be the other way round, and only the document's habit decides. */
  readonly ambiguous: boolean;
  /** Only year and month are printed. */
  readonly partial: boolean;
  /** Only digits with a two-digit year: easily part of something else. */
  readonly short: boolean;
}

const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  大正: 1911,
  明治: 1867,
  '㋿': 2018,
  '㍻': 1988,
  '㍼': 1925,
  R: 2018,
  H: 1988,
  S: 1925,
};
/** 和 behind a character that is no era's, before a whole date: 令 is what readers of poor pictures know least. */
const MISREAD_ERA = String.raw`\p{Script=Han}\s?和(?=\s?(?:元|\d{1,2})\s?年\s?\d{1,2}\s?月\s?\d{1,2}\s?日)`;
const PATTERNS: readonly { readonly shape: Shape; readonly pattern: RegExp }[] = [
  {
    shape: 'era',
    pattern: new RegExp(
      String.raw`(?<![A-Za-z\d])(令\s?和|平\s?成|昭\s?和|大正|明治|㋿|㍻|㍼|[RHS]|${MISREAD_ERA})\s?\.?\s?(元|\d{1,2})\s?[年./-]\s?(\d{1,2})\s?[月./-]\s?(\d{1,2})(?!\d)\s?日?`,
      'gu',
    ),
  },
  {
    shape: 'era-month',
    pattern:
      /(?<![A-Za-z\d])(令\s?和|平\s?成|昭\s?和)\s?(元|\d{1,2})\s?年\s?(\d{1,2})\s?月(?!\s?\d)(末日?(?!締))?/gu,
  },
  {
    shape: 'kanji',
    pattern: new RegExp(
      String.raw`(令\s?和|平\s?成|昭\s?和|大正|明治)?\s?(元|${KANJI_NUMBER})\s?年\s?(${KANJI_NUMBER})\s?月\s?(${KANJI_NUMBER})\s?日`,
      'gu',
    ),
  },
  {
    shape: 'year',
    pattern: /(?<![\d.,/-])((?:19|20)\d{2})\s?([-/.年])\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})(?!\d)\s?日?/gu,
  },
  {
    shape: 'short-year',
    pattern: /(?<![\d.,/\-年月和成元])['’]?(\d{2})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/gu,
  },
  {
    shape: 'year-month',
    pattern: /(?<![\d.,/-])((?:19|20)\d{2})\s?年\s?(\d{1,2})\s?月(?!\s?\d)(?:分|度|(末日?(?!締)))?/gu,
  },
  {
    shape: 'compact',
    pattern: /(?<![\d.,/-])((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d|[.,-]\d|\/\d{1,2}\/)/gu,
  },
  {
    shape: 'day-name',
    pattern:
      /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|er)?\s?[-/. ]?\s?(?:de |of )?\s?(\p{Script=Latin}{3,10})\.?\s?[-/., ']*\s?(?:de |del )?('?\d{4}|'?\d{2})(?!\d|\s?,\s?\d{4})/giu,
  },
  {
    shape: 'name-day',
    pattern:
      /(?<!\p{Script=Latin})(\p{Script=Latin}{3,10})\.?\s?[-/ ]?(\d{1,2})(?:st|nd|rd|th)?\s?[-/., ]+\s?(\d{4})(?!\d)/giu,
  },
  {
    shape: 'digits',
    pattern: /(?<![\d.,/-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/-]|\.\d)/gu,
  },
  { shape: 'name-year', pattern: /(?<!\p{Script=Latin})(\p{Script=Latin}{3,10})\.?,? (20\d{2})(?!\d)/giu },
];
type Shape =
  | 'era'
  | 'era-month'
  | 'kanji'
  | 'year'
  | 'short-year'
  | 'year-month'
  | 'compact'
  | 'day-name'
  | 'name-day'
  | 'digits'
  | 'name-year';
const DAY_FIRST: DateOrder = { first: 'day', sure: false };

/** All dates in a text, left to right, without overlaps. */
export function findDates(text: string, order: DateOrder = DAY_FIRST): DateSpan[] {
  if (!/\d|元|[一二三四五六七八九十]\s?年/.test(narrow(text))) return [];
  const plain = narrow(text);
  const found: DateSpan[] = [];
  for (const { shape, pattern } of PATTERNS) {
    for (const match of plain.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].trimEnd().length;
      if (found.some((other) => other.from < to && from < other.to)) continue;
      const read = READERS[shape](match, order);
      if (read) found.push({ from, to, ...read });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

type Reading = Omit<DateSpan, 'from' | 'to'>;

/** How each shape's groups read; see `PATTERNS`. */
const READERS: Readonly<Record<Shape, (groups: readonly string[], order: DateOrder) => Reading | null>> = {
  era: ([, a = '', b = '', c, d]) => whole(eraYear(a, b), Number(c), Number(d)),
  'era-month': ([, a = '', b = '', c, last]) => month(eraYear(a, b), Number(c), last !== undefined),
  kanji: ([, a, b = '', c = '', d = '']) => kanjiDate(a, b, c, d),
  year: ([, a, , c, d]) => whole(Number(a), Number(c), Number(d)),
  // 26年3月7日 is of this century; what is under 20 may as well be an era's year.
  'short-year': ([, a, b, c]) => {
    const read = Number(a) < 20 ? null : whole(2000 + Number(a), Number(b), Number(c));
    return read && { ...read, short: true };
  },
  'year-month': ([, a, b, last]) => month(Number(a), Number(b), last !== undefined),
  compact: ([, a, b, c]) => whole(Number(a), Number(b), Number(c)),
  'day-name': ([all, a = '', b = '', c = '']) => {
    const strict = all !== undefined && /^\d{1,2}([-/])[^-/]+\1/.test(all);
    // A slash before the year is read as f or l: 14/MAY/2017 as "14Mayf2017".
    const name = fold(c.length >= 4 ? b.replace(/(?<=^\p{L}{3})[fl|]$/u, '') : b);
    return whole(fullYear(c), findMonth(name) ?? (strict ? guessMonth(name) : undefined) ?? 0, Number(a));
  },
  'name-day': ([, a = '', b, c]) => whole(Number(c), findMonth(fold(a)) ?? 0, Number(b)),
  'name-year': ([, a = '', b]) => month(Number(b), findMonth(fold(a)) ?? 0),
  digits: ([, a, , b, c = ''], order) => readDigits(Number(a), Number(b), c, order),
};

function readDigits(a: number, b: number, c: string, order: DateOrder): Reading | null {
  if (order.first === 'year' && c.length === 2) {
    const yearFirst = whole(2000 + a, b, Number(c));
    if (yearFirst) return { ...yearFirst, short: true };
  }
  const year = fullYear(c);
  const dayFirst = whole(year, b, a);
  const monthFirst = whole(year, a, b);
  if (dayFirst && monthFirst && a !== b) {
    const chosen = order.first === 'month' ? monthFirst : dayFirst;
    return { ...chosen, ambiguous: !order.sure, short: c.length === 2 };
  }
  const only = dayFirst ?? monthFirst;
  return only && { ...only, short: c.length === 2 };
}

function eraYear(era: string, year: string): number {
  return (ERAS[era.replace(/\s/g, '')] ?? ERAS['令和'] ?? 0) + (year === '元' ? 1 : Number(year));
}

/** 令和八年七月二十八日, and 二〇二六年七月二十八日 without an era. */
function kanjiDate(era: string | undefined, year: string, month: string, day: string): Reading | null {
  const number = year === '元' ? 1 : parseKanjiNumber(year);
  if (number === undefined) return null;
  const full = era === undefined ? number : eraYear(era, String(number));
  return whole(full, parseKanjiNumber(month) ?? 0, parseKanjiNumber(day) ?? 0);
}

function fullYear(printed: string): number {
  const digits = printed.replace("'", '');
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function whole(year: number, month: number, day: number): Reading | null {
  if (year < 1868 || year > 2199 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
    return null;
  return { value: `${year}-${two(month)}-${two(day)}`, ambiguous: false, partial: false, short: false };
}

/** A month, or 12月末日, its last day. */
function month(year: number, number: number, isLastDay = false): Reading | null {
  if (year < 1868 || year > 2199 || number < 1 || number > 12) return null;
  if (isLastDay) return whole(year, number, daysIn(year, number));
  return { value: `${year}-${two(number)}`, ambiguous: false, partial: true, short: false };
}

const two = (value: number): string => String(value).padStart(2, '0');

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const US_PLACE =
  /(?<![\p{L}])(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?(?!\d)|United States|U\.S\.A|\bUSA\b/u;

/** How this document writes dates, by its own evidence: impossible readings first, then the country it speaks of. */
export function findDateOrder(texts: readonly string[]): DateOrder {
  let [dayFirst, monthFirst, japanese, american, letters] = [0, 0, 0, 0, 0];
  for (const text of texts) {
    const plain = narrow(text);
    for (const match of plain.matchAll(
      /(?<![\d.,/-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(?:\d{4}|\d{2})(?![\d/-]|\.\d)/gu,
    )) {
      const [first, second] = [Number(match[1]), Number(match[3])];
      if (first > 12 && first <= 31 && second <= 12) dayFirst++;
      else if (second > 12 && second <= 31 && first <= 12) monthFirst++;
    }
    letters += text.match(/\p{L}/gu)?.length ?? 0;
    japanese += text.match(/[\u3040-\u30ff\u4e00-\u9fff]/gu)?.length ?? 0;
    if (US_PLACE.test(plain)) american++;
  }
  if (japanese > 5 && japanese > letters * 0.25) return { first: 'year', sure: true };
  if (dayFirst > monthFirst) return { first: 'day', sure: monthFirst === 0 };
  if (monthFirst > dayFirst) return { first: 'month', sure: dayFirst === 0 };
  return american > 0 ? { first: 'month', sure: false } : DAY_FIRST;
}

/** A printed date as `YYYY-MM-DD` (`YYYY-MM` where no day is printed), or null when it is none. */
export function parseDate(text: string, order: DateOrder = DAY_FIRST): string | null {
  return findDates(text, order)[0]?.value ?? null;
}

const LIKE_DAY =
  /(?<![\d./-])(?:\d{4}|\d{1,2}|元)\s?[-./年]\s?\d{1,2}\s?[-./月]\s?(?:\d{4}|\d{1,2})(?![\d./-])|\d{1,2}(?:st|nd|rd|th)?[-.\s]+(?<month>\p{Script=Latin}{3,9})[-.,\s]+\d{2,4}|(?<name>\p{Script=Latin}{3,9})\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}/u;

/** Whether a text has figures as a day has them, and there is no such day: 31.4.26, 2026年4月31日, "31 April 2026". */
export function isBrokenDay(text: string, order: DateOrder): boolean {
  const match = LIKE_DAY.exec(narrow(text));
  if (match === null) return false;
  const name = match.groups?.['month'] ?? match.groups?.['name'];
  if (name !== undefined && findMonth(name) === undefined) return false;
  return findDates(text, order).length === 0;
}
