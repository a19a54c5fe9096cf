import { viewDocument } from './document.ts';
import { answerAll, weighField } from './fields/find-field.ts';
import { explainSpans } from './fields/spans/explain-spans.ts';
import type { ExplainedSpan } from './fields/spans/explain-spans.ts';
import { rankCandidates } from './fields/ranking/rank.ts';
import { textOf } from './fields/candidate.ts';
import { labelAnswers } from './fields/worded/label-answers.ts';
import { understand } from './instruction/understand.ts';
import type { FieldInstruction, FoundValue, Page } from './types.ts';

/** What was weighed for one field: the answer, and every value that competed for it, the best first. */
export interface ExplainedField {
  readonly found: FoundValue;
  readonly candidates: readonly {
    readonly value: string;
    readonly text: string;
    /** How well it fits, 0 to 1. */
    readonly score: number;
  }[];
  /** The likeliest spans, each with how likely it is by the ranking (0 to 1), and the numbers of its evidence that moved it most. */
  readonly spans: readonly ExplainedSpan[];
  /** The values at the labels nearest to what is asked by the label model, the nearest first. */
  readonly atLabels: readonly { readonly label: string; readonly value: string; readonly text: string }[];
}

/** Why fields are answered as they are: their candidates, for benchmarks that look for the cause of a miss. */
export function explainFields(pages: readonly Page[], fields: readonly FieldInstruction[]): ExplainedField[] {
  const view = viewDocument(pages);
  const questions = fields.map((field) => weighField(understand(field), view));
  const answers = answerAll(questions, view);
  return questions.map(({ query, found }, index) => {
    const candidates = rankCandidates(query, view).map((one) => ({
      value: one.value,
      text: textOf(one),
      score: one.score,
    }));
    const atLabels = labelAnswers(query, view).map((answer) => ({
      label: answer.label.label,
      value: answer.value,
      text: textOf(answer),
    }));
    return {
      found: answers[index] ?? found,
      candidates,
      spans: explainSpans(query, view),
      atLabels,
    };
  });
}
