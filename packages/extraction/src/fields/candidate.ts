import type { DocumentView } from '../document.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import { boxOfRange, confidenceOfRange } from '../layout/layout.ts';
import type { Segment } from '../layout/layout.ts';
import { toBox, unite } from '../layout/geometry.ts';
import { tidy } from '../text/fold.ts';
import type { DoubtReason, FoundValue } from '../types.ts';

/** Part of a segment's text: from `from` up to, not including, `to`. */
export interface TextRange {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
}

/** A value that may be the one asked for, with its place and how well it fits (0 to 1). */
export interface Candidate {
  readonly value: string;
  readonly ranges: readonly TextRange[];
  readonly score: number;
  /** Why it may be wrong even where nothing competes with it. */
  readonly doubt?: DoubtReason | undefined;
}

/** Finds values on the pages that may be what a query asks for. */
export type CandidateMaker = (query: FieldQuery, view: DocumentView) => readonly Candidate[];

export const NOTHING: FoundValue = {
  value: null,
  text: null,
  confidence: null,
  page: null,
  box: null,
  reason: null,
};

/** The printed text of a candidate, line by line joined with spaces. */
export function textOf(candidate: Pick<Candidate, 'ranges'>): string {
  return candidate.ranges
    .map((one) => one.segment.text.slice(one.from, one.to).trim())
    .join(' ')
    .trim();
}

/**
 * How surely all of a candidate was read rightly, 0 to 100: between the mean and the worst word, and less the more
 * words there are, since each may be misread. 100 for a text layer.
 */
export function readingOf(candidate: Pick<Candidate, 'ranges'>): number {
  let [sum, length, words, least] = [0, 0, 0, 100];
  for (const { segment, from, to } of candidate.ranges) {
    sum += confidenceOfRange(segment, from, to) * (to - from);
    length += to - from;
    for (const word of segment.words) {
      if (word.to <= from || word.from >= to) continue;
      words++;
      least = Math.min(least, word.confidence);
    }
  }
  if (length === 0) return 100;
  const mean = sum / length;
  return mean >= 100 ? 100 : (0.6 * mean + 0.4 * least) * 0.96 ** Math.max(0, words - 2);
}

/** What is answered of a candidate: its box is on the page of its first range. `confidence` is 0 to 100. */
export function toFound(candidate: Candidate, confidence: number, reason: DoubtReason | null): FoundValue {
  const layout = candidate.ranges[0]?.segment.layout;
  if (!layout) return NOTHING;
  const here = candidate.ranges.filter((one) => one.segment.layout === layout);
  const rect = unite(here.map((one) => boxOfRange(one.segment, one.from, one.to)));
  return {
    value: candidate.value,
    text: textOf(candidate),
    confidence: Math.round(confidence),
    page: layout.page.number,
    box: toBox(rect, layout.page),
    reason,
  };
}

/** A text range without the spaces and loose punctuation at its ends; null when nothing is left. */
export function trimRange(range: TextRange): TextRange | null {
  const trimmed = trimText(range.segment.text.slice(range.from, range.to));
  if (trimmed === null) return null;
  return { segment: range.segment, from: range.from + trimmed.from, to: range.from + trimmed.to };
}

/** Where a text begins and ends without the spaces and loose punctuation at its ends; null when nothing is left. */
export function trimText(text: string): { readonly from: number; readonly to: number } | null {
  const head = /^(?:[\s:：=＝,、;；・|｜>＞…#＃】］]|\.(?=\s))*/u.exec(text)?.[0].length ?? 0;
  const tail = /[\s:：,、;；|｜…]*$/u.exec(text.slice(head))?.[0].length ?? 0;
  const to = text.length - tail;
  return to > head ? { from: head, to } : null;
}

/** The text of ranges, cleaned, as a value. */
export function cleanText(ranges: readonly TextRange[]): string {
  return tidy(textOf({ ranges }));
}
