import { memoize } from './memoize.ts';
import { toBox, unite } from './layout/geometry.ts';
import { boxOfRange, readLayout } from './layout/layout.ts';
import type { Segment } from './layout/layout.ts';
import { readingOf } from './fields/candidate.ts';
import type { TextRange } from './fields/candidate.ts';
import { fold } from './text/fold.ts';
import type { Box, Page } from './types.ts';

/** Most lines that one quotation is followed over, and most steps in doing so: repeated lines branch at every one. */
const MAX_LINES = 40;
const MAX_STEPS = 4000;

/** Where a quotation is: its page, the union of its words' boxes, and how surely those words were read. */
export interface Evidence {
  readonly page: number;
  readonly box: Box;
  /** As printed there. */
  readonly text: string;
  /** 0 to 100: 100 for a text layer. */
  readonly reading: number;
}

const segmentsOf = memoize((page: Page): readonly Segment[] => readLayout(page).segments);

/**
 * Finds a verbatim quotation on the pages; undefined where it is not there. Spaces, widths, case and
 * punctuation may differ, letters and digits may not. A quotation may run over several lines of one block.
 */
export function groundQuote(pages: readonly Page[], quote: string): Evidence | undefined {
  const wanted = fold(quote);
  if (wanted === '') return undefined;
  for (const page of pages) {
    const segments = segmentsOf(page);
    const found = findWithin(segments, wanted) ?? findAcross(segments, wanted);
    if (found) return toEvidence(page, found);
  }
  return undefined;
}

/** Finds a quotation that runs over several lines of one block; undefined where it is on one line, or nowhere. */
export function groundOverLines(pages: readonly Page[], quote: string): Evidence | undefined {
  const wanted = fold(quote);
  for (const page of pages) {
    const segments = segmentsOf(page);
    const found = findWithin(segments, wanted) === undefined && findAcross(segments, wanted);
    if (found) return toEvidence(page, found);
  }
  return undefined;
}

/**
 * Every place in one segment where a quotation is printed as whole words, in reading order, at most `most`; empty where
 * it only runs over lines. A short cell ("2") is printed in many places: its row says which one is quoted.
 */
export function groundAll(pages: readonly Page[], quote: string, most: number): Evidence[] {
  const wanted = fold(quote);
  const found: Evidence[] = [];
  if (wanted === '') return found;
  for (const page of pages) {
    for (const segment of segmentsOf(page)) {
      const { text, starts } = segment.folded;
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
        const end = at + wanted.length;
        if (starts[at] && starts[end]) found.push(toEvidence(page, [rangeOf(segment, at, end)]));
        if (found.length >= most) return found;
      }
    }
  }
  return found;
}

function findWithin(segments: readonly Segment[], wanted: string): TextRange[] | undefined {
  let inside: TextRange[] | undefined;
  for (const segment of segments) {
    const start = segment.folded.text.indexOf(wanted);
    if (start < 0) continue;
    const end = start + wanted.length;
    const found = [rangeOf(segment, start, end)];
    if (segment.folded.starts[start] && segment.folded.starts[end]) return found;
    inside ??= found;
  }
  return inside;
}

function rangeOf(segment: Segment, start: number, end: number): TextRange {
  const { at } = segment.folded;
  return { segment, from: at[start] ?? 0, to: (at[end - 1] ?? 0) + 1 };
}

/** A quotation over lines: it ends one segment and continues at the start of one that follows in the row or below. */
function findAcross(segments: readonly Segment[], wanted: string): readonly TextRange[] | undefined {
  const steps = { left: MAX_STEPS };
  for (const segment of segments) {
    const tail = overlapAtEnd(segment.folded.text, wanted);
    if (tail === 0) continue;
    const length = segment.folded.text.length;
    const start = { ...rangeOf(segment, length - tail, length), to: segment.text.length };
    const found = follow([start], wanted.slice(tail), steps);
    if (found) return found;
  }
  return undefined;
}

function follow(
  found: readonly TextRange[],
  rest: string,
  steps: { left: number },
): readonly TextRange[] | undefined {
  if (rest === '') return found;
  const from = found.at(-1)?.segment;
  if (!from || found.length >= MAX_LINES) return undefined;
  // Segments are in the order of their rows; only those of this row and the two below it may continue.
  const { rows } = from.layout;
  for (const next of rows.slice(from.row, from.row + 3).flatMap((row) => row.segments)) {
    if (next === from) continue;
    const text = next.folded.text;
    if (text === '' || !(text.startsWith(rest) || rest.startsWith(text))) continue;
    if (steps.left-- <= 0) return undefined;
    const used = Math.min(text.length, rest.length);
    const more = follow([...found, rangeOf(next, 0, used)], rest.slice(used), steps);
    if (more) return more;
  }
  return undefined;
}

/** How many letters at the end of a text are the beginning of the quotation; at least two, less than all of it. */
function overlapAtEnd(text: string, wanted: string): number {
  for (let length = Math.min(text.length, wanted.length - 1); length >= 2; length--) {
    if (text.endsWith(wanted.slice(0, length))) return length;
  }
  return 0;
}

function toEvidence(page: Page, ranges: readonly TextRange[]): Evidence {
  const rect = unite(ranges.map((one) => boxOfRange(one.segment, one.from, one.to)));
  const text = ranges.map((one) => one.segment.text.slice(one.from, one.to)).join(' ');
  return { page: page.number, box: toBox(rect, page), text, reading: readingOf({ ranges }) };
}
