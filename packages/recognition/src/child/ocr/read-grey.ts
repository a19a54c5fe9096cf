import type { Page, PageNote, Transform } from '../../types.ts';
import { heightOf, widthOf, type RawWord } from '../geometry.ts';
import { buildPage } from '../layout/page-builder.ts';
import { findComponents, letterHeight, letterLike, type Component } from '../picture/components.ts';
import { estimateDirection, type Direction } from '../picture/direction.ts';
import type { Grey } from '../picture/grey.ts';
import { evenLight } from '../picture/illumination.ts';
import { rotateGrey } from '../picture/rotate.ts';
import { findRuling, ruledLines, withoutRuling, type Ruling } from '../picture/rules.ts';
import type { Engine } from './engine.ts';
import { certainText, findOrientation, isPoor, isUnderstood, type Orientation } from './orientation.ts';
import { readLeftovers } from './second-pass.ts';

const LANGUAGES = 'jpn+eng';
/** Skew below this many degrees is left alone: the engine copes, and rotation blurs. */
const LEAST_SKEW = 1;
/** So many letters in columns that make no sense in any turn are vertical Japanese, not a pattern in a picture. */
const LEAST_VERTICAL_LETTERS = 150;
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
  const upright = await prepare(page.grey, 0);
  const sideways = upright.direction.columns > upright.direction.rows;
  if (sideways) {
    const found = await orient(page.engine, upright, SIDEWAYS);
    if (found !== undefined && (found.turn !== 0 || found.vertical)) return await readOriented(page, found);
    const isVertical = found === undefined && upright.letters.length >= LEAST_VERTICAL_LETTERS;
    if (isVertical && !page.engine.vertical) return toPage(page, upright, [], ['VERTICAL_TEXT_UNREAD']);
  }
  const words = await readFirst(page.engine, upright.clean);
  if (isUnderstood(words) || upright.letters.length === 0)
    return toPage(page, upright, await readRest(page.engine, upright, words));
  const found = await orient(page.engine, upright, ANY_WAY);
  if (found !== undefined && found.turn !== 0) return await readOriented(page, found);
  return toPage(page, upright, await readRest(page.engine, upright, words));
}

async function readOriented(page: GreyPage, { turn, vertical }: Orientation): Promise<Page> {
  const prepared = await prepare(page.grey, turn);
  if (vertical) {
    const words = await page.engine.recognize(prepared.clean, { segmentation: 5, languages: 'jpn_vert+jpn' });
    return toPage(
      page,
      prepared,
      words.map((word) => ({ ...word, vertical: isTall(word) })),
    );
  }
  return toPage(
    page,
    prepared,
    await readRest(page.engine, prepared, await readFirst(page.engine, prepared.clean)),
  );
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
    letters,
    letter,
    direction,
    ruling,
    transform: { turn, skew },
  };
}

/** Where lines seem to run down: turned to one side or the other, or truly vertical. */
const SIDEWAYS: readonly Orientation[] = [
  { turn: 0, vertical: false },
  { turn: 90, vertical: false },
  { turn: 270, vertical: false },
  { turn: 0, vertical: true },
];
const ANY_WAY: readonly Orientation[] = ([0, 180, 90, 270] as const).map((turn) => ({
  turn,
  vertical: false,
}));

function orient(
  engine: Engine,
  { clean, letters }: Prepared,
  ways: readonly Orientation[],
): Promise<Orientation | undefined> {
  const candidates = ways.filter((way) => engine.vertical || !way.vertical);
  return findOrientation({ engine, clean, letters, candidates, languages: LANGUAGES });
}

function readFirst(engine: Engine, clean: Grey): Promise<RawWord[]> {
  return engine.recognize(clean, { segmentation: 3, languages: LANGUAGES });
}

/**
 * Finishes a page of which the first reading is at hand. Poor print breaks layout analysis before it breaks letters,
 * so a poor page is also read as one block, and the better of the two readings is kept.
 */
async function readRest(engine: Engine, prepared: Prepared, first: readonly RawWord[]): Promise<RawWord[]> {
  const { clean, letter, ruling } = prepared;
  const form = ruling.horizontal.length >= 2 && ruling.vertical.length >= 2;
  let words = first;
  if (first.length > 0 && isPoor(first)) {
    const block = await engine.recognize(clean, { segmentation: 6, languages: LANGUAGES });
    if (certainText(block) > certainText(first)) words = block;
  }
  return await readLeftovers(engine, { clean, words, letter, languages: LANGUAGES, form });
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
