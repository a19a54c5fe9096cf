import type { PageWord } from '@ocr/contract';
import { unite, type Box, type Size } from '#ui/viewer/geometry.ts';

/** A line continues if the middle of the next word is within this part of a letter's height. */
const sameLine = 0.6;
/** Words of one line this many letter heights apart belong to different columns. */
export const columnGap = 1;

const middle = ({ y, height }: Box): number => y + height / 2;

/** Words as the lines in which they are printed, from the top, each from left to right. A line may slant: each word follows the one before it. */
export function linesOf(words: readonly PageWord[]): PageWord[][] {
  const lines: PageWord[][] = [];
  for (const word of words.toSorted((a, b) => a.box.x - b.box.x)) {
    const offset = (line: readonly PageWord[]): number => {
      const last = line.at(-1);
      if (last === undefined) return Infinity;
      return Math.abs(middle(last.box) - middle(word.box)) / Math.min(last.box.height, word.box.height);
    };
    const near = lines.filter((line) => offset(line) < sameLine);
    const line = near.toSorted((a, b) => offset(a) - offset(b))[0];
    if (line === undefined) lines.push([word]);
    else line.push(word);
  }
  return lines.toSorted((a, b) => middle(unite(boxesOf(a))) - middle(unite(boxesOf(b))));
}

/** How far apart two neighbours of a line are, in letters' heights; below 0 where they overlap. */
export function gapBetween(before: Box, after: Box, { width, height }: Size): number {
  const letter = Math.max(Math.min(before.height, after.height) * height, Number.EPSILON);
  return ((after.x - before.x - before.width) * width) / letter;
}

/** The whole printed lines of some words, as far as the table reaches to both sides; where that is not known, as the page does. */
export function wholeLines(
  words: readonly PageWord[],
  taken: readonly PageWord[],
  table: Box | undefined,
): PageWord[] {
  const chosen = new Set(taken);
  const isBeside = (word: PageWord): boolean =>
    table === undefined || chosen.has(word) || overlap(xs(word.box), xs(table)) > 0;
  const lines = linesOf(words.filter((word) => isBeside(word)));
  return lines.filter((line) => line.some((word) => chosen.has(word))).flat();
}

/**
 * The whole printed column of some words: what is above and below them within the table; the words alone if the table's extent is unknown.
 */
export function wholeColumn(
  words: readonly PageWord[],
  taken: readonly PageWord[],
  { page, table }: { readonly page: Size; readonly table: Box | undefined },
): PageWord[] {
  if (table === undefined) return [...taken];
  const chosen = new Set(taken);
  const [top, bottom] = [table.y, table.y + table.height];
  const isBeside = (word: PageWord): boolean =>
    chosen.has(word) || (middle(word.box) > top && middle(word.box) < bottom);
  const pieces = linesOf(words.filter((word) => isBeside(word))).flatMap((line) => piecesOf(line, page));
  const own = pieces.filter((piece) => piece.some((word) => chosen.has(word)));
  const at = xs(unite(boxesOf([...taken, ...own.flat()])));
  return pieces.filter((piece) => overlap(xs(unite(boxesOf(piece))), at) > 0).flat();
}

/** A line split where a column ends. */
export function piecesOf(line: readonly PageWord[], page: Size): PageWord[][] {
  return line.reduce<PageWord[][]>((pieces, word) => {
    const before = pieces.at(-1)?.at(-1);
    if (before === undefined || gapBetween(before.box, word.box, page) > columnGap)
      return [...pieces, [word]];
    return [...pieces.slice(0, -1), [...(pieces.at(-1) ?? []), word]];
  }, []);
}

const boxesOf = (words: readonly PageWord[]): Box[] => words.map(({ box }) => box);

type Range = readonly [from: number, to: number];
const xs = ({ x, width }: Box): Range => [x, x + width];
const overlap = (a: Range, b: Range): number => Math.min(a[1], b[1]) - Math.max(a[0], b[0]);
