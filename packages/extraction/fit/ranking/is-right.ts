import type { Truth } from '../papers/papers.ts';

/** Whether an answer is what is printed: sums compare as numbers, days as days, the rest by letters and digits, of its normalised value or of its text. */
export function isRight(
  { type, value, printed }: Truth,
  answer: { readonly value: string | null; readonly text: string | null },
): boolean {
  const given = [answer.value, answer.text].filter((one) => one !== null).filter((one) => one !== '');
  const [first] = given;
  if (first === undefined) return false;
  if (type === 'amount') {
    const sum = sumOf(first);
    return sum !== null && (sumOf(value) === sum || sumOf(printed) === sum);
  }
  if (type === 'date') {
    const day = dayOf(value);
    return given.some((one) => (day !== null && dayOf(one) === day) || bare(one) === bare(printed));
  }
  const truths = [bare(value), bare(printed)].filter((one) => one !== '');
  return given.some((one) => truths.includes(bare(one)));
}

/** Letters and digits alone. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A sum as a number. The last point or comma with one or two digits behind it is the decimal mark; a triangle, a minus or brackets make it negative. */
function sumOf(text: string): number | null {
  const tidy = text
    .normalize('NFKC')
    .replace(/[—–−‐]/g, '-')
    .trim();
  const digits = tidy.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');
  if (digits === '') return null;
  const [, whole = digits, parts = '0'] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  const size = Number(`${whole.replace(/[.,]/g, '')}.${parts}`);
  return /[▲△]|^-|^[^\d]*-\d|^\(.*\)$/.test(tidy) ? -size : size;
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const REIWA = /(?:令和|R)\s*(\d{1,2}|元)\s*[年./]\s*(\d{1,2})\s*[月./]\s*(\d{1,2})/;
const YEAR_FIRST = /(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})/;
const DAY_AND_NAME = /(\d{1,2})\s*[-/. ]?\s*([A-Z]{3})[A-Z]*\.?\s*[-/., ']*\s*(\d{4}|\d{2})/;
const NAME_AND_DAY = /([A-Z]{3})[A-Z]*\.?\s*(\d{1,2})\s*,?\s*(\d{4})/;
const DAY_FIRST = /(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4}|\d{2})/;
const DIGITS = /^\s*(\d{4})(\d{2})(\d{2})\s*$/;

/** A day as YYYY-MM-DD; days without a name of the month are read day first where that is possible. */
function dayOf(text: string): string | null {
  const tidy = text
    .normalize('NFKC')
    .replace(/[—–−‐]/g, '-')
    .replace(/[’‘]/g, "'")
    .toUpperCase();
  const reiwa = REIWA.exec(tidy);
  if (reiwa) return day(2018 + (reiwa[1] === '元' ? 1 : Number(reiwa[1])), reiwa[2], reiwa[3]);
  const yearFirst = YEAR_FIRST.exec(tidy);
  if (yearFirst) return day(yearFirst[1], yearFirst[2], yearFirst[3]);
  const named = DAY_AND_NAME.exec(tidy);
  const month = MONTHS.indexOf(named?.[2] ?? '');
  if (named && month >= 0) return day(named[3], month + 1, named[1]);
  const american = NAME_AND_DAY.exec(tidy);
  const americanMonth = MONTHS.indexOf(american?.[1] ?? '');
  if (american && americanMonth >= 0) return day(american[3], americanMonth + 1, american[2]);
  const dayFirst = DAY_FIRST.exec(tidy);
  if (dayFirst)
    return day(dayFirst[3], dayFirst[2], dayFirst[1]) ?? day(dayFirst[3], dayFirst[1], dayFirst[2]);
  const digits = DIGITS.exec(tidy);
  return digits && day(digits[1], digits[2], digits[3]);
}

type Part = string | number | undefined;

function day(...parts: [year: Part, month: Part, day: Part]): string | null {
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${year < 100 ? 2000 + year : year}-${two(month)}-${two(day)}`;
}
