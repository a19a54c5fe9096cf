import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { FoundValue } from '../../types.ts';
import { isBrokenValue } from '../broken-value.ts';
import type { Candidate } from '../candidate.ts';
import { prefer } from '../prefer.ts';
import { printedValues } from './printed-values.ts';
import { fold } from '../../text/fold.ts';
import { finish } from '../ranking/finish.ts';
import { answerFrom } from '../ranking/answer.ts';
import { isPossible } from '../ranking/possible.ts';

/** A value at a label that is printed as it is asked for is taken before what the words mean elsewhere, if it fits this well. */
const MIN_PRINTED = 0.6;
/** A label in nearly the instruction's words overrules no value that is surer than this, in percent. */
const MAX_UNSURE = 64;

/** What was asked for as a day or a number, and is none as it is printed. */
const broken = (found: FoundValue): FoundValue => ({
  ...found,
  confidence: Math.round((found.confidence ?? 0) * 0.6),
  reason: 'WRONG_KIND',
});

/** What is printed at a label that is the instruction word for word, where something else was found. */
export function findAsPrinted(
  query: FieldQuery,
  found: FoundValue,
  view: DocumentView,
): FoundValue | undefined {
  // 氏名又は名称: a label that is meant itself may have a company beside it.
  const asked = query.kind === 'person' ? { ...query, concept: undefined } : query;
  const printed = printedValues(query, view).filter((one) => isPossible(one, asked));
  const all = prefer(printed, query, view);
  const best = all[0] && finish(all[0], query);
  if (!best || best.score < MIN_PRINTED) return undefined;
  if (!best.isExact && (found.confidence ?? 0) > MAX_UNSURE && !isGeneral(query)) return undefined;
  const answer = answerFrom(best, all, { kind: best.kind, concept: undefined }, view);
  if (answer.value === null) return undefined;
  const isBroken = isBrokenValue(answer.value, query, view);
  const printedThere = isBroken ? broken(answer) : answer;
  const isSame = best.value === found.value && best.isExact && found.reason === 'WEAK_LABEL';
  if (isSame) return (printedThere.confidence ?? 0) > (found.confidence ?? 0) ? printedThere : undefined;
  // 勤務先 Company 株式会社北洋: with its label in front it is no value.
  const isWithLabel =
    best.isExact && fold(found.value ?? '').startsWith(query.foldedLabel) && best.value !== found.value;
  if (isWithLabel && query.foldedLabel.length > 1) return printedThere;
  const known = all.some(({ value }) => isPartOf(value, found.value));
  return known && !(best.isWhole && isCutShort(found, best)) ? undefined : printedThere;
}

/** Whether one value is all or a part of the other: what is found at the same label is known better by its meaning. */
function isPartOf(one: string, other: string | null): boolean {
  const [a, b] = [fold(one), fold(other ?? '')];
  return b !== '' && (a.includes(b) || b.includes(a));
}

/** A sum of which the words that say which one were not understood: 入湯税の合計 is no 合計. */
const isGeneral = ({ concept, kind }: FieldQuery): boolean =>
  kind === 'amount' && (concept === undefined || concept === 'total' || concept === 'subtotal');

/** "9" of "9 years", 2025 of a day: a number out of what is printed, where more was asked for. */
const isCutShort = (found: FoundValue, whole: Candidate): boolean =>
  /^[\d.-]+$/.test(found.value ?? '') && fold(found.value ?? '') !== fold(whole.value);
