import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Kind } from '../../lexicon/index.ts';
import { heightOf, overlapX, overlapY, toRect } from '../../layout/geometry.ts';
import { fold } from '../../text/fold.ts';
import type { FoundValue } from '../../types.ts';
import type { Candidate } from '../candidate.ts';
import { textOf } from '../candidate.ts';
import { candidatesAt } from '../label-candidates.ts';
import { modelLanguageOf } from '../../wordings/model/label-model.ts';
import type { ModelLanguage } from '../../wordings/model/label-model.ts';
import { BY_KIND, likelyKinds } from './answer-kinds.ts';
import type { KindShare } from './answer-kinds.ts';
import { cellCandidates } from './cells.ts';
import { clearAnswer } from './clear-answer.ts';
import { labelsByModel } from './labels.ts';
import { mayAnswer } from './may-answer.ts';
import type { RatedLabel } from './labels.ts';

/** So many labels are asked for their values, the nearest first. */
const MAX_LABELS = 10;
/** And so many for the label of a value that was found; a document with more has one that fits it among these. */
const MAX_OWN = 200;
/** What fits less is not answered. On papers that nothing was written from, of such answers where the rules found nothing 14 of 14 were right in English; of the few in Japanese a third. */
const MIN_FIT = { en: 0.8, ja: 0.95 };
/** And takes no value's place: there, 18 were right where the value was wrong, and 3 the other way round. */
const MIN_REPLACING = { en: 0.75, ja: 0.8 };
/** The label of a value that an answer replaces fits less by this. */
const GAP = 0.25;
/** A label without a value that fits more, and better than all with one by that gap, is the one that is asked for. */
const EMPTY = 1;
/** Values that the rules are surer of are not replaced, in percent; and without a label of their own, unless this fits. */
const MAX_REPLACED = 89;
const MAX_UNLABELLED = 69;
const SURE_FIT = 0.9;
/** Letters that a line may have beside the value and as many as that: with more it is a sentence. */
const MAX_BESIDE = 20;
/** Taxes are known by arithmetic. */
const COMPUTED: ReadonlySet<string | undefined> = new Set(['tax', 'tax_base']);
/** Folded labels that say no more than the kind of value. */
const BARE = /^(?:date|no|number|name|code|日付|年月日|番号|名称|氏名)$/u;
/** What an answer counts; it is always doubted. */
const LABEL_SCORE = 0.8;
const SCORE = { least: 0.5, most: 0.6 };

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

/** The answer at the label that fits a question best, if it fits well and no other does nearly so. */
export const answerAtLabel = (query: FieldQuery, view: DocumentView): LabelAnswer | undefined =>
  bestAnswer(query, view, MIN_FIT);

function bestAnswer(
  query: FieldQuery,
  view: DocumentView,
  minFit: Readonly<Record<ModelLanguage, number>>,
  labels = labelsByModel(query, view),
): LabelAnswer | undefined {
  const best = clearAnswer(labelAnswers(query, view, labels), minFit[modelLanguageOf(query.asked)]);
  const [nearest] = labels;
  if (best === undefined || nearest === undefined) return undefined;
  // What is asked for is printed, and has no value.
  return nearest.rate > Math.max(EMPTY, best.label.rate + GAP) ? undefined : best;
}

/** The answer at a label that fits a question so much better than the one of the value that was found that it takes its place. */
export function betterAnswer(
  query: FieldQuery,
  found: FoundValue,
  view: DocumentView,
): LabelAnswer | undefined {
  const confidence = found.confidence ?? 0;
  if (found.value === null || confidence > MAX_REPLACED || COMPUTED.has(query.concept)) return undefined;
  const labels = labelsByModel(query, view);
  const best = bestAnswer(query, view, MIN_REPLACING, labels);
  if (best === undefined || isAnswer(best, found) || BARE.test(best.label.label)) return undefined;
  const place = placeAt(found, best.label, view);
  if (place === 'named' || place === 'row') return undefined;
  if (cellCandidates(query, view).some(({ value }) => value === found.value)) return undefined;
  const own = labels
    .filter(({ segment }) => segment.layout.page.number === found.page)
    .slice(0, MAX_OWN)
    .find((label) => !isValue(label) && isAtOwn(found, label, query, best.kind, view));
  // In a table the label is a column's head; in a form each value of a column is under its own label.
  if (place === 'column' && (own === undefined || placeAt(found, own, view) !== 'column')) return undefined;
  if (own !== undefined) return best.fit - own.rate < GAP ? undefined : best;
  if (isNextTo(found, best)) return undefined;
  return confidence <= MAX_UNLABELLED || best.fit >= SURE_FIT ? best : undefined;
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
      .filter((one) => one.score > SCORE.least && !isInSentence(one, label) && mayAnswer(one, kind, query))
      .toSorted((a, b) => b.score - a.score);
    if (found !== undefined)
      return {
        ...found,
        score: Math.min(found.score, SCORE.most),
        doubt: 'WEAK_LABEL',
        kind,
        label,
        fit: label.rate + BY_KIND * Math.log(share / (kinds[0]?.share ?? 1)),
      };
  }
  return undefined;
}

const valuesAt = ({ segment, from, to }: RatedLabel, asked: FieldQuery, view: DocumentView): Candidate[] =>
  candidatesAt({ segment, from, to, strength: LABEL_SCORE, relation: 'beside' }, asked, view);

const isAnswer = (answer: Candidate, { value, text }: FoundValue): boolean =>
  answer.value === value || fold(textOf(answer)) === fold(text ?? '');

/** Where a value is, seen from a label that names it, or that it shares a row or a column with: then it is one of several that the label has. */
function placeAt(
  { value, page, box }: FoundValue,
  { segment, from, to }: RatedLabel,
  view: DocumentView,
): 'named' | 'row' | 'column' | undefined {
  if (fold(segment.text.slice(from, to)).includes(fold(value ?? ''))) return 'named';
  const layout = view.pages.find((one) => one.page.number === page);
  if (layout === undefined || layout !== segment.layout || box === null) return undefined;
  const place = toRect(box, layout.page);
  if (overlapY(place, segment.rect) > heightOf(segment.rect) / 2) return 'row';
  const isBelow = place.top >= segment.rect.bottom - 1;
  return isBelow && overlapX(place, segment.rect) > 0 ? 'column' : undefined;
}

/** What is mostly digits is no label of the value below it. */
const isValue = ({ label }: RatedLabel): boolean =>
  label.replaceAll(/[^\d〇一二三四五六七八九十]/gu, '').length * 4 > label.length;

/** Whether a value is a part of a sentence that is not the label's own. */
function isInSentence({ ranges: [range] }: Candidate, { segment }: RatedLabel): boolean {
  if (range === undefined || range.segment === segment) return false;
  return range.segment.text.length > MAX_BESIDE + 2 * (range.to - range.from);
}

/** Whether a value is in the line above or below an answer: a label may have values in two lines, from and until. */
function isNextTo({ page, box }: FoundValue, { ranges }: LabelAnswer): boolean {
  const segment = ranges[0]?.segment;
  if (segment === undefined || box === null || segment.layout.page.number !== page) return false;
  const place = toRect(box, segment.layout.page);
  return overlapX(place, segment.rect) > 0 && -overlapY(place, segment.rect) < heightOf(segment.rect);
}

function isAtOwn(
  { value, text }: FoundValue,
  label: RatedLabel,
  query: FieldQuery,
  kind: Kind,
  view: DocumentView,
): boolean {
  return [query.kind, kind, 'text' as const].some((one) =>
    valuesAt(label, { ...query, kind: one, concept: undefined }, view).some(
      (candidate) => candidate.value === value || textOf(candidate).includes(text ?? ''),
    ),
  );
}
