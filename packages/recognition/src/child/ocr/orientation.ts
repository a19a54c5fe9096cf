import type { Turn } from '../../types.ts';
import type { RawWord, Rect } from '../geometry.ts';
import type { Component } from '../picture/components.ts';
import type { Grey } from '../picture/grey.ts';
import { cropGrey, rotateGrey } from '../picture/rotate.ts';
import type { Engine } from './engine.ts';

/** How a page must be read: turned by quarter turns, or upright with lines that run down. */
export interface Orientation {
  readonly turn: Turn;
  readonly vertical: boolean;
}

/** A page read the right way round has words of higher confidence than this, on average by their length. */
const UNDERSTOOD = 62;
/** Readings above this are left as they are. */
const GOOD = 78;
/** A sample that scores less makes no sense whichever way it is turned. */
const LEAST_SENSE = 50;
/** Letters in the sample: a few lines' worth. */
const SAMPLE_LETTERS = 160;

/** Mean confidence of words by their length; -1 without any. */
function understanding(words: readonly RawWord[]): number {
  const length = words.reduce((sum, word) => sum + word.text.length, 0);
  return length === 0
    ? -1
    : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / length;
}

export function isUnderstood(words: readonly RawWord[]): boolean {
  return understanding(words) >= UNDERSTOOD;
}

/** Whether another reading of the page is likely to find more. */
export function isPoor(words: readonly RawWord[]): boolean {
  return understanding(words) < GOOD;
}

/** How much certain text a reading has: of two readings of a page the one with more is nearly always the better. */
export function certainText(words: readonly RawWord[]): number {
  return words.reduce((sum, word) => sum + Math.max(0, word.confidence - 50) * word.text.length, 0);
}

/**
 * Reads a sample of the page in every orientation given and returns the one that makes most sense, or undefined when
 * none does.
 */
export async function findOrientation(options: {
  engine: Engine;
  clean: Grey;
  letters: readonly Component[];
  candidates: readonly Orientation[];
  languages: string;
}): Promise<Orientation | undefined> {
  const sample = cropGrey(options.clean, densest(options.clean, options.letters));
  let best: { orientation: Orientation; score: number } | undefined;
  for (const orientation of options.candidates) {
    const turned = await rotateGrey(sample, { turn: orientation.turn, skew: 0 });
    const reading = orientation.vertical
      ? ({ segmentation: 5, languages: 'jpn_vert' } as const)
      : ({ segmentation: 6, languages: options.languages } as const);
    const words = await options.engine.recognize(turned, reading);
    const score = understanding(words.filter((word) => word.text.length > 1 || orientation.vertical));
    if (score >= LEAST_SENSE && score > (best?.score ?? 0)) best = { orientation, score };
  }
  return best?.orientation;
}

/** A window around the middle of the letters that holds about as many as a sample needs. */
function densest(grey: Grey, letters: readonly Component[]): Rect {
  const share = Math.min(1, Math.sqrt(SAMPLE_LETTERS / Math.max(1, letters.length)));
  const width = Math.max(Math.min(grey.width, 300), Math.round(grey.width * share));
  const height = Math.max(Math.min(grey.height, 300), Math.round(grey.height * share));
  let best = { left: 0, top: 0, count: -1 };
  for (let row = 0; row <= 4; row++)
    for (let column = 0; column <= 4; column++) {
      const left = Math.round(((grey.width - width) * column) / 4);
      const top = Math.round(((grey.height - height) * row) / 4);
      const inside = (c: Component) =>
        c.left >= left && c.right <= left + width && c.top >= top && c.bottom <= top + height;
      const count = letters.filter(inside).length;
      if (count > best.count) best = { left, top, count };
    }
  return { left: best.left, top: best.top, right: best.left + width, bottom: best.top + height };
}
