import type { DocumentView } from '../../../document.ts';
import type { FieldQuery } from '../../../instruction/field-query.ts';
import { withoutSurroundings } from '../../../instruction/places.ts';
import type { Kind } from '../../../lexicon/index.ts';
import { fold } from '../../../text/fold.ts';
import type { FoundValue } from '../../../types.ts';
import { hasShape } from '../../../values/name-shapes.ts';
import { textOf } from '../../candidate.ts';
import type { Candidate } from '../../candidate.ts';
import { likelyKinds } from '../answer-kinds.ts';
import type { ClauseAnswer } from '../clause-answers.ts';
import { wordingsOfText } from '../known-labels.ts';
import type { LabelAnswer } from '../label-answers.ts';
import { bestRate, ratedLabels } from '../labels.ts';
import type { RatedLabel } from '../labels.ts';

/** What speaks for and against a value, by name; all of them numbers. */
export type Evidence = Readonly<Record<string, number>>;

/** Everything that the values for a question are weighed by. */
export interface Weighed {
  readonly query: FieldQuery;
  readonly view: DocumentView;
  /** What the rules found. */
  readonly found: FoundValue;
  /** The labels by how near they are to the question. */
  readonly labels: readonly RatedLabel[];
  /** What they answer, the best first, and each value once. */
  readonly answers: readonly LabelAnswer[];
  readonly clauses: readonly ClauseAnswer[];
  /** The label that leads to what the rules found. */
  readonly own: RatedLabel | undefined;
}

/** What there is none of is far from any question. */
const NONE = -0.5;
/** What a page with more values than one that fits would have beside it. */
const OTHER = 0.3;
/** A printed text is a label of the lexicon if it is as much like one. */
const MIN_QUALITY = 0.85;
/** Kinds of values with digits. */
const NUMERIC: ReadonlySet<Kind> = new Set([
  'amount',
  'date',
  'number',
  'percent',
  'code',
  'account',
  'phone',
]);

const flag = (is: boolean): number => (is ? 1 : 0);
const digitsIn = (text: string): number =>
  text.length === 0 ? 0 : text.replaceAll(/\D/g, '').length / text.length;

/** Whether an answer is the value that the rules found, or its figure without the unit. */
export function isSame(answer: Candidate, { value, text }: FoundValue): boolean {
  if (answer.value === value) return true;
  const printed = textOf(answer);
  return (
    text !== null &&
    (fold(printed) === fold(text) || (text.startsWith(printed) && UNIT.test(text.slice(printed.length))))
  );
}

/** What is behind the figure of 165 mm. */
const UNIT = /^\s?[^\d\s:：,、/-]{1,7}$/u;

/** What is known of a question whatever answers it, and of the rules' value for it. */
export function sharedEvidence(weighed: Weighed): Evidence {
  return { ...evidenceOfQuestion(weighed), ...evidenceOfFound(weighed) };
}

function evidenceOfQuestion({ query, view, labels, answers }: Weighed): Evidence {
  const { kind, concept, asked, anchors, party, pick } = query;
  const kinds = likelyKinds(query);
  const familiar = bestRate(query);
  return {
    picture: flag(view.pages.some(({ page }) => page.source !== 'text')),
    concept: flag(concept !== undefined),
    amount: flag(kind === 'amount'),
    date: flag(kind === 'date'),
    text: flag(kind === 'text'),
    person: flag(kind === 'person'),
    company: flag(kind === 'company'),
    address: flag(kind === 'address'),
    contact: flag(kind === 'phone' || kind === 'email' || kind === 'url'),
    code: flag(kind === 'code' || kind === 'number'),
    party: flag(party !== undefined),
    quoted: flag(anchors.some(({ weight }) => weight === 1)),
    placed: flag(query.top || query.bottom || query.left || query.right || query.page !== undefined),
    picked: flag(pick !== undefined),
    familiar,
    unlisted: familiar - (ratedLabels(query, view)[0]?.rate ?? 0),
    said: bestRate({ ...query, asked: withoutSurroundings(asked) }),
    highest: labels[0]?.rate ?? NONE,
    answer: answers[0]?.fit ?? NONE,
    answerGap: (answers[0]?.fit ?? NONE) - (answers[1]?.fit ?? OTHER),
    kindShare: kinds[0]?.share ?? 0,
    numeric: kinds.reduce((sum, one) => sum + (NUMERIC.has(one.kind) ? one.share : 0), 0),
  };
}

function evidenceOfFound({ query, view, answers, found, own }: Weighed): Evidence {
  const { value, reason, confidence } = found;
  return {
    confidence: confidence ?? 0,
    doubted: flag(reason !== null),
    weak: flag(reason === 'WEAK_LABEL'),
    ambiguous: flag(reason === 'AMBIGUOUS'),
    own: own?.rate ?? NONE,
    ownMeant: own === undefined ? 0 : meaningOf(own, query, view),
    unlabelled: flag(own === undefined && value !== null),
    likely: answers.find((one) => isSame(one, found))?.fit ?? NONE,
  };
}

/** Whether the lexicon knows a label as one of what is asked for (1) or of something else (-1). */
function meaningOf({ segment, to }: RatedLabel, { concept }: FieldQuery, view: DocumentView): number {
  const hit = (view.labelsIn.get(segment) ?? []).find(
    (one) => one.from <= 1 && one.to >= to - 1 && one.quality >= MIN_QUALITY,
  );
  if (hit === undefined) return 0;
  return concept !== undefined && hit.meanings.has(concept) ? 1 : -1;
}

/** What speaks for the rules' value, and against it: other values at labels that are nearer. */
export function evidenceOfRules({ query, found, answers, clauses: [clause] }: Weighed): Evidence {
  const at = answers.findIndex((one) => isSame(one, found));
  const other = answers.find((one) => !isSame(one, found))?.fit ?? NONE;
  const text = found.text ?? '';
  return {
    at: at < 0 ? 9 : at,
    other,
    lead: (answers[at]?.fit ?? NONE) - other,
    clause: clause === undefined || isSame(clause, found) ? NONE : clause.fit,
    digits: digitsIn(text),
    shape: likelyKinds(query).reduce(
      (sum, { kind, share }) => sum + (hasShape(found.value ?? '', kind) ? share : 0),
      0,
    ),
    kindAsked: likelyKinds(query).find(({ kind }) => kind === query.kind)?.share ?? 0,
  };
}

/** What speaks for and against the value at a label. */
export function evidenceOfAnswer(
  answer: LabelAnswer,
  { query, view, labels, answers, own }: Weighed,
): Evidence {
  const other = answers.find(({ value }) => value !== answer.value)?.fit ?? OTHER;
  return {
    fit: answer.fit,
    near: answer.label.rate,
    gap: answer.fit - other,
    rank: answers.indexOf(answer),
    labelRank: labels.indexOf(answer.label),
    empty: (labels[0]?.rate ?? NONE) - answer.label.rate,
    share: likelyKinds(query).find(({ kind }) => kind === answer.kind)?.share ?? 0,
    sameKind: flag(answer.kind === query.kind),
    sure: answer.score,
    overOwn: answer.fit - (own?.rate ?? NONE),
    meant: meaningOf(answer.label, query, view),
    known: flag(wordingsOfText(answer.label.name).length > 0),
    labelLength: answer.label.name.length,
    digits: digitsIn(answer.value),
    ofText: flag(answer.kind === 'text'),
  };
}

/** What speaks for and against a value in a sentence. */
export function evidenceOfClause(clause: ClauseAnswer, { clauses, answers }: Weighed): Evidence {
  return {
    clauseFit: clause.fit,
    clauseGap: clause.fit - (clauses.find(({ value }) => value !== clause.value)?.fit ?? NONE),
    overAnswer: clause.fit - (answers[0]?.fit ?? NONE),
    atAnswer: answers.findIndex(({ value }) => value === clause.value),
  };
}
