import type { DocumentView } from '../document.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import type { FoundValue } from '../types.ts';
import { toProbability } from '../confidence.ts';
import { nothingFor } from './nothing.ts';
import { readingOf, toFound } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { prefer } from './prefer.ts';
import { isNoValue } from './labels/not-values.ts';
import { associatedCandidates, isSurer } from './worded/associated.ts';
import { answerKinds, hasShape } from './worded/answer-kinds.ts';
import { cellCandidates } from './worded/cells.ts';
import { familiarityOf, wordedCandidates } from './worded/find-worded.ts';
import { isOfAnotherPart } from './amounts/named-sums.ts';
import { findAsPrinted } from './printed/as-printed.ts';
import { isLeftEmpty } from './printed/left-empty.ts';
import { finish } from './ranking/finish.ts';
import { answerFrom } from './ranking/answer.ts';
import { isPossible } from './ranking/possible.ts';
import { rankCandidates } from './ranking/rank.ts';

/** Below this a value is more likely wrong than right, and the field stays empty. */
const THRESHOLD = 0.42;

/** A cell of a table that the instruction names by its row and its column this surely is meant, whatever else was found. */
const MIN_CELL = 0.55;
/** Percent that a value may reach at most whose question no list of wordings knows: of such 7 in 10 were right on documents nothing was written from. */
const MAX_UNFAMILIAR = 84;
/** And where the question is hardly understood: such a value is doubted. */
const MAX_STRANGE = 64;

/** The best value for a query, or nothing: by what its words mean, else by the labels that its wording explains. */
export function findField(query: FieldQuery, view: DocumentView): FoundValue {
  const byMeaning = findByMeaning(query, view);
  const found = findAsPrinted(query, byMeaning, view) ?? byMeaning;
  if (isLeftEmpty(query, found, view)) return nothingFor(query, view);
  const isOpen = !query.isPlain && query.rate === undefined;
  if (found.value === null) return isOpen ? (findByWording(query, view) ?? found) : found;
  const confidence = found.confidence ?? 0;
  const familiarity = familiarityOf(query, view);
  if (confidence > MAX_UNFAMILIAR && familiarity === 'familiar') return found;
  const surer =
    isOpen && found.reason !== null && confidence <= MAX_STRANGE ? findSurer(query, view) : undefined;
  if (surer !== undefined && surer.value !== found.value) return surer;
  const cell = isOpen ? cellCandidates(query, view).find((one) => isPossible(one, query)) : undefined;
  if (cell !== undefined && cell.score >= MIN_CELL && cell.value !== found.value)
    return toFound(cell, toProbability(cell.score, readingOf(cell)), 'WEAK_LABEL');
  if (familiarity === 'strange' && confidence > MAX_STRANGE) return doubted(found);
  return confidence > MAX_UNFAMILIAR ? { ...found, confidence: MAX_UNFAMILIAR } : found;
}

function findByWording(query: FieldQuery, view: DocumentView): FoundValue | undefined {
  const kinds = answerKinds(query);
  const worded = wordedCandidates(query, view).filter(
    (one) => isFitting(one, query, view) && kinds.some((kind) => hasShape(one.value, kind)),
  );
  const others =
    worded.length > 0 ? [] : associatedCandidates(query, view).filter((one) => isFitting(one, query, view));
  const all = prefer([...worded, ...others], query, view);
  const best = all[0] && finish(all[0], query);
  if (!best || best.score < THRESHOLD) return undefined;
  const found = answerFrom(best, all, { kind: query.kind, concept: undefined }, view);
  return found.value === null ? undefined : found;
}

/** The value at a label that fits an instruction so well that it replaces one that the rules found and doubt. */
function findSurer(query: FieldQuery, view: DocumentView): FoundValue | undefined {
  const other = associatedCandidates(query, view).find((one) => isFitting(one, query, view));
  if (other === undefined || !isSurer(other, query)) return undefined;
  const { ranges, score, ...rest } = finish(other, query);
  return toFound({ ...rest, ranges, score }, toProbability(score, readingOf({ ranges })), 'WEAK_LABEL');
}

const isFitting = (one: Candidate, query: FieldQuery, view: DocumentView): boolean =>
  isPossible(one, query) && !isNoValue(one, query, view);

function findByMeaning(query: FieldQuery, view: DocumentView): FoundValue {
  const candidates = rankCandidates(query, view);
  const best = candidates[0] && finish(candidates[0], query);
  if (!best || best.score < THRESHOLD) return nothingFor(query, view);
  const found = answerFrom(best, candidates, query, view);
  if (found.value === null) return nothingFor(query, view);
  return isOfAnotherPart(best, query) ? doubted(found) : found;
}

/** At most as sure as what answers a question that is hardly understood. */
const doubted = (found: FoundValue): FoundValue => ({
  ...found,
  confidence: Math.min(MAX_STRANGE, found.confidence ?? 0),
  reason: found.reason ?? 'WEAK_LABEL',
});
