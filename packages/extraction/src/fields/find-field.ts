import type { DocumentView } from '../document.ts';
import { isJapanese } from '../text/script.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import type { FoundValue } from '../types.ts';
import { toProbability } from '../confidence.ts';
import { hasShape } from '../values/name-shapes.ts';
import { nothingFor } from './nothing.ts';
import { readingOf, toFound } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { prefer } from './prefer.ts';
import { isNoValue } from './labels/not-values.ts';
import { answerKinds } from './worded/answer-kinds.ts';
import { cellCandidates } from './worded/cells.ts';
import { chooseSpan, weighQuestion } from './spans/choose.ts';
import type { WeighedQuestion } from './spans/choose.ts';
import { shareOut } from './spans/share-out.ts';
import { isFamiliar, saidCandidates, wordedCandidates } from './worded/find-worded.ts';
import { isOfAnotherPart } from './amounts/named-sums.ts';
import { findAsPrinted } from './printed/as-printed.ts';
import { isLeftEmpty } from './printed/left-empty.ts';
import { finish } from './ranking/finish.ts';
import { answerFrom } from './ranking/answer.ts';
import { isInForm, isPossible } from './ranking/possible.ts';
import { rankCandidates } from './ranking/rank.ts';

/** Below this a value is more likely wrong than right, and the field stays empty. */
const THRESHOLD = 0.42;

/** A cell of a table that the instruction names by its row and its column this surely is meant, whatever else was found. */
const MIN_CELL = 0.55;
/** Percent that a part of another sum than the one that is asked for may reach. */
const MAX_OF_ANOTHER = 64;

/** A value that is no surer than this, in percent, gives way to one at a label that says in print what is asked for. */
const MAX_GUESS = 45;
/** And one of a question of which no meaning is known. */
const MAX_UNKNOWN = 84;

const maxGuess = ({ concept, kind, asked }: FieldQuery): number => {
  const isRole = (kind === 'company' || kind === 'person') && ROLE_CLAUSE.test(asked);
  return isRole ? 100 : concept === undefined ? MAX_UNKNOWN : MAX_GUESS;
};

/** 荷物を運んだ会社, 受け付けた人: who it is by what is done. */
const ROLE_CLAUSE =
  /[うくぐすつぬぶむただるい](?:人|会社|業者|企業|店|代理店|病院|銀行|工場|団体|ところ)(?:の?(?:名前|氏名|名称|名))?$/u;

/** A value at a label that everyday words describe, and less sure than this, in percent, has a rival as good as itself. */
const MIN_SAID = 45;

/** The best value for a query that is asked alone, or nothing. */
export function findField(query: FieldQuery, view: DocumentView): FoundValue {
  return chooseSpan(weighField(query, view), view);
}

/** A query with the values that may answer it, before what else is asked about the document is considered. */
export function weighField(query: FieldQuery, view: DocumentView): WeighedQuestion {
  const found = foundByRules(query, view);
  if (found === undefined) return { query, found: nothingFor(query, view), options: [], isSettled: true };
  return weighQuestion(query, found, view);
}

/**
 * The best values for all that is asked about a document, or nothing: of all spans, with what the rules find among them, those that are
 * likeliest right. What answers one question better is less likely the answer of another one.
 */
export const answerAll = (questions: readonly WeighedQuestion[], view: DocumentView): FoundValue[] =>
  shareOut(questions).map((question) => chooseSpan(question, view));

/** What the rules find, by what the question's words mean, else by the labels that its wording explains; undefined where what is asked for is printed and has no value: nothing else answers. */
export function foundByRules(query: FieldQuery, view: DocumentView): FoundValue | undefined {
  const byMeaning = findByMeaning(query, view);
  const printed = findAsPrinted(query, byMeaning, view) ?? byMeaning;
  return isLeftEmpty(query, printed, view) ? undefined : findByRules(query, printed, view);
}

function findByRules(query: FieldQuery, found: FoundValue, view: DocumentView): FoundValue {
  if (query.isPlain || query.rate !== undefined) return found;
  if (found.value === null) return findByWording(query, view) ?? found;
  const confidence = found.confidence ?? 0;
  const said = confidence <= maxGuess(query) ? findSaid(query, view) : undefined;
  if (said !== undefined && !said.value?.includes(found.value)) return said;
  if (confidence > MAX_UNKNOWN && isFamiliar(query, view)) return found;
  const cell = cellCandidates(query, view).find((one) => isPossible(one, query));
  return cell !== undefined && cell.score >= MIN_CELL && cell.value !== found.value
    ? toFound(cell, toProbability(cell.score, readingOf(cell)), 'WEAK_LABEL')
    : found;
}

function findByWording(query: FieldQuery, view: DocumentView): FoundValue | undefined {
  const kinds = answerKinds(query);
  const worded = wordedCandidates(query, view).filter(
    (one) =>
      isFitting(one, query, view) &&
      // The shapes of names and codes in Latin letters are those of English papers.
      (isJapanese(query.asked) || kinds.some((kind) => hasShape(one.value, kind))),
  );
  return findAmong(worded, query, view);
}

/** The value at the label that says in print what an instruction asks for in everyday words. */
const findSaid = (query: FieldQuery, view: DocumentView): FoundValue | undefined =>
  findAmong(
    saidCandidates(query, view).filter((one) => isFitting(one, query, view)),
    query,
    view,
  );

function findAmong(
  candidates: readonly Candidate[],
  query: FieldQuery,
  view: DocumentView,
): FoundValue | undefined {
  const all = prefer(candidates, query, view);
  const best = all[0] && finish(all[0], query);
  if (!best || best.score < THRESHOLD) return undefined;
  const found = answerFrom(best, all, { kind: query.kind, concept: undefined }, view);
  const isUnsure =
    (found.confidence ?? 0) < MIN_SAID &&
    saidCandidates(query, view).some(({ value }) => value === best.value);
  return found.value === null || isUnsure ? undefined : found;
}

const isFitting = (one: Candidate, query: FieldQuery, view: DocumentView): boolean =>
  isPossible(one, query) && isInForm(one, query) && !isNoValue(one, query, view);

function findByMeaning(query: FieldQuery, view: DocumentView): FoundValue {
  const candidates = rankCandidates(query, view);
  const best = candidates[0] && finish(candidates[0], query);
  if (!best || best.score < THRESHOLD || !isInForm(best, query)) return nothingFor(query, view);
  const found = answerFrom(best, candidates, query, view);
  if (found.value === null) return nothingFor(query, view);
  return isOfAnotherPart(best, query) ? doubted(found) : found;
}

/** At most as sure as what is hardly likelier right than wrong. */
const doubted = (found: FoundValue): FoundValue => ({
  ...found,
  confidence: Math.min(MAX_OF_ANOTHER, found.confidence ?? 0),
  reason: found.reason ?? 'WEAK_LABEL',
});
