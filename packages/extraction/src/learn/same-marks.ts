import type { Kind } from '../lexicon/index.ts';
import { foldWithMap } from '../text/fold.ts';
import { narrow } from '../text/narrow.ts';
import { findAmounts } from '../values/amount.ts';

/** The letters and digits of a text from `from` up to, not including, `to`; what is around them may be their sign. */
export interface Spelled {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Numbers that are printed with hyphens in one place and without in another, and are the same. */
const HYPHENATED: ReadonlySet<Kind> = new Set<Kind>([
  'date',
  'phone',
  'postal',
  'iban',
  'registration',
  'vat',
  'account',
  'code',
]);
/** Each currency in the ways in which it is printed. */
const CURRENCIES: readonly RegExp[] = [/[¥\\円圓]|JPY/iu, /\$|USD/iu, /€|EUR/iu, /£|GBP/iu];

/** All of a text. */
export function spelledBy(text: string): Spelled {
  const { at } = foldWithMap(text);
  return { text, from: at[0] ?? 0, to: (at.at(-1) ?? -1) + 1 };
}

/**
 * Whether two texts of the same letters and digits are also the same number: the same minus, and between their digits the same marks. Spaces
 * and marks of thousands do not matter; nor do hyphens, in kinds that are printed with and without.
 */
export function areMarksSame(one: Spelled, other: Spelled, kind: Kind): boolean {
  return isNegative(one) === isNegative(other) && partings(one, kind) === partings(other, kind);
}

/** Whether every sign that was typed (¥, %, +) is printed at the place, or the currency by another name. More may be printed there. */
export function areSignsPrinted(typed: string, place: Spelled): boolean {
  const signs = narrow(typed).match(/[\p{S}%‰]/gu) ?? [];
  const printed = signs.length === 0 ? '' : withSigns(place);
  return signs.every((sign) => {
    if (/[▲△]/.test(sign) || printed.includes(sign)) return true;
    return CURRENCIES.find((currency) => currency.test(sign))?.test(printed) ?? false;
  });
}

/** Whether the range is only some digits of a longer number: 812 in 1,812.00. */
export function isInNumber({ text, from, to }: Spelled): boolean {
  const plain = narrow(text);
  return (
    /^\d.*\d$|^\d$/su.test(plain.slice(from, to)) &&
    (/(?:\d[.,]|(?<![\p{L}\p{N}])\.)$/u.test(plain.slice(0, from)) || /^[.,]\d/.test(plain.slice(to)))
  );
}

function isNegative({ text, from, to }: Spelled): boolean {
  return amountsIn({ text, from, to }).some(({ value }) => value.startsWith('-'));
}

const amountsIn = ({ text, from, to }: Spelled) =>
  findAmounts(text).filter((amount) => amount.from < to && amount.to > from);

/** What is between every two digits that follow one another, and the point in front of .50. */
function partings({ text, from, to }: Spelled, kind: Kind): string {
  const plain = narrow(text);
  const point = /(?<![\p{L}\p{N}])\.$/u.test(plain.slice(0, from)) ? '.' : '';
  const found = plain
    .slice(from, to)
    .matchAll(/(?<=(?<before>\d+))(?<marks>[^\p{L}\p{N}]*)(?=(?<behind>\d[\d,]*))/gu);
  const between = [...found].map(({ groups: { before = '', marks = '', behind = '' } = {} }) =>
    partingOf(before, marks.replace(/[\s']/g, ''), behind, kind),
  );
  return [point, ...between].join('|');
}

function partingOf(before: string, mark: string, behind: string, kind: Kind): string {
  if (mark === '-' && HYPHENATED.has(kind)) return '';
  if (mark !== ',' && mark !== '.') return mark;
  // 1,812 and 1,23,456 are written in thousands; behind a lone zero no mark is one of thousands.
  return before !== '0' && /^(?:\d{2},)*\d{3}(?!\d)/.test(behind) ? '' : '.';
}

/** The printed text with the signs and the currency around it. */
function withSigns(place: Spelled): string {
  const { text, from, to } = place;
  const amounts = amountsIn(place);
  const start = Math.min(from, ...amounts.map((amount) => amount.from));
  const end = Math.max(to, ...amounts.map((amount) => amount.to));
  const plain = narrow(text);
  const before = /[\p{S}%‰\s]*$/u.exec(plain.slice(0, start))?.[0] ?? '';
  const after = /^[\p{S}%‰\s]*/u.exec(plain.slice(end))?.[0] ?? '';
  return before + plain.slice(start, end) + after;
}
