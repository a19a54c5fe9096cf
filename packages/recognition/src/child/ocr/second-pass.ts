import { areaOf, heightOf, isSamePlace, overlapArea, type RawWord } from '../geometry.ts';
import { findComponents, letterLike } from '../picture/components.ts';
import type { Grey } from '../picture/grey.ts';
import type { Engine } from './engine.ts';
import { groupLetters, setOnSheet } from './sheet.ts';
import { JAPANESE_AND_ENGLISH } from './plausibility.ts';

/** First-pass words from this confidence on are confident; the rest is read again. */
const CONFIDENT = 60;
/** Second-pass words below this confidence are noise more often than text; off ruled forms more so. */
const MIN_ON_FORM = 40;
const MIN_ELSEWHERE = 70;
/** What dashes, dots and remains of lines are read as. */
const STROKES_ONLY = /^[\p{P}\p{S}\s一二三ニミ三ーノ/l|IiーTエ]+$/u;
/** Letters without a word that make a second pass worth its time. */
const MIN_LETTERS = 3;
/** Pieces read again at most: more would be a picture's grain, not text. */
const MAX_PIECES = 120;

interface FirstPass {
  readonly clean: Grey;
  readonly words: readonly RawWord[];
  /** Usual height of letters in pixels. */
  readonly letter: number;
  /** Whether ruled lines cross on the page: a form, whose cells layout analysis drops or garbles. */
  readonly form: boolean;
  /** Whether words of little confidence are read again as well. */
  readonly doubted: boolean;
}

/**
 * Reads again what the first pass missed or read with low confidence: layout analysis drops whole cells of forms and tables. Confident
 * words are painted over, so that only the rest costs time, and the rest is read piece by piece.
 */
export async function readUnreadRegions(engine: Engine, first: FirstPass): Promise<RawWord[]> {
  const isConfident = (word: RawWord) => !first.doubted || word.confidence >= CONFIDENT;
  const confident = first.words.filter(isConfident);
  const doubted = first.words.filter((word) => !isConfident(word));
  const rest = paintOver(first.clean, confident, Math.ceil(first.letter * 0.1));
  const lowest = Math.max(6, first.letter * 0.45);
  const letters = letterLike(findComponents(rest)).filter(
    (c) => heightOf(c) >= lowest && heightOf(c) <= first.letter * 4,
  );
  if (letters.length < MIN_LETTERS) return [...first.words];
  const pieces = groupLetters(letters, first.letter).slice(0, MAX_PIECES);
  if (pieces.length === 0) return [...first.words];
  const sheet = setOnSheet(rest, pieces, first.letter);
  const read = await engine.recognize(sheet.picture, { segmentation: 6, languages: JAPANESE_AND_ENGLISH });
  const found = sheet.place(read);
  const least = first.form ? MIN_ON_FORM : MIN_ELSEWHERE;
  const sensible = found.filter((word) => word.confidence >= least && !STROKES_ONLY.test(word.text));
  return merge(confident, doubted, sensible);
}

function paintOver(grey: Grey, words: readonly RawWord[], margin: number): Grey {
  const data = Uint8Array.from(grey.data);
  for (const { rect } of words) {
    const left = Math.max(0, rect.left - margin);
    const right = Math.min(grey.width, rect.right + margin);
    for (let y = Math.max(0, rect.top - margin); y < Math.min(grey.height, rect.bottom + margin); y++) {
      const end = y * grey.width + right;
      for (let index = y * grey.width + left; index < end; index++) data[index] = 255;
    }
  }
  return { ...grey, data };
}

/** Confident words stay; of an uncertain word and a second reading at the same place, the more certain one stays. */
function merge(
  confident: readonly RawWord[],
  doubted: readonly RawWord[],
  second: readonly RawWord[],
): RawWord[] {
  const replaced = new Set<RawWord>();
  const kept = doubted.filter((word) => {
    const overlapping = second.filter((other) => isSamePlace(word.rect, other.rect));
    const wins = overlapping.every((other) => other.confidence < word.confidence);
    if (wins) overlapping.forEach((other) => replaced.add(other));
    return wins;
  });
  const words = [...confident, ...kept];
  const covered = (word: RawWord) =>
    words.reduce((sum, other) => sum + overlapArea(other.rect, word.rect), 0);
  const added = second.filter((word) => !replaced.has(word) && covered(word) < areaOf(word.rect) * 0.25);
  return [...words, ...added];
}
