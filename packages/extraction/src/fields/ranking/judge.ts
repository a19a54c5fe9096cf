import { toProbability } from '../../confidence.ts';
import type { DoubtReason, FoundValue } from '../../types.ts';
import { NOTHING, readingOf, toFound } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';
import { DISAGREED } from '../second-reading.ts';

/** A value that is this unlikely (in percent) is noise that was read from a stain. */
const MIN_PROBABILITY = 24;
/** In a text layer nothing is misread: what is this unlikely is another thing. */
const MIN_PROBABILITY_TEXT_LAYER = 28;

/** The best candidate with what speaks for and against it. */
export interface Judged {
  readonly best: Candidate;
  readonly rival: Candidate | undefined;
  readonly all: readonly Candidate[];
  /** The document's own sums speak against it. */
  readonly contradicted: boolean;
  /** What a second reader read in its place, where the two disagree. */
  readonly other: string | null;
}

/** The best candidate as an answer: how likely it is right, and why it is doubted; nothing where it is too unlikely. */
export function judge({ best, rival, all, contradicted, other }: Judged): FoundValue {
  const reading = readingOf(best);
  const agreeing = all.filter((one) => one.value === best.value).length;
  const margin = rival ? best.score - rival.score : best.score;
  let confidence = best.score + (agreeing > 1 ? 0.03 : 0);
  let reason: DoubtReason | null = best.doubt ?? null;
  const others = all.filter((one) => one.value === rival?.value).length;
  if (margin < 0.08) {
    // Printed more often than its rival, it is the likelier one.
    confidence -= agreeing > others ? 0.12 : 0.25;
    reason ??= 'AMBIGUOUS';
  }
  if (best.doubt === 'AMBIGUOUS_DATE_ORDER') confidence *= 0.65;
  if (contradicted) {
    confidence *= 0.75;
    reason = 'SUM_MISMATCH';
  }
  if (other !== null) {
    confidence *= DISAGREED;
    reason = 'READERS_DISAGREE';
  }
  if (best.score < 0.65) reason ??= 'WEAK_LABEL';
  if (reading < 75) reason ??= 'LOW_OCR_CONFIDENCE';
  const probability = toProbability(confidence, reading);
  return probability < (reading >= 100 ? MIN_PROBABILITY_TEXT_LAYER : MIN_PROBABILITY)
    ? NOTHING
    : { ...toFound(best, probability, reason), ...(other !== null && { otherReading: other }) };
}
