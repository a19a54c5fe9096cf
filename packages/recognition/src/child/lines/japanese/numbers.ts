import { verticalOverlap, type RawWord } from '../../geometry.ts';
import { withYenCommas } from './amounts.ts';
import { withJapaneseSigns } from './signs.ts';

const NUMBER = String.raw`\d+(?:\.\d+)?(?:mm|cm|m|kg|g|ml|L|枚|個|点|本|コ|冊|袋|箱)?`;
/** Numbers, perhaps with units, that letters part ("3.6x5.4m", "500枚X10冊"), between Japanese letters at most. */
const PRODUCT = new RegExp(String.raw`^[\p{Lo}ー#]*${NUMBER}(?:[xX×]${NUMBER})+[\p{Lo}ー]*$`, 'u');
/** The same for numbers after one letter ("K5XK5"). */
const LETTERED = /^([A-Z])\d+[xX]\1\d+$/;
const BETWEEN = /(?<=[\d\p{Lo}a-zL])[xX](?=[A-Z]?\d)/gu;

const COUNT_AT_END = /\d(?:個|点|本|コ|枚|冊|袋|箱|mm|cm|m)?$/u;
const NUMBER_AT_START = /^[単@¥￥(]?\d/u;

// Not 組: 2人組 is printed.
const COUNTER = '[台巻件個本枚箱袋冊脚式部缶]';
/** A number and its counter with 人 between them ("1人台"): a stroke of the counter that was read as a character of its own. */
const STRAY = new RegExp(`^(\\d+)人(${COUNTER})$`, 'u');
const NUMBER_ALONE = /^\d+$/;
const COUNTER_ALONE = new RegExp(`^${COUNTER}$`, 'u');

/** Words of a Japanese page whose numbers are read as Japanese prints them. */
export function withJapaneseNumbers(words: readonly RawWord[]): RawWord[] {
  return withTimesSigns(
    withYenCommas(withJapaneseSigns(words)).flatMap((word, index, signed) =>
      withoutStray(word, signed[index - 1], signed[index + 1]),
    ),
  );
}

/** A word without a stray 人, which may be a word by itself or a part of its neighbours. */
function withoutStray(word: RawWord, before: RawWord | undefined, after: RawWord | undefined): RawWord[] {
  const { text } = word;
  const isBehind = before !== undefined && isBeside(before, word) && NUMBER_ALONE.test(before.text);
  const isAhead = after !== undefined && isBeside(word, after) && COUNTER_ALONE.test(after.text);
  if (text === '人') return isBehind && isAhead ? [] : [word];
  if (isBehind && text.startsWith('人') && COUNTER_ALONE.test(text.slice(1)))
    return [{ ...word, text: text.slice(1) }];
  if (isAhead && text.endsWith('人') && NUMBER_ALONE.test(text.slice(0, -1)))
    return [{ ...word, text: text.slice(0, -1) }];
  return [{ ...word, text: text.replace(STRAY, '$1$2') }];
}

/**
 * Words with the sign × where it was read as a letter: readers know X, and Japanese prints × between
 * numbers. Codes in which an X has other letters or hyphens around it stay.
 */
function withTimesSigns(words: readonly RawWord[]): RawWord[] {
  return words.map((word, index) => {
    const { text } = word;
    if (/^[xX]$/.test(text)) {
      const [before, after] = [words[index - 1], words[index + 1]];
      const isBetween =
        before !== undefined && after !== undefined && isBeside(before, word) && isBeside(word, after);
      return isBetween && COUNT_AT_END.test(before.text) && NUMBER_AT_START.test(after.text)
        ? { ...word, text: '×' }
        : word;
    }
    return PRODUCT.test(text) || LETTERED.test(text) ? { ...word, text: text.replace(BETWEEN, '×') } : word;
  });
}

const isBeside = (left: RawWord, right: RawWord): boolean =>
  verticalOverlap(left.rect, right.rect) > 0.4 && left.rect.left < right.rect.left;
