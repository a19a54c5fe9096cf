import type { DocumentView } from '../../../document.ts';
import type { FieldQuery } from '../../../instruction/field-query.ts';
import type { FoundValue } from '../../../types.ts';
import { textOf } from '../../candidate.ts';
import { clauseAnswers } from '../clause-answers.ts';
import type { ClauseAnswer } from '../clause-answers.ts';
import { labelAnswers } from '../label-answers.ts';
import type { LabelAnswer } from '../label-answers.ts';
import { labelsByModel } from '../labels.ts';
import { evidenceOfAnswer, evidenceOfClause, evidenceOfRules, isSame, sharedEvidence } from './evidence.ts';
import type { Evidence, Weighed } from './evidence.ts';
import { isNextTo, ownLabel, placeAt } from './places.ts';

/** Where a value for a question comes from. */
export type Source = 'rules' | 'label' | 'clause';

/** A value that may answer a question: of the rules, at a label, or in a sentence. */
export interface Option {
  readonly from: Source;
  readonly value: string;
  readonly text: string;
  /** None of the rules' own value. */
  readonly answer: LabelAnswer | ClauseAnswer | undefined;
  readonly evidence: Evidence;
}

/** Answers at labels that are weighed, the best first, each with another value. */
const MAX_ANSWERS = 3;

/** A label without a value that fits more, and better than one with a value by that gap, is the one that is asked for. */
const EMPTY = 1;
const EMPTY_GAP = 0.25;

/** The values that may answer a question, each with what speaks for and against it. */
export function optionsFor(query: FieldQuery, found: FoundValue, view: DocumentView): Option[] {
  const labels = labelsByModel(query, view);
  const answers = distinct(labelAnswers(query, view, labels));
  const weighed = {
    query,
    view,
    found,
    labels,
    answers,
    clauses: distinct(clauseAnswers(query, view)),
    own: found.value === null ? undefined : ownLabel(found, query, labels, view),
  };
  const shared = sharedEvidence(weighed);
  return [...ofRules(weighed, shared), ...atLabels(weighed, shared), ...inClauses(weighed, shared)];
}

function distinct<One extends { readonly value: string }>(answers: readonly One[]): One[] {
  const seen = new Set<string>();
  return answers.filter(({ value }) => !seen.has(value) && seen.add(value));
}

function ofRules(weighed: Weighed, shared: Evidence): Option[] {
  const { value, text } = weighed.found;
  if (value === null) return [];
  const evidence = { ...shared, ...evidenceOfRules(weighed) };
  return [{ from: 'rules', value, text: text ?? '', answer: undefined, evidence }];
}

function atLabels(weighed: Weighed, shared: Evidence): Option[] {
  return weighed.answers
    .slice(0, MAX_ANSWERS)
    .filter((answer) => isAnother(answer, weighed) && isAskedFor(answer, weighed))
    .map((answer) => ({
      from: 'label',
      value: answer.value,
      text: textOf(answer),
      answer,
      evidence: { ...shared, ...evidenceOfAnswer(answer, weighed) },
    }));
}

/** Whether an answer is another value than the rules', and not one of several that its label has: beside it, under it, in the next line, or in the same words. */
function isAnother(answer: LabelAnswer, { found, view, own }: Weighed): boolean {
  if (isSame(answer, found)) return false;
  if (found.value === null) return true;
  const place = placeAt(found, answer.label, view);
  if (place === 'named' || place === 'row' || isNextTo(found, answer)) return false;
  // In a table the label is a column's head; in a form each value of a column is under its own label.
  return place !== 'column' || (own !== undefined && placeAt(found, own, view) === 'column');
}

/** Whether an answer's label is the one that is asked for: no label without a value fits far better, and none of the same words has another value. */
function isAskedFor({ label, value }: LabelAnswer, { labels, answers }: Weighed): boolean {
  if ((labels[0]?.rate ?? 0) > Math.max(EMPTY, label.rate + EMPTY_GAP)) return false;
  return answers.every((one) => one.label.label !== label.label || one.value === value);
}

function inClauses(weighed: Weighed, shared: Evidence): Option[] {
  const [clause] = weighed.clauses;
  if (clause === undefined || isSame(clause, weighed.found)) return [];
  const evidence = { ...shared, ...evidenceOfClause(clause, weighed) };
  return [{ from: 'clause', value: clause.value, text: textOf(clause), answer: clause, evidence }];
}
