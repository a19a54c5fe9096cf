import { heightOf, median, unite, verticalOverlap, widthOf, type RawWord, type Rect } from '../geometry.ts';
import { findComponents, INK, nextInk, type Component } from './components.ts';
import type { Grey } from './grey.ts';

/** Triangles are about as high as letters, in shares of the page's usual letter, and nearly equilateral. */
const HEIGHTS = { min: 0.4, max: 2.5 };
const SHAPES = { min: 0.75, max: 1.5 };
/** Of fewer pixels in height no shape is recognised. */
const MIN_HEIGHT = 9;
/**
 * How far, on average, the sides may run from straight ones, in shares of the width and in pixels. The kana ム is an open triangle on one
 * side only, 〒 and T are nearly filled ones on their heads: those shapes may bend less, nowhere by more than the last.
 */
const FILLED = { bend: 0.06, most: Infinity };
const STRICT = { bend: 0.04, most: 0.12 };
const BLUR = { bend: 0.5, most: 1 };
/** In fewer pixels parts of kanji are open triangles as well, and 〒 before a postcode is one on its head. */
const MIN_OPEN = 11;
const MIN_HEAD_DOWN = 16;
/** Share of ink within a filled triangle, and within the middle of an open one. */
const MIN_FILLED = 0.87;
const MAX_OPEN = 0.2;
/** The base is inked over at least this share of its middle: the letter A has no base. */
const MIN_BASE = 0.9;
/** A sign is at most this many times its height before its number. */
const MAX_GAP = 1.6;

/** A triangle before a number: in Japan the sign of a negative amount. */
export interface Triangle {
  readonly text: '▲' | '△' | '▼';
  readonly rect: Rect;
}

/**
 * Triangles on a page, by their shape: no reader of letters knows them (Tesseract's alphabets lack them), and left out they make a negative
 * amount positive. `clean` has even light and without ruled lines; `letter` is the usual height of its letters in pixels.
 */
export function findTriangles(clean: Grey, letter: number): Triangle[] {
  return findComponents(clean).flatMap((blob) => {
    const text = isOfSize(blob, letter) ? triangleIn(clean, blob) : undefined;
    return text === undefined ? [] : [{ text, rect: blob }];
  });
}

function isOfSize(blob: Component, letter: number): boolean {
  const [width, height] = [widthOf(blob), heightOf(blob)];
  return (
    height >= Math.max(MIN_HEIGHT, letter * HEIGHTS.min) &&
    height <= letter * HEIGHTS.max &&
    width >= height * SHAPES.min &&
    width <= height * SHAPES.max
  );
}

function triangleIn(grey: Grey, rect: Rect): Triangle['text'] | undefined {
  const rows = rowsOf(grey, rect);
  const up = { grey, rect, rows };
  if (isTriangle(up, FILLED) && isFilled(up)) return '▲';
  if (rows.length >= MIN_OPEN && isTriangle(up, STRICT) && isOpen(up)) return '△';
  const down = { grey, rect, rows: rows.toReversed() };
  return rows.length >= MIN_HEAD_DOWN && isTriangle(down, STRICT) && isFilled(down) ? '▼' : undefined;
}

/** A blob with its rows from the apex to the base. */
interface Blob {
  readonly grey: Grey;
  readonly rect: Rect;
  readonly rows: readonly Row[];
}

/** First and last pixel of ink of each row, from the left edge of the rectangle. */
interface Row {
  readonly y: number;
  readonly first: number;
  readonly last: number;
}

function rowsOf({ data, width }: Grey, { left, right, top, bottom }: Rect): Row[] {
  return Array.from({ length: bottom - top }, (_, row) => {
    const [from, to] = [(top + row) * width + left, (top + row) * width + right];
    let last = to - 1;
    while (last > from && (data[last] ?? 255) >= INK) last--;
    return { y: top + row, first: nextInk(data, from, to) - from, last: last - from };
  });
}

/** How far the left side of a triangle is from the edge in a row. */
const sideOf = ({ rect, rows }: Blob, row: number): number =>
  (widthOf(rect) / 2) * (1 - (row + 1) / rows.length);

/** Whether the rows widen evenly from the apex to a base. */
function isTriangle(blob: Blob, { bend, most }: typeof FILLED): boolean {
  const width = widthOf(blob.rect);
  const bends = blob.rows.flatMap(({ first, last }, index) => [
    Math.abs(first - sideOf(blob, index)),
    Math.abs(width - 1 - last - sideOf(blob, index)),
  ]);
  const base = blob.rows.slice(-2).map((row) => inked(blob, row, 1 / 2));
  return (
    mean(bends) <= width * bend + BLUR.bend &&
    Math.max(...bends) <= width * most + BLUR.most &&
    Math.max(...base) >= MIN_BASE
  );
}

const isFilled = (blob: Blob): boolean =>
  mean(blob.rows.map((row, index) => inked(blob, row, 1 - (sideOf(blob, index) * 2) / widthOf(blob.rect)))) >=
  MIN_FILLED;

function isOpen(blob: Blob): boolean {
  const height = blob.rows.length;
  const middle = blob.rows.slice(Math.round(height * 0.5), Math.round(height * 0.75));
  return mean(middle.map((row) => inked(blob, row, 1 / 5))) <= MAX_OPEN;
}

/** How much of the middle of a row is ink, `share` of the rectangle's width wide. */
function inked({ grey: { data, width }, rect }: Blob, { y }: Row, share: number): number {
  const middle = (rect.left + rect.right) / 2;
  const half = Math.max(0.5, (widthOf(rect) * share) / 2);
  const [from, to] = [
    Math.round(middle - half),
    Math.max(Math.round(middle + half), Math.round(middle - half) + 1),
  ];
  let ink = 0;
  for (let x = from; x < to; x++) if ((data[y * width + x] ?? 255) < INK) ink++;
  return ink / (to - from);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The picture with its triangles painted over in the level of the paper around each: readers take them for digits and kana. */
export function withoutTriangles(grey: Grey, triangles: readonly Triangle[]): Grey {
  if (triangles.length === 0) return grey;
  const data = Uint8Array.from(grey.data);
  for (const { rect } of triangles) {
    const [left, right] = [Math.max(0, rect.left - 1), Math.min(grey.width, rect.right + 1)];
    const [top, bottom] = [Math.max(0, rect.top - 1), Math.min(grey.height, rect.bottom + 1)];
    const around: number[] = [];
    for (let y = top; y < bottom; y++) around.push(grey.data[y * grey.width + left] ?? 255);
    for (let x = left; x < right; x++) around.push(grey.data[top * grey.width + x] ?? 255);
    const paper = median(around);
    for (let y = top; y < bottom; y++) data.fill(paper, y * grey.width + left, y * grey.width + right);
  }
  return { ...grey, data };
}

/** Puts triangles back before the words that follow them; one that nothing follows is a word of its own. */
export function withTriangles(words: readonly RawWord[], triangles: readonly Triangle[]): RawWord[] {
  const all = [...words];
  for (const triangle of triangles) {
    const index = wordAfter(all, triangle.rect);
    const word = all[index];
    if (word === undefined) all.push({ ...triangle, confidence: SURE });
    else all[index] = signed(word, triangle);
  }
  return all;
}

/** A shape is either this or none. */
const SURE = 95;

/** The nearest word on the same line that begins after a triangle, or overlaps it. */
function wordAfter(words: readonly RawWord[], rect: Rect): number {
  let [best, nearest] = [-1, heightOf(rect) * MAX_GAP];
  words.forEach((word, index) => {
    if (word.vertical === true || verticalOverlap(word.rect, rect) < 0.5 || word.rect.right <= rect.right)
      return;
    const gap = Math.max(0, word.rect.left - rect.right);
    if (gap < nearest) [best, nearest] = [index, gap];
  });
  return best;
}

function signed(word: RawWord, { text, rect }: Triangle): RawWord {
  const place = placeIn(word, rect);
  const put = (some: string) => some.slice(0, place) + text + some.slice(place);
  return {
    ...word,
    text: put(word.text),
    rect: unite([word.rect, rect]),
    ...(word.otherReading !== undefined && { otherReading: put(word.otherReading) }),
  };
}

/** Before which of its characters a triangle is within a word: the start of a number, as near to its place as there is one. */
function placeIn({ text, rect: { left, right } }: RawWord, rect: Rect): number {
  const at = ((rect.left + rect.right) / 2 - left) / Math.max(1, right - left);
  const starts = [...text.matchAll(/(?<![\d.,¥￥\\])[¥￥\\]?\d/g)].map((match) => match.index);
  if (at <= 0 || starts.length === 0) return 0;
  return starts.reduce((a, b) => (Math.abs(b / text.length - at) < Math.abs(a / text.length - at) ? b : a));
}
