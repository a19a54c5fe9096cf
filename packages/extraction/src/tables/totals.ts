import type { DocumentView } from '../document.ts';
import type { ConceptId } from '../lexicon/index.ts';
import type { Row, Segment } from '../layout/layout.ts';
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

/** Sums that only carry a page over to the next. */
const CARRIED =
  /^(?:次頁|次ページ|前頁|前ページ|累計|頁計|ページ計|carriedforward|broughtforward|pagetotal|carriedover|balancebroughtforward|balancecarriedforward)/;

/**
 * Whether a row contains a sum, a tax or what was paid, not an item. A row that is filled like an item is one even
 * where it begins with such a word ("Total Station TS16", 消費税申告サポート), unless the word is all there is.
 */
export function isTotalRow(row: Row, view: DocumentView, looksLikeItem: boolean): boolean {
  if (isTotalHeader(row, view)) return true;
  if (row.segments.some((segment) => CARRIED.test(segment.folded.text)) && hasAmount(row, 0)) return true;
  for (const segment of row.segments.slice(0, 4)) {
    const hit = view.labelsIn.get(segment)?.[0];
    if (!hit || hit.quality < 0.7 || hit.from > 3) continue;
    if (looksLikeItem && !hit.alone) continue;
    if (isStamp(segment, row)) continue;
    if (TOTALS.some((concept) => (hit.meanings.get(concept) ?? 0) > 0.9) && hasAmount(row, segment.id))
      return true;
  }
  return false;
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
