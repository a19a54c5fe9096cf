import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { addresses } from '../addresses.ts';
import { addressParts } from '../address-parts.ts';
import { peopleOfParty } from '../blocks/party-people.ts';
import { countedNumbers } from '../counted.ts';
import { completeName } from '../blocks/broken-names.ts';
import { joinTorn } from '../blocks/torn.ts';
import { cleanText } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';
import { candidatesAt } from '../label-candidates.ts';
import { findLabelMatches } from '../label-matches.ts';
import { cutToPattern, looseNames } from '../loose-names.ts';
import { bankLines } from '../bank-line.ts';
import { looseCandidates } from '../loose-candidates.ts';
import { partyNames } from '../parties.ts';
import { saidInLetters } from '../sentences/letters.ts';
import { saidOfEmployment } from '../sentences/employment.ts';
import { saidOfTenancy } from '../sentences/tenancy.ts';
import { greeted } from '../sentences/salutations.ts';
import { saidInSentences } from '../sentences/said.ts';
import { runningText } from '../sentences/running-text.ts';
import { otherMeaning } from '../../instruction/other-meanings.ts';
import type { OtherMeaning } from '../../instruction/other-meanings.ts';
import { paymentMethods } from '../payment-methods.ts';
import { prefer } from '../prefer.ts';
import { inlineRates } from '../amounts/inline-rates.ts';
import { preferPositive } from '../amounts/positive.ts';
import { rateRows } from '../amounts/rate-rows.ts';
import { signatures } from '../sentences/signatures.ts';
import { isNoValue } from '../labels/not-values.ts';
import { labelledCodes } from '../shapes/labelled-codes.ts';
import { codedShapes } from '../shapes/coded-shapes.ts';
import { cornerNames, withoutMonogram } from '../names/corner-names.ts';
import { operatorNames, registeredNames } from '../names/registered-names.ts';
import { titledNames } from '../names/titled-names.ts';
import { preferNamedPhone } from '../labels/named-phones.ts';
import { actionDates } from '../dates/action-dates.ts';
import { referenceDates } from '../dates/reference-dates.ts';
import { betweenDays } from '../dates/between-days.ts';
import { netSums } from '../amounts/net-sums.ts';
import { currencies } from '../amounts/currencies.ts';
import { dayCounts } from '../dates/day-counts.ts';
import { instalments } from '../amounts/instalments.ts';
import { followedDays } from '../dates/followed-days.ts';
import { nextDays } from '../dates/next-days.ts';
import { documentNumbers } from '../shapes/document-numbers.ts';
import { bySideOfPeriod } from '../dates/period-sides.ts';
import { periodEnds } from '../dates/period-ends.ts';
import { clauseCandidates } from '../sentences/clauses.ts';
import { definedTerms } from '../sentences/defined-terms.ts';
import { cutToShape } from '../shapes/text-shapes.ts';
import { onlyTicked, tickedCandidates } from '../shapes/ticked.ts';
import { yearsOfPaper } from '../dates/years.ts';
import { cornerCodes } from '../shapes/corner-codes.ts';
import { titleNumbers } from '../shapes/title-numbers.ts';
import { paidCandidates } from '../amounts/sums.ts';
import { fitsFormat } from '../../values/format.ts';
import { accountHolders, addressedPeople, ownBank } from './holders.ts';
import { isPossible } from './possible.ts';

/** Every value that may be the one asked for, the best first. */
export function rankCandidates(query: FieldQuery, view: DocumentView): Candidate[] {
  const found = collect(query, view);
  const another = otherMeaning(query);
  const takesOther = found.length === 0 || (another !== undefined && isRather(another, view));
  const other = takesOther ? another : undefined;
  if (other === undefined) return prefer(fitting(found, query), query, view);
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
const LOOSE: readonly ((query: FieldQuery, view: DocumentView) => Candidate[])[] = [
  looseNames,
  bankLines,
  paymentMethods,
  accountHolders,
  addressedPeople,
  ownBank,
  addressParts,
  peopleOfParty,
  countedNumbers,
  saidInSentences,
  saidInLetters,
  saidOfEmployment,
  saidOfTenancy,
  greeted,
  clauseCandidates,
  periodEnds,
  inlineRates,
  rateRows,
  signatures,
  codedShapes,
  labelledCodes,
  actionDates,
  referenceDates,
  followedDays,
  nextDays,
  documentNumbers,
  betweenDays,
  instalments,
  definedTerms,
  titledNames,
  yearsOfPaper,
  tickedCandidates,
  cornerCodes,
  titleNumbers,
  netSums,
  currencies,
  dayCounts,
];

function collect(query: FieldQuery, view: DocumentView): Candidate[] {
  if (query.kind === 'company')
    return [
      ...definedTerms(query, view),
      ...partyNames(query, view),
      ...registeredNames(query, view),
      ...operatorNames(query, view),
      ...cornerNames(query, view),
    ]
      .map(withoutMonogram)
      .filter((one) => !isNoValue(one, query, view))
      .map((one) => completeName(one, view));
  if (query.kind === 'address') return addresses(query, view);
  const labelled = findLabelMatches(query, view)
    .flatMap((match) => candidatesAt(match, query, view))
    .map((one) => cutToShape(joinTorn(onlyTicked(cutToPattern(one, query)), query), query));
  const all = [
    ...labelled,
    ...looseCandidates(query, view),
    ...paidCandidates(query, view),
    ...loose(query, view),
  ];
  const possible = all.filter((one) => isPossible(one, query) && !isNoValue(one, query, view));
  return [
    ...preferPositive(preferNamedPhone(bySideOfPeriod(possible, query, view), query), query),
    ...runningText(query, view),
  ];
}

function loose(query: FieldQuery, view: DocumentView): Candidate[] {
  const corners = query.kind === 'person' ? cornerNames(query, view) : [];
  return [...LOOSE.flatMap((find) => find(query, view)), ...corners];
}
