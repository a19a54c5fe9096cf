import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { fold } from '../../text/fold.ts';
import { isSurelyNamed } from '../../values/name-shapes.ts';
import type { Candidate } from '../candidate.ts';
import { candidatesAt } from '../label-candidates.ts';
import { ownLabels } from '../labels/own-labels.ts';
import { fitsQuestion } from './answers.ts';
import { cellCandidates } from './cells.ts';
import { wordingsOfText } from './known-labels.ts';
import { bestRate, ratedLabels } from './labels.ts';
import type { SaidLabel } from './labels.ts';

/** A label that fits less is not what is asked for. Right for two of three questions of documents nothing was written from. */
const MIN_LABEL = 0.55;
/** Labels that fit nearly as well as the best one are asked, too. */
const NEXT_LABELS = 0.9;
/** A label that everyday words fit this well is meant, if what else was found is a guess. */
const MIN_SAID = 0.6;
/** What fits another label, which is not printed, better than this is not on the page: 生まれた日 is no 契約開始日. */
const NEXT_BEST = 0.95;
/** A question that no wording fits this well is not one that people usually ask; what answers it may be another value. */
const FAMILIAR = 0.6;

/** Values behind the labels by which the lists of wordings, or its own words, explain an instruction; all of them are doubted. */
export function wordedCandidates(query: FieldQuery, view: DocumentView): Candidate[] {
  const labels = ratedLabels(query, view);
  const best = labels[0]?.rate ?? 0;
  const unprinted = Math.max(best, NEXT_BEST * bestRate(query));
  const fitting = labels.filter(
    ({ rate, isSaid }) => rate >= MIN_LABEL && rate >= NEXT_LABELS * (isSaid ? best : unprinted),
  );
  return doubtedOf([...cellCandidates(query, view), ...candidatesOf(fitting, query, view)]);
}

/** Values behind the labels that say in print what an instruction asks for in everyday words. */
export function saidCandidates(query: FieldQuery, view: DocumentView): Candidate[] {
  const [best, ...others] = ratedLabels(query, view);
  if (!best?.isSaid || best.rate < MIN_SAID) return [];
  const same = others.filter(({ rate }) => rate >= NEXT_LABELS * best.rate);
  return doubtedOf(candidatesOf([best, ...same], query, view)).filter(({ value }) =>
    isSurelyNamed(value, query.kind),
  );
}

function candidatesOf(labels: readonly SaidLabel[], query: FieldQuery, view: DocumentView): Candidate[] {
  return labels.flatMap(({ segment, from, to, kind, rate }) =>
    candidatesAt(
      { segment, from, to, strength: 0.35 + 0.45 * rate, relation: 'beside' },
      { ...query, kind, concept: undefined },
      view,
    ).filter(({ value }) => fitsQuestion(query, value)),
  );
}

const doubtedOf = (candidates: readonly Candidate[]): Candidate[] =>
  candidates
    .filter(({ value }) => wordingsOfText(value).length === 0)
    .map((one) => ({ ...one, doubt: one.doubt ?? 'WEAK_LABEL' }));

/** Whether an instruction's words are known to ask for a value, or quote a printed label. */
export const isFamiliar = (query: FieldQuery, view: DocumentView): boolean =>
  query.isPlain || bestRate(query) >= FAMILIAR || quotesPrintedLabel(query, view);

/** "The number of the invoice, printed beside 'Invoice No.'": where that label is printed, what is asked is known. */
function quotesPrintedLabel({ anchors }: FieldQuery, view: DocumentView): boolean {
  const quoted = anchors.filter(({ weight }) => weight === 1).map(({ text }) => fold(text));
  return quoted.some((text) => ownLabels(view).some(({ label }) => label === text));
}
