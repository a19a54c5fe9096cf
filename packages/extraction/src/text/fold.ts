import { isEnumerator } from './narrow.ts';

/** Text made comparable, with the way back to the printed characters. */
export interface Folded {
  /** Letters and digits only: widths, case, Latin accents and punctuation folded away. */
  readonly text: string;
  /** For each folded character, the index of the printed character it came from. */
  readonly at: readonly number[];
  /** Whether a word starts at the folded character (and one past the end: always true). */
  readonly starts: readonly boolean[];
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const LATIN_OR_DIGIT = /[\p{Script=Latin}\p{N}]/u;
const MARKS = /\p{M}/gu;

/** Whether the character belongs to a script written without spaces (kanji, kana). */
export function isCjk(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (
    (code >= 0x3005 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xff66 && code <= 0xff9f)
  );
}

/** NFKC with the dashes, quotes and spaces of all widths made one; the length may change. */
export function tidy(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−﹣]/g, '-')
    .replace(/[‘’‛′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

const folds = new Map<string, string>();

function foldChar(char: string): string {
  const code = char.charCodeAt(0);
  if (code < 128) {
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return char;
    return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : '';
  }
  const known = folds.get(char);
  if (known !== undefined) return known;
  let out = '';
  for (const one of isEnumerator(char) ? '' : char.normalize('NFKC').toLowerCase()) {
    const base = one > '\u007f' && one < '\u0250' ? one.normalize('NFD').replace(MARKS, '') : one;
    if (LETTER_OR_DIGIT.test(base)) out += base;
  }
  if (folds.size < 20_000) folds.set(char, out);
  return out;
}

/** Folds text for comparison; see `Folded`. */
export function foldWithMap(text: string): Folded {
  let folded = '';
  const at: number[] = [];
  const starts: boolean[] = [];
  let previous = '';
  for (let index = 0; index < text.length; index++) {
    const char = text[index] ?? '';
    const part = foldChar(char);
    for (const one of part) {
      starts.push(!joins(previous, one));
      previous = one;
      folded += one;
      at.push(index);
    }
    if (part === '') previous = '';
  }
  starts.push(true);
  return { text: folded, at, starts };
}

/** Letters and digits of the text only, lower case, widths folded. */
export function fold(text: string): string {
  let out = '';
  for (const char of text) out += foldChar(char);
  return out;
}

/** Two neighbours belong to one word when both are Latin letters or both are digits. */
function joins(left: string, right: string): boolean {
  if (left === '' || !LATIN_OR_DIGIT.test(left) || !LATIN_OR_DIGIT.test(right)) return false;
  return isDigit(left) === isDigit(right);
}

/** ASCII digits; folding has turned the others into these. */
export function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}
