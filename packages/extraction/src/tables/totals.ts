import type { DocumentView } from '../document.ts';
import type { ConceptId } from '../lexicon/index.ts';
import type { Row } from '../layout/layout.ts';
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
    if (TOTALS.some((concept) => (hit.meanings.get(concept) ?? 0) > 0.9) && hasAmount(row, segment.id))
      return true;
  }
  return false;
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
