import type { Page, PageNote, Transform } from '../../types.ts';
import type { RawWord } from '../geometry.ts';
import { buildPage } from '../layout/page-builder.ts';
import { findComponents, letterHeight, letterLike, type Component } from '../picture/components.ts';
import { estimateDirection, type Direction } from '../picture/direction.ts';
import type { Grey } from '../picture/grey.ts';
import { evenLight } from '../picture/illumination.ts';
import { rotateGrey } from '../picture/rotate.ts';
import { findRuling, ruledLines, withoutRuling, type Ruling } from '../picture/rules.ts';
import type { Engine } from './engine.ts';
import { findOrientation, isUnderstood, understanding, type Orientation } from './orientation.ts';
import { readLeftovers } from './second-pass.ts';

const LANGUAGES = 'jpn+eng';
/** Skew below this many degrees is left alone: the engine copes, and rotation blurs. */
const LEAST_SKEW = 0.6;
/** Dots and dashes of ruled lines stand no further apart than this, in pixels. */
const DASH_GAP = 4;

export interface GreyPage {
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
  let prepared = await prepare(page.grey, 0);
  const sideways = prepared.direction.columns > prepared.direction.rows * 1.15;
  let orientation = sideways ? await orient(engine, prepared) : undefined;
  if (orientation !== undefined && orientation.turn !== 0)
    prepared = await prepare(page.grey, orientation.turn);
  let words = await readPrepared(engine, prepared, orientation?.vertical ?? false);
  if (orientation === undefined && prepared.letters.length > 0 && !isUnderstood(words)) {
    orientation = await orient(engine, prepared);
    if (orientation !== undefined && (orientation.turn !== 0 || orientation.vertical)) {
      const turned = await prepare(page.grey, orientation.turn);
      const again = await readPrepared(engine, turned, orientation.vertical);
      if (understanding(again) > understanding(words)) [prepared, words] = [turned, again];
    }
  }
  const notes = [...(page.notes ?? [])];
  if (sideways && orientation === undefined && !engine.vertical) notes.push('VERTICAL_TEXT_UNREAD');
  return toPage(page, prepared, words, notes);
}

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

function orient(engine: Engine, { clean, letters }: Prepared): Promise<Orientation | undefined> {
  const turns = ([0, 180, 90, 270] as const).map((turn) => ({ turn, vertical: false }));
  const candidates = engine.vertical ? [...turns, { turn: 0, vertical: true } as const] : turns;
  return findOrientation({ engine, clean, letters, candidates, languages: LANGUAGES });
}

async function readPrepared(engine: Engine, prepared: Prepared, vertical: boolean): Promise<RawWord[]> {
  const { clean, letter } = prepared;
  if (vertical) return await engine.recognize(clean, { segmentation: 5, languages: 'jpn_vert+jpn' });
  const words = await engine.recognize(clean, { segmentation: 3, languages: LANGUAGES });
  return await readLeftovers(engine, { clean, words, letter, languages: LANGUAGES });
}

function toPage(
  page: GreyPage,
  prepared: Prepared,
  words: readonly RawWord[],
  notes: readonly PageNote[],
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
    notes,
  });
}
