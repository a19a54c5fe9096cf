import type { DocumentView } from '../document.ts';
import { blankWish } from '../instruction/wish.ts';
import type { Wish } from '../instruction/wish.ts';
import type { ConceptId } from '../lexicon/index.ts';
import { remember } from '../memo.ts';
import { findAmounts } from '../values/amount.ts';
import type { Candidate } from './candidate.ts';
import { candidatesAt } from './label-candidates.ts';

type Sums = Readonly<
  Record<
    'subtotal' | 'tax' | 'tendered' | 'change' | 'total' | 'rounding' | 'shipping' | 'discount',
    readonly number[]
  >
>;

/** The sums of a document by their labels, for checking one against another. */
const sumsOf = remember((view: DocumentView): Sums => {
  const read = (concept: ConceptId): number[] => {
    const wish = blankWish({ concept, kind: 'amount' });
    const values = (view.labelsOf.get(concept) ?? [])
      .filter((hit) => hit.quality >= 0.6 && (hit.meanings.get(concept) ?? 0) > 0.9)
      .map(
        (hit) =>
          candidatesAt({ ...hit, strength: 1, relation: 'beside' }, wish, view).toSorted(
            (a, b) => b.score - a.score,
          )[0],
      )
      .filter((one) => one !== undefined && one.score > 0.7)
      .map((one) => Number(one?.value));
    return [...new Set(values)].slice(0, 6);
  };
  return {
    subtotal: read('subtotal'),
    tax: read('tax'),
    tendered: read('tendered'),
    change: read('change'),
    total: read('total'),
    rounding: read('rounding'),
    shipping: read('shipping'),
    discount: read('discount'),
  };
});

const equal = (a: number, b: number): boolean => Math.abs(a - b) < 0.006;

/** Whether the document's own arithmetic speaks for a sum: subtotal + tax, cash - change, and so on. */
export function isConsistent(value: number, concept: ConceptId | undefined, view: DocumentView): boolean {
  const sums = sumsOf(view);
  if (concept === 'total' || concept === 'amount_due') {
    return (
      isPaid(value, sums) || (value !== 0 && sums.subtotal.some((subtotal) => addsUp(subtotal, value, sums)))
    );
  }
  if (concept === 'subtotal')
    return value !== 0 && sums.total.some((total) => total !== value && addsUp(value, total, sums));
  if (concept === 'tax')
    return (
      value !== 0 &&
      sums.total.some((total) => sums.subtotal.some((subtotal) => equal(subtotal + value, total)))
    );
  return false;
}

/** Whether the printed sums speak against a value: subtotal and tax are there and do not make this total. */
export function isContradicted(value: number, concept: ConceptId | undefined, view: DocumentView): boolean {
  if (concept !== 'total' && concept !== 'subtotal' && concept !== 'tax') return false;
  const { subtotal, tax, total, shipping, discount, rounding } = sumsOf(view);
  const whole = subtotal.length > 0 && tax.some((one) => one > 0) && total.length > 0;
  if (!whole || shipping.length + discount.length + rounding.length > 0) return false;
  const known = { subtotal, tax, total }[concept];
  return (
    known.includes(value) &&
    !isConsistent(value, concept, view) &&
    !total.some((sum) => subtotal.some((net) => addsUp(net, sum, sumsOf(view))))
  );
}

function isPaid(value: number, sums: Sums): boolean {
  return sums.tendered.some((cash) =>
    sums.change.some((change) => cash > 0 && change >= 0 && equal(cash - change, value)),
  );
}

/** Subtotal plus one tax, or all taxes, with shipping, discount and rounding where printed. */
function addsUp(subtotal: number, total: number, sums: Sums): boolean {
  const taxes = sums.tax.filter((tax) => tax > 0 && tax < total);
  const all = taxes.reduce((sum, tax) => sum + tax, 0);
  return [...taxes, all].some(
    (tax) =>
      tax > 0 &&
      [0, ...sums.rounding, ...sums.shipping, ...sums.discount].some(
        (extra) => equal(subtotal + tax + extra, total) || equal(subtotal + tax - extra, total),
      ),
  );
}

/** Totals that only the arithmetic shows: the printed amount that is cash minus change. */
export function paidCandidates(wish: Wish, view: DocumentView): Candidate[] {
  if (wish.concept !== 'total' && wish.concept !== 'amount_due') return [];
  const sums = sumsOf(view);
  if (sums.tendered.length === 0 || sums.change.length === 0) return [];
  const found: Candidate[] = [];
  for (const page of view.pages) {
    for (const segment of page.segments) {
      for (const amount of findAmounts(segment.text)) {
        if (!amount.formatted || Number(amount.value) === 0 || !isPaid(Number(amount.value), sums)) continue;
        found.push({
          value: amount.value,
          stretches: [{ segment, from: amount.from, to: amount.to }],
          score: 0.6,
          doubt: 'WEAK_LABEL',
        });
      }
    }
  }
  return found;
}

/** Every sum that the document prints under a total's or subtotal's label. */
export function printedSums(view: DocumentView): readonly number[] {
  const sums = sumsOf(view);
  return [...sums.subtotal, ...sums.total];
}
