import { isCjk } from '../../script.ts';
import { readColumns } from './columns.ts';
import { heightOf, middleOf, unite, verticalOverlap, type RawWord, type Rect } from '../geometry.ts';

/** A word this many times as high as a line says little about the line's height: two small lines fit next to a large title. */
const MUCH_HIGHER = 1.6;

/** Groups words into lines in reading order: level lines top to bottom, then lines that run down from right to left. */
export function groupLines(words: readonly RawWord[]): RawWord[][] {
  const surely = words.filter((word) => word.vertical === true);
  if (surely.length === 0) return levelLines(words);
  // On a page of vertical text a character on its own belongs to it as well.
  const mostly = surely.length * 2 > words.length;
  const isDown = (word: RawWord) =>
    word.vertical === true || (mostly && word.text.length === 1 && isCjk(word.text));
  const down = words.filter(isDown);
  const level = levelLines(words.filter((word) => !isDown(word)));
  // Seen from the right side of the page, a line that runs down runs across, and the rightmost line is on top.
  const turned = levelLines(down.map((word) => ({ ...word, rect: quarter(word.rect) })));
  return [...level, ...turned.map((line) => line.map((word) => ({ ...word, rect: back(word.rect) })))];
}

const quarter = (r: Rect): Rect => ({ left: r.top, right: r.bottom, top: -r.right, bottom: -r.left });
const back = (r: Rect): Rect => ({ left: -r.bottom, right: -r.top, top: r.left, bottom: r.right });

/** Lines in reading order, their words from left to right. */
function levelLines(words: readonly RawWord[]): RawWord[][] {
  return readColumns(rowsOf(words));
}

/** Rows top to bottom over the whole width. */
function rowsOf(words: readonly RawWord[]): RawWord[][] {
  const lines: RawWord[][] = [];
  const byLeft = [...words].toSorted((a, b) => a.rect.left - b.rect.left);
  for (const word of byLeft) {
    const line = findLine(lines, word.rect);
    if (line === undefined) lines.push([word]);
    else line.push(word);
  }
  return lines.sort(
    (a, b) => middleOf(unite(a.map(({ rect }) => rect))) - middleOf(unite(b.map(({ rect }) => rect))),
  );
}

/** The line whose last words are at the same height, the closest of them. */
function findLine(lines: readonly RawWord[][], rect: Rect): RawWord[] | undefined {
  let best: RawWord[] | undefined;
  let bestDistance = Infinity;
  for (const line of lines) {
    const beside = endOf(line, rect);
    if (verticalOverlap(beside, rect) < 0.5) continue;
    const distance = Math.abs(middleOf(beside) - middleOf(rect)) / Math.max(1e-6, heightOf(rect));
    if (distance < bestDistance) [best, bestDistance] = [line, distance];
  }
  return best;
}

/** Around the last words of a line; without those much higher than what may come next, where others are. */
function endOf(line: readonly RawWord[], next: Rect): Rect {
  const last = line.slice(-4).map(({ rect }) => rect);
  const alike = last.filter((rect) => heightOf(rect) <= MUCH_HIGHER * heightOf(next));
  return unite(alike.length > 0 ? alike : last);
}
