import type { DocumentView } from '../../document.ts';
import { emptyQuery } from '../../instruction/field-query.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { memoize } from '../../memoize.ts';
import { findAmounts } from '../../values/amount.ts';
import type { Candidate } from '../candidate.ts';
import { candidatesAt } from '../label-candidates.ts';

type Sums = Readonly<
  Record<
    | 'subtotal'
    | 'tax'
    | 'tendered'
    | 'change'
    | 'total'
    | 'due'
    | 'rounding'
    | 'shipping'
    | 'discount'
    | 'carried'
    | 'earlier',
    readonly number[]
  >
>;

/** The sums of a document by their labels, for checking one against another. */
const sumsOf = memoize((view: DocumentView): Sums => {
  const read = (concept: ConceptId): number[] => {
    const query = emptyQuery({ concept, kind: 'amount' });
    const values = (view.labelsOf.get(concept) ?? [])
      .filter((hit) => hit.quality >= 0.6 && (hit.meanings.get(concept) ?? 0) > 0.9)
      .map(
        (hit) =>
          candidatesAt({ ...hit, strength: 1, relation: 'beside' }, query, view).toSorted(
            (a, b) => b.score - a.score,
          )[0],
      )
      .filter((one) => one !== undefined && one.score > 0.7)
      .map((one) => Number(one?.value));
    return [...new Set(values)].slice(0, 6);
  };
  const carried = read('previous_balance');
  return {
    carried,
    subtotal: read('subtotal'),
    tax: read('tax'),
    tendered: read('tendered'),
    change: read('change'),
    total: read('total'),
    due: read('amount_due'),
    earlier: [...read('paid'), ...carried, ...read('withholding'), ...read('deposit')],
    rounding: read('rounding'),
    shipping: read('shipping'),
    discount: read('discount'),
  };
});

/** What is to be paid by all its labels, and what of it was owed before. */
export function owedAndCarried(view: DocumentView): Readonly<Record<'owed' | 'carried', readonly number[]>> {
  const { due, total, carried } = sumsOf(view);
  return { owed: [...due, ...total], carried };
}

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

/**
 * Whether the printed sums speak against a value: subtotal and tax are there and make no total, whatever it is called
 * ("Amount due"). What was paid or owed before may part the two, so that nothing is said where that is printed.
 */
export function isContradicted(value: number, concept: ConceptId | undefined, view: DocumentView): boolean {
  const sums = sumsOf(view);
  const { subtotal, tax, shipping, discount, rounding, earlier } = sums;
  const totals = [...sums.total, ...sums.due];
  const whole = subtotal.length > 0 && tax.some((one) => one > 0) && totals.length > 0;
  if (!whole || shipping.length + discount.length + rounding.length + earlier.length > 0) return false;
  const known = new Map<ConceptId | undefined, readonly number[]>([
    ['subtotal', subtotal],
    ['tax', tax],
    ['total', totals],
    ['amount_due', totals],
  ]).get(concept);
  return (
    known !== undefined &&
    known.includes(value) &&
    !isConsistent(value, concept, view) &&
    !totals.some((sum) => subtotal.some((net) => addsUp(net, sum, sums)))
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
export function paidCandidates(query: FieldQuery, view: DocumentView): Candidate[] {
  if (query.concept !== 'total' && query.concept !== 'amount_due') return [];
  const sums = sumsOf(view);
  if (sums.tendered.length === 0 || sums.change.length === 0) return [];
  const found: Candidate[] = [];
  for (const page of view.pages) {
    for (const segment of page.segments) {
      for (const amount of findAmounts(segment.text)) {
        if (!amount.formatted || Number(amount.value) === 0 || !isPaid(Number(amount.value), sums)) continue;
        found.push({
          value: amount.value,
          ranges: [{ segment, from: amount.from, to: amount.to }],
          score: 0.6,
          doubt: 'WEAK_LABEL',
        });
      }
    }
  }
  return found;
}

/**
 * The sums that the amounts of a table's rows may add up to: every subtotal and total that is printed, and totals
 * without their tax, shipping and discount.
 */
export function printedSums(view: DocumentView): readonly number[] {
  const { subtotal, total, due, tax, shipping, discount, rounding } = sumsOf(view);
  const whole = [...subtotal, ...total, ...due];
  const allTax = tax.reduce((sum, one) => sum + one, 0);
  const extras = [0, ...tax, allTax, ...rounding];
  const more = [0, ...shipping, ...discount.flatMap((one) => [one, -one])];
  return [
    ...new Set(whole.flatMap((sum) => extras.flatMap((extra) => more.map((other) => sum - extra - other)))),
  ];
}

/** Whether a tax or charge is named that may part a table's rows from the total, and no sum before it is printed. */
export function mayHaveCharges(view: DocumentView): boolean {
  const charges = ['tax', 'tax_rate', 'shipping', 'discount', 'service_charge', 'fee'] as const;
  return (
    sumsOf(view).subtotal.length === 0 &&
    charges.some((concept) => (view.labelsOf.get(concept)?.length ?? 0) > 0)
  );
}
