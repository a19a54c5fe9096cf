import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';
import { candidatesAt } from '../label-candidates.ts';
import { cellCandidates } from './cells.ts';
import { askedIn, ratedLabels, wordingsOfText } from './labels.ts';

/** A label that fits less is not what is asked for. Right for two of three questions of documents nothing was written from. */
const MIN_LABEL = 0.55;
/** Labels that fit nearly as well as the best one are asked, too. */
const NEXT_LABELS = 0.9;
/** What fits another label, which is not printed, better than this is not on the page: 生まれた日 is no 契約開始日. */
const NEXT_BEST = 0.95;
/** A question that no wording fits this well is not one that people usually ask; what answers it may be another value. */
const FAMILIAR = 0.6;

/** Values behind the labels by which the lists of wordings, or its own words, explain an instruction; all of them are doubted. */
export function wordedCandidates(query: FieldQuery, view: DocumentView): Candidate[] {
  const labels = ratedLabels(query, view);
  const best = Math.max(labels[0]?.rate ?? 0, NEXT_BEST * bestRate(query));
  const atLabels = labels
    .filter(({ rate }) => rate >= MIN_LABEL && rate >= NEXT_LABELS * best)
    .flatMap(({ segment, to, kind, rate }) =>
      candidatesAt(
        { segment, from: 0, to, strength: 0.35 + 0.45 * rate, relation: 'beside' },
        { ...query, kind, concept: undefined },
        view,
      ),
    );
  return [...cellCandidates(query, view), ...atLabels]
    .filter(({ value }) => wordingsOfText(value).length === 0)
    .map((one) => ({ ...one, doubt: one.doubt ?? 'WEAK_LABEL' }));
}

const bestRate = (query: FieldQuery): number => Math.max(0, ...askedIn(query).rates.values());

/** Whether an instruction is asked in words that are known to ask for a value. */
export function isFamiliar(query: FieldQuery): boolean {
  return query.isPlain || bestRate(query) >= FAMILIAR;
}
