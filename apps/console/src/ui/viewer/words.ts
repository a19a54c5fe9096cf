import type { PageWord } from '@ocr/contract';
import { unite, type Box, type PageShape, type Size } from '#ui/viewer/geometry.ts';

/** A point of the page, in fractions of it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of a page, and what is printed there: empty if no word was read. */
export interface Picked {
  readonly page: number;
  readonly box: Box;
  readonly text: string;
}

const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const contains = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** The box between two points, whichever is first. */
export function boxBetween(a: Point, b: Point): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** The word at a point, or else the nearest whose rim is there. */
export function wordAt(words: readonly PageWord[], point: Point): PageWord | undefined {
  const distance = ({ box }: PageWord): number => {
    const { x, y } = centre(box);
    return Math.hypot(x - point.x, y - point.y);
  };
  const near = words.filter(({ box }) => contains(widened(box), point));
  const exact = near.filter(({ box }) => contains(box, point));
  return (exact.length > 0 ? exact : near).toSorted((one, other) => distance(one) - distance(other))[0];
}

function widened({ x, y, width, height }: Box): Box {
  const rim = height * 0.25;
  return { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim };
}

/** The words that a box picks, in reading order: words whose middle is inside it, and words that contain it. */
export function wordsIn(words: readonly PageWord[], box: Box): PageWord[] {
  const middle = centre(box);
  const taken = words.filter((word) => contains(box, centre(word.box)));
  return taken.length > 0 ? taken : words.filter((word) => contains(word.box, middle));
}

/** What a box of a page takes. Its own size where no word is in it, otherwise that of the words. */
export function pick(page: PageShape, words: readonly PageWord[], box: Box): Picked {
  const taken = wordsIn(words, box);
  return taken.length === 0 ? { page: page.number, box, text: '' } : pickWords(page, taken);
}

/** Words of a page (at least one), with their place. */
export function pickWords(page: PageShape, words: readonly PageWord[]): Picked {
  return {
    page: page.number,
    box: within(unite(words.map((word) => word.box))),
    text: textOf(words, page),
  };
}

/** Boxes of slanted words may reach a little over the page's edge. */
function within({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [right, bottom] = [Math.min(1, x + width), Math.min(1, y + height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Words as one text: with a space where there is one on the page, in Japanese none between lines. */
export function textOf(words: readonly PageWord[], page: Size): string {
  return words.reduce((text, word, index) => {
    const before = words[index - 1];
    if (before === undefined) return word.text;
    return text + (isParted(before, word, page) ? ' ' : '') + word.text;
  }, '');
}

const wide = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

function isParted(before: PageWord, after: PageWord, { width, height }: Size): boolean {
  const isJapanese = wide.test(before.text.at(-1) ?? '') && wide.test(after.text[0] ?? '');
  const [{ y: above }, { y: below }] = [centre(before.box), centre(after.box)];
  const letters = Math.min(before.box.height, after.box.height) * height;
  if (Math.abs(above - below) * height > letters * 0.6) return !isJapanese;
  const gap = (after.box.x - (before.box.x + before.box.width)) * width;
  return gap > letters * (isJapanese ? 0.6 : 0.12);
}

export type Step = 'previous' | 'next' | 'above' | 'below';

/** The number of the word one step from another: before and after it in reading order, or nearest on the line above or below. */
export function stepFrom(words: readonly PageWord[], from: number, step: Step): number {
  if (step === 'previous') return Math.max(0, from - 1);
  if (step === 'next') return Math.min(words.length - 1, from + 1);
  const here = words[from];
  if (here === undefined) return from;
  const { x, y } = centre(here.box);
  const sign = step === 'below' ? 1 : -1;
  const ahead = words.flatMap(({ box }, index) => {
    const at = centre(box);
    const down = (at.y - y) * sign;
    // Lines first, then the nearest on the line.
    return down > here.box.height * 0.6 ? [{ index, down, across: Math.abs(at.x - x) }] : [];
  });
  const nearest = Math.min(...ahead.map(({ down }) => down));
  const line = ahead.filter(({ down }) => down < nearest + here.box.height * 0.5);
  return line.toSorted((a, b) => a.across - b.across)[0]?.index ?? from;
}

/** The numbers of the first and last word of a box; if it has none, the page's first word. */
export function rangeOf(words: readonly PageWord[], box: Box | null): { anchor: number; head: number } {
  const taken = box === null ? [] : wordsIn(words, box).map((word) => words.indexOf(word));
  return { anchor: taken[0] ?? 0, head: taken.at(-1) ?? 0 };
}
