import { memoize } from '../memoize.ts';
import { heightOf, middleX, middleY, unite, widthOf } from './geometry.ts';
import type { Rect } from './geometry.ts';
import type { PageLayout, Segment } from './layout.ts';

/** A label printed downwards beside a block, one letter a line: お届け先 at the left edge of a slip. */
export interface UprightLabel {
  readonly text: string;
  readonly letters: readonly Segment[];
  /** The first segments of the block's lines, from the top. */
  readonly lines: readonly Segment[];
}

/** Letters of one label begin at most this many of their sizes below each other. */
const STEP = 2.6;
/** And are this evenly set: the next step is at most so many times the last. */
const EVEN = 1.6;
/** Labels have that many letters. */
const LETTERS = { least: 2, most: 8 };
/** A block without a neighbour above or below reaches this many of the page's line heights beyond its label, at least. */
const BEYOND = 2;
/** How far behind the left edge of its block a line may begin, in line heights. */
const INDENT = 8;

/** The labels of a page that are printed downwards, each with the block beside it. */
export const uprightLabels = memoize((layout: PageLayout): readonly UprightLabel[] => {
  const columns = chainsOf(layout.segments.filter(({ text }) => isLetter(text.trim())));
  return columns.map((letters) => ({
    text: letters.map(({ text }) => text.trim()).join(''),
    letters,
    lines: linesBeside(letters, columns, layout),
  }));
});

const isLetter = (text: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(text);

/** Single letters one below the other, as far from each other as the first two. */
function chainsOf(letters: readonly Segment[]): Segment[][] {
  const chains: Segment[][] = [];
  for (const letter of letters.toSorted((a, b) => a.rect.top - b.rect.top)) {
    const chain = chains.findLast((one) => continues(one, letter));
    if (chain) chain.push(letter);
    else chains.push([letter]);
  }
  return chains.filter(({ length }) => length >= LETTERS.least && length <= LETTERS.most);
}

function continues(chain: readonly Segment[], letter: Segment): boolean {
  const [before, last] = chain.length > 1 ? chain.slice(-2) : [undefined, chain[0]];
  if (!last) return false;
  const size = Math.max(widthOf(last.rect), heightOf(last.rect), letter.layout.lineHeight / 2);
  const step = middleY(letter.rect) - middleY(last.rect);
  const usual = before ? middleY(last.rect) - middleY(before.rect) : STEP * size;
  return (
    Math.abs(middleX(letter.rect) - middleX(last.rect)) < size / 2 &&
    step > 0.5 * size &&
    step < Math.min(STEP * size, EVEN * usual)
  );
}

/** The first segment of each row beside the label, up to half the way to the labels above and below in its column. */
function linesBeside(
  letters: readonly Segment[],
  columns: readonly (readonly Segment[])[],
  { rows, lineHeight }: PageLayout,
): Segment[] {
  const rect = rectOf(letters);
  const { top, bottom } = reachOf(rect, columns.map(rectOf), lineHeight);
  const inside = rows.flatMap(
    ({ segments }) => segments.find((one) => one.rect.left >= rect.right && !letters.includes(one)) ?? [],
  );
  const beside = inside.filter((one) => middleY(one.rect) > top && middleY(one.rect) < bottom);
  const edge = Math.min(...beside.map((one) => one.rect.left));
  return beside.filter((one) => one.rect.left - edge < INDENT * lineHeight);
}

const rectOf = (letters: readonly Segment[]): Rect => unite(letters.map(({ rect }) => rect));

/** How high the block is: its label is in the middle of it, so that where nothing is on one side that reaches as far as the other. */
function reachOf(rect: Rect, others: readonly Rect[], lineHeight: number): { top: number; bottom: number } {
  const column = others.filter((one) => Math.abs(middleX(one) - middleX(rect)) < lineHeight);
  const above = column.filter((one) => one.bottom < rect.top).map((one) => (rect.top - one.bottom) / 2);
  const below = column.filter((one) => one.top > rect.bottom).map((one) => (one.top - rect.bottom) / 2);
  const up = above.length > 0 ? Math.min(...above) : undefined;
  const down = below.length > 0 ? Math.min(...below) : undefined;
  const own = Math.max(BEYOND * lineHeight, heightOf(rect) / 2);
  return { top: rect.top - (up ?? down ?? own), bottom: rect.bottom + (down ?? up ?? own) };
}
