import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Kind } from '../../lexicon/index.ts';
import { rateCompany } from '../../values/names.ts';
import type { Candidate } from '../candidate.ts';
import { candidatesAt } from '../label-candidates.ts';
import { answerKinds, hasShape } from './answer-kinds.ts';
import { wordingsOfText } from './known-labels.ts';
import { associatedLabels } from './labels.ts';
import type { RatedLabel } from './labels.ts';

/** A label that fits less, of 2 at most, is not what is asked for: where the rules know a concept that is, and where not. */
const LEAST = { known: 1.2, unknown: 0.7 };
/** Of labels with a value of the right kind the best one fits this much better than the next. */
const MARGIN = 0.1;
/** Fits of which a label replaces a value that the rules doubt: where they know a concept that is asked for, and where not. */
const SURER = { known: 1.8, unknown: 0.7 };
/** What a value found so counts; it is always doubted. */
const SCORE = { label: 0.8, least: 0.5, most: 0.6 };

/**
 * Instructions in words of their own: questions, and what has a clause or a participle ("money held as security"). A label asks for itself alone: where
 * "Settlement discount" is not printed, the total is not it, however well the two go together.
 */
const IN_OWN_WORDS = [
  /^(?:(?:at|to|for|from|by|on|in|until|since|with) )?(?:what|who|whom|whose|when|where|which|how|why)\b/i,
  /\b(?:that|who|which|we|he|she|they|it|is|was|were|are|has|have|had|us|must|can|goes?)\b/i,
  /\b(?:money|day|time|firm|company|person|thing|amount|part|share|extra) (?:the|an?|our|their|his|her) \w+ \w+/i,
  /^(?:the )?\w+ (?:\w+ed|held|kept|paid|put|left|taken|sent|got|given|done|driven) (?:as|to|by|for|on|in|from|out|off|back|away|against|at|up|down)\b/i,
];

/** A value at the label that goes best with an instruction, and how well that one does: up to 2. */
export interface Associated extends Candidate {
  readonly fit: number;
}

/** Values at the one label that goes best with what is asked, of those that have a value of the kind that is asked for. */
export function associatedCandidates(query: FieldQuery, view: DocumentView): Associated[] {
  if (!IN_OWN_WORDS.some((form) => form.test(query.asked)) || wordingsOfText(query.asked).length > 0)
    return [];
  const kinds = answerKinds(query);
  let best: Associated[] = [];
  for (const label of associatedLabels(query, view)) {
    const least = best[0] ? best[0].fit - MARGIN : query.concept === undefined ? LEAST.unknown : LEAST.known;
    if (label.rate < least) break;
    const found = valuesAt(label, kinds, query, view);
    if (best[0] && found[0] && found[0].value !== best[0].value) return [];
    if (best.length === 0) best = found;
  }
  return best;
}

/** Whether a label's value answers an instruction better than what the rules found and doubt. */
export const isSurer = ({ fit }: Associated, { concept }: FieldQuery): boolean =>
  fit >= (concept === undefined ? SURER.unknown : SURER.known);

function valuesAt(
  label: RatedLabel,
  asked: readonly Kind[],
  query: FieldQuery,
  view: DocumentView,
): Associated[] {
  const kinds = asked[0] === 'text' ? [label.kind] : asked;
  const match = {
    segment: label.segment,
    from: 0,
    to: label.to,
    strength: SCORE.label,
    relation: 'beside',
  } as const;
  for (const kind of kinds) {
    // How much water was used is no sum.
    if (asked[0] === 'text' && query.concept !== undefined && (kind === 'amount' || kind === 'date'))
      continue;
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
