import type { DocumentView } from '../document.ts';
import type { ConceptId } from '../lexicon/index.ts';
import type { Row, Segment } from '../layout/layout.ts';
import { fold } from '../text/fold.ts';
import { findAmounts } from '../values/amount.ts';

const TOTALS: readonly ConceptId[] = [
  'total',
  'subtotal',
  'tax',
  'amount_due',
  'tax_base',
  'tendered',
  'change',
  'previous_balance',
  'withholding',
  'closing_balance',
];

/** Of these, what a row that begins with a day may be called and still be an entry of an account: 2025/08/08 現金 80,000. */
const ENTRIES: ReadonlySet<ConceptId> = new Set(['tendered', 'change', 'tax', 'withholding', 'amount_due']);

/** The rows of a table of taxes: what is taxed at which rate. */
const TAXES: ReadonlySet<ConceptId> = new Set(['tax', 'tax_base']);
const NO_CONCEPTS: ReadonlySet<ConceptId> = new Set();

/** What is known of a row before it is looked at for a sum. */
interface TableRow {
  readonly looksLikeItem: boolean;
  readonly isDated: boolean;
  /** Whether the table asks for nothing but taxes and what they are of. */
  readonly isOfTaxes?: boolean;
}

/** Sums that only carry a page over to the next. */
const CARRIED =
  /^(?:次頁|次ページ|前頁|前ページ|累計|頁計|ページ計|carriedforward|broughtforward|pagetotal|carriedover|balancebroughtforward|balancecarriedforward)/;

/** Before a tax that a total contains already ("Incl. VAT 20%", うち消費税). */
const INCLUDED = /^(?:incl(?:udes|uding|uded|usiveof)?|ofwhich|うち|内|含む?)$/;

/** What is taxed at a rate: "10%対象 748,820 消費税 74,882". */
const TAXED_AT = /^[(（]?\s*\d{1,2}(?:\.\d)?\s*[%％]\s*(?:対|課税|適用)/;

/**
 * Whether a row contains a sum, a tax or what was paid, not an item. A row that is filled like an item is one even
 * where it begins with such a word ("Total Station TS16", 消費税申告サポート), unless the word is all there is.
 */
export function isTotalRow(
  row: Row,
  view: DocumentView,
  { looksLikeItem, isDated, isOfTaxes = false }: TableRow,
): boolean {
  const none = isOfTaxes ? TAXES : looksLikeItem && isDated ? ENTRIES : NO_CONCEPTS;
  const totals = TOTALS.filter((concept) => !none.has(concept));
  if (isTotalHeader(row, view)) return true;
  if (row.segments.some((segment) => CARRIED.test(segment.folded.text)) && hasAmount(row, 0)) return true;
  if (!isOfTaxes && row.segments.some(({ text }) => TAXED_AT.test(text)) && hasAmount(row, 0)) return true;
  for (const segment of row.segments.slice(0, 4)) {
    const hit = view.labelsIn.get(segment)?.[0];
    if (!hit || hit.quality < 0.7) continue;
    const isIncluded = INCLUDED.test(fold(segment.text.slice(0, hit.from)));
    if (!isIncluded && (hit.from > 3 || (looksLikeItem && !hit.alone))) continue;
    if (isStamp(segment, row)) continue;
    if (totals.some((concept) => (hit.meanings.get(concept) ?? 0) > 0.9) && hasAmount(row, segment.id))
      return true;
  }
  return false;
}

/** Sums of a whole document, not of a page or a section of it. */
const GRAND_TOTALS: readonly ConceptId[] = ['total', 'amount_due'];

/** Whether a row begins with the label of the sum of all items, and has it. */
export function isGrandTotal(row: Row, view: DocumentView): boolean {
  if (row.segments.some((segment) => CARRIED.test(segment.folded.text)) || !hasAmount(row, 0)) return false;
  return isLabelled(row, view, GRAND_TOTALS);
}

/** What is printed under a table about all of it, not about an item. */
const UNDER_TABLES: readonly ConceptId[] = [
  'bank',
  'account_number',
  'registration_number',
  'due_date',
  'payment_terms',
];

/** Whether a row begins with the whole of a label of what is printed under tables. */
export function isUnderTable(row: Row, view: DocumentView): boolean {
  return isLabelled(row, view, UNDER_TABLES);
}

/** Whether a row is called a discount and nothing else. */
export function isDiscountRow(row: Row, view: DocumentView): boolean {
  return isLabelled(row, view, ['discount']);
}

function isLabelled(row: Row, view: DocumentView, concepts: readonly ConceptId[]): boolean {
  const [segment] = row.segments;
  if (segment === undefined) return false;
  return (view.labelsIn.get(segment) ?? []).some(
    ({ alone, from, quality, meanings }) =>
      alone && from <= 3 && quality >= 0.8 && concepts.some((concept) => (meanings.get(concept) ?? 0) > 0.9),
  );
}

/** What office stamps say. */
const STAMPS = /^(?:paid|received|approved|checked|済|支払済|領収済|受領済|入金済)$/;

/** A stamp over a picture's row: its word comes behind a number of the row, where a sum's label never is. */
function isStamp(segment: Segment, row: Row): boolean {
  if (segment.layout.page.source === 'text' || !STAMPS.test(segment.folded.text)) return false;
  return row.segments.some(
    (other) => other.rect.right <= segment.rect.left && findAmounts(other.text).length > 0,
  );
}

function hasAmount(row: Row, from: number): boolean {
  return row.segments.some(
    (segment) => segment.id >= from && findAmounts(segment.text).some((amount) => !amount.percent),
  );
}

/** A row of labels over a row of sums: "Net total | VAT 20 % | Total". */
function isTotalHeader(row: Row, view: DocumentView): boolean {
  const named = row.segments.filter((segment) => {
    const hit = view.labelsIn.get(segment)?.[0];
    return hit && hit.from <= 1 && TOTALS.some((concept) => (hit.meanings.get(concept) ?? 0) > 0.9);
  });
  return (
    named.length >= 2 &&
    named.length >= row.segments.length * 0.6 &&
    !row.segments.some((segment) => findAmounts(segment.text).some((amount) => !amount.percent))
  );
}
