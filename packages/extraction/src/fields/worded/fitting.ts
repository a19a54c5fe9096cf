import type { DocumentView } from '../../document.ts';
import { isJapanese } from '../../text/script.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Kind } from '../../lexicon/index.ts';
import { rateCompany } from '../../values/names.ts';
import type { Candidate } from '../candidate.ts';
import { candidatesAt } from '../label-candidates.ts';
import { answerKinds, hasShape } from './answer-kinds.ts';
import { wordingsOfText } from './known-labels.ts';
import { bestRate, fittingLabels } from './labels.ts';
import type { RatedLabel } from './labels.ts';

/** A question that the lists fit so well is one that people usually ask: it has labels, and if none of them is printed, another has to fit well. */
const USUAL = 0.6;
/** A label that fits less, of 2 at most, is not what is asked for: where the rules know a concept that is, where the question is a usual one, and where neither is so. */
const REQUIRED = { known: 1.2, usual: 1.1, unknown: 0.7 };
/** Of labels with a value of the right kind the best one fits this much better than the next. */
const MARGIN = 0.1;
/** Fits of which a label replaces a value that the rules doubt: where they know a concept that is asked for, and where not. */
const SURER = { known: 1.8, unknown: 0.7 };
/** What a value found so counts; it is always doubted. */
const SCORE = { label: 0.8, least: 0.5, most: 0.6 };

/** A value at the label that goes best with an instruction, and how well that one does: up to 2. */
export interface Fitting extends Candidate {
  readonly fit: number;
}

/** Values at the one label that goes best with what is asked, of those that have a value of the kind that is asked for. */
export function fittingCandidates(query: FieldQuery, view: DocumentView): Fitting[] {
  // A known label asks for itself alone: where "Settlement discount" is not printed, the total is not it.
  if (wordingsOfText(query.asked).length > 0) return [];
  const kinds = answerKinds(query);
  const least = requiredFit(query);
  let best: Fitting[] = [];
  for (const label of fittingLabels(query, view)) {
    if (label.rate < (best[0] ? best[0].fit - MARGIN : least)) break;
    const found = valuesAt(label, kinds, query, view).filter(
      ({ value }) => wordingsOfText(value).length === 0,
    );
    if (best[0] && found[0] && found[0].value !== best[0].value) return [];
    if (best.length === 0) best = found;
  }
  return best;
}

function requiredFit(query: FieldQuery): number {
  if (query.concept !== undefined) return REQUIRED.known;
  return bestRate(query) >= USUAL ? REQUIRED.usual : REQUIRED.unknown;
}

/** Whether a label's value answers an instruction better than what the rules found and doubt. */
export const isSurer = ({ fit }: Fitting, { concept }: FieldQuery): boolean =>
  fit >= (concept === undefined ? SURER.unknown : SURER.known);

function valuesAt(
  label: RatedLabel,
  asked: readonly Kind[],
  query: FieldQuery,
  view: DocumentView,
): Fitting[] {
  const kinds = asked[0] === 'text' ? [label.kind] : asked;
  const match = {
    segment: label.segment,
    from: 0,
    to: label.to,
    strength: SCORE.label,
    relation: 'beside',
  } as const;
  for (const kind of kinds) {
    // How much water was used is no sum; in Japanese whoever wants a sum or a day says so.
    const needsWord = query.concept !== undefined || isJapanese(query.asked);
    if (asked[0] === 'text' && needsWord && (kind === 'amount' || kind === 'date')) continue;
    // Whom a label of people names is no firm.
    if (kind === 'company' && label.kind === 'person') continue;
    const needsForm = kind === 'company' && kinds[0] !== 'company' && label.kind !== 'company';
    const found = candidatesAt(match, { ...query, kind, concept: undefined }, view).filter(
      ({ value, score }) =>
        score > SCORE.least && hasShape(value, kind) && (!needsForm || rateCompany(value) >= 0.6),
    );
    if (found.length > 0)
      return found.map((one) => ({
        ...one,
        score: Math.min(one.score, SCORE.most),
        doubt: 'WEAK_LABEL',
        fit: label.rate,
      }));
  }
  return [];
}
