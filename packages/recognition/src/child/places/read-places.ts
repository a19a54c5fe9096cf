import type { PlaceReading, PlaceToRead, Reading, Transform } from '../../types.ts';
import type { RawWord, Rect } from '../geometry.ts';
import { heightOf, middleOf, widthOf } from '../geometry.ts';
import { findTextLines } from '../lines/find-lines.ts';
import { readLineByLine } from '../lines/line-reader.ts';
import type { Models } from '../lines/models.ts';
import { readNeural } from '../lines/neural-reader.ts';
import type { TextLine } from '../lines/text-line.ts';
import { mapText } from '../lines/text-map.ts';
import type { Readers } from '../ocr/engine.ts';
import { ENGLISH, JAPANESE, plausibility } from '../ocr/plausibility.ts';
import { findComponents, letterLike } from '../picture/components.ts';
import type { Grey } from '../picture/grey.ts';
import { flattenIllumination } from '../picture/illumination.ts';
import { cropGrey, rotateGrey } from '../picture/rotate.ts';
import { findRuling, withoutRuling } from '../picture/rules.ts';
import { withLevelLines } from '../picture/perspective.ts';
import { MIN_SKEW } from '../picture/prepare.ts';
import { onPicture } from './on-picture.ts';
import { cutTo, toWholeWords } from './whole-words.ts';

/**
 * The surroundings examined with a place, in heights of the place: illumination and ruled lines show only in context, and a word that
 * extends beyond the place is read whole.
 */
const ABOVE = 0.6;
const BESIDE = 4;
/** Lines at most this many heights outside still belong to a place. */
const OUTSIDE = 0.1;
/** Letters of a place are about this share of its height. */
const LETTER_SHARE = 0.5;
const DASH_GAP = 4;
/** The detector sees places no larger than this, in pixels of their longer side; nothing is enlarged. */
const LINES = { side: 960, trimmed: false, minScore: 0.5, growth: 2 };
/** Lines of one place that are read at most. */
const MAX_LINES = 5;
/** Smaller than this, in pixels, there is nothing to see. */
const MIN_SIDE = 6;

/** Reads some places of a page again, each as a picture of its own, by every reader there is. `grey` is the page as it was read, unturned. */
export async function readPlaces(
  grey: Grey,
  transform: Transform,
  places: readonly PlaceToRead[],
  readers: Readers,
): Promise<PlaceReading[]> {
  const skewed = Math.abs(transform.skew) >= MIN_SKEW;
  const rotated = await rotateGrey(grey, { turn: transform.turn, skew: skewed ? transform.skew : 0 });
  const { perspective } = transform;
  const upright =
    perspective === undefined
      ? rotated
      : { ...rotated, data: withLevelLines({ ...rotated, channels: 1 }, perspective) };
  const left = skewed ? 0 : transform.skew;
  const read: PlaceReading[] = [];
  // One after the other: a page's places are few, and its process has one core.
  for (const { box, letters } of places)
    read.push(await readPlace(upright, onPicture(box, upright, left), letters, readers));
  return read;
}

async function readPlace(
  page: Grey,
  rect: Rect,
  letters: PlaceToRead['letters'],
  readers: Readers,
): Promise<PlaceReading> {
  const window = windowAround(page, rect);
  // Outside the page nothing is known.
  if (widthOf(window) < MIN_SIDE || heightOf(window) < MIN_SIDE) return { ink: true, readings: [] };
  const crop = cropGrey(page, window);
  const place = moved(rect, window);
  const even = flattenIllumination(crop);
  const ruling = findRuling(even, LETTER_SHARE * heightOf(rect), DASH_GAP);
  const clean = withoutRuling(even, ruling);
  const print = letterLike(findComponents(clean)).filter((one) => isInside(one, place));
  if (print.length === 0) return { ink: false, readings: [] };
  const bare = withoutRuling(crop, ruling);
  const whole = toWholeWords(clean, place);
  const lines = (await linesOf(bare, place, print, readers.models)).map((line) => cutTo(line, whole));
  return { ink: true, readings: await readBoth({ crop, bare, lines, letters }, readers) };
}

interface PrintedPlace {
  readonly crop: Grey;
  /** Without its ruled lines. */
  readonly bare: Grey;
  readonly lines: readonly TextLine[];
  readonly letters: PlaceToRead['letters'];
}

async function readBoth(
  { crop, bare, lines, letters }: PrintedPlace,
  { engine, models }: Readers,
): Promise<Reading[]> {
  const byEngine = await readLineByLine(engine, bare, lines, letters === 'all' ? JAPANESE : ENGLISH);
  const recogniser = await models?.get('recogniser');
  const byNetwork = recogniser === undefined ? [] : await readNeural(recogniser, crop, lines, letters);
  return [byEngine, byNetwork].flatMap((read) => toReading(read.flat()));
}

function toReading(words: readonly RawWord[]): Reading[] {
  const text = words.map((word) => word.text).join(' ');
  return text === '' ? [] : [{ text, confidence: Math.round(plausibility(words) * 10) / 10 }];
}

/** The lines of a place from top to bottom: as the detector finds them, else around the print itself. */
async function linesOf(
  crop: Grey,
  place: Rect,
  print: readonly Rect[],
  models: Models | undefined,
): Promise<TextLine[]> {
  const found =
    models === undefined
      ? []
      : findTextLines(await mapText(await models.get('detector'), crop, LINES), LINES).filter((line) =>
          isBeside(line, place),
        );
  const lines = found.length > 0 ? found : [lineAround(print)];
  return lines.toSorted((a, b) => a.y - b.y).slice(0, MAX_LINES);
}

function lineAround(print: readonly Rect[]): TextLine {
  const left = Math.min(...print.map((one) => one.left));
  const right = Math.max(...print.map((one) => one.right));
  const top = Math.min(...print.map((one) => one.top));
  const bottom = Math.max(...print.map((one) => one.bottom));
  const half = (bottom - top) / 2;
  const reach = half * 1.3;
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    angle: 0,
    halfWidth: (right - left) / 2 + half * 0.5,
    above: reach,
    below: reach,
    ink: half / 2,
    score: 1,
  };
}

function isInside(one: Rect, place: Rect): boolean {
  const slack = OUTSIDE * heightOf(place);
  const [x, y] = [(one.left + one.right) / 2, middleOf(one)];
  return (
    x >= place.left - slack && x <= place.right + slack && y >= place.top - slack && y <= place.bottom + slack
  );
}

/** Whether a line runs through a place. */
function isBeside(line: TextLine, place: Rect): boolean {
  const slack = OUTSIDE * heightOf(place);
  if (line.x + line.halfWidth < place.left || line.x - line.halfWidth > place.right) return false;
  return line.y >= place.top - slack && line.y <= place.bottom + slack;
}

/** In whole pixels of the picture. */
function windowAround(grey: Grey, rect: Rect): Rect {
  const [above, beside] = [ABOVE * heightOf(rect), BESIDE * heightOf(rect)];
  return {
    left: Math.max(0, Math.floor(rect.left - beside)),
    top: Math.max(0, Math.floor(rect.top - above)),
    right: Math.min(grey.width, Math.ceil(rect.right + beside)),
    bottom: Math.min(grey.height, Math.ceil(rect.bottom + above)),
  };
}

const moved = (rect: Rect, origin: Rect): Rect => ({
  left: rect.left - origin.left,
  right: rect.right - origin.left,
  top: rect.top - origin.top,
  bottom: rect.bottom - origin.top,
});
