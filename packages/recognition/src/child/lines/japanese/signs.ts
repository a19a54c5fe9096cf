import { verticalOverlap, type RawWord } from '../../geometry.ts';

/** Two or more groups of three digits are thousands, whatever marks were read between them. */
const GROUPS = /(?<![\d.,])[1-9]\d{0,2}(?:[.,]\d{3}){2,}(?![\d.,])/gu;
/** The sign of a postcode, read as the letter it resembles. */
const POSTCODE = /(?<![A-Za-z0-9])[TF](?=\d{3}-\d{4}(?!\d))/gu;
/** A backslash has the code of the yen sign in old Japanese fonts, and readers learned from such text. */
const BACKSLASH = /(?<![A-Za-z:])\\(?=-?\d)/gu;
const BACKSLASH_AT_END = /(?<![A-Za-z:])\\$/u;
const ERA = /[信全今合]和(?=(?:\d{1,2}|元|[一二三四五六七八九十]{1,3})年)/gu;
const ERA_AT_END = /(?<!\p{L})[信全今合]和$/u;
/** Before the thirteen digits of a registration number a bracket is its T: the letter has their shape. */
const REGISTRATION = /[「『]+(?=\d{13}(?!\d))(?!.*[」』])/gu;

/** Words of a Japanese page with the signs that Japanese prints in front of and inside numbers, where others were read. */
export function withJapaneseSigns(words: readonly RawWord[]): RawWord[] {
  return words.map((word, index) => {
    const next = words[index + 1];
    const isBeforeNumber = next !== undefined && /^-?\d/.test(next.text) && isNextTo(word, next);
    const text = withSigns(word.text, isBeforeNumber);
    if (text === word.text) return word;
    const { otherReading, ...rest } = word;
    const differs = otherReading !== undefined && withSigns(otherReading, isBeforeNumber) !== text;
    return { ...rest, text, ...(differs && { otherReading }) };
  });
}

function withSigns(text: string, isBeforeNumber: boolean): string {
  const signed = text
    .replace(GROUPS, (amount) => amount.replaceAll('.', ','))
    .replace(POSTCODE, '〒')
    .replace(BACKSLASH, '¥')
    .replace(ERA, '令和')
    .replace(REGISTRATION, 'T');
  return isBeforeNumber ? signed.replace(BACKSLASH_AT_END, '¥').replace(ERA_AT_END, '令和') : signed;
}

/** Whether one word follows another with less than a letter's space. */
export function isNextTo({ rect: left }: RawWord, { rect: right }: RawWord): boolean {
  const gap = right.left - left.right;
  return verticalOverlap(left, right) > 0.4 && Math.abs(gap) < left.bottom - left.top;
}
