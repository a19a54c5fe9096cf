import { isCjk } from '../../script.ts';
import type { RawWord } from '../geometry.ts';

/** The engine's languages where Japanese is possible, alone or mixed with English, and where only English is. */
export const JAPANESE_AND_ENGLISH = 'jpn+eng';
export const ENGLISH = 'eng';
export const JAPANESE = 'jpn';

/** A page read the right way round has words of higher confidence than this, on average by their length. */
const PLAUSIBLE = 62;
/** Words of this confidence and more show in which script a page is written. */
const CERTAIN = 60;
/** Fewer certain letters than this show nothing; digits are on pages of every language. */
const MIN_LETTERS = 16;
/** This percentage of letters on an English page is read as Japanese by mistake: dashes, bars, ornaments. */
const MAX_MISTAKEN = 0.02;
const STROKES = /[一二三ニミー・、。「」]/u;

/** Mean confidence of words by their length, as if letters that make no sense filled them up to `least`; -1 without any. */
export function plausibility(words: readonly RawWord[], least = 1): number {
  const length = words.reduce((sum, word) => sum + word.text.length, 0);
  if (length === 0) return -1;
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(least, length);
}

/** Whether a reading is of a page the right way round. */
export function isPlausible(words: readonly RawWord[]): boolean {
  return plausibility(words) >= PLAUSIBLE;
}

/** How much certain text a reading has: of two readings of a page the one with more is nearly always the better. */
export function certainText(words: readonly RawWord[]): number {
  return words.reduce((sum, word) => sum + Math.max(0, word.confidence - 50) * word.text.length, 0);
}

/** The languages a page is best read in, by a reading in both: English alone only where nothing else is certain. */
export function languagesOf(words: readonly RawWord[]): string {
  const certain = words.filter((word) => word.confidence >= CERTAIN).map((word) => word.text);
  const letters = Array.from(certain.join('')).filter((letter) => !STROKES.test(letter));
  const japanese = letters.filter(isCjk).length;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  return latin >= MIN_LETTERS && japanese <= latin * MAX_MISTAKEN ? ENGLISH : JAPANESE_AND_ENGLISH;
}

/** Japanese letters in certain words, strokes left out. */
export function countJapanese(words: readonly RawWord[]): number {
  const certain = words.filter((word) => word.confidence >= CERTAIN).map((word) => word.text);
  return Array.from(certain.join('')).filter((letter) => isCjk(letter) && !STROKES.test(letter)).length;
}
