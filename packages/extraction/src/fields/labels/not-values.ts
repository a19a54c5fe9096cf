import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { meaningsOf } from '../../lexicon/index.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { fold } from '../../text/fold.ts';
import { wordingsOf } from '../../wordings/index.ts';
import type { Candidate } from '../candidate.ts';
import { isBilingual } from './bilingual.ts';
import { NAME_KINDS, WHOLE_KINDS } from './other-labels.ts';

/** Words that only join others; none of them is a value. */
const FRAGMENT =
  /^(?:of|to|on|at|by|for|from|and|or|the|an?|in|per|with|as|is|are|was|incl\.?|excl\.?|code|name|number|no\.?|date|and address)$/iu;
/** What names of companies, people and banks never contain: days, energy, the count of pages. */
const NO_NAME =
  /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\b\d{1,2} \p{L}{3,9} \d{4}\b|\d ?kWh\b|^page \d|^statement period\b|\bnumber order\b/iu;

/** 代 表 者, 現 場 代: letters set apart to the width of longer labels. */
const SPREAD = /^\p{Script=Han}(?:[ 　]\p{Script=Han}){2,}$/u;

/** Concepts whose values are printed as labels elsewhere: "Cash", "Savings", what is sold. */
const LIKE_LABELS: ReadonlySet<ConceptId | undefined> = new Set<ConceptId>([
  'payment_method',
  'account_type',
  'subject',
  'goods',
  'notes',
  'plan',
  'job_title',
  'department',
  'payment_terms',
  'event',
  'course',
]);

/** Whether a candidate cannot be what is asked for, whatever label is beside it: a label of another thing, or a word that only joins. */
export function isNoValue({ value, ranges }: Candidate, query: FieldQuery, view: DocumentView): boolean {
  if (!WHOLE_KINDS.has(query.kind) && query.kind !== 'code') return false;
  if (FRAGMENT.test(value.trim())) return true;
  const isAskedAsName = NAME_KINDS.has(query.kindAsked) && !LIKE_LABELS.has(query.concept);
  const isName = NAME_KINDS.has(query.kind) || isAskedAsName || query.concept === 'bank';
  if (isName && (NO_NAME.test(value) || SPREAD.test(value.trim()) || isJapaneseLabel(value))) return true;
  if (isName && isPhraseOfLabel(value, ranges, view)) return true;
  if (query.kind !== 'code' && (isBilingual(value) || isLabelTwice(value))) return true;
  // "Half board" says which board it is.
  if (query.folded.length > 3 && fold(value).endsWith(query.folded) && fold(value) !== query.folded)
    return false;
  return !LIKE_LABELS.has(query.concept) && isOtherLabel(value, ranges, view);
}

/** 生年月日: a word that is a label of one thing and nothing else. */
const isJapaneseLabel = (value: string): boolean =>
  /^[\p{Script=Han}\s]{2,}$/u.test(value) &&
  [...(meaningsOf(value) ?? [])].some(([, weight]) => weight > 0.9);

/** 通貨 Currency: a label of one thing, and the same in the other script. */
function isLabelTwice(value: string): boolean {
  const [, first = ''] = /^(\p{Script=Han}{2,})\s+[A-Z][A-Za-z./ ]+$/u.exec(value) ?? [];
  return first !== '' && isJapaneseLabel(first);
}

/** "Named insured and mailing address": names have capitals, and of what is written like a sentence and contains a known label all is a label. */
const isPhraseOfLabel = (value: string, [range]: Candidate['ranges'], view: DocumentView): boolean =>
  range !== undefined &&
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(value) &&
  (view.labelsIn.get(range.segment) ?? []).some(({ from, to }) => from >= range.from && to <= range.to);

/** All of a segment, of two words or more in Latin letters, and known as a label. */
function isOtherLabel(value: string, ranges: Candidate['ranges'], view: DocumentView): boolean {
  const [range] = ranges;
  if (!range || ranges.length > 1 || !/^[\p{Script=Latin}'’. ()/&-]+$/u.test(value) || !value.includes(' '))
    return false;
  if (range.from > 1 || range.to < range.segment.text.trimEnd().length - 1) return false;
  const isListed = (view.labelsIn.get(range.segment) ?? []).some(
    (hit) => hit.alone && [...hit.meanings.values()].some((weight) => weight > 0.9),
  );
  return isListed || wordingsOf(fold(value)).length > 0;
}
