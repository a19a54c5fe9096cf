import type { PageLayout, Segment } from '../layout/layout.ts';
import { heightOf, middleX, middleY } from '../layout/geometry.ts';
import type { Rect } from '../layout/geometry.ts';
import type { TableWord } from './types.ts';

function segmentWords(segment: Segment): TableWord[] {
  return segment.words.map((word) => ({
    ...word,
    segment,
    text: segment.text.slice(word.from, word.to),
  }));
}

/** Every word of a page, row by row. */
export function wordsOfPage(layout: PageLayout): TableWord[] {
  return layout.rows.flatMap((row) => row.segments.flatMap(segmentWords));
}

/** Whether a rectangle's middle is inside an area. */
export function isInside(rect: Rect, area: Rect): boolean {
  const [x, y] = [middleX(rect), middleY(rect)];
  return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
}

/** The text of a cell: its lines from top to bottom, one under the other. */
export function textOf(words: readonly TableWord[]): string {
  return linesOf(words).map(textOfLine).join('\n');
}

/** Words by the lines they are on, each from left to right. */
function linesOf(words: readonly TableWord[]): TableWord[][] {
  const lines = new Map<number, TableWord[]>();
  for (const word of words) {
    const line = lines.get(word.segment.row);
    if (line) line.push(word);
    else lines.set(word.segment.row, [word]);
  }
  return [...lines]
    .toSorted(([a], [b]) => a - b)
    .map(([, line]) => line.toSorted((a, b) => a.rect.left - b.rect.left));
}

/** Words of one line; within a segment with the spaces that it has. */
export function textOfLine(line: readonly TableWord[]): string {
  let text = '';
  let previous: TableWord | undefined;
  for (const word of line) {
    if (previous) {
      const follows = previous.segment === word.segment && word.from >= previous.to;
      text += follows ? word.segment.text.slice(previous.to, word.from).slice(0, 1) : ' ';
    }
    text += word.text;
    previous = word;
  }
  return text.trim();
}

const VALUE =
  /^[-–−+±~<>≤≥(▲△]*\s*[¥￥$€£]?\s*\d[\d.,:/ ]*(?:\s?(?:%|％|°|[A-Za-z]{1,3}|円|個|枚|本|台|時間|式|\(\d\)))?[)*†‡#]*$/;
const MARK = /^(?:[-–—−‐.*†‡#:…○◯●×✕✓✔]+|n\/?a|nil|none|x|yes|no|y|n|なし|有|無|可|不可|同上)$/i;

/** Whether a line of a cell reads as a value: a number with its unit, a date, or a mark for yes, no or none. */
export function isValue(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  return MARK.test(plain) || (plain.length <= 24 && VALUE.test(plain));
}

/** What a text must not be to end up in a table: a bullet or the number of a paragraph. */
export function isBullet(text: string): boolean {
  return /^(?:[•·●○◦■□▪◆◇▶►➢✓*※–—-]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])$/i.test(text.trim());
}

/** The usual height of a word among these, in page units. */
export function emOf(words: readonly TableWord[]): number {
  const heights = words.map((word) => heightOf(word.rect)).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 1;
}
