import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Kind } from '../../lexicon/index.ts';
import type { FoundValue } from '../../types.ts';
import { mayBeCompany, mayBePerson } from '../../values/name-shapes.ts';
import { readingOf, toFound } from '../candidate.ts';
import { isNoValue } from '../labels/not-values.ts';
import { nothingFor } from '../nothing.ts';
import { finish } from '../ranking/finish.ts';
import { answerKinds } from '../worded/answer-kinds.ts';
import { isFamiliar } from '../worded/find-worded.ts';
import { likelihoods, scoreOf } from './ensemble.ts';
import { UNRANKED, isInNamedCell, weighSpans } from './evidence.ts';
import type { WeighedSpan } from './evidence.ts';
import { ranking } from './fitted.ts';
import type { Numbers } from './form.ts';
import type { Span } from './span.ts';

/** What is less likely right is not shown: more values would be won by showing it than lost, but a person would correct as many wrong ones. */
const MIN_LIKELY = 0.3;
/** Nor is this where the rules know the meaning of what is asked for and find nothing: it is often not there. */
const MIN_UNFOUND = 0.5;
/** Nor, on a picture, where words are misread, what the rules did not find and is less likely than this. */
const MIN_ON_PICTURE = 0.5;
/** In percent: a value that the rules are this sure of is shown, doubted, however unlikely, if they know what is asked for in usual words. */
const KEPT = 42;
/** On a picture, where wrong ones are more frequent, no value of the rules stays that is less likely than this, be it for that or for a plain label. */
const MIN_KEPT_ON_PICTURE = 0.2;
/** What the rules found stays unless another value is likelier right by more than this: more where they know the meaning, in usual words. */
const LEAD = { known: 0.2, other: 0.05 };
/** In percent: what the rules know the meaning of, and are as sure of as this, stays; where others were likelier, they were right as often. */
const CERTAIN = 95;
/** Where the instruction is a label and nothing else, what the rules found, or that they found nothing, holds unless another value is as likely as this. */
const MIN_INSTEAD = 0.5;
/** A value that is shown as sure, at 90 percent or more, is as likely right as this; of a picture less is asked: there half of the right values are to be sure. */
const SURE = { text: 0.88, picture: 0.8 };
/** Where the rules know the question, and are as sure as this, in percent, they are believed: so subtotals and totals of usual papers are. */
const SUREST = 97;
/** Any other one has at most this, in percent. */
const MAX_UNSURE = 84;
/** And one that is hardly likelier right than wrong is doubted, and has at most this. */
const HARDLY = 0.5;
const MAX_HARDLY = 64;
/** Kinds that are asked for by a word that means them alone, and that are normalised: nothing else answers. */
const EXACT: ReadonlySet<Kind> = new Set(['date', 'percent', 'phone', 'email', 'url']);

/** A value that spans have, with how likely it is right. */
export interface Option {
  readonly span: Span;
  readonly likely: number;
  readonly isOfRules: boolean;
}

/** A question with what the rules found for it, and the values that may answer it. */
export interface WeighedQuestion {
  readonly query: FieldQuery;
  readonly found: FoundValue;
  readonly options: readonly Option[];
  /** Whether what the rules found is the answer, whatever else is likely. */
  readonly isSettled: boolean;
}

/** The values of a document that may answer a question, with what the rules found among them. */
export function weighQuestion(query: FieldQuery, found: FoundValue, view: DocumentView): WeighedQuestion {
  const isSaid = saysWhere(query, found, view);
  const options = isSaid ? [] : optionsOf(weighSpans(query, found, view), query, view);
  return { query, found, options, isSettled: isSaid || isCertain(query, found, view) };
}

/** The value that is likeliest right; nothing where none is likely. */
export function chooseSpan(
  { query, found, options, isSettled }: WeighedQuestion,
  view: DocumentView,
): FoundValue {
  if (isSettled && options.length === 0) return found;
  const rules = Math.max(0, ...options.filter(({ isOfRules }) => isOfRules).map(({ likely }) => likely));
  if (isSettled) return asLikely(found, rules, query, view);
  const ahead = isWellKnown(query, view) ? LEAD.known : LEAD.other;
  const lead = (one: Option): number => one.likely + (one.isOfRules ? ahead : 0);
  const [best] = options.toSorted((a, b) => lead(b) - lead(a));
  if (query.isPlain && (best === undefined || best.isOfRules || best.likely < MIN_INSTEAD))
    return found.value === null || rules >= HARDLY ? found : kept(found, rules, query, view);
  if (best === undefined || best.likely < minLikely(query, found, best)) {
    if (found.value === null) return found;
    const isKept = best?.isOfRules === true && (found.confidence ?? 0) >= KEPT && isWellKnown(query, view);
    return isKept ? kept(found, rules, query, view) : nothingFor(query, view);
  }
  return best.isOfRules ? asLikely(found, best.likely, query, view) : answered(best, query);
}

/** Whether an instruction says by itself where its value is, or of what sort, which rules follow to the letter: its row and its column, a place beside a text, the rate of a tax. */
function saysWhere(query: FieldQuery, { value }: FoundValue, view: DocumentView): boolean {
  if (query.rate !== undefined) return true;
  if (query.anchors.some(({ weight, relation }) => weight === 1 && relation !== 'beside')) return true;
  return value !== null && isInNamedCell(query, value, view);
}

const isCertain = (query: FieldQuery, { confidence }: FoundValue, view: DocumentView): boolean =>
  (confidence ?? 0) >= CERTAIN && isWellKnown(query, view);

/** A value of the rules although it is unlikely; nothing where it is too unlikely for a picture. */
const kept = (found: FoundValue, likely: number, query: FieldQuery, view: DocumentView): FoundValue =>
  likely < MIN_KEPT_ON_PICTURE && isOnPicture(found, view)
    ? nothingFor(query, view)
    : asLikely(found, likely, query, view);

const isOnPicture = (found: FoundValue, view: DocumentView): boolean =>
  view.pages.find(({ page }) => page.number === found.page)?.page.source !== 'text';

function minLikely({ concept }: FieldQuery, { value }: FoundValue, { span, isOfRules }: Option): number {
  if (value === null && concept !== undefined) return MIN_UNFOUND;
  const isPicture = span.ranges[0]?.segment.layout.page.source !== 'text';
  return isPicture && !isOfRules ? MIN_ON_PICTURE : MIN_LIKELY;
}

/** The different values by how likely they are; a value that is printed several times, or found in several ways, is one. */
function optionsOf(all: readonly WeighedSpan[], query: FieldQuery, view: DocumentView): readonly Option[] {
  const weighed = all.filter(({ evidence }) => evidence['leftOut'] !== 1 || evidence['byRules'] === 1);
  const scores = weighed.map(({ evidence }) => scoreOf(ranking(), evidence));
  const options = new Map<string, Option & { readonly score: number }>();
  likelihoods(scores).forEach((likely, index) => {
    const one = weighed[index];
    if (one === undefined || !mayAnswer(one, query, view)) return;
    const { span, evidence } = one;
    const score = (scores[index] ?? 0) + (span.kinds.has(query.kind) ? OF_ITS_KIND : 0);
    const known = options.get(span.folded);
    const isBetter = known === undefined || score > known.score;
    options.set(span.folded, {
      span: isBetter ? span : known.span,
      score: isBetter ? score : known.score,
      likely: likely + (known?.likely ?? 0),
      isOfRules: evidence['byRules'] === 1 || known?.isOfRules === true,
    });
  });
  return withParts([...options.values()], query);
}

/** An address that the rules found is as likely as itself and its parts: its lines, which are spans of their own, share its likelihood. */
function withParts(options: readonly Option[], { kind }: FieldQuery): readonly Option[] {
  const rules = options.find(({ isOfRules }) => isOfRules);
  if (kind !== 'address' || rules === undefined) return options;
  const isPart = ({ span }: Option): boolean => rules.span.folded.includes(span.folded);
  const likely = options.filter(isPart).reduce((sum, one) => sum + one.likely, 0);
  return options.flatMap((one) => (one === rules ? { ...one, likely } : isPart(one) ? [] : one));
}

/** Of spans with the same words that which was read as the kind that is asked for is shown, so that its value is normalised. */
const OF_ITS_KIND = 100;

/** Whether a span can be what is asked for by its form: where a day is asked for, a day, and who somebody is, no sum. */
function mayAnswer({ span, evidence }: WeighedSpan, query: FieldQuery, view: DocumentView): boolean {
  if (evidence['byRules'] === 1) return true;
  if (EXACT.has(query.kind) && !span.kinds.has(query.kind) && !span.cuts.has('rules')) return false;
  if (evidence['possible'] !== 1 || isNoValue({ ...span, score: 0 }, query, view)) return false;
  if (CODES.has(query.kind) && isNoCode(span, query.kind)) return false;
  const kinds = answerKinds(query);
  const isName = mayBePerson(span.text) || mayBeCompany(span.text);
  return (isName || kinds.some((kind) => !NAMED.has(kind))) && !isAtOtherLabel(evidence);
}

/** Kinds of numbers that papers and their parties have. */
const CODES: ReadonlySet<Kind> = new Set(['code', 'iban', 'bic', 'vat', 'registration']);
const SUM = /^-?[¥￥$€£]?\s?\d{1,3}(?:,?\d{3})*\.\d\d$/u;
const isNoCode = ({ text, kinds }: Span, kind: Kind): boolean =>
  SUM.test(text) || (kinds.has('phone') && kind !== 'code') || (kinds.has('date') && !kinds.has('code'));

/** A label that fits more than this, and better than the one with the value by that gap, is the one that is asked for: it has no value. */
const EMPTY = 1;
const EMPTY_GAP = 0.25;
const isAtOtherLabel = ({ nearestLabel = 0, fitLabels = 0, rankLabels = UNRANKED }: Numbers): boolean =>
  rankLabels < UNRANKED && nearestLabel > Math.max(EMPTY, fitLabels + EMPTY_GAP);

/** Kinds that a question for a name allows. */
const NAMED: ReadonlySet<Kind> = new Set(['person', 'company']);

/** A span as a value; it is always doubted. */
function answered({ span, likely }: Option, query: FieldQuery): FoundValue {
  const kind = span.kinds.has('text') ? query.kind : ([...span.kinds][0] ?? query.kind);
  const finished = finish({ value: span.value, ranges: span.ranges, score: likely }, { ...query, kind });
  return toFound(finished, Math.min(MAX_UNSURE, likely * readingOf(finished)), 'WEAK_LABEL');
}

/** Whether the rules know what is asked for, in words that people usually ask for it. */
const isWellKnown = (query: FieldQuery, view: DocumentView): boolean =>
  query.concept !== undefined && isFamiliar(query, view);

/** A value of the rules, no surer than it deserves. */
function asLikely(found: FoundValue, likely: number, query: FieldQuery, view: DocumentView): FoundValue {
  const confidence = found.confidence ?? 0;
  if (confidence >= SUREST && isWellKnown(query, view)) return found;
  if (likely >= (isOnPicture(found, view) ? SURE.picture : SURE.text)) return found;
  if (likely >= HARDLY) return { ...found, confidence: Math.min(MAX_UNSURE, confidence) };
  return {
    ...found,
    confidence: Math.min(MAX_HARDLY, confidence),
    reason: found.reason ?? 'WEAK_LABEL',
  };
}
