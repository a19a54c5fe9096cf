import type { Perspective, Transform } from '../../types.ts';
import { findComponents, letterHeight, letterLike, type Component } from './components.ts';
import { estimateDirection, type Direction } from './direction.ts';
import type { Grey } from './grey.ts';
import { flattenIllumination } from './illumination.ts';
import { estimatePerspective, withLevelLines } from './perspective.ts';
import { rotateGrey } from './rotate.ts';
import { findRuling, withoutRuling, type Ruling } from './rules.ts';

/** Skew below this many degrees is left alone by the picture: the engine copes, and rotation blurs. */
export const MIN_SKEW = 1;
/** Skew below this many degrees is left alone altogether. */
const MIN_SLIGHT_SKEW = 0.15;
/** A page narrower than this many letters is a slip: one column, in which layout analysis has nothing to find. */
const WIDEST_SLIP = 60;
/** Dots and dashes of ruled lines are no further apart than this, in pixels. */
const DASH_GAP = 4;

/** A picture that would have more pixels than this once it is straightened is left askew: a long narrow one grows many times as large. */
const MAX_PIXELS = 32e6;

/** A picture ready to be read: upright and level, its ruled lines found. */
export interface Prepared {
  /** As scanned. */
  readonly grey: Grey;
  /** Lit evenly, its ruled lines painted over. */
  readonly clean: Grey;
  readonly letters: readonly Component[];
  /** Usual height of letters in pixels. */
  readonly letter: number;
  readonly direction: Direction;
  readonly ruling: Ruling;
  readonly transform: Transform;
  /** Degrees, clockwise, by which the picture would have to be straightened still: less than blurring it is worth. */
  readonly unstraightened: number;
}

/** Turns a picture by quarter turns, straightens it, flattens its illumination and finds its ruled lines. */
export async function prepare(grey: Grey, turn: Transform['turn']): Promise<Prepared> {
  const turned = await rotateGrey(grey, { turn, skew: 0 });
  const even = flattenIllumination(turned);
  const letters = letterLike(findComponents(even));
  const letter = letterHeight(letters);
  const direction = estimateDirection(letters, letter);
  const estimated = direction.rows >= direction.columns ? direction.skew : 0;
  const isAskew = Math.abs(estimated) >= MIN_SKEW;
  const skew = isAskew && straightenedPixels(turned, estimated) <= MAX_PIXELS ? estimated : 0;
  const slight = !isAskew && Math.abs(estimated) >= MIN_SLIGHT_SKEW;
  const straight = skew === 0 ? turned : await rotateGrey(grey, { turn, skew });
  const evened = skew === 0 ? even : flattenIllumination(straight);
  const placed = skew === 0 ? letters : letterLike(findComponents(evened));
  const perspective = estimatePerspective(placed, letter, straight);
  const level = perspective === undefined ? straight : levelled(straight, perspective);
  const clean = perspective === undefined ? evened : flattenIllumination(level);
  const ruling = findRuling(clean, letter, DASH_GAP);
  return {
    grey: level,
    clean: withoutRuling(clean, ruling),
    letters: perspective === undefined ? placed : letterLike(findComponents(clean)),
    letter,
    direction,
    ruling,
    transform: { turn, skew, ...(perspective !== undefined && { perspective }) },
    unstraightened: slight && perspective === undefined ? estimated : 0,
  };
}

const levelled = (grey: Grey, perspective: Perspective): Grey => ({
  ...grey,
  data: withLevelLines({ ...grey, channels: 1 }, perspective),
});

/** The size of a picture turned by this many degrees, on a canvas that contains all of it. */
function straightenedPixels({ width, height }: Grey, degrees: number): number {
  const [sin, cos] = [Math.abs(Math.sin((degrees * Math.PI) / 180)), Math.cos((degrees * Math.PI) / 180)];
  return (width * cos + height * sin) * (width * sin + height * cos);
}

/** Whether a page is a slip (a receipt, a label) by its width. */
export const isSlip = ({ clean, letter }: Prepared): boolean => clean.width < letter * WIDEST_SLIP;
