import type { Page, PageNote, Transform } from '../../types.ts';
import { heightOf, widthOf, type RawWord } from '../geometry.ts';
import { buildPage } from '../layout/page-builder.ts';
import { findComponents, letterHeight, letterLike, type Component } from '../picture/components.ts';
import { estimateDirection, type Direction } from '../picture/direction.ts';
import type { Grey } from '../picture/grey.ts';
import { evenLight } from '../picture/illumination.ts';
import { enlargeGrey, rotateGrey } from '../picture/rotate.ts';
import { findRuling, ruledLines, withoutRuling, type Ruling } from '../picture/rules.ts';
import type { Engine, Reading } from './engine.ts';
import { findOrientation, type Axis } from './orientation.ts';
import { readLeftovers } from './second-pass.ts';
import {
  certainText,
  countJapanese,
  ENGLISH,
  isUnderstood,
  JAPANESE_AND_ENGLISH,
  languagesOf,
} from './understanding.ts';

/** Skew below this many degrees is left alone: the engine copes, and rotation blurs. */
const LEAST_SKEW = 1;
/** So many letters in columns that make no sense in any turn are vertical Japanese, not a pattern in a picture. */
const LEAST_VERTICAL_LETTERS = 150;
/** Fewer letters than this do not tell which way their lines run, nor does a lesser difference than this. */
const LEAST_SURE_LETTERS = 20;
const CLEARLY = 1.5;
/** A page narrower than this many letters is a slip: one column, in which layout analysis has nothing to find. */
const WIDEST_SLIP = 60;
/** The small print of slips is read best enlarged, while its letters are lower than this many pixels. */
const SMALL_LETTER = 40;
const ENLARGED = 1.5;
/** So many certain Japanese letters are more than a line on an English page, or its ornaments misread. */
const LEAST_JAPANESE = 40;
/** A page of fewer letters than this is a card or a label: of what stands side by side in several sizes, lines are made. */
const MOST_ON_CARD = 250;
/** Words of a slip below this confidence are creases and stamps more often than print; those of some length are print. */
const LEAST_ON_SLIP = 40;
const LEAST_OF_LONG_WORDS = 10;
const LONG_WORD = 4;
/** Dots and dashes of ruled lines stand no further apart than this, in pixels. */
const DASH_GAP = 4;

interface GreyPage {
  readonly grey: Grey;
  readonly number: number;
  /** Units of the page (pixels of the file, points) per pixel of the picture. */
  readonly unit: number;
  readonly engine: Engine;
  readonly notes?: readonly PageNote[];
}

/** A picture ready to be read: lit evenly, straight, its ruled lines found and painted over. */
interface Prepared {
  readonly clean: Grey;
  readonly letters: readonly Component[];
  readonly letter: number;
  readonly direction: Direction;
  readonly ruling: Ruling;
  readonly transform: Transform;
}

/** Reads a page from its picture, whichever way round it lies. */
export async function readGrey(page: GreyPage): Promise<Page> {
  const { engine } = page;
  const asLying = await prepare(page.grey, 0);
  const { letters, direction } = asLying;
  const axis = axisOf(asLying);
  const sample = letters.length === 0 ? undefined : await findOrientation(engine, asLying, axis);
  const runsDown = direction.columns > direction.rows && letters.length >= LEAST_VERTICAL_LETTERS;
  if (runsDown && sample === undefined && !engine.vertical)
    return toPage(page, asLying, [], ['VERTICAL_TEXT_UNREAD']);
  const prepared =
    sample === undefined || sample.turn === 0 ? asLying : await prepare(page.grey, sample.turn);
  if (sample?.vertical === true) return toPage(page, prepared, await readVertical(engine, prepared));
  const languages = sample === undefined ? JAPANESE_AND_ENGLISH : languagesOf(sample.words);
  return toPage(page, prepared, await readLevel(engine, prepared, languages));
}

/** Letters line up along their lines far better than across them; tables and few letters leave doubt. */
function axisOf({ letters, direction: { rows, columns } }: Prepared): Axis {
  if (columns > rows) return 'down';
  return letters.length >= LEAST_SURE_LETTERS && rows > columns * CLEARLY ? 'level' : 'unclear';
}

async function readVertical(engine: Engine, { clean }: Prepared): Promise<RawWord[]> {
  const words = await engine.recognize(clean, { segmentation: 5, languages: 'jpn_vert' });
  return words.map((word) => ({ ...word, vertical: isTall(word) }));
}

const isTall = ({ rect, text }: RawWord): boolean =>
  text.length === 1 || heightOf(rect) > widthOf(rect) * 1.2;

async function prepare(grey: Grey, turn: Transform['turn']): Promise<Prepared> {
  const turned = await rotateGrey(grey, { turn, skew: 0 });
  const even = evenLight(turned);
  const letters = letterLike(findComponents(even));
  const letter = letterHeight(letters);
  const direction = estimateDirection(letters, letter);
  const level = direction.rows >= direction.columns && Math.abs(direction.skew) >= LEAST_SKEW;
  const skew = level ? direction.skew : 0;
  const straight = skew === 0 ? even : evenLight(await rotateGrey(grey, { turn, skew }));
  const ruling = findRuling(straight, letter, DASH_GAP);
  return {
    clean: withoutRuling(straight, ruling),
    letters: skew === 0 ? letters : letterLike(findComponents(straight)),
    letter,
    direction,
    ruling,
    transform: { turn, skew },
  };
}

/**
 * Reads a page whose lines are level, then what that reading left out. A page that seemed to be English alone may still
 * hold a line of Japanese, which was read with doubts; where it holds more, the sample was wrong.
 */
async function readLevel(engine: Engine, prepared: Prepared, languages: string): Promise<RawWord[]> {
  const { clean, letter, ruling } = prepared;
  const form = ruling.horizontal.length >= 2 && ruling.vertical.length >= 2;
  const english = languages === ENGLISH;
  const words =
    english && clean.width < letter * WIDEST_SLIP
      ? await readSlip(engine, prepared)
      : await readColumns(engine, clean, { languages, poor: form });
  const card = words.reduce((sum, { text }) => sum + text.length, 0) < MOST_ON_CARD;
  const doubted = form || english || card;
  const all = await readLeftovers(engine, { clean, words, letter, form, doubted });
  return english && countJapanese(all) >= LEAST_JAPANESE
    ? await readLevel(engine, prepared, JAPANESE_AND_ENGLISH)
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
  if (words.length === 0 || isUnderstood(words)) return words;
  const block = await engine.recognize(clean, { ...how, segmentation: 6 });
  return certainText(block) > certainText(words) ? block : words;
}

async function readSlip(engine: Engine, { clean, letter }: Prepared): Promise<RawWord[]> {
  const factor = letter < SMALL_LETTER ? ENLARGED : 1;
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
  return confidence >= (letters < LONG_WORD ? LEAST_ON_SLIP : LEAST_OF_LONG_WORDS);
}

function toPage(
  page: GreyPage,
  prepared: Prepared,
  words: readonly RawWord[],
  notes: readonly PageNote[] = [],
): Page {
  const { unit, number } = page;
  const { clean, ruling, transform } = prepared;
  const scaled = (value: number) => value * unit;
  return buildPage({
    number,
    width: scaled(clean.width),
    height: scaled(clean.height),
    words: words.map(({ rect, ...word }) => ({
      ...word,
      rect: {
        left: scaled(rect.left),
        top: scaled(rect.top),
        right: scaled(rect.right),
        bottom: scaled(rect.bottom),
      },
    })),
    rules: ruledLines(ruling).map(({ x1, y1, x2, y2 }) => ({
      x1: scaled(x1),
      y1: scaled(y1),
      x2: scaled(x2),
      y2: scaled(y2),
    })),
    source: 'ocr',
    transform,
    notes: [...(page.notes ?? []), ...notes],
  });
}
