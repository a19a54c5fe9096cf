import { BETWEEN_SENTENCES } from './sentence-ends.ts';
import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { findMentions } from '../../lexicon/index.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { tidy } from '../../text/fold.ts';
import { textOf } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';
import { readText } from '../read-kind.ts';
import { IS_DATED } from './letters.ts';
import { sentencesOf } from './sentences.ts';

/** How surely a value is the one asked for when its sentence mentions it. */
const MENTION_SCORE = 0.66;

/** How sentences mention a date or an amount, in addition to the words that instructions use. */
const MENTIONS: Readonly<Partial<Record<ConceptId, RegExp>>> = {
  due_date:
    /(?:まで|迄)に.{0,24}(?:支払|お支払|振り?込|入金|納付|払)|(?:支払|振込|入金|納付).{0,12}(?:まで|迄)|(?:pay(?:able|ment)?|paid|settle|remit|due|transfer)\b.{0,40}\b(?:by|before|until|on|no later than)\b|\bby\b.{0,30}\b(?:pay|payment)|\b(?:collect|debit|take|charge)\b.{0,50}\b(?:on|from your (?:bank|account|card))\b/u,
  valid_until:
    /(?:まで|迄)(?:有効|に(?:ご)?発注|の(?:ご)?注文)|有効.{0,12}(?:まで|迄)|\bvalid\b.{0,20}\b(?:until|to|through)\b|\baccept.{0,20}\bby\b|\b(?:holds?|stands?|open|good)\b.{0,12}\b(?:until|till|through|to)\b/u,
  delivery_date:
    /(?:まで|迄)に.{0,16}(?:納品|納入|お?届け)|に(?:納品|納入|お?届け)(?:いた)?し|\bdeliver\w*\b.{0,24}\b(?:by|on|for|before)\b|\bgoods\b.{0,24}\b(?:arrive|reach|come|be sent|leave)\b|(?:納品|納入|納期|お?届け).{0,24}予定/u,
  subject: /^this concerns/u,
};

/** Days, sums and numbers inside sentences that speak of what is asked for: "…by 25.01.2026 without deduction". */
export function runningText(query: FieldQuery, view: DocumentView): Candidate[] {
  const { concept, kind } = query;
  if (!concept || (kind !== 'date' && kind !== 'amount' && kind !== 'code')) return [];
  const found = sentencesOf(view).flatMap(({ text, lower, mentioned, rangesOf }) => {
    if (!mentioned.has(concept) && MENTIONS[concept]?.test(lower) !== true) return [];
    const readings = readText(kind, text, view).filter(
      (one) =>
        one.fit > 0.6 &&
        !(kind === 'date' && IS_DATED.test(text.slice(one.to))) &&
        speaksOf(concept, ownSentence(text, one.from)),
    );
    return readings.map((reading) => ({
      value: reading.value,
      ranges: rangesOf(reading.from, reading.to),
      score: (MENTION_SCORE * reading.fit) / Math.sqrt(readings.length),
      doubt: reading.doubt ?? ('WEAK_LABEL' as const),
    }));
  });
  // Beside sums of money "37.5 hours per week" is none.
  const money = kind === 'amount' ? found.filter(isMoney) : [];
  return money.length > 0 ? money : found;
}

/** One of several sentences of a line: "No prices stated. Deposit EUR 72.50"; undefined where it is but one. */
function ownSentence(text: string, at: number): string | undefined {
  const ends = [...text.matchAll(new RegExp(BETWEEN_SENTENCES, 'gu'))].map(({ index }) => index);
  if (ends.length === 0) return undefined;
  return text.slice(
    ends.findLast((end) => end < at) ?? 0,
    ends.find((end) => end >= at),
  );
}

const speaksOf = (concept: ConceptId, sentence: string | undefined): boolean =>
  sentence === undefined ||
  MENTIONS[concept]?.test(sentence.toLowerCase()) === true ||
  findMentions(tidy(sentence).toLowerCase()).some((one) => one.concept === concept);

const isMoney = (candidate: Candidate): boolean => /[¥￥$€£₹]|円|\b[A-Z]{3}\b/u.test(textOf(candidate));
