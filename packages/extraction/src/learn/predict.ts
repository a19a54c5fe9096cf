import type { DocumentView } from '../document.ts';
import { cleanText, trimRange } from '../fields/candidate.ts';
import type { TextRange } from '../fields/candidate.ts';
import { readKind } from '../fields/read-kind.ts';
import { heightOf, middleY } from '../layout/geometry.ts';
import { rectOfRange } from '../layout/layout.ts';
import type { PageLayout, PlacedWord, Segment } from '../layout/layout.ts';
import { locate } from './layouts/fit.ts';
import type { Fit, Point } from './layouts/fit.ts';
import { edits } from '../text/distance.ts';
import { formOf, isWhole, labelBeside } from './places.ts';
import { fold } from '../text/fold.ts';
import { findTail } from './tail.ts';
import type { LearntPlace } from './types.ts';

/** How many line heights a value may be off its place: near marks that stayed the same, and without. */
const NEAR_LINES = 0.8;
const FAR_LINES = 1.25;
/** A value may have moved so many lines if its label went with it. */
const LABEL_LINES = 6;
/** How far, in fractions of the page's width, a value's edge may be from where it was. */
const MAX_SIDEWAYS = 0.05;
const MIN_LABEL = 2;
const MAX_LABEL_EDITS = 0.34;
/** Letters that the end of a label, or a line behind it, may have been read as. */
const MAX_NOISE = 1;

/** A value found where memory says it should be. */
export interface Prediction {
  readonly value: string;
  readonly ranges: readonly TextRange[];
  /** 0 to 1: how well place, label and form agree with what is remembered. */
  readonly quality: number;
  readonly expected: ExpectedPlace;
}

/** A remembered place on a new page. */
export interface ExpectedPlace {
  readonly layout: PageLayout;
  readonly place: LearntPlace;
  readonly left: Point;
  readonly right: Point;
  /** Line height in units of the page's width. */
  readonly line: number;
}

/** Where a learnt place is on this page. */
export function expectedPlaceOf(place: LearntPlace, fit: Fit, layout: PageLayout): ExpectedPlace {
  const line = Math.max(layout.lineHeight / layout.page.width, fit.scale * place.lineHeight * 0.8);
  return {
    layout,
    place,
    left: locate(fit, place.left, place.y),
    right: locate(fit, place.right, place.y),
    line,
  };
}

/** The values at a remembered place, or where its label has moved to. */
export function predictAt(expected: ExpectedPlace, form: string | null, view: DocumentView): Prediction[] {
  const { layout, place } = expected;
  const found: Prediction[] = [];
  for (const segment of layout.segments) {
    const off = linesOff(segment, expected);
    if (off > LABEL_LINES) continue;
    for (const reading of readingsIn(segment, expected, view)) {
      const quality = rate(reading.range, off, expected, reading.fit);
      if (quality <= 0) continue;
      const shaped = form === null || isWhole(place.kind) ? 0 : formOf(reading.text) === form ? 0.1 : -0.1;
      found.push({
        value: reading.value,
        ranges: withLinesBelow(reading.range, expected),
        quality: Math.min(1, quality + shaped),
        expected,
      });
    }
  }
  return found
    .map((one) => (one.ranges.length > 1 ? { ...one, value: cleanText(one.ranges) } : one))
    .sort((a, b) => b.quality - a.quality);
}

interface RangeReading {
  readonly range: TextRange;
  readonly value: string;
  readonly text: string;
  readonly fit: number;
}

function readingsIn(segment: Segment, expected: ExpectedPlace, view: DocumentView): RangeReading[] {
  const { kind } = expected.place;
  const whole = { segment, from: 0, to: segment.text.length };
  const range = isWhole(kind) ? cutAround(whole, expected) : whole;
  if (!range) return [];
  return readKind(kind, range, view).map(({ from, to, value, fit }) => ({
    range: { segment, from, to },
    value,
    text: segment.text.slice(from, to),
    fit,
  }));
}

const linesOff = (segment: Segment, { left, line, layout }: ExpectedPlace): number =>
  Math.abs(middleY(segment.rect) / layout.page.width - left.y) / line;

/** How well a range agrees with what is remembered, 0 to 1; 0 where it cannot match. */
function rate(range: TextRange, off: number, expected: ExpectedPlace, fit: number): number {
  const { place, layout } = expected;
  const rect = rectOfRange(range.segment, range.from, range.to);
  const width = layout.page.width;
  const leftOff = Math.abs(rect.left / width - expected.left.x);
  const rightOff = Math.abs(rect.right / width - expected.right.x);
  const sideways = place.kind === 'amount' || !isWhole(place.kind) ? Math.min(leftOff, rightOff) : leftOff;
  if (sideways > MAX_SIDEWAYS) return 0;
  const label = compareLabels(place.label, labelBeside(range));
  const limit = expected.left.near ? NEAR_LINES : FAR_LINES;
  if (off > limit && label !== 'same') return 0;
  const down = off <= limit ? 1 - 0.5 * (off / limit) : 0.55 * (1 - off / (LABEL_LINES + 1));
  const across = 1 - sideways / MAX_SIDEWAYS;
  const named = label === 'same' ? 0.25 : label === 'unknown' ? 0.12 : 0;
  const quality = 0.4 * down + 0.35 * across + named + (expected.left.near ? 0.05 : 0);
  return quality * (0.6 + 0.4 * fit) * (label === 'other' ? 0.6 : 1);
}

/** Whether a label is the remembered one, another, or cannot be determined. */
export function compareLabels(known: string, found: string): 'same' | 'other' | 'unknown' {
  if (known.length < MIN_LABEL || found.length < MIN_LABEL) return 'unknown';
  if (known === found || found.endsWith(known) || known.endsWith(found)) return 'same';
  return edits(known, found) <= MAX_LABEL_EDITS * Math.max(known.length, found.length) ? 'same' : 'other';
}

/** A segment without what is printed before and behind the value in the remembered one. */
function cutAround(range: TextRange, expected: ExpectedPlace): TextRange | undefined {
  const { segment } = range;
  const { place, layout } = expected;
  const { text, at } = segment.folded;
  let { from, to } = range;
  const off = (word: PlacedWord): number => Math.abs(word.rect.left / layout.page.width - expected.left.x);
  const nearest = segment.words.toSorted((a, b) => off(a) - off(b))[0];
  const start = nearest && off(nearest) < 0.4 * MAX_SIDEWAYS ? nearest.from : undefined;
  const label = place.before.replace(/^\d+|\d+$/g, '');
  const labelAt = label.length >= MIN_LABEL ? text.indexOf(label) : -1;
  if (labelAt >= 0) from = (at[labelAt + label.length - 1] ?? -1) + 1;
  const isNoise =
    start !== undefined && start > from && fold(segment.text.slice(from, start)).length <= MAX_NOISE;
  if (start !== undefined && place.before !== '' && (labelAt < 0 || isNoise)) from = start;
  const tailAt = findTail(segment.text, place.after, layout.page.source === 'ocr');
  if (tailAt !== undefined && tailAt > from) to = tailAt;
  return trimRange({ segment, from, to }) ?? undefined;
}

/** The further lines of a value that had several. */
function withLinesBelow(range: TextRange, { place, layout, left }: ExpectedPlace): TextRange[] {
  const ranges = [range];
  if (place.lines < 2 || !isWhole(place.kind)) return ranges;
  const { segment } = range;
  let { bottom } = segment.rect;
  for (const row of layout.rows.slice(segment.row + 1)) {
    if (ranges.length >= place.lines) break;
    const next = row.segments.find(
      (other) => Math.abs(other.rect.left / layout.page.width - left.x) < MAX_SIDEWAYS,
    );
    if (!next || next.rect.top - bottom > heightOf(segment.rect)) break;
    const line = trimRange({ segment: next, from: 0, to: next.text.length });
    if (line) ranges.push(line);
    bottom = next.rect.bottom;
  }
  return ranges;
}
