import type { RawWord } from '../geometry.ts';
import { plausibility } from '../ocr/plausibility.ts';
import { isWrittenInJapan } from './japanese/characters.ts';
import type { TextLine } from './text-line.ts';

type Lines = readonly TextLine[];
type Words = readonly RawWord[];

/** On a short line that Tesseract reads as Japanese with less confidence than this, another reader's digits and signs count from the second on. */
const DOUBTED_JAPANESE = 80;
const MIN_DIGITS = 75;
/** One or two Chinese characters need more, on a line that Tesseract reads with less. */
const LOST_JAPANESE = 60;
const MIN_KANJI = 95;
/** A short line is at most this many times as long as it is high: a number, a unit. */
const SHORT_LINE = 4;

/** Japanese characters, without strokes that dashes and ruled lines are misread as. */
const JAPANESE_TEXT = /[\u3041-\u30fa\u3400-\u4dff\u4e01-\u9fff]/u;
const ANY_JAPANESE = /[\u3005-\u30ff\u3400-\u9fff]/u;

const UNIT_AT_END = /^\d+(?:[,.]\d+)*[円本個台式枚部冊箱点件月日人回]$/u;

/** Whether a reading contains Japanese that is no stroke. */
export const isJapanese = (words: Words): boolean => words.some(({ text }) => JAPANESE_TEXT.test(text));

/**
 * Whether another reading of a line is at least as good: by the confidence of all its letters together, since the neural recogniser
 * leaves out letters that it cannot read, and is sure of the rest.
 */
export function isAsGood(other: Words, words: Words): boolean {
  const certainty = (some: Words) =>
    some.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0);
  return certainty(other) >= certainty(words);
}

/** Whether a line is so short that Tesseract, which relies on whole words, misreads digits as kana. */
export function isDoubtedShort(words: Words, line: TextLine): boolean {
  const isShort = line.halfWidth * 2 < (line.above + line.below) * SHORT_LINE;
  return isShort && plausibility(words) < DOUBTED_JAPANESE;
}

/** Whether the neural recogniser's reading of such a line is the better one. */
export function isBetterThanDoubted(other: Words, words: Words): boolean {
  const sure = plausibility(other);
  const text = other.map((word) => word.text).join('');
  if (!isWrittenInJapan(text) || isWithUnit(words, text)) return false;
  return ANY_JAPANESE.test(text)
    ? sure >= MIN_KANJI && plausibility(words) < LOST_JAPANESE
    : sure >= MIN_DIGITS;
}

/** Whether a line's own reading is the other reading followed by a unit ("1,100 円") that the neural recogniser's alphabet lacks. */
function isWithUnit(words: Words, other: string): boolean {
  const own = words.map(({ text }) => text).join('');
  return UNIT_AT_END.test(own) && bare(own).slice(0, -1) === bare(other);
}

/** Whether a reading contains a number: amounts, dates and references are read twice. */
export const holdsNumber = (words: Words): boolean => /\d.*\d/.test(words.map(({ text }) => text).join(''));

/** Reads some lines another way, and takes that reading where it is the better one. */
export async function readAgain(
  lines: Lines,
  read: readonly RawWord[][],
  how: {
    readonly which: (words: Words, line: TextLine) => boolean;
    readonly another: (lines: Lines) => Promise<RawWord[][]>;
    readonly isBetter: (other: Words, words: Words) => boolean;
    /** Whether the readers speak for or against each other. */
    readonly compared?: boolean;
  },
): Promise<RawWord[][]> {
  const places = lines.flatMap((line, index) => (how.which(read[index] ?? [], line) ? [index] : []));
  const again = await how.another(places.flatMap((index) => lines[index] ?? []));
  const best = [...read];
  places.forEach((index, place) => {
    const [words, other] = [read[index] ?? [], again[place] ?? []];
    const [taken, left] = how.isBetter(other, words) ? [other, words] : [words, other];
    best[index] = how.compared === true ? compared(taken, left) : taken;
  });
  return best;
}

/**
 * Compares two readings of a line. Where they agree, the higher confidence applies; where they read numbers differently, the words carry
 * the other reading.
 */
export function compared(words: readonly RawWord[], others: Words): RawWord[] {
  if (others.length === 0) return [...words];
  const whole = (some: Words) => bare(some.map(({ text }) => text).join(''));
  if (whole(words) === whole(others)) {
    const sure = plausibility(others);
    return words.map((word) => ({ ...word, confidence: Math.max(word.confidence, sure) }));
  }
  return words.map((word, index) => {
    const other = words.length === others.length ? (others[index]?.text ?? '') : textWithin(word, others);
    const differs = bare(other) !== bare(word.text) && /\d/.test(word.text + other);
    return differs && other !== '' ? { ...word, otherReading: other } : word;
  });
}

/** The words of another reading whose middle is within a word. */
function textWithin({ rect }: RawWord, others: Words): string {
  const inside = others.filter((other) => {
    const middle = (other.rect.left + other.rect.right) / 2;
    return middle >= rect.left && middle <= rect.right;
  });
  return inside.map(({ text }) => text).join('');
}

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
