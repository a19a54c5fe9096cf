import type { DocumentView } from '../document.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import type { ConceptId } from '../lexicon/index.ts';
import type { DoubtReason, FoundValue } from '../types.ts';
import { addresses } from './addresses.ts';
import { addressParts } from './address-parts.ts';
import { peopleOfParty } from './blocks/party-people.ts';
import { toProbability } from '../confidence.ts';
import { countedNumbers } from './counted.ts';
import { completeName } from './blocks/broken-names.ts';
import { joinTorn } from './blocks/torn.ts';
import { nothingFor } from './nothing.ts';
import { NOTHING, cleanText, readingOf, toFound } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { candidatesAt } from './label-candidates.ts';
import { findLabelMatches } from './label-matches.ts';
import { issuerNames } from './issuer.ts';
import { cutToPattern, looseNames } from './loose-names.ts';
import { bankLines } from './bank-line.ts';
import { looseCandidates } from './loose-candidates.ts';
import { namesOf, partyNames } from './parties.ts';
import { saidInLetters } from './sentences/letters.ts';
import { saidInSentences } from './sentences/said.ts';
import { runningText } from './sentences/running-text.ts';
import { otherMeaning } from '../instruction/other-meanings.ts';
import type { OtherMeaning } from '../instruction/other-meanings.ts';
import { paymentMethods } from './payment-methods.ts';
import { prefer } from './prefer.ts';
import { withoutSentence } from './sentences/sentence-ends.ts';
import { DISAGREED, isProven, otherValueOf } from './second-reading.ts';
import { inlineRates } from './amounts/inline-rates.ts';
import { isNoValue } from './labels/not-values.ts';
import { codedShapes } from './shapes/coded-shapes.ts';
import { cornerNames, withoutMonogram } from './names/corner-names.ts';
import { registeredNames } from './names/registered-names.ts';
import { actionDates } from './dates/action-dates.ts';
import { referenceDates } from './dates/reference-dates.ts';
import { periodEnds } from './dates/period-ends.ts';
import { clauseCandidates } from './sentences/clauses.ts';
import { cutToShape } from './shapes/text-shapes.ts';
import { isContradicted, paidCandidates } from './amounts/sums.ts';
import { cellCandidates } from './worded/cells.ts';
import { familiarityOf, wordedCandidates } from './worded/find-worded.ts';
import { fitsFormat } from '../values/format.ts';
import { rateCompany } from '../values/names.ts';

/** Below this a value is more likely wrong than right, and the field stays empty. */
const THRESHOLD = 0.42;

/** A value that is this unlikely (in percent) is noise that was read from a stain. */
const MIN_PROBABILITY = 24;
/** In a text layer nothing is misread: what is this unlikely is another thing. */
const MIN_PROBABILITY_TEXT_LAYER = 28;

/** A cell of a table that the instruction names by its row and its column this surely is meant, whatever else was found. */
const MIN_CELL = 0.55;
/** Percent that a value may reach at most whose question no list of wordings knows: of such 7 in 10 were right on documents nothing was written from. */
const MAX_UNFAMILIAR = 84;
/** And where the question is hardly understood: such a value is doubted. */
const MAX_STRANGE = 64;

/** The best value for a query, or nothing: by what its words mean, else by the labels that its wording explains. */
export function findField(query: FieldQuery, view: DocumentView): FoundValue {
  const found = findByMeaning(query, view);
  const isOpen = !query.isPlain && query.rate === undefined;
  if (found.value === null) return isOpen ? (findByWording(query, view) ?? found) : found;
  const confidence = found.confidence ?? 0;
  const familiarity = familiarityOf(query, view);
  if (confidence > MAX_UNFAMILIAR && familiarity === 'familiar') return found;
  const cell = isOpen ? cellCandidates(query, view).find((one) => isPossible(one, query)) : undefined;
  if (cell !== undefined && cell.score >= MIN_CELL && cell.value !== found.value)
    return toFound(cell, toProbability(cell.score, readingOf(cell)), 'WEAK_LABEL');
  if (familiarity === 'strange' && confidence > MAX_STRANGE)
    return { ...found, confidence: MAX_STRANGE, reason: found.reason ?? 'WEAK_LABEL' };
  return confidence > MAX_UNFAMILIAR ? { ...found, confidence: MAX_UNFAMILIAR } : found;
}

function findByWording(query: FieldQuery, view: DocumentView): FoundValue | undefined {
  const all = prefer(
    wordedCandidates(query, view).filter((one) => isPossible(one, query) && !isNoValue(one, query, view)),
    query,
    view,
  );
  const best = all[0];
  if (!best || best.score < THRESHOLD) return undefined;
  const rival = all.find((one) => one.value !== best.value);
  const found = judge({ best, rival, all, contradicted: false, other: null });
  return found.value === null ? undefined : found;
}

function findByMeaning(query: FieldQuery, view: DocumentView): FoundValue {
  const candidates = rankCandidates(query, view);
  const best = candidates[0] && finish(candidates[0], query);
  if (!best || best.score < THRESHOLD) return nothingFor(query, view);
  const rival = candidates.find((one) => one.value !== best.value);
  const other = otherValueOf(best, query.kind, view);
  if (other !== null && isProven(other, best.value, { concept: query.concept, view }))
    return toFound({ ...best, value: other }, toProbability(best.score, readingOf(best)), null);
  const contradicted = isContradicted(Number(best.value), query.concept, view);
  const found = judge({ best, rival, all: candidates, contradicted, other });
  return found.value === null ? nothingFor(query, view) : found;
}

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

/** What a value loses of the words around it: 部品代として is for 部品代. */
function finish(found: Candidate, query: FieldQuery): Candidate {
  const candidate = withoutSign(withoutSentence(found, query.kind), query);
  if (query.concept !== 'subject') return candidate;
  const last = candidate.ranges.at(-1);
  const tail = /\s*(?:として|の?代金として)[。.]?\s*$/u.exec(candidate.value);
  const printed =
    last && /\s*(?:として|の?代金として)[。.]?\s*$/u.exec(last.segment.text.slice(last.from, last.to));
  if (!tail || !last || !printed || tail.index === 0) return candidate;
  const ranges = [...candidate.ranges.slice(0, -1), { ...last, to: last.from + printed.index }];
  return { ...candidate, value: candidate.value.slice(0, tail.index), ranges };
}

/** How much is taken off is asked for without the sign that it is printed with. */
const withoutSign = (candidate: Candidate, { asked }: FieldQuery): Candidate =>
  TAKEN_OFF.test(asked) ? { ...candidate, value: candidate.value.replace(/^-(?=\d)/, '') } : candidate;

const TAKEN_OFF = /差し?引かれ(?:る|た|ている)|天引きされ|控除され(?:る|た|ている)/u;

function collect(query: FieldQuery, view: DocumentView): Candidate[] {
  const loose = [
    ...looseNames(query, view),
    ...bankLines(query, view),
    ...paymentMethods(query, view),
    ...accountHolders(query, view),
    ...ownBank(query, view),
    ...addressParts(query, view),
    ...peopleOfParty(query, view),
    ...countedNumbers(query, view),
    ...saidInSentences(query, view),
    ...saidInLetters(query, view),
    ...clauseCandidates(query, view),
    ...periodEnds(query, view),
    ...inlineRates(query, view),
    ...codedShapes(query, view),
    ...actionDates(query, view),
    ...referenceDates(query, view),
  ];
  if (query.kind === 'company')
    return [...partyNames(query, view), ...registeredNames(query, view), ...cornerNames(query, view)]
      .map(withoutMonogram)
      .filter((one) => !isNoValue(one, query, view))
      .map((one) => completeName(one, view));
  if (query.kind === 'address') return addresses(query, view);
  const labelled = findLabelMatches(query, view)
    .flatMap((match) => candidatesAt(match, query, view))
    .map((one) => cutToShape(joinTorn(cutToPattern(one, query), query), query));
  const all = [...labelled, ...looseCandidates(query, view), ...paidCandidates(query, view), ...loose];
  return [
    ...all.filter((one) => isPossible(one, query) && !isNoValue(one, query, view)),
    ...runningText(query, view),
  ];
}

/** Boxes for stamps are headed by who stamps; their heads are no names. */
const STAMP_HEADS =
  /^(?:社長|会長|部長|次長|課長|係長|主任|店長|所長|上長|上司|担当|担当者|承認|審査|照査|確認|検印|検収|受付|経理|作成|発行|起案|決裁|印|氏名|name|date|signature|approved|checked)$/iu;

/** What money is counted in: a code of three letters, a sign, or its name. */
const CURRENCY =
  /^(?:[A-Z]{3}|[¥￥$€£]|.{0,12}(?:円|ドル|ユーロ|ポンド|人民元|ウォン|フラン|dollars?|euros?|pounds?(?: sterling)?|yen|francs?)(?: ?\([A-Z]{3}\))?)$/iu;

/** Whether a candidate can be a name at all where one is asked for. */
function isPossible(candidate: Candidate, query: FieldQuery): boolean {
  if (query.concept === 'currency') return CURRENCY.test(candidate.value);
  if (query.kind !== 'person') return true;
  const value = candidate.value.replace(/\s/g, '');
  // Whatever has a company's legal form is no person.
  return (
    !/[@\d]/.test(value) &&
    !STAMP_HEADS.test(value) &&
    (isHolder(query) || rateCompany(candidate.value) < 0.95)
  );
}

/** Accounts are held, and papers addressed, by companies as well as by people. */
const isHolder = ({ concept }: FieldQuery): boolean => concept === undefined || HOLDERS.has(concept);

const HOLDERS: ReadonlySet<ConceptId> = new Set([
  'account_holder',
  'applicant',
  'attention',
  'beneficiary',
  'guest',
  'holder',
  'insured',
  'member',
  'representative',
]);

/** An account's holder is whom the statement is addressed to, where no label names another. */
function accountHolders(query: FieldQuery, view: DocumentView): Candidate[] {
  if (query.concept !== 'account_holder') return [];
  const others = issuerNames(view, []).filter((one) => !/\bbank\b|銀行|金庫/i.test(one.value));
  return [...namesOf('customer', view), ...others].map((one) => ({
    ...one,
    score: one.score * (view.documentTypes.has('statement') || isBankPaper(view) ? 0.8 : 0.65),
    doubt: 'WEAK_LABEL',
  }));
}

/** A bank's own statement: who issued it, where no other bank is named. */
function ownBank(query: FieldQuery, view: DocumentView): Candidate[] {
  if (query.concept !== 'bank' || !view.documentTypes.has('statement')) return [];
  if (!isBankPaper(view)) return [];
  return issuerNames(view, []).map((one) => ({ ...one, score: one.score * 0.85, doubt: 'WEAK_LABEL' }));
}

const isBankPaper = (view: DocumentView): boolean =>
  BANK_LABELS.some((concept) => (view.labelsOf.get(concept) ?? []).length > 0);

/** What only a bank's statement sums up. */
const BANK_LABELS = ['money_in', 'money_out', 'overdraft', 'opening_balance'] as const;

interface Judged {
  readonly best: Candidate;
  readonly rival: Candidate | undefined;
  readonly all: readonly Candidate[];
  /** The document's own sums speak against it. */
  readonly contradicted: boolean;
  /** What a second reader read in its place, where the two disagree. */
  readonly other: string | null;
}

function judge({ best, rival, all, contradicted, other }: Judged): FoundValue {
  const reading = readingOf(best);
  const agreeing = all.filter((one) => one.value === best.value).length;
  const margin = rival ? best.score - rival.score : best.score;
  let confidence = best.score + (agreeing > 1 ? 0.03 : 0);
  let reason: DoubtReason | null = best.doubt ?? null;
  const others = all.filter((one) => one.value === rival?.value).length;
  if (margin < 0.08) {
    // Printed more often than its rival, it is the likelier one.
    confidence -= agreeing > others ? 0.12 : 0.25;
    reason ??= 'AMBIGUOUS';
  }
  if (best.doubt === 'AMBIGUOUS_DATE_ORDER') confidence *= 0.65;
  if (contradicted) {
    confidence *= 0.75;
    reason = 'SUM_MISMATCH';
  }
  if (other !== null) {
    confidence *= DISAGREED;
    reason = 'READERS_DISAGREE';
  }
  if (best.score < 0.65) reason ??= 'WEAK_LABEL';
  if (reading < 75) reason ??= 'LOW_OCR_CONFIDENCE';
  const probability = toProbability(confidence, reading);
  return probability < (reading >= 100 ? MIN_PROBABILITY_TEXT_LAYER : MIN_PROBABILITY)
    ? NOTHING
    : { ...toFound(best, probability, reason), ...(other !== null && { otherReading: other }) };
}
