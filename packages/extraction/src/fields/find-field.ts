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
import { answerInClause, betterClause } from './worded/clause-answers.ts';
import { answerAtLabel, betterAnswer } from './worded/label-answers.ts';
import { answerKinds } from './worded/answer-kinds.ts';
import { cellCandidates } from './worded/cells.ts';
import { familiarityOf, saidCandidates, wordedCandidates } from './worded/find-worded.ts';
import { isContested } from './worded/contested.ts';
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
/** Percent that a value may reach at most whose question no list of wordings knows: of such 7 in 10 were right on documents nothing was written from. */
const MAX_UNFAMILIAR = 84;
/** And where the question is hardly understood: such a value is doubted. */
const MAX_STRANGE = 64;

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

/** The best value for a query, or nothing: by what its words mean, else by the labels and sentences that its wording explains. */
export function findField(query: FieldQuery, view: DocumentView): FoundValue {
  const byMeaning = findByMeaning(query, view);
  const printed = findAsPrinted(query, byMeaning, view) ?? byMeaning;
  // What is asked for is printed and has no value: nothing else answers.
  if (isLeftEmpty(query, printed, view)) return nothingFor(query, view);
  const byRules = findByRules(query, printed, view);
  if (query.isPlain || query.rate !== undefined) return byRules;
  const answer =
    byRules.value === null
      ? (answerAtLabel(query, view) ?? answerInClause(query, view))
      : (betterAnswer(query, byRules, view) ?? betterClause(query, byRules, view));
  if (answer === undefined || answer.value === byRules.value) return byRules;
  const { ranges, score, value } = finish(answer, { ...query, kind: answer.kind });
  return toFound({ ranges, score, value }, toProbability(score, readingOf({ ranges })), 'WEAK_LABEL');
}

function findByRules(query: FieldQuery, found: FoundValue, view: DocumentView): FoundValue {
  const isOpen = !query.isPlain && query.rate === undefined;
  if (found.value === null) return isOpen ? (findByWording(query, view) ?? found) : found;
  const confidence = found.confidence ?? 0;
  const said = isOpen && confidence <= maxGuess(query) ? findSaid(query, view) : undefined;
  if (said !== undefined && !said.value?.includes(found.value)) return said;
  const familiarity = familiarityOf(query, view);
  if (confidence > MAX_UNFAMILIAR && familiarity === 'familiar')
    return !query.isPlain && isContested(query, found.value, view) ? atMost(MAX_UNFAMILIAR, found) : found;
  const cell = isOpen ? cellCandidates(query, view).find((one) => isPossible(one, query)) : undefined;
  if (cell !== undefined && cell.score >= MIN_CELL && cell.value !== found.value)
    return toFound(cell, toProbability(cell.score, readingOf(cell)), 'WEAK_LABEL');
  if (familiarity === 'strange' && confidence > MAX_STRANGE) return doubted(found);
  return atMost(MAX_UNFAMILIAR, found);
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

const atMost = (confidence: number, found: FoundValue): FoundValue => ({
  ...found,
  confidence: Math.min(confidence, found.confidence ?? 0),
});

/** At most as sure as what answers a question that is hardly understood. */
const doubted = (found: FoundValue): FoundValue => ({
  ...found,
  confidence: Math.min(MAX_STRANGE, found.confidence ?? 0),
  reason: found.reason ?? 'WEAK_LABEL',
});
