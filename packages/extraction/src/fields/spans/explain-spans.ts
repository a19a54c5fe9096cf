import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { NOTHING } from '../candidate.ts';
import { foundByRules } from '../find-field.ts';
import { likelihoods, reasonsOf, scoreOf } from './ensemble.ts';
import { weighSpans } from './evidence.ts';
import { ranking } from './fitted.ts';

/** A span with how likely it is right by the ranking, 0 to 1, and why. */
export interface ExplainedSpan {
  readonly text: string;
  readonly likely: number;
  /** The numbers of its evidence that moved it most, with by how much; the largest first. */
  readonly reasons: readonly (readonly [name: string, by: number])[];
}

/** So many spans are explained, each by so many numbers. */
const SPANS = 3;
const REASONS = 5;

/** The likeliest spans for a question, for those who look for the cause of an answer. */
export function explainSpans(query: FieldQuery, view: DocumentView): ExplainedSpan[] {
  const weighed = weighSpans(query, foundByRules(query, view) ?? NOTHING, view);
  const likely = likelihoods(weighed.map(({ evidence }) => scoreOf(ranking(), evidence)));
  return weighed
    .map(({ span, evidence }, index) => ({ text: span.text, evidence, likely: likely[index] ?? 0 }))
    .toSorted((a, b) => b.likely - a.likely)
    .slice(0, SPANS)
    .map(({ evidence, ...one }) => ({ ...one, reasons: reasonsOf(ranking(), evidence, REASONS) }));
}
