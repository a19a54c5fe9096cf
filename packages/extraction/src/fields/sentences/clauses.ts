import { BETWEEN_SENTENCES } from './sentence-ends.ts';
import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { findMentions } from '../../lexicon/index.ts';
import type { Kind } from '../../lexicon/index.ts';
import { weightOf } from '../../wordings/index.ts';
import { tokensOf } from '../../wordings/tokens.ts';
import type { Candidate } from '../candidate.ts';
import { readText } from '../read-kind.ts';
import type { Reading } from '../read-kind.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { Paragraph } from './paragraphs.ts';

/** Kinds of values that are found in the middle of a sentence. */
const IN_CLAUSES: ReadonlySet<Kind> = new Set(['amount', 'date', 'phone']);
/** Of the words asked for, a clause has to say this much. */
const MIN_SAID = 0.5;
/** What a clause counts that says all of what is asked, and one that names the concept. */
const ALL_SAID = 0.66;
const NAMED = 0.6;
/** Letters behind a value that may still say what it is: "your $1,000.00 deductible". */
const BEHIND = 36;

/** What is asked for in other words than a letter uses: the first asks, the second is right before the value. */
const PATTERNS: readonly (readonly [Kind, RegExp, RegExp])[] = [
  [
    'amount',
    /\bpa(?:y|ys|ying|id) (?:out|us|me)\b|\bpay-?out\b|\bactually (?:pa|get|receiv)|\b(?:we|i) (?:get|receive)\b|\bsettlement\b|\bpayment\b/,
    /\b(?:we|i)(?:['’]re| are| will| have|['’]ll)(?: now| be| also)* (?:send|sending|sent|pay|paying|paid|transfer|transferring|issue|issuing|remit|remitting|credit|crediting)(?: to)? you(?: a (?:check|cheque|payment) (?:for|of))?\W*$|\b(?:check|cheque|payment|transfer|settlement)(?: in the amount)? (?:of|for)\W*$/,
  ],
  [
    'date',
    /\b(?:last|latest|final) (?:day|date)\b|\bdeadline\b|\b(?:until|by) when\b|\b(?:date|day) by which\b|\bby which (?:date|day)\b|\bno later\b|\bdue\b/,
    /\b(?:no later than|not later than|on or before|by|before|until)(?: the)?(?: end of)?(?: \p{L}+day,?)?\s*$/u,
  ],
];

/** Sums and days in the sentences of a letter, by what their own clause says of them. */
export function clauseCandidates(query: FieldQuery, view: DocumentView): Candidate[] {
  if (!IN_CLAUSES.has(query.kind) || !/\p{Script=Latin}/u.test(query.asked)) return [];
  const asked = tokensOf(query.asked);
  return paragraphsOf(view).flatMap((paragraph) => inParagraph(paragraph, asked, query, view));
}

function inParagraph(
  { text, rangesOf }: Paragraph,
  asked: ReadonlySet<string>,
  query: FieldQuery,
  view: DocumentView,
): Candidate[] {
  const readings = readText(query.kind, text, view).filter(({ fit }) => fit > 0.6);
  return readings.flatMap((reading, index) => {
    const clause = clauseOf(text, reading, readings[index - 1], readings[index + 1]);
    const score = rateClause(clause, asked, query);
    if (score === 0) return [];
    const ranges = rangesOf(reading.from, reading.to);
    return [{ value: reading.value, ranges, score, doubt: reading.doubt ?? ('WEAK_LABEL' as const) }];
  });
}

interface Clause {
  /** From the value before it, or from the beginning of the sentence. */
  readonly before: string;
  /** The sentence that goes before. */
  readonly earlier: string;
  readonly after: string;
}

function clauseOf(text: string, { from, to }: Reading, last?: Reading, next?: Reading): Clause {
  const sentences = text.slice(0, from).split(BETWEEN_SENTENCES);
  const own = sentences.at(-1) ?? '';
  const start = Math.max(from - own.length, last?.to ?? 0);
  const behind = text.slice(to, Math.min(to + BEHIND, next?.from ?? text.length));
  return {
    before: text.slice(start, from),
    earlier: sentences.at(-2) ?? '',
    // What is behind the next comma, or behind "and", belongs to another value.
    after: behind.split(/[,;.()]|\b(?:and|less|plus|by|to|from|on)\b/u)[0] ?? '',
  };
}

function rateClause(
  { before, after, earlier }: Clause,
  asked: ReadonlySet<string>,
  query: FieldQuery,
): number {
  const own = Math.max(shareSaid(asked, before), shareSaid(asked, after));
  const lower = before.toLowerCase();
  const isStated = PATTERNS.some(
    ([kind, question, statement]) =>
      kind === query.kind && question.test(query.asked.toLowerCase()) && statement.test(lower),
  );
  if (isStated) return 0.54 + 0.14 * shareSaid(asked, `${earlier} ${before}`);
  if (own >= MIN_SAID) return ALL_SAID * (0.55 + 0.45 * own);
  if (query.concept === undefined) return 0;
  const names = (part: string): boolean =>
    findMentions(part).some(({ concept }) => concept === query.concept);
  return names(lower) || names(after.toLowerCase()) ? NAMED : 0;
}

/** How much of what is asked a part of a sentence says, 0 to 1. */
function shareSaid(asked: ReadonlySet<string>, part: string): number {
  const said = tokensOf(part);
  const whole = weightOf(asked);
  return whole === 0 ? 0 : weightOf([...asked].filter((token) => said.has(token))) / whole;
}
