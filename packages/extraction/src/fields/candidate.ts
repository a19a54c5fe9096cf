import { boxOfRange, confidenceOfRange } from '../layout/layout.ts';
import type { Segment } from '../layout/layout.ts';
import { toBox, unite } from '../layout/geometry.ts';
import { tidy } from '../text/fold.ts';
import type { DoubtReason, FoundValue } from '../types.ts';

/** A stretch of a segment's text. */
export interface Stretch {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
}

/** A value that may be the one asked for, with where it stands and how well it fits (0 to 1). */
export interface Candidate {
  readonly value: string;
  readonly stretches: readonly Stretch[];
  readonly score: number;
  /** Why it may be wrong even where nothing competes with it. */
  readonly doubt?: DoubtReason | undefined;
}

export const NOTHING: FoundValue = {
  value: null,
  text: null,
  confidence: null,
  page: null,
  box: null,
  reason: null,
};

/** The printed text of a candidate, line by line joined with spaces. */
export function textOf(candidate: Pick<Candidate, 'stretches'>): string {
  return candidate.stretches
    .map((one) => one.segment.text.slice(one.from, one.to).trim())
    .join(' ')
    .trim();
}

/**
 * How surely all of a candidate was read rightly, 0 to 100: between the mean and the worst word, and less the more
 * words there are, since each may be misread. 100 for a text layer.
 */
export function readingOf(candidate: Pick<Candidate, 'stretches'>): number {
  let [sum, length, words, least] = [0, 0, 0, 100];
  for (const { segment, from, to } of candidate.stretches) {
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

export function toFound(candidate: Candidate, confidence: number, reason: DoubtReason | null): FoundValue {
  const layout = candidate.stretches[0]?.segment.layout;
  if (!layout) return NOTHING;
  const here = candidate.stretches.filter((one) => one.segment.layout === layout);
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

/** A stretch without the spaces and loose punctuation at its ends; null when nothing is left. */
export function trimStretch(stretch: Stretch): Stretch | null {
  const text = stretch.segment.text.slice(stretch.from, stretch.to);
  const lead = /^(?:[\s:：=＝,、;；・|｜>＞…#＃]|\.(?=\s))*/u.exec(text)?.[0].length ?? 0;
  const tail = /[\s:：,、;；|｜…]*$/u.exec(text.slice(lead))?.[0].length ?? 0;
  const from = stretch.from + lead;
  const to = stretch.to - tail;
  return to > from ? { segment: stretch.segment, from, to } : null;
}

/** Cleaned text of stretches as a value. */
export function cleanText(stretches: readonly Stretch[]): string {
  return tidy(textOf({ stretches }));
}
