import { BETWEEN_SENTENCES, endOfFirstSentence } from '../sentences/sentence-ends.ts';
import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Segment } from '../../layout/layout.ts';
import { endOfPart } from '../../layout/small-print.ts';
import { meaningsOf } from '../../lexicon/index.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import type { Candidate } from '../candidate.ts';
import { TWO_SCRIPTS, isJapanese } from './bilingual.ts';
import { GLOSS, hasGlosses } from './spaced-labels.ts';
import { isFactor, isRemark } from './factors.ts';
import { fromRange, nextLabelStart } from './from-range.ts';
import { NAME_KINDS, WHOLE_KINDS } from './other-labels.ts';
import type { LabelMatch } from './label-match.ts';

/** Texts that are sentences themselves. */
const WORDY: ReadonlySet<ConceptId | undefined> = new Set<ConceptId>(['notes', 'payment_terms']);
const WORDY_WORDS =
  /\b(?:instructions?|remarks?|notes?|comments?|messages?|conditions?|terms|reasons?|descriptions?|details|wording|sentences?)\b|備考|摘要|特記|注意|条件|内容|理由|文|コメント|連絡事項/iu;

/** Whether a value is found in its text, or may be several sentences. */
const hasSentences = ({ kind, concept, asked }: FieldQuery): boolean =>
  !WHOLE_KINDS.has(kind) || WORDY.has(concept) || (kind === 'text' && WORDY_WORDS.test(asked));

/** The value behind the label in the label's own segment, up to the next label. */
export function insideLabel(match: LabelMatch, query: FieldQuery, view: DocumentView): Candidate[] {
  const start = endOfBilingual(match, view);
  const range = {
    segment: match.segment,
    from: start,
    to: Math.min(nextLabelStart(match.segment, start, view), endOfPart(match.segment, start)),
  };
  if (isLabelToo(match, query, view)) return [];
  if (query.kind === 'amount' || query.kind === 'number') {
    // "Total 3 pallets. No prices stated; deposit EUR 72.50": what the next sentence says is not the label's.
    const end = BETWEEN_SENTENCES.exec(match.segment.text.slice(start, range.to))?.index;
    if (end !== undefined) range.to = start + end;
  } else if (!hasSentences(query)) {
    // "Tariff name: Steady 18 Fixed. Tariff ends on 31 March": what a label of running text has ends with its sentence.
    const end = endOfFirstSentence(match.segment.text.slice(start, range.to));
    if (end !== undefined) range.to = start + end;
  }
  const gap = /^[)）\]】]?\s*[:：=＝]/u.test(match.segment.text.slice(match.to)) ? 1 : 0.97;
  const found = fromRange(range, query, view, match.strength * gap);
  if (query.kind !== 'amount' || query.concept === 'tax_base') return found;
  return found.map((one) => ({
    ...one,
    score: one.score * (isRemark(match, one) || isFactor(match, one) ? 0.5 : 1),
  }));
}

/** Whether what is behind a label in its segment is a remark or belongs to the label, and is no value. */
function isLabelToo(match: LabelMatch, { kind, kindAsked }: FieldQuery, view: DocumentView): boolean {
  const rest = match.segment.text.slice(match.to);
  const remark = /^\s*[(（]([^)）]*)[)）]\s*[:：]?\s*$/u.exec(rest)?.[1];
  // Behind a label brackets contain a remark, 下4桁, unless they contain a number.
  if (remark !== undefined && kind === 'code' && /\p{L}/u.test(remark) && !/\d{3}/.test(remark)) return true;
  // "Sender's signature" is no sender.
  if (/^['’]s\b/u.test(rest)) return true;
  // 本船名／航海番号 VESSEL / VOY.: all of it is a label, in two scripts.
  if (match.from <= 1 && isAllLabel(match.segment, view)) return true;
  if (!WHOLE_KINDS.has(kind)) return false;
  return (
    remark !== undefined ||
    isEndOfLabel(match) ||
    ((NAME_KINDS.has(kind) || NAME_KINDS.has(kindAsked)) && ALL_SMALL.test(rest)) ||
    isLabel(rest) ||
    GOES_ON.some((pattern) => pattern.test(rest))
  );
}

/** How a label continues behind its first words, so that they are another one's. */
const GOES_ON: readonly RegExp[] = [
  // 氏名又は名称
  /^\s*(?:又は|または|及び|および|・|or |and )/iu,
  // "Patient pays" is a label of its own, not a patient's name.
  /^ \p{Ll}[\p{Ll}']*(?: \p{Ll}[\p{Ll}']*)?\s*[:：]?\s*$/u,
  // "CARRIER INFORMATION" is a heading.
  /^ (?:information|info|details?|particulars|summary|data|section|history)\s*[:：]?\s*$/iu,
  // "Usage over 12 months" is a heading, too.
  /^ (?:over|of|for|in|on|by|at|with|and|per|during|since) \S/,
];

/** "Carrier signature / pickup date": words in small letters are nobody's name. */
const ALL_SMALL = /^ \p{Ll}[\p{Ll}'’]*(?:[ ,/&-]+\p{Ll}[\p{Ll}'’]*)*\s*[:：]?\s*$/u;

/** A label in two scripts and nothing behind it: of 通貨 Currency USD the end is a value. */
const isAllLabel = (segment: Segment, view: DocumentView): boolean =>
  TWO_SCRIPTS.test(segment.text) &&
  !(view.labelsIn.get(segment) ?? []).some(
    ({ from, to }) =>
      from > 1 && !isJapanese(segment.text[from]) && /^\s+[^\s/／]/u.test(segment.text.slice(to)),
  );

/** 建物名称 is another label than 建物名: a letter or two set right behind a label, and nothing else, end a longer one. */
const isEndOfLabel = ({ segment, to }: LabelMatch): boolean =>
  /^[\p{Script=Han}\p{Script=Katakana}]{1,2}\s*[:：]?\s*$/u.test(segment.text.slice(to)) &&
  /[\p{Script=Han}\p{Script=Katakana}]/u.test(segment.text[to - 1] ?? '');

/** "BUYER CONTACT" is another label than "BUYER": another word of a label in capitals or small letters, as a whole and surely one. */
const isLabel = (text: string): boolean =>
  /^ [a-z]/i.test(text) && [...(meaningsOf(text) ?? [])].some(([, weight]) => weight > 0.9);

/** 通貨 / Currency USD: the value begins behind the label in the other language. */
function endOfBilingual({ segment, to }: LabelMatch, view: DocumentView): number {
  const hits = view.labelsIn.get(segment) ?? [];
  const gloss =
    isJapanese(segment.text[to - 1]) && hasGlosses(view) ? GLOSS.exec(segment.text.slice(to)) : null;
  if (gloss) return to + gloss[0].length;
  // 荷受人 CONSIGNEE: the same in the other script.
  if (isAllLabel(segment, view)) return segment.text.length;
  const next = hits.find((hit) => hit.from > to);
  if (next === undefined) return to;
  const between = segment.text.slice(to, next.from);
  if (/^\s*[/／]\s*$/u.test(between)) return next.to;
  // 乙（借主） 三宅: the meaning of the first word is in brackets.
  if (/^\s*[(（]\s*$/u.test(between) && /^\s*[)）]/u.test(segment.text.slice(next.to))) return next.to + 1;
  // On pictures the stroke is lost or read as something else: what means the same in the other script is its other half.
  if (segment.layout.page.source === 'text' || !/^\s*[|ノヶケlI1]?\s+$/u.test(between)) return to;
  const own = hits.find((hit) => hit.to === to);
  const isSame = own !== undefined && [...own.meanings.keys()].some((concept) => next.meanings.has(concept));
  return isSame && isJapanese(segment.text[own.from]) && !isJapanese(segment.text[next.from]) ? next.to : to;
}
