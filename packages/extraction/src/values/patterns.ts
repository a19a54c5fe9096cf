import { narrow } from '../text/narrow.ts';
import type { Span } from './span.ts';

/** Values that show what they are by their own shape. */
export type Shape =
  | 'phone'
  | 'email'
  | 'url'
  | 'postal'
  | 'iban'
  | 'bic'
  | 'vat'
  | 'registration'
  | 'account'
  | 'percent';

interface ShapeRule {
  readonly pattern: RegExp;
  readonly normalise: (match: string) => string;
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
const tight = (text: string): string => text.replace(/\s+/g, '');

const SHAPES: Readonly<Record<Shape, ShapeRule>> = {
  phone: {
    pattern:
      /(?<![\d\p{Script=Latin}.,/_-])(?:1[-. ]\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)|0\d{1,4}\s?\(\d{1,4}\)\s?\d{3,4}(?!\d)|(?:\+\d{1,3}\s?(?:\(0\)\s?)?|0)\d{0,5}(?:(?:\s?[-./]\s?|\s)\d{1,10}){1,6}(?![\d,]|[-./:]\d)|\+\d{9,14}(?!\d)|(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)[\s.-]{0,2}|\d{2,5}[\s.)-]{1,2})(?:\d{1,4}[\s.-]){0,3}\d{3,8}(?![\d,]|-\d))/gu,
    normalise: squeeze,
  },
  email: { pattern: /[\w.+-]+\s?@\s?[\w-]+(?:\.[\w-]+)+/gu, normalise: tight },
  url: {
    pattern:
      /(?:https?:\/\/|www\.)[^\s)）、。]+|(?<![@\w.-])[\w-]{3,}\.(?:co\.jp|com|jp|net|org|nl|fr|de|eu|co\.uk|example)(?:\/[^\s)）]*)?(?![\w])/giu,
    normalise: tight,
  },
  postal: {
    pattern: /〒\s?\d{3}\s?-?\s?\d{4}(?!\d)|(?<![\d-])\d{3}-\d{4}(?![\d-])/gu,
    normalise: (text) => tight(text).replace('〒', ''),
  },
  iban: {
    pattern: /(?<![A-Za-z\d])[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){2,7}(?:\s?[A-Z\d]{1,4})?(?![A-Za-z\d])/gu,
    normalise: tight,
  },
  bic: {
    pattern: /(?<![A-Za-z\d])[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?(?![A-Za-z\d])/gu,
    normalise: tight,
  },
  vat: {
    pattern:
      /(?<![A-Za-z\d])(?:(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|CHE|XI)[\s.-]?[A-Z\d]{2,12}(?:[\s.][A-Z]{0,2}\d{1,9}[A-Z]?){0,4}|\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d])(?![A-Za-z\d])/gu,
    normalise: squeeze,
  },
  registration: {
    pattern: /(?<![A-Za-z\d])[TＴ]\s?-?\s?\d(?:[\s-]?\d){12}(?!\d)/gu,
    normalise: (text) => text.replace(/[\s-]/g, ''),
  },
  account: { pattern: /(?<![\d\p{Script=Latin},.-])\d{6,8}(?![\d,.-])/gu, normalise: tight },
  percent: {
    // 3割 is said of shares, and written so.
    pattern: /(?<![\d.,])(?:\d{1,3}(?:[.,]\d{1,3})?\s?%|\d割(?:\d分)?(?![引増\d]))/gu,
    normalise: (text) => text.replace(/[\s%]/g, '').replace(',', '.'),
  },
};

const IN_IBAN = /[A-Z]{2}\d{2}(?: ?[A-Z\d]{4})* ?$/;

/** All values of one shape in a text. */
export function findShape(text: string, shape: Shape): Span[] {
  const rule = SHAPES[shape];
  const plain = narrow(text);
  const spans: Span[] = [];
  for (const match of plain.matchAll(rule.pattern)) {
    if (shape === 'phone' && !isPhone(match[0])) continue;
    if (shape === 'phone' && IN_IBAN.test(plain.slice(0, match.index))) continue;
    if (shape === 'iban' && !isIban(match[0])) continue;
    if (shape === 'vat' && !isVat(match[0])) continue;
    if (shape === 'bic' && !/\d|XX|[A-Z]{8}/.test(match[0])) continue;
    spans.push({ from: match.index, to: match.index + match[0].length, value: rule.normalise(match[0]) });
  }
  return spans;
}

/** Whether the check digits of an IBAN are valid (ISO 13616, modulo 97). */
export function isIban(text: string): boolean {
  const plain = text.replace(/\s/g, '').toUpperCase();
  if (plain.length < 15 || plain.length > 34) return false;
  let rest = 0;
  for (const char of plain.slice(4) + plain.slice(0, 4)) {
    const number = /\d/.test(char) ? char : String(char.charCodeAt(0) - 55);
    rest = Number(`${rest}${number}`) % 97;
  }
  return rest === 1;
}

/** Eight to twelve characters behind the country, most of them digits, and no IBAN. */
function isVat(text: string): boolean {
  const plain = text.replace(/[\s.-]/g, '');
  const digits = plain.replace(/\D/g, '').length;
  return plain.length >= 10 && plain.length <= 15 && digits >= 6 && !isIban(text);
}

/** Nine to fifteen digits, and not a date. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return (
    digits >= 9 &&
    digits <= 15 &&
    !/^\d{4}[-./]\d{1,2}[-./]\d{1,2}$|^\d{1,2}[-./ ]\d{1,2}[-./ ]\d{4}/.test(text)
  );
}
