import type { RawWord } from '../../geometry.ts';
import { isNextTo } from './signs.ts';

/** Thousands of yen, split by commas of which some were read as points. Rates below one yen have real points. */
const THOUSANDS = String.raw`(?<![\d.,])[1-9]\d{0,2}(?:[.,]\d{3})+`;
const BEFORE_YEN = new RegExp(`${THOUSANDS}(?=円(?![/／]))`, 'gu');
const BEHIND_SIGN = new RegExp(`(?<=[¥￥])${THOUSANDS}(?![\\d.,])`, 'gu');
const AT_END = new RegExp(`${THOUSANDS}$`, 'u');

/**
 * Words of a Japanese page whose amounts in yen have commas where points were read: nobody prints a thousandth of a yen
 * with three digits, while poor print and JPEG take the tails from commas.
 */
export function withYenCommas(words: readonly RawWord[]): RawWord[] {
  return words.map((word, index) => {
    const next = words[index + 1];
    const isSum = next !== undefined && next.text.startsWith('円') && isNextTo(word, next);
    const text = withCommas(word.text, isSum);
    if (text === word.text) return word;
    const { otherReading, ...rest } = word;
    const differs = otherReading !== undefined && withCommas(otherReading, isSum) !== text;
    return { ...rest, text, ...(differs && { otherReading }) };
  });
}

function withCommas(text: string, isSum: boolean): string {
  const commas = (amount: string) => amount.replaceAll('.', ',');
  const inside = text.replace(BEFORE_YEN, commas).replace(BEHIND_SIGN, commas);
  return isSum ? inside.replace(AT_END, commas) : inside;
}
