import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { narrow } from '../../text/narrow.ts';
import { cleanText } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';

/** 丹保衛指令第四〇二八号, 第 03410-2266 号, 税顧第26-118号: how offices number what they issue. */
const NUMBERED = /^[\p{Script=Han}ァ-ヶ]{0,8}\s?第\s?[\d〇一二三四五六七八九十百千-]+\s?号$/u;
/** 汐法 R8-0762: who issued it in short, and a number with a dash. */
const SHORT = /^[\p{Script=Han}]{1,4}[ 　]?(?=[A-Z\d-]*\d)[A-Z]{0,2}\d{1,4}-\d{1,6}$/u;
const CONCEPTS: ReadonlySet<ConceptId | undefined> = new Set<ConceptId | undefined>([
  'document_number',
  'licence_number',
  'certificate_number',
  'notice_number',
  'reference',
  undefined,
]);
const ASKS = /(?:文書|書類|[許認]可証?|指令|証明|発信|通知|[上下左右]の|整理)の?番号|発番|文番/u;
/** Share of the first page's height that its head is. */
const HEAD = 0.25;
const SCORE = 0.68;

/** The number by itself in the head of an official paper. */
export function documentNumbers(
  { asked, concept, kind }: FieldQuery,
  { pages: [first] }: DocumentView,
): Candidate[] {
  if (!first || (kind !== 'code' && kind !== 'text') || !CONCEPTS.has(concept) || !ASKS.test(asked))
    return [];
  return first.segments
    .filter(
      ({ rect, text }) =>
        rect.top < HEAD * first.page.height &&
        [NUMBERED, SHORT].some((form) => form.test(narrow(text.trim()))),
    )
    .map((segment) => {
      // 許可第250881号: what the question says already is its label.
      const said = /^\s*([\p{Script=Han}]{2,6})(?=第)/u.exec(segment.text);
      const from = said?.[1] !== undefined && asked.includes(said[1]) ? said[0].length : 0;
      const ranges = [{ segment, from, to: segment.text.length }];
      return { value: cleanText(ranges), ranges, score: SCORE, doubt: 'WEAK_LABEL' as const };
    });
}
