import { memoize } from '../memoize.ts';
import { heightOf, middleX, overlapX } from './geometry.ts';
import type { PageLayout, Row, Segment } from './layout.ts';

/** How high a caption is at most, of the height of its value. */
const SMALLER = 0.9;
/** How far below its value a caption begins at most, in its own heights. */
const NEAR = 0.7;
/** What is below a caption is at least this many times farther away than its value. */
const FARTHER = 2;

/**
 * The lines of the value above a caption: a row of values has the row of what they are directly below it, in smaller
 * print, with nothing as near below that. None for a segment that is no such caption.
 */
export const captioned = (segment: Segment): readonly Segment[] =>
  captionsOf(segment.layout).get(segment) ?? [];

const captionsOf = memoize(({ rows }: PageLayout): ReadonlyMap<Segment, readonly Segment[]> => {
  const found = new Map<Segment, readonly Segment[]>();
  rows.forEach((row, index) => {
    for (const [caption, name] of signaturePairs(rows, index)) found.set(caption, [name]);
    const pairs = pairsOf(row, rows[index - 1], rows[index + 1]);
    if (pairs.length >= 2 && pairs.length * 2 > row.segments.length) {
      for (const [caption, value] of pairs) found.set(caption, [value]);
      // A value of two lines has its caption one row lower than the others.
      const others = row.segments.filter((one) => !found.has(one));
      for (const [caption, second] of pairsOf(
        rows[index + 1],
        { ...row, segments: others },
        rows[index + 2],
      )) {
        const first = rows[index - 1]?.segments.find((one) => isAligned(second, one));
        if (first) found.set(caption, [first, second]);
      }
    }
  });
  return found;
});

/** The lines that a paper ends with: names over "Examined by" and "Signature", with nothing below. */
function signaturePairs(rows: readonly Row[], index: number): (readonly [Segment, Segment])[] {
  const [names, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
  const first = row?.segments[0];
  if (!names || !row || !first || row.segments.length < 2) return [];
  const reach = SIGNED * heightOf(first.rect);
  const isLast = below === undefined || below.rect.top - row.rect.bottom > reach;
  if (!isLast || row.rect.top - names.rect.bottom > reach) return [];
  if (!row.segments.some(({ text }) => SIGNS.test(text))) return [];
  if (names.segments.length !== row.segments.length) return [];
  const pairs = row.segments.map((caption, at) => [caption, names.segments[at] ?? caption] as const);
  return pairs.every(([caption, name]) => overlapX(caption.rect, name.rect) > 0 && IS_NAME.test(name.text))
    ? pairs
    : [];
}

/** How far from its name a caption of a signature is at most, in its own heights. */
const SIGNED = 2.2;
const SIGNS = /\b(?:by|signature|signed)\b/i;
const IS_NAME = /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,3}$/u;

/** The captions of a row, each with what it is set under. */
function pairsOf(
  row: Row | undefined,
  above: Row | undefined,
  below: Row | undefined,
): (readonly [Segment, Segment])[] {
  return (row?.segments ?? []).flatMap((caption) => {
    const value = above?.segments.find((one) => isSetUnder(caption, one));
    return value && isNearer(caption, value, below) ? [[caption, value] as const] : [];
  });
}

/** In smaller print right below the other, and aligned with it. */
function isSetUnder(caption: Segment, value: Segment): boolean {
  const height = heightOf(caption.rect);
  const isNear = caption.rect.top - value.rect.bottom <= NEAR * height;
  const isSmall = height <= SMALLER * heightOf(value.rect);
  return isNear && isSmall && !/\d/.test(caption.text) && isAligned(caption, value);
}

function isAligned({ rect }: Segment, { rect: other }: Segment): boolean {
  const edge = heightOf(rect) / 2;
  return (
    overlapX(rect, other) > 0 &&
    (Math.abs(rect.left - other.left) < edge ||
      Math.abs(rect.right - other.right) < edge ||
      Math.abs(middleX(rect) - middleX(other)) < edge)
  );
}

function isNearer({ rect }: Segment, value: Segment, below: Row | undefined): boolean {
  const under = below?.segments.find((one) => overlapX(one.rect, rect) > 0);
  const gap = Math.max(rect.top - value.rect.bottom, 0.1 * heightOf(rect));
  return under === undefined || under.rect.top - rect.bottom > FARTHER * gap;
}
