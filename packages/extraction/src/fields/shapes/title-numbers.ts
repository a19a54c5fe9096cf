import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { isTitledFor } from '../../document-type.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { narrow } from '../../text/narrow.ts';
import type { Candidate } from '../candidate.ts';

const CODE = String.raw`(?:no\.?|nr\.?|number|#|№)?\s?[:#]?\s?(?<code>(?=[^\s]*\d)[A-Z\d][A-Z\d/._-]{2,19})`;
/** What papers call themselves where their number follows in one line: "Invoice CC-104477", "Quote #Q-331". */
const TITLES: Readonly<Partial<Record<ConceptId, string>>> = {
  invoice_number: '(?:tax |sales |commercial |pro-?forma )?invoice|bill|請求書',
  quote_number: '(?:quote|quotation|estimate|offer)|見積書',
  order_number: '(?:purchase |sales |work )?order|order confirmation|注文書|発注書',
  delivery_number: '(?:delivery|despatch|dispatch) (?:note|order)|packing (?:slip|list)|納品書',
  receipt_number: '(?:official |sales |cash )?receipt|領収[書証]',
  document_number:
    '[a-z]+ (?:note|report|certificate|statement|order|advice|confirmation)|statement|certificate|credit note|invoice|quote|receipt',
};
/** Q250917-2 ｜ 2025年9月17日: the number of a paper shares a line with its day. */
const BESIDE_DAY =
  /^\s*(?<code>(?=[A-Z\d-]*\d{3})(?=[A-Z\d]*[A-Z-])[A-Z\d][A-Z\d-]{3,19})\s*[|/・,]\s*(?:(?:19|20)\d{2}|令和)\s?[年./-]?\s?\d{1,2}[^|]{0,14}$/u;
/** Share of the first page's height in which its title is. */
const HEAD = 0.4;
const SCORE = 0.78;

/** The number of a paper that is printed behind its title. */
export function titleNumbers({ concept }: FieldQuery, view: DocumentView): Candidate[] {
  const [first] = view.pages;
  const title = concept && TITLES[concept];
  if (!first || title === undefined) return [];
  const pattern = new RegExp(`^\\s*(?:${title})\\s+${CODE}\\s*$`, 'iu');
  const isOwn = concept === 'document_number' || isTitledFor(concept, view.documentTypes);
  return first.segments.flatMap((segment) => {
    if (segment.rect.top > HEAD * first.page.height) return [];
    const beside = isOwn ? BESIDE_DAY.exec(narrow(segment.text)) : null;
    const code = (pattern.exec(narrow(segment.text)) ?? beside)?.groups?.code;
    if (code === undefined || /^(?:19|20)\d{2}$|^\d{1,2}[/.-]\d{1,2}[/.-]/.test(code)) return [];
    const from = segment.text.lastIndexOf(code);
    return from < 0
      ? []
      : [{ value: code, ranges: [{ segment, from, to: from + code.length }], score: SCORE }];
  });
}
