import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Kind } from '../../lexicon/index.ts';
import type { Candidate } from '../candidate.ts';
import { candidatesAt } from '../label-candidates.ts';
import { BY_KIND, likelyKinds } from './answer-kinds.ts';
import type { KindShare } from './answer-kinds.ts';
import { labelsByModel } from './labels.ts';
import { mayAnswer } from './may-answer.ts';
import type { RatedLabel } from './labels.ts';

/** So many labels are asked for their values, the nearest first. */
const MAX_LABELS = 10;
/** Letters that a line may have beside the value and as many as that: with more it is a sentence. */
const MAX_BESIDE = 20;
/** How strongly a label is taken to mean its value, and how surely the value is its own or it is none. */
const STRENGTH = 0.8;
const MIN_SCORE = 0.5;

/** A value at a label, with how well label and kind of value fit a question: up to about 1.5. */
export interface LabelAnswer extends Candidate {
  readonly kind: Kind;
  readonly label: RatedLabel;
  readonly fit: number;
}

/** What the labels of a document answer to a question by the label model, the best first; one answer a label. */
export function labelAnswers(
  query: FieldQuery,
  view: DocumentView,
  labels = labelsByModel(query, view),
): LabelAnswer[] {
  const kinds = likelyKinds(query);
  return labels
    .slice(0, MAX_LABELS)
    .flatMap((label) => bestAt(label, kinds, query, view) ?? [])
    .toSorted((a, b) => b.fit - a.fit);
}

function bestAt(
  label: RatedLabel,
  kinds: readonly KindShare[],
  query: FieldQuery,
  view: DocumentView,
): LabelAnswer | undefined {
  for (const { kind, share } of kinds) {
    const asked = { ...query, kind, concept: undefined };
    const [found] = valuesAt(label, asked, view)
      .filter((one) => one.score > MIN_SCORE && !isInSentence(one, label) && mayAnswer(one, kind, query))
      .toSorted((a, b) => b.score - a.score);
    if (found !== undefined)
      return {
        ...found,
        doubt: 'WEAK_LABEL',
        kind,
        label,
        fit: label.rate + BY_KIND * Math.log(share / (kinds[0]?.share ?? 1)),
      };
  }
  return undefined;
}

/** The values that a label has by its place. */
const valuesAt = ({ segment, from, to }: RatedLabel, asked: FieldQuery, view: DocumentView): Candidate[] =>
  candidatesAt({ segment, from, to, strength: STRENGTH, relation: 'beside' }, asked, view);

/** Whether a value is a part of a sentence that is not the label's own. */
function isInSentence({ ranges: [range] }: Candidate, { segment }: RatedLabel): boolean {
  if (range === undefined || range.segment === segment) return false;
  return range.segment.text.length > MAX_BESIDE + 2 * (range.to - range.from);
}
