import type { Candidate } from '../candidate.ts';
import type { Kind } from '../../lexicon/index.ts';

/** Between two sentences of a text; the full stop of "Mr." ends none. */
export const BETWEEN_SENTENCES =
  /(?<!\b(?:Mr|Ms|Mrs|Dr|No|St|vs|approx|incl|excl)\.)(?<=[.!?;]["')]?)\s+(?=\p{Lu})|(?<=[。！？])/u;

/** Titles, legal forms, parts of addresses, single letters and letters with stops: the full stop behind them ends no sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:(?:inc|ltd|llc|plc|co|corp|cie|bros|jr|sr|mr|mrs|ms|messrs|dr|prof|rev|hon|st|ste|ave|blvd|rd|ln|hwy|pkwy|apt|bldg|fl|mt|ft|no|nos|nr|ref|tel|ext|dept|div|mfg|intl|assn|approx|incl|excl|vs|etc|est|max|min|qty)|\p{L}|(?:\p{L}{1,4}\.)+\p{L}{0,4})$/iu;
/** "1. Delivery to site": a number that begins a text counts an item. */
const COUNTED = /^[\s:：]*\d{1,2}$/u;

/** Where one sentence ends and the next begins, with a capital and a word in small letters: Pvt. Ltd. is a name. */
const NEXT_SENTENCE = /[.!?](?=["')]?\s+\p{Lu}[\p{L}'’-]*\s+\p{Ll})|。(?=\s*\S)/gu;

/** Where the first of several sentences of a text ends, before its full stop; undefined where there is only one. */
export function endOfFirstSentence(text: string): number | undefined {
  for (const { 0: stop, index } of text.matchAll(NEXT_SENTENCE)) {
    const before = text.slice(0, index);
    if (stop !== '.' || !(ABBREVIATED.test(before) || COUNTED.test(before))) return index;
  }
  return undefined;
}

/** What joins a label to its value in a sentence: "Payment terms are …", お支払いは…. */
const JOIN =
  /^(?:(?:for [a-z ]{3,20} )?(?:is|are|was|were|will be)(?: (?:taken|made|paid|settled))?(?: (?:by|on|in))? |は[、\s]*)/iu;
/** How sentences end behind a value: …でお願いいたします。 */
const END = /(?:(?:で|にて|により|とし)(?:お願い|承|お支払|ご請求|受領|精算|て|いたし)[^。]{0,16}。?|[。])$/u;
const WHOLE: ReadonlySet<Kind> = new Set(['text', 'person']);

/** A text or a person's name taken out of the sentence around it: "are Net 30." is Net 30. */
export function withoutSentence(candidate: Candidate, kind: Kind): Candidate {
  const [range] = candidate.ranges;
  if (!WHOLE.has(kind) || !range || candidate.ranges.length > 1) return candidate;
  const text = range.segment.text.slice(range.from, range.to);
  const head = JOIN.exec(text)?.[0].length ?? 0;
  const joined = text.slice(head);
  // A full stop belongs to the sentence only where the value is inside one.
  const end = END.exec(joined) ?? (head > 0 ? /\.\s*$/u.exec(joined) : null);
  const to = end ? end.index : joined.length;
  const value = joined.slice(0, to).trim();
  if ((head === 0 && !end) || value === '') return candidate;
  const from = range.from + head;
  return { ...candidate, value, ranges: [{ ...range, from, to: from + to }] };
}
