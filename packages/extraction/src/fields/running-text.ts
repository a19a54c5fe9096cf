import type { DocumentView } from '../document.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import { findMentions } from '../lexicon/index.ts';
import type { ConceptId } from '../lexicon/index.ts';
import { memoize } from '../memoize.ts';
import { tidy } from '../text/fold.ts';
import type { Segment } from '../layout/layout.ts';
import type { Candidate } from './candidate.ts';
import { readKind } from './read-kind.ts';

/** Shorter texts are labels with their values, not sentences. */
const MIN_SENTENCE = 14;
/** Sentences looked at on one document; letters have few. */
const MAX_SENTENCES = 200;
/** How surely a value is the one asked for when its sentence mentions it. */
const MENTION_SCORE = 0.66;

interface Sentence {
  readonly segment: Segment;
  readonly lower: string;
}

/** The texts of a document that run as sentences: they end as one does, or are of many words. */
const sentencesOf = memoize((view: DocumentView): Sentence[] =>
  view.pages
    .flatMap((page) => page.segments)
    .filter(({ text, words }) => {
      if (text.length < MIN_SENTENCE || !/\d/.test(text)) return false;
      return /[。.]\s*$/u.test(text)
        ? words.length > 3 || /[\u3040-\u309f]{2}/u.test(text)
        : /[\u3040-\u309f]{3}/u.test(text) || words.length > 7;
    })
    .slice(0, MAX_SENTENCES)
    .map((segment) => ({ segment, lower: tidy(segment.text).toLowerCase() })),
);

/** How sentences mention a date or an amount, besides the words that instructions use. */
const MENTIONS: Readonly<Partial<Record<ConceptId, RegExp>>> = {
  due_date:
    /(?:まで|迄)に.{0,24}(?:支払|お支払|振り?込|入金|納付|払)|(?:支払|振込|入金|納付).{0,12}(?:まで|迄)|(?:pay(?:able|ment)?|paid|settle|remit|due|transfer)\b.{0,40}\b(?:by|before|until|on|no later than)\b|\bby\b.{0,30}\b(?:pay|payment)/u,
  valid_until:
    /(?:まで|迄)(?:有効|に(?:ご)?発注|の(?:ご)?注文)|有効.{0,12}(?:まで|迄)|\bvalid\b.{0,20}\b(?:until|to|through)\b|\baccept.{0,20}\bby\b|\bholds? until\b/u,
  delivery_date:
    /(?:まで|迄)に.{0,16}(?:納品|納入|お?届け)|に(?:納品|納入|お?届け)(?:いた)?し|\bdeliver\w*\b.{0,24}\b(?:by|on|before)\b/u,
  subject: /^this concerns/u,
};

/** Days, sums and numbers inside sentences that speak of what is asked for: "…by 25.01.2026 without deduction". */
export function runningText(query: FieldQuery, view: DocumentView): Candidate[] {
  const { concept, kind } = query;
  if (!concept || (kind !== 'date' && kind !== 'amount' && kind !== 'code')) return [];
  return sentencesOf(view).flatMap(({ segment, lower }) => {
    const mentioned =
      MENTIONS[concept]?.test(lower) === true ||
      findMentions(lower).some((asked) => asked.concept === concept);
    if (!mentioned) return [];
    const readings = readKind(kind, { segment, from: 0, to: segment.text.length }, view).filter(
      (one) => one.fit > 0.6,
    );
    return readings.map((reading) => ({
      value: reading.value,
      ranges: [{ segment, from: reading.from, to: reading.to }],
      score: (MENTION_SCORE * reading.fit) / Math.sqrt(readings.length),
      doubt: reading.doubt ?? ('WEAK_LABEL' as const),
    }));
  });
}
