import type { Turn } from '../../types.ts';
import { heightOf, widthOf, type RawWord, type Rect } from '../geometry.ts';
import { findComponents, INK, letterLike, type Component } from '../picture/components.ts';
import type { Grey } from '../picture/grey.ts';
import { cropGrey, rotateGrey } from '../picture/rotate.ts';
import type { Engine } from './engine.ts';
import { groupLetters, setOnSheet } from './sheet.ts';
import { JAPANESE_AND_ENGLISH, plausibility } from './plausibility.ts';

/** How a page must be read: turned by quarter turns, or upright with lines that run down. */
export interface Orientation {
  readonly turn: Turn;
  readonly vertical: boolean;
}

/** What a sample of a page shows. */
export interface Sample extends Orientation {
  readonly words: readonly RawWord[];
}

/** A sample that scores this much is the right way round: nothing else is tried. */
const SENSE = 60;
/** A sample that scores less makes no sense whichever way it is turned. */
const MIN_SENSE = 50;
/** What makes sense by its letters, but has fewer than this, makes less; where lines seem to run down, letters alone do. */
const MIN_LETTERS = 8;
const MIN_LETTERS_DOWN = 24;
/** Where lines run down, letters have at least this share of the ink: 0.003 of noise, which reads in vain for ten seconds; of faxes 0.27. */
const MIN_INK_OF_LETTERS = 0.1;
/** A sample is about this many letter heights long, made of line pieces between these lengths. */
const SAMPLE_LENGTH = 60;
const LONGEST_PIECE = 40;
const SHORTEST_PIECE = 3;
/** Where on the page the pieces are taken, by their order from top to bottom: each further one between the others. */
const SPREAD = [0.5, 0.2, 0.8, 0.35, 0.65, 0.1, 0.9, 0.28, 0.72, 0.42, 0.58];

/**
 * A page with more letters than this takes more than ten seconds if they are not letters of a known script: the engine's search is slowest
 * there. So a longer sample is read first, this many letter heights; readable print makes at least this much sense.
 */
const MANY_LETTERS = 1500;
const LONG_SAMPLE = 240;
const MIN_SENSE_OF_MANY = 30;

interface Lines {
  readonly clean: Grey;
  readonly letters: readonly Component[];
  /** Usual height of letters in pixels. */
  readonly letter: number;
}

/** The direction of lines, as far as the letters' positions show it. */
export type Axis = 'level' | 'down' | 'unclear';

/**
 * Reads a few pieces of lines as they lie, and turned the other ways while they make no sense; where lines seem to run
 * down, also as Japanese does. Undefined when no way makes sense.
 */
export async function findOrientation(engine: Engine, lines: Lines, axis: Axis): Promise<Sample | undefined> {
  const least = axis === 'down' ? MIN_LETTERS_DOWN : MIN_LETTERS;
  let best: { sample: Sample; score: number } | undefined;
  const judge = (sample: Sample, words: readonly RawWord[]) => {
    const score = plausibility(words, least);
    if (score > (best?.score ?? 0)) best = { sample, score };
    return score;
  };
  for await (const { turn, picture } of waysOf(lines, axis)) {
    const words = await engine.recognize(picture, { segmentation: 6, languages: JAPANESE_AND_ENGLISH });
    const score = judge(
      { turn, vertical: false, words },
      words.filter((word) => word.text.length > 1),
    );
    if (score >= SENSE) break;
  }
  if (axis === 'down' && engine.vertical && (best?.score ?? 0) < SENSE) {
    const window = densest(lines.clean, lines.letters);
    const picture = cropGrey(lines.clean, window);
    const words = isLettered(picture, lettersIn(window, lines.letters))
      ? await engine.recognize(picture, { segmentation: 5, languages: 'jpn_vert' })
      : [];
    judge({ turn: 0, vertical: true, words }, words);
  }
  return best !== undefined && best.score >= MIN_SENSE ? best.sample : undefined;
}

/** Whether a page whose sample makes no sense is worth reading whole: one of few letters is, for its cost. */
export async function isWorthReading(engine: Engine, lines: Lines): Promise<boolean> {
  if (lines.letters.length < MANY_LETTERS) return true;
  const pieces = samplePieces(lines, LONG_SAMPLE);
  if (pieces.length === 0) return true;
  const { picture } = setOnSheet(lines.clean, pieces, lines.letter);
  const words = await engine.recognize(picture, { segmentation: 6, languages: JAPANESE_AND_ENGLISH });
  return plausibility(words) >= MIN_SENSE_OF_MANY;
}

/** A sample of the lines as they lie, upside down, and turned to either side where they may run down. */
async function* waysOf(lines: Lines, axis: Axis): AsyncGenerator<TurnedSheet> {
  yield* sheetsOf(lines, 0);
  if (axis !== 'level') yield* sheetsOf(await quarterTurned(lines), 90);
}

interface TurnedSheet {
  readonly turn: Turn;
  readonly picture: Grey;
}

/** The sample of a page that was turned by `turn` already, as its lines lie and upside down. */
async function* sheetsOf(lines: Lines, turn: 0 | 90): AsyncGenerator<TurnedSheet> {
  const pieces = samplePieces(lines);
  if (pieces.length === 0) return;
  const { picture } = setOnSheet(lines.clean, pieces, lines.letter);
  yield { turn, picture };
  yield { turn: turn === 0 ? 180 : 270, picture: await rotateGrey(picture, { turn: 180, skew: 0 }) };
}

async function quarterTurned({ clean, letter }: Lines): Promise<Lines> {
  const turned = await rotateGrey(clean, { turn: 90, skew: 0 });
  return { clean: turned, letters: letterLike(findComponents(turned)), letter };
}

/** Line pieces from all over the page, with this total length in letter heights. */
function samplePieces({ letters, letter }: Lines, total = SAMPLE_LENGTH): Rect[] {
  const usual = letters.filter((c) => heightOf(c) > letter * 0.45 && heightOf(c) < letter * 2);
  const lengthOf = (piece: Rect) => widthOf(piece) / letter;
  const pieces = groupLetters(usual, letter)
    .filter((piece) => lengthOf(piece) >= SHORTEST_PIECE && heightOf(piece) < letter * 2)
    .toSorted((a, b) => a.top - b.top);
  const taken = new Set<Rect>();
  let length = 0;
  for (const share of SPREAD) {
    const piece = pieces[Math.floor(share * pieces.length)];
    if (piece === undefined || taken.has(piece)) continue;
    taken.add(shortened(piece, letter));
    length += Math.min(LONGEST_PIECE, lengthOf(piece));
    if (length >= total) break;
  }
  return [...taken];
}

const shortened = (piece: Rect, letter: number): Rect =>
  widthOf(piece) > LONGEST_PIECE * letter ? { ...piece, right: piece.left + LONGEST_PIECE * letter } : piece;

/** A window around the middle of the letters that contains about as many as a sample needs. */
function densest(grey: Grey, letters: readonly Component[]): Rect {
  const share = Math.min(1, Math.sqrt((SAMPLE_LENGTH * 2) / Math.max(1, letters.length)));
  const width = Math.max(Math.min(grey.width, 300), Math.round(grey.width * share));
  const height = Math.max(Math.min(grey.height, 300), Math.round(grey.height * share));
  let best = { left: 0, top: 0, count: -1 };
  for (let row = 0; row <= 4; row++)
    for (let column = 0; column <= 4; column++) {
      const left = Math.round(((grey.width - width) * column) / 4);
      const top = Math.round(((grey.height - height) * row) / 4);
      const count = lettersIn({ left, top, right: left + width, bottom: top + height }, letters).length;
      if (count > best.count) best = { left, top, count };
    }
  return { left: best.left, top: best.top, right: best.left + width, bottom: best.top + height };
}

const lettersIn = (window: Rect, letters: readonly Component[]): Component[] =>
  letters.filter(
    (c) =>
      c.left >= window.left && c.right <= window.right && c.top >= window.top && c.bottom <= window.bottom,
  );

/** Whether letters are a fair share of the dark pixels of a picture. */
function isLettered({ data }: Grey, letters: readonly Component[]): boolean {
  let ink = 0;
  for (const value of data) if (value < INK) ink++;
  return letters.reduce((sum, { pixels }) => sum + pixels, 0) >= ink * MIN_INK_OF_LETTERS;
}
