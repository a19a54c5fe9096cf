import type { RawWord } from '../geometry.ts';
import { LONGEST_SIDE, type Grey } from '../picture/grey.ts';
import { isSlip, type Prepared } from '../picture/prepare.ts';
import { enlargeGrey } from '../picture/rotate.ts';
import type { Engine, Reading } from './engine.ts';
import { readUnreadRegions } from './second-pass.ts';
import { certainText, countJapanese, ENGLISH, isPlausible, JAPANESE_AND_ENGLISH } from './plausibility.ts';

/** The small print of slips is read best enlarged, while its letters are lower than this many pixels. */
const SMALL_LETTER = 40;
const ENLARGED = 1.5;
/** This many certain Japanese letters are more than a misread ornament or a line on an English page. */
const MIN_JAPANESE = 40;
/** A page with fewer letters than this is a card or a label: its texts of several sizes are grouped into lines. */
const MAX_ON_CARD = 250;
/** Words of a slip below this confidence are creases and stamps more often than print; those of some length are print. */
const MIN_ON_SLIP = 40;
const MIN_OF_LONG_WORDS = 10;
const LONG_WORD = 4;

/**
 * Reads a page whose lines are level by Tesseract's layout analysis, then what that reading left out. A page that seemed to be English alone may still
 * contain a line of Japanese, which was read with doubts; where it contains more, the sample was wrong.
 */
export async function readByLayout(
  engine: Engine,
  prepared: Prepared,
  languages: string,
): Promise<RawWord[]> {
  const { clean, letter, ruling } = prepared;
  const form = ruling.horizontal.length >= 2 && ruling.vertical.length >= 2;
  const english = languages === ENGLISH;
  const words =
    english && isSlip(prepared)
      ? await readSlip(engine, prepared)
      : await readColumns(engine, clean, { languages, poor: form });
  const card = words.reduce((sum, { text }) => sum + text.length, 0) < MAX_ON_CARD;
  const doubted = form || english || card;
  const all = await readUnreadRegions(engine, { clean, words, letter, form, doubted });
  return english && countJapanese(all) >= MIN_JAPANESE
    ? await readByLayout(engine, prepared, JAPANESE_AND_ENGLISH)
    : all;
}

/**
 * Poor print breaks layout analysis before it breaks letters, so a page that made no sense is also read as one block,
 * and the better of the two readings is kept.
 */
async function readColumns(
  engine: Engine,
  clean: Grey,
  how: Pick<Reading, 'languages' | 'poor'>,
): Promise<RawWord[]> {
  const words = await engine.recognize(clean, { ...how, segmentation: 3 });
  if (words.length === 0 || isPlausible(words)) return words;
  const block = await engine.recognize(clean, { ...how, segmentation: 6 });
  return certainText(block) > certainText(words) ? block : words;
}

async function readSlip(engine: Engine, { clean, letter }: Prepared): Promise<RawWord[]> {
  const most = LONGEST_SIDE / Math.max(clean.width, clean.height);
  const factor = letter < SMALL_LETTER ? Math.min(ENLARGED, most) : 1;
  const words = await engine.recognize(await enlargeGrey(clean, factor), {
    segmentation: 6,
    languages: ENGLISH,
    poor: true,
  });
  const back = (value: number) => Math.round(value / factor);
  return words.filter(isPrint).map(({ rect, ...word }) => ({
    ...word,
    rect: {
      left: back(rect.left),
      top: back(rect.top),
      right: back(rect.right),
      bottom: back(rect.bottom),
    },
  }));
}

function isPrint({ text, confidence }: RawWord): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return confidence >= (letters < LONG_WORD ? MIN_ON_SLIP : MIN_OF_LONG_WORDS);
}
