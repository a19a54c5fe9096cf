import { foldWithMap, isCjk } from '../text/fold.ts';
import type { Folded } from '../text/fold.ts';
import type { Line, Page } from '../types.ts';
import { heightOf, median, middleY, toRect, unite, widthOf } from './geometry.ts';
import type { Rect } from './geometry.ts';
import { withoutLeaders } from './leaders.ts';
import { tightRects } from './line-boxes.ts';
import { isParted, readStrokes } from './rules.ts';
import type { Strokes } from './rules.ts';
import { spreadLetters, spreadLimit, spreadWidths } from './spread-labels.ts';
import type { SpreadWidth } from './spread-labels.ts';

/** A word of a segment and where its text is in the segment's text. */
export interface PlacedWord {
  readonly index: number;
  /** About the letters' place; what geometry is judged by. */
  readonly rect: Rect;
  /** The word's box as read; what is shown. */
  readonly box: Rect;
  readonly from: number;
  readonly to: number;
  readonly confidence: number;
  /** What a second reader read in its place, where the two disagree. */
  readonly otherReading: string | undefined;
}

/** Words of one row with no wide gap and no ruled line between them. */
export interface Segment {
  readonly id: number;
  readonly layout: PageLayout;
  readonly row: number;
  readonly text: string;
  readonly folded: Folded;
  readonly words: readonly PlacedWord[];
  readonly rect: Rect;
}

/** Everything that is at one height of the page, left to right. */
export interface Row {
  readonly index: number;
  readonly segments: readonly Segment[];
  readonly rect: Rect;
}

export interface PageLayout {
  readonly page: Page;
  readonly rows: readonly Row[];
  readonly segments: readonly Segment[];
  readonly strokes: Strokes;
  /** The usual height of a line, in page units. */
  readonly lineHeight: number;
}

interface PageWord {
  readonly index: number;
  readonly rect: Rect;
  readonly box: Rect;
  readonly text: string;
  readonly confidence: number;
  readonly otherReading: string | undefined;
}

/** What an upright ruled line of a picture is read as. */
const BAR = /^[|¦‖]+$/u;

/** Bounds in letters that no real line reaches; they keep the time of pattern matching bounded on hostile pages. */
const MAX_WORD_LENGTH = 200;
const MAX_SEGMENT_LENGTH = 400;

/** Rows and segments of a page, from its words and ruled lines. */
export function readLayout(page: Page): PageLayout {
  const boxed = page.words
    .map((word, index) => ({
      index,
      text: word.text.slice(0, MAX_WORD_LENGTH),
      confidence: word.confidence,
      otherReading: word.otherReading?.slice(0, MAX_WORD_LENGTH),
      rect: toRect(word.box, page),
    }))
    .filter((word) => word.text.trim() !== '' && !(page.source !== 'text' && BAR.test(word.text)));
  const tightened = tightRects(boxed);
  const words: PageWord[] = withoutLeaders(
    boxed.map((word, index) => ({ ...word, rect: tightened[index] ?? word.rect, box: word.rect })),
  );
  const strokes = readStrokes(page);
  const layout: PageLayout & { readonly rows: Row[]; readonly segments: Segment[] } = {
    page,
    strokes,
    lineHeight: median(words.map((word) => heightOf(word.rect))) || page.height / 60,
    rows: [],
    segments: [],
  };
  const groups = groupRows(words);
  const widths = spreadWidths(groups);
  for (const group of groups) {
    const index = layout.rows.length;
    const segments = splitRow(group, strokes, widths).map((part) => {
      const segment = makeSegment(part, layout, index, layout.segments.length);
      layout.segments.push(segment);
      return segment;
    });
    layout.rows.push({ index, segments, rect: unite(group.map((word) => word.rect)) });
  }
  return layout;
}

/** Words at one height. The rows are formed here, not taken from the reader: engines cut lines at column gaps. */
function groupRows(words: readonly PageWord[]): PageWord[][] {
  const usual = median(words.map((word) => heightOf(word.rect)));
  // Dashes and dots are flat, stamps and stains are tall: neither says how high a line is.
  const lineOf = (height: number): number => Math.min(Math.max(height, 0.8 * usual), 2.5 * usual);
  // OCR boxes hug the word, so that the same share of their height is less of a line.
  const reach = words.some((word) => word.confidence < 100) ? 0.6 : 0.5;
  const rows: { words: PageWord[]; middle: number; height: number }[] = [];
  for (const word of words.toSorted((a, b) => middleY(a.rect) - middleY(b.rect))) {
    const middle = middleY(word.rect);
    const height = lineOf(heightOf(word.rect));
    const near = rows
      .slice(-4)
      .filter((row) => Math.abs(row.middle - middle) < reach * Math.min(height, row.height))
      .sort((a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle))[0];
    if (near) {
      near.middle = (near.middle * near.words.length + middle) / (near.words.length + 1);
      near.height = Math.min(near.height, height);
      near.words.push(word);
    } else rows.push({ words: [word], middle, height });
  }
  rows.sort((a, b) => a.middle - b.middle);
  return rows.map((row) => row.words.sort((a, b) => a.rect.left - b.rect.left));
}

function splitRow(
  words: readonly PageWord[],
  strokes: Strokes,
  widths: readonly SpreadWidth[],
): PageWord[][] {
  const height = median(words.map((word) => heightOf(word.rect)));
  const spread = spreadLetters(words, widths);
  const parts: PageWord[][] = [];
  let right: PageWord | undefined;
  let length = 0;
  for (const word of words) {
    const gap = right ? word.rect.left - right.rect.right : 0;
    const letters = Math.max(height, right ? Math.min(heightOf(right.rect), heightOf(word.rect)) : 0);
    // OCR boxes hug the word: capitals are lower than a line of a text layer.
    const limit =
      letters * (spreadLimit(parts.at(-1), words, word, spread) ?? (word.confidence < 100 ? 1.35 : 1));
    length += word.text.length;
    if (
      !right ||
      gap > limit ||
      length > MAX_SEGMENT_LENGTH ||
      (FRAMED.test(word.text) && gap > 0.15 * letters) ||
      isParted(strokes, right.rect, word.rect)
    ) {
      parts.push([word]);
      length = word.text.length;
    } else parts.at(-1)?.push(word);
    if (!right || word.rect.right > right.rect.right || gap > 0) right = word;
  }
  return parts;
}

/** 【個口】3箱: a label in its frame begins a part of the row by itself. */
const FRAMED = /^【[^】]+】/u;

function makeSegment(words: readonly PageWord[], layout: PageLayout, row: number, id: number): Segment {
  let text = '';
  let previous: PageWord | undefined;
  const placed: PlacedWord[] = [];
  for (const word of words) {
    if (previous && needsSpace(previous, word)) text += ' ';
    const from = text.length;
    text += word.text;
    placed.push({
      index: word.index,
      rect: word.rect,
      box: word.box,
      from,
      to: text.length,
      confidence: word.confidence,
      otherReading: word.otherReading,
    });
    previous = word;
  }
  return {
    id,
    layout,
    row,
    text,
    folded: foldWithMap(text),
    words: placed,
    rect: unite(words.map((w) => w.rect)),
  };
}

/** A line of the page as printed: engines cut Japanese into words where there is no space, and none is written there. */
export function textOfPageLine(page: Page, line: Line): string {
  let text = '';
  let left: Placed | undefined;
  for (const index of line.words) {
    const word = page.words[index];
    if (!word) continue;
    const right = { text: word.text, confidence: word.confidence, rect: toRect(word.box, page) };
    text += (left && needsSpace(left, right) ? ' ' : '') + word.text;
    left = right;
  }
  return text;
}

type Placed = Pick<PageWord, 'text' | 'rect' | 'confidence'>;

/** Engines cut Japanese into words where no space is printed; a space there needs a visible gap. */
function needsSpace(left: Placed, right: Placed): boolean {
  const gap = right.rect.left - left.rect.right;
  const height = Math.min(heightOf(left.rect), heightOf(right.rect));
  const bothCjk = isCjk(left.text.at(-1) ?? '') && isCjk(right.text[0] ?? '');
  const trusted = left.confidence >= 100 && right.confidence >= 100;
  if (bothCjk) return gap > height * (trusted ? 0.12 : 0.45);
  return (
    gap > height * (isCjk(left.text.at(-1) ?? '') || isCjk(right.text[0] ?? '') ? 0.15 : 0.05) || !trusted
  );
}

/** The place of `text.slice(from, to)` of a segment; a word used in part counts in part. */
export function rectOfRange(segment: Segment, from: number, to: number): Rect {
  return uniteRange(segment, from, to, (word) => word.rect);
}

/** The box to show for `text.slice(from, to)`: the boxes of its words as read. */
export function boxOfRange(segment: Segment, from: number, to: number): Rect {
  return uniteRange(segment, from, to, (word) => word.box);
}

function uniteRange(segment: Segment, from: number, to: number, place: (word: PlacedWord) => Rect): Rect {
  const rects: Rect[] = [];
  for (const word of segment.words) {
    if (word.to <= from || word.from >= to) continue;
    const text = segment.text.slice(word.from, word.to);
    const rect = place(word);
    const start = Math.max(0, from - word.from);
    const end = Math.min(text.length, to - word.from);
    const scale = widthOf(rect) / weigh(text);
    rects.push({
      left: rect.left + scale * weigh(text.slice(0, start)),
      right: rect.left + scale * weigh(text.slice(0, end)),
      top: rect.top,
      bottom: rect.bottom,
    });
  }
  return rects.length > 0 ? unite(rects) : segment.rect;
}

/** Set width of a text in half-width characters. */
function weigh(text: string): number {
  let sum = 0;
  for (const char of text) sum += isCjk(char) || (char >= '\uff01' && char <= '\uff60') ? 2 : 1;
  return sum;
}

/** Mean confidence of the words in a range, 0 to 100. */
export function confidenceOfRange(segment: Segment, from: number, to: number): number {
  let sum = 0;
  let weight = 0;
  for (const word of segment.words) {
    const share = Math.min(word.to, to) - Math.max(word.from, from);
    if (share <= 0) continue;
    sum += word.confidence * share;
    weight += share;
  }
  return weight > 0 ? sum / weight : 100;
}
