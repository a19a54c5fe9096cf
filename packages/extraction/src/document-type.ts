import { heightOf, middleY } from './layout/geometry.ts';
import type { Rect } from './layout/geometry.ts';
import type { PageLayout } from './layout/layout.ts';
import type { ConceptId } from './lexicon/index.ts';

/** What a document calls itself. */
export type DocumentType = 'invoice' | 'delivery' | 'quote' | 'order' | 'receipt' | 'statement';

const TITLES: readonly (readonly [DocumentType, RegExp])[] = [
  [
    'invoice',
    /invoice(?!to|no|number|date|for|summary|total|address|period)|^(?:tax)?bill$|your\w{0,12}bill$|facture|rechnung(?!s)|factuur(?!n)|fattura|factura|(?:請求|御請求|ご請求|請求明細|請求内訳)書|請求明細/,
  ],
  [
    'delivery',
    /delivery(?:note|order)(?!no|number)|packing(?:slip|list)|despatchnote|dispatchnote|lieferschein|bondelivraison|納品書|納品伝票/,
  ],
  [
    'quote',
    /^(?:price)?quot(?:ation|e)(?!no|number|date)|^(?:cost)?estimate(?!no|number|date)|^proforma|angebot|devis|offerte|見積書|見積り書/,
  ],
  ['order', /purchaseorder(?!no|number|date|ref)|orderform|bestellung|注文書|発注書|注文明細書|発注明細書/],
  ['receipt', /^(?:official|cash|sales|tax)?receipt(?!no|number|date)|領収[書証]|レシート|お買上/],
  ['statement', /statement(?!date|no|number|period)|kontoauszug|取引明細|入出金明細|残高証明|利用明細/],
];

/** What the first page calls itself, by titles in its upper part: several for 納品書兼請求書, none where it does not say. */
export function findDocumentTypes(first: PageLayout | undefined): ReadonlySet<DocumentType> {
  const types = new Set<DocumentType>();
  let height = 0;
  for (const { text, rect } of first ? titlesOf(first) : []) {
    const named = TITLES.filter(([, pattern]) => pattern.test(text)).map(([type]) => type);
    const size = heightOf(rect);
    if (named.length === 0 || size < 0.75 * height) continue;
    if (size > 1.3 * height) types.clear();
    height = Math.max(height, size);
    for (const type of named) types.add(type);
  }
  return types;
}

interface PrintedTitle {
  readonly text: string;
  readonly rect: Rect;
}

/** What may be a title in the upper part of a page, folded; 領 収 書 set wide is one. */
function titlesOf(page: PageLayout): PrintedTitle[] {
  const upper = page.rows.filter((row) => middleY(row.rect) <= page.page.height * 0.45);
  const wide = upper.flatMap(({ segments }) => {
    const letters = segments.filter(({ text }) => /^[\p{Script=Han}]{1,2}$/u.test(text.trim()));
    const [first] = letters;
    return first && letters.length > 1
      ? [{ text: letters.map(({ folded }) => folded.text).join(''), rect: first.rect }]
      : [];
  });
  const whole = upper
    .flatMap(({ segments }) => segments)
    .filter(({ folded, text }) => folded.text.length <= 30 && !/[:：]\s*\S/.test(text))
    .map(({ folded, rect }) => ({ text: folded.text, rect }));
  return [...whole, ...wide];
}

/** Papers that a buyer writes: orders, and what states to a supplier what was accepted or is paid. */
const ORDER =
  /^(?:御)?(?:注文書|発注書|注文明細書|発注明細書|検収書|検収通知書|検収報告書|支払通知書|支払明細書|仕入明細書)$|^purchaseorder|^po$|^orderform$|^order$|^(?:goodsreceipt|goodsreceivednote|goodsreceiptnote|receivingreport|receivingslip)$|^(?:remittanceadvice|paymentadvice|paymentnotice|remittancenotice)$/;

/** Whether the first page calls itself a purchase order, or another paper that a buyer writes, in its upper part. */
export function isOrder(first: PageLayout | undefined): boolean {
  if (!first) return false;
  return first.segments.some(
    (segment) =>
      segment.rect.top < first.page.height * 0.35 &&
      ORDER.test(segment.folded.text) &&
      // "Order" alone also labels the number of one.
      (segment.folded.text !== 'order' || heightOf(segment.rect) > 1.3 * first.lineHeight) &&
      !/[:：]/.test(segment.text),
  );
}

/** The documents that carry a number or date of their own, under labels as plain as "No." and "Date". */
const OWN_TYPE: Readonly<Partial<Record<ConceptId, DocumentType>>> = {
  invoice_number: 'invoice',
  invoice_date: 'invoice',
  due_date: 'invoice',
  delivery_number: 'delivery',
  delivery_date: 'delivery',
  quote_number: 'quote',
  quote_date: 'quote',
  order_number: 'order',
  order_date: 'order',
  receipt_number: 'receipt',
  purchase_date: 'receipt',
};

/** Whether a plain "No." or "Date" can be the concept's: not the order's on what calls itself an invoice alone. */
export function isOwn(concept: ConceptId | undefined, types: ReadonlySet<DocumentType>): boolean {
  const type = concept && OWN_TYPE[concept];
  if (type === undefined || types.size === 0 || types.has(type)) return true;
  // What was paid is a receipt whatever it calls itself, and so is an invoice of a shop.
  return type === 'receipt' || (type === 'invoice' && types.has('receipt'));
}

/** Whether a document says that it is of the concept's own type, and no invoice. */
export function isTitledFor(concept: ConceptId | undefined, types: ReadonlySet<DocumentType>): boolean {
  const type = concept && OWN_TYPE[concept];
  return type !== undefined && type !== 'invoice' && types.has(type) && !types.has('invoice');
}
