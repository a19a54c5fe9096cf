import type { DocumentView } from '../document.ts';
import { readingOf, toFound, trimRange, NOTHING } from '../fields/candidate.ts';
import type { TextRange } from '../fields/candidate.ts';
import { readKind } from '../fields/read-kind.ts';
import { DISAGREED, otherValueOf } from '../fields/second-reading.ts';
import { middleX, widthOf } from '../layout/geometry.ts';
import type { Row, Segment } from '../layout/layout.ts';
import { tidy } from '../text/fold.ts';
import type { CellResult } from '../types.ts';
import type { ColumnQuery } from './column.ts';

/** The words of a row, by column: a list of ranges for each pair of neighbouring bounds. */
export function cutRow(row: Row, bounds: readonly number[]): TextRange[][] {
  const cells: TextRange[][] = Array.from({ length: bounds.length - 1 }, () => []);
  const spans = row.segments.map((segment) => {
    const places = segment.words.map((word) => cellOf(word.rect, bounds));
    return { segment, places, first: places[0] ?? 0, last: places.at(-1) ?? 0 };
  });
  for (const { segment, places, first, last } of spans) {
    const reaching =
      first !== last &&
      spans.some(
        (other) =>
          other.segment !== segment &&
          other.first === other.last &&
          other.first > first &&
          other.first <= last,
      );
    if (first === last || reaching) cells[first]?.push({ segment, from: 0, to: segment.text.length });
    else cutSegment(segment, places, cells);
  }
  return cells;
}

/** A segment whose words are in several columns; one that only reaches into a filled neighbour is not cut. */
function cutSegment(segment: Segment, places: readonly number[], cells: TextRange[][]): void {
  let current: { cell: number; from: number; to: number } | undefined;
  const flush = (): void => {
    if (current) cells[current.cell]?.push({ segment, from: current.from, to: current.to });
  };
  segment.words.forEach((word, index) => {
    const cell = places[index] ?? 0;
    if (current?.cell === cell) current.to = word.to;
    else {
      flush();
      current = { cell, from: word.from, to: word.to };
    }
  });
  flush();
}

function cellOf(
  rect: { left: number; right: number; top: number; bottom: number },
  bounds: readonly number[],
): number {
  const x = widthOf(rect) > 0 ? middleX(rect) : rect.left;
  let cell = 0;
  for (let index = 1; index < bounds.length - 1; index++) if (x >= (bounds[index] ?? 0)) cell = index;
  return cell;
}

/** What specks, folds and ruled lines of a picture are read as beside a cell's own words. */
const SPECK = /^[|¦‖.,:;·・'’"“”_~^°©®]+$/u;

/** A picture's cell without the specks before and behind its words, where it has some. */
function withoutSpecks({ segment, from, to }: TextRange): TextRange {
  if (segment.layout.page.source === 'text') return { segment, from, to };
  const words = segment.words.filter((word) => word.from >= from && word.to <= to);
  const isWord = (word: { readonly from: number; readonly to: number }) =>
    !SPECK.test(segment.text.slice(word.from, word.to));
  const [first, last] = [words.find(isWord), words.findLast(isWord)];
  if (!first || !last) return { segment, from, to };
  return { segment, from: first === words[0] ? from : first.from, to: last === words.at(-1) ? to : last.to };
}

/** A cell's value by its column's kind; the whole text where it is not of that kind. */
export function readCell(query: ColumnQuery, ranges: readonly TextRange[], view: DocumentView): CellResult {
  const trimmed = ranges.map((range) => trimRange(withoutSpecks(range))).filter((one) => one !== null);
  if (trimmed.length === 0) return { column: query.name, ...NOTHING };
  const printed = textOfLines(trimmed);
  const text = tidy(printed);
  const typed = query.kind === 'text' ? undefined : typedValue(query, trimmed, view);
  const candidate = { value: typed ?? text, ranges: trimmed, score: 1 };
  const reading = readingOf(candidate);
  const wrong = query.kind !== 'text' && typed === undefined;
  const otherReading = otherValueOf(candidate, query.kind, view);
  const disagreed = otherReading !== null;
  const confidence = (wrong ? 70 : 95) * (reading / 100) * (disagreed ? DISAGREED : 1);
  const read = disagreed ? 'READERS_DISAGREE' : reading < 75 ? 'LOW_OCR_CONFIDENCE' : null;
  const found = toFound(candidate, confidence, wrong ? 'WRONG_KIND' : read);
  return { column: query.name, ...found, text: printed, ...(disagreed && { otherReading }) };
}

/** What a cell's lines say together: what ends a line before the last is kept, and Japanese is not separated where its line ends. */
function textOfLines(lines: readonly TextRange[]): string {
  return lines.reduce((text, line, index) => {
    const part = line.segment.text.slice(line.from, line.to).trim();
    const before = lines[index - 1];
    if (before === undefined) return part;
    const end = LINE_END.exec(before.segment.text.slice(before.to))?.[0] ?? '';
    const isLower = line.segment.rect.top > (before.segment.rect.top + before.segment.rect.bottom) / 2;
    const isOne = isLower && JAPANESE_END.test(text + end) && JAPANESE_START.test(part);
    return text + end + (isOne ? '' : ' ') + part;
  }, '');
}

/** The signs that a value loses at its end. */
const LINE_END = /^[:：,、;；…]+/u;
const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。，．・：；「」『』（）［］【】〔〕〈〉《》！？～〜]`;
const JAPANESE_END = new RegExp(String.raw`${JAPANESE}[)\]]*$`, 'u');
const JAPANESE_START = new RegExp(String.raw`^[([]*${JAPANESE}`, 'u');

function typedValue(
  query: ColumnQuery,
  ranges: readonly TextRange[],
  view: DocumentView,
): string | undefined {
  for (const range of ranges) {
    const readings = readKind(query.kind, range, view);
    const reading = readings[0];
    if (reading) return reading.value;
  }
  return undefined;
}
