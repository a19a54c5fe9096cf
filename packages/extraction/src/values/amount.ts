import { narrow } from '../text/narrow.ts';
import type { Span } from './span.ts';
import { parseAmount } from './whole-amount.ts';

export interface AmountSpan extends Span {
  /** A currency sign, name or 円 is printed next to it. */
  readonly currency: boolean;
  readonly percent: boolean;
  /** Printed with a decimal mark or thousands separators. */
  readonly formatted: boolean;
  /** A unit of measure follows directly (2個, 1.00 kg). */
  readonly unit: boolean;
}

/** Rand are distinguished from an era's years: R8.10 is a month of 令和. */
const CURRENCY = String.raw`(?:[¥$€£₩₹\\]|(?:RM|MYR|USD|US[$S]|EUR|JPY|GBP|SGD|S\$|HK\$|AUD|CAD|CHF|INR|Rs\.?|Fr\.?|kr\.?|zł|NT\$)(?![A-Za-z])|R(?=\s\d{1,3}(?:[ ,]\d{3})*\.\d{2}(?!\d)|\d{1,3}(?:[ ,]\d{3})+\.\d{2}(?!\d)|(?:[2-9]\d|\d{3,})\.\d{2}(?![\d.])))`;
/** 2 199.50: a space parts thousands where nothing but a currency is in front of them; "2 199.50" behind a word are two numbers. */
const SPACED = String.raw`(?<=(?:^|[$€£¥]|(?<!\p{Script=Latin})R|(?<!\p{Script=Latin})[A-Z]{3})\s*-?\s*)\d{1,3}(?: \d{3})+\.\d{2}(?![\d.,])`;
/** 13.6500 is a rate, no thousands; 80.0001 is 80,000円 whose last letter was read as a figure. */
const NUMBER = String.raw`(?:${SPACED}|\d{1,3}(?:,\d{2,3})+(?:\.\d{1,4})?|\d{2,3}\.\s\d{3}(?![\d.,])|\d\.\s0\d{2}(?![\d.,])|\d{1,3}(?:\.\d{3})+\.\d{2}(?![\d.,])|\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?(?:(?!\d)|(?<=\.000))|\d{1,3}(?:'\d{3})+(?:[.,]\d{1,2})?|\d{1,3}(?: \d{3})+,\d{2}|\d{1,3}(?:\s?,\s?\d{3})+(?:\s?\.\s?\d{2})?(?!\d)|\d+(?:\s?[.,]\s|\s[.,])\d{2}(?!\d)|\d+(?:[.,]\d+)?|[.,]\d{2})`;
const AMOUNT = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d_#/]|\d\s?:)(?<sign>-|[▲△(]\s?|(?<=^\s*)A(?=\d{1,3}(?:,\d{3})*\.\d{2}\s*$|\d{1,3}(?:,\d{3})+\s*$))?(?<before>${CURRENCY}\s{0,3})?(?<inner>-|[▲△]\s?)?(?<number>${NUMBER})(?<minus>-(?![\d\p{L}]))?(?<after>\s?(?:[千万億](?=円)|円|圓|元|${CURRENCY}){1,2})?(?<percent>\s?(?:%|パーセント))?(?<unit>\s?(?:個|本|枚|台|式|箱|袋|件|部|人日|人|月|日|時間|缶|脚|冊|セット|点|コ|ヶ|名|回|kg|g|L|ml|m|cm|pcs|pc|Units?|hrs?|hours?|h|ea|x)(?![\p{Script=Latin}]))?`,
  'gu',
);

/** All amounts and numbers in a text. Engines read ▲ as A: A203.13 is negative where it is all of a text. Dates, times, phone numbers and codes contain no amounts. */
export function findAmounts(text: string): AmountSpan[] {
  const plain = narrow(text);
  const found: AmountSpan[] = [];
  for (const match of plain.matchAll(AMOUNT)) {
    const groups = match.groups ?? {};
    const number = groups.number ?? '';
    const from = match.index;
    const to = from + match[0].length;
    // 100円未満切捨て: a bound, and no sum.
    if (/^\s?(?:未満|以上|以下|を超え|につき(?!まして)|単位)/u.test(plain.slice(to))) continue;
    if (!standsAlone(plain, from, to, match[0], groups.after !== undefined || groups.unit !== undefined))
      continue;
    const value = inThousands(normaliseNumber(number), groups.after);
    if (value === null) continue;
    const negative =
      groups.sign !== undefined &&
      (groups.sign.trim() !== '(' || (plain[to] === ')' && !isAside(plain, from, to)));
    const minus =
      negative || groups.inner !== undefined || isTrailingMinus(groups.minus, number, groups.before);
    const opened = groups.sign?.trim() === '(' && !negative;
    found.push({
      from: opened ? from + (groups.sign?.length ?? 0) : from,
      to: groups.unit === undefined ? to : to - groups.unit.length,
      value: minus && value !== '0' ? `-${value}` : value,
      currency: groups.before !== undefined || groups.after !== undefined,
      percent: groups.percent !== undefined,
      formatted: /[.,']/.test(number),
      unit: groups.unit !== undefined,
    });
  }
  return found;
}

/** "less 2 % discount (78.96 EUR), within": a sum in the brackets of a sentence is not taken off. */
const isAside = (text: string, from: number, to: number): boolean =>
  /[\p{L}%]\s$/u.test(text.slice(0, from)) && /^\)\s?[,;.]?\s+\p{L}{2}|^\)[,;]/u.test(text.slice(to));

/**
 * "41 50" at the end of a text as 41.50, for documents in which all sums have decimals: the mark was too faint to be
 * read. Positions stay.
 */
export function withFaintMarks(text: string): string {
  return text.replace(/(?<=(?:^|[^\d.,])\d{1,3}) (?=\d{2}\s*$)/, '.');
}

/** 80万円, 3千円: what the number is counted in. */
function inThousands(value: string | null, after: string | undefined): string | null {
  const unit = { 千: 1000, 万: 10_000, 億: 100_000_000 }[/[千万億]/u.exec(after ?? '')?.[0] ?? ''];
  return value === null || unit === undefined ? value : String(Math.round(Number(value) * unit * 100) / 100);
}

/** In Japan a dash after an amount closes it (¥5,000-); elsewhere it is a minus (12.50-). */
function isTrailingMinus(minus: string | undefined, number: string, currency: string | undefined): boolean {
  return minus !== undefined && /[.,]\d{2}$/.test(number) && !/¥/.test(currency ?? '');
}

function standsAlone(text: string, from: number, to: number, match: string, closed: boolean): boolean {
  const before = text[from - 1] ?? '';
  const next = text[to] ?? '';
  if (before === '-' || (before === '.' && /\d/.test(text[from - 2] ?? ''))) return false;
  if (match.startsWith('-') && /[\p{L}\d)]/u.test(before)) return false;
  if (/[年月日時分号階丁番条]/.test(next)) return false;
  if (!closed && /[\p{Script=Latin}_]/u.test(next)) return false;
  if (/[/:-]/.test(next) && /\d/.test(text[to + 1] ?? '')) return false;
  return !(/[.,]/.test(next) && /\d/.test(text[to + 1] ?? ''));
}

/**
 * Digits with separators as a plain number: the last mark with one or two digits behind it is the decimal mark.
 * Three digits behind a mark are thousands, except behind a lone zero (0.250).
 */
function normaliseNumber(printed: string): string | null {
  const digits = printed.replace(/[\s']/g, '');
  const leadingZero = /^0[.,](\d+)$/.exec(digits);
  const marks = digits.replace(/\d/g, '');
  const mixed = /^(.*)([.,])(\d{1,4})$/.exec(digits);
  if (leadingZero) return plain('0', leadingZero[1] ?? '');
  if (mixed && (mixed[3] ?? '').length <= 2)
    return plain((mixed[1] ?? '').replace(/[.,]/g, ''), mixed[3] ?? '');
  if (mixed && new Set(marks).size > 1) return plain((mixed[1] ?? '').replace(/[.,]/g, ''), mixed[3] ?? '');
  if (mixed && marks.length === 1 && (mixed[3] ?? '').length === 4)
    return plain(mixed[1] ?? '', mixed[3] ?? '');
  const whole = digits.replace(/[.,]/g, '');
  return whole === '' ? null : plain(whole, '');
}

function plain(whole: string, decimals: string): string {
  const head = whole.replace(/^0+(?=\d)/, '') || '0';
  const tail = decimals.replace(/0+$/, '');
  return tail === '' ? head : `${head}.${tail}`;
}

/** The amount of a text that has no other, whatever else is printed there; null where it has none or several. */
export function findOnlyAmount(text: string): string | null {
  const whole = parseAmount(text);
  if (whole !== null) return whole;
  const [first, second] = findAmounts(text);
  return first === undefined || second !== undefined ? null : first.value;
}
