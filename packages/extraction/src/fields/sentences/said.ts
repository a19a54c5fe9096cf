import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';

const NAME_EN = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'’-]+){1,2}`;
const NAME_JA = String.raw`[\p{Script=Han}々\p{Script=Katakana}]{1,4}[\s\u3000]?[\p{Script=Han}々\p{Script=Hiragana}\p{Script=Katakana}]{1,4}?`;

/** How sentences say what no label does: "This concerns …", 担当は…です, ご注文…分です. */
const PATTERNS: Readonly<Partial<Record<ConceptId, readonly RegExp[]>>> = {
  subject: [
    /^(?:this (?:concerns|relates to)|with (?:reference|regard) to|regarding|concerning) (?<value>(?!your|our|the above)[^,.]{3,60})(?=[,.])/iu,
    /^(?<value>[^。、\d][^。、]{2,40})(?:につきまして|に関しまして)、/u,
  ],
  contact: [
    new RegExp(
      String.raw`(?:\b(?:handled|looked after|dealt with|managed) by|\byour (?:adjuster|case handler|claims handler|case manager) is) (?<value>${NAME_EN})`,
      'u',
    ),
    new RegExp(
      String.raw`(?:\bask for|\bcontact(?: for (?:questions|queries))?(?: is)?|\bspeak to|\bcall) (?<value>${NAME_EN})`,
      'u',
    ),
    new RegExp(
      String.raw`担当者?(?:は、?|の)(?<value>${NAME_JA})(?=です|まで|でござい|が(?:担当|承)|に(?:お問|ご連絡))`,
      'u',
    ),
  ],
  order_number: [
    /\b(?:your|our) order (?:no\.? |number )?(?<value>(?:P\/O )?[A-Z\d/-]*\d[A-Z\d/-]{2,})/u,
    /ご?注文(?:番号)?\s?(?<value>(?:P\/O )?[A-Z\d][A-Z\d-]{3,14})\s?分/u,
  ],
  payment_terms: [/^お?支払い?は、?(?<value>[^。、]{3,24}?)(?:で|にて)(?:お願い|いたし|承り)/u],
};

/** A name, a number or a matter out of a sentence that is made to say it. */
export function saidInSentences(query: FieldQuery, view: DocumentView): Candidate[] {
  const patterns = query.concept === undefined ? undefined : PATTERNS[query.concept];
  if (patterns === undefined) return [];
  return view.pages
    .flatMap((page) => page.segments)
    .flatMap((segment) => {
      if (segment.text.length < 8) return [];
      for (const pattern of patterns) {
        const value = pattern.exec(segment.text)?.groups?.value;
        const from = value === undefined ? -1 : segment.text.indexOf(value);
        const range = value === undefined ? null : trimRange({ segment, from, to: from + value.length });
        if (range)
          return [{ value: cleanText([range]), ranges: [range], score: 0.7, doubt: 'WEAK_LABEL' as const }];
      }
      return [];
    });
}
