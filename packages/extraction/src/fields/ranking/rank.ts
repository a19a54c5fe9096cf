import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { otherMeaning } from '../../instruction/other-meanings.ts';
import type { OtherMeaning } from '../../instruction/other-meanings.ts';
import { fitsFormat } from '../../values/format.ts';
import { addresses } from '../addresses.ts';
import { AMOUNT_MAKERS } from '../amounts/makers.ts';
import { preferPositive } from '../amounts/positive.ts';
import { BLOCK_MAKERS } from '../blocks/makers.ts';
import { cutToStreet } from '../blocks/street-lines.ts';
import { joinTorn } from '../blocks/torn.ts';
import { cleanText } from '../candidate.ts';
import type { Candidate, CandidateMaker } from '../candidate.ts';
import { DATE_MAKERS } from '../dates/makers.ts';
import { bySideOfPeriod } from '../dates/period-sides.ts';
import { candidatesAt } from '../label-candidates.ts';
import { findLabelMatches } from '../label-matches.ts';
import { preferNamedPhone } from '../labels/named-phones.ts';
import { isNoValue } from '../labels/not-values.ts';
import { companyNames } from '../names/company-names.ts';
import { NAME_MAKERS } from '../names/makers.ts';
import { cutToPattern } from '../names/unlabelled-names.ts';
import { prefer } from '../prefer.ts';
import { SENTENCE_MAKERS } from '../sentences/makers.ts';
import { runningText } from '../sentences/running-text.ts';
import { SHAPE_MAKERS } from '../shapes/makers.ts';
import { cutToShape } from '../shapes/text-shapes.ts';
import { onlyTicked } from '../shapes/ticked.ts';
import { unlabelledCandidates } from '../unlabelled-candidates.ts';
import { isPossible, preferUnit } from './possible.ts';

/** Every value that may be the one asked for, the best first. */
export function rankCandidates(query: FieldQuery, view: DocumentView): Candidate[] {
  const found = collect(query, view);
  const another = otherMeaning(query);
  const takesOther = found.length === 0 || (another !== undefined && isRather(another, view));
  const other = takesOther ? another : undefined;
  if (other === undefined) return prefer(preferUnit(fitting(found, query), query), query, view);
  const accepted = collect(other.query, view)
    .filter(({ value }) => other.accepts(value))
    .map((one) => cutTo(one, other.cut));
  return prefer(accepted, other.query, view);
}

function cutTo(candidate: Candidate, pattern: RegExp | undefined): Candidate {
  const [range] = candidate.ranges;
  const match = range && pattern?.exec(range.segment.text.slice(range.from, range.to));
  if (!range || !match) return candidate;
  const ranges = [
    { ...range, from: range.from + match.index, to: range.from + match.index + match[0].length },
  ];
  return { ...candidate, value: cleanText(ranges), ranges };
}

/** Whether a question's other meaning is meant although something is found: it has a label, and what the first is printed by is not there. */
function isRather({ query: { concept }, unlessPrinted }: OtherMeaning, view: DocumentView): boolean {
  if (unlessPrinted === undefined || concept === undefined) return false;
  const isLabelled = (view.labelsOf.get(concept) ?? []).length > 0;
  return (
    isLabelled && !view.pages.some(({ segments }) => segments.some(({ text }) => unlessPrinted.test(text)))
  );
}

/** Those that are as the template says of the value; all of them where none is, to be doubted. */
function fitting(candidates: Candidate[], { format }: FieldQuery): Candidate[] {
  if (format === undefined) return candidates;
  const kept = candidates.filter(({ value }) => fitsFormat(value, format));
  return kept.length > 0 ? kept : candidates;
}

/** Where values are found without a label of the lexicon. */
const UNLABELLED_MAKERS: readonly CandidateMaker[] = [
  unlabelledCandidates,
  ...AMOUNT_MAKERS,
  ...NAME_MAKERS,
  ...BLOCK_MAKERS,
  ...SHAPE_MAKERS,
  ...SENTENCE_MAKERS,
  ...DATE_MAKERS,
];

function collect(query: FieldQuery, view: DocumentView): Candidate[] {
  if (query.kind === 'company') return companyNames(query, view);
  if (query.kind === 'address') return addresses(query, view).map((one) => cutToStreet(one, query));
  const labelled = findLabelMatches(query, view)
    .flatMap((match) => candidatesAt(match, query, view))
    .map((one) => cutToShape(joinTorn(onlyTicked(cutToPattern(one, query)), query), query));
  const all = [...labelled, ...UNLABELLED_MAKERS.flatMap((find) => find(query, view))];
  const possible = all.filter((one) => isPossible(one, query) && !isNoValue(one, query, view));
  return [
    ...preferPositive(preferNamedPhone(bySideOfPeriod(possible, query, view), query), query),
    ...runningText(query, view),
  ];
}
