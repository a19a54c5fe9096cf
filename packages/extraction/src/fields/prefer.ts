import type { DocumentView } from '../document.ts';
import { emptyQuery } from '../instruction/field-query.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import { middleX, middleY } from '../layout/geometry.ts';
import { toDateFactor } from './amounts/to-date.ts';
import { rateFactor } from './amounts/tax-rates.ts';
import { ownerFactor } from './owners.ts';
import { isConsistent } from './amounts/sums.ts';
import type { Candidate } from './candidate.ts';
import { candidatesAt } from './label-candidates.ts';

/** Candidates with the instruction's position words and "first, last, largest" applied, best first. */
export function prefer<One extends Candidate>(
  candidates: readonly One[],
  query: FieldQuery,
  view: DocumentView,
): One[] {
  const owners = ownerFactor(query, view);
  const placed = candidates.map((one) => ({
    ...one,
    score: sumScore(
      one.score *
        placeFactor(one, query, view) *
        rateFactor(one, query) *
        toDateFactor(one, query) *
        owners(one),
      one,
      query,
      view,
    ),
  }));
  const sorted = placed.toSorted((a, b) => b.score - a.score || readingOrder(a, b));
  const best = sorted[0];
  if (!best || !query.pick) return carriedTotal(sorted, query, view) ?? preferTotals(sorted, query);
  const peers = sorted.filter((one) => one.score >= best.score * 0.8);
  const chosen = pickOne(peers, query.pick);
  return chosen
    ? [
        { ...chosen, score: Math.max(chosen.score, best.score) },
        ...sorted
          .filter((one) => one !== chosen && one.value !== chosen.value)
          .map((one) => ({ ...one, score: Math.min(one.score, best.score * 0.85) })),
      ]
    : sorted;
}

function placeFactor(candidate: Candidate, query: FieldQuery, view: DocumentView): number {
  const range = candidate.ranges[0];
  if (!range) return 0;
  const { rect, layout } = range.segment;
  let factor = 1;
  if (query.top && middleY(rect) > layout.page.height * 0.45) factor *= 0.8;
  if (query.bottom && middleY(rect) < layout.page.height * 0.4) factor *= 0.92;
  if (query.left && middleX(rect) > layout.page.width * 0.55) factor *= 0.8;
  if (query.right && middleX(rect) < layout.page.width * 0.45) factor *= 0.8;
  if (query.page === 'first' && layout !== view.pages[0]) factor *= 0.6;
  if (query.page === 'last' && layout !== view.pages.at(-1)) factor *= 0.6;
  return factor;
}

const ALL_OF_IT: ReadonlySet<string> = new Set(['total', 'subtotal']);

/** Sums that add up support a candidate; a total of zero is hardly the one asked for. */
function sumScore(score: number, candidate: Candidate, query: FieldQuery, view: DocumentView): number {
  if (query.kind !== 'amount' || !query.concept) return score;
  const value = Number(candidate.value);
  if (value === 0 && (ALL_OF_IT.has(query.concept) || /total|合計|総額/.test(query.folded)))
    return score * 0.6;
  // That the whole tax adds up says nothing for the tax of one rate.
  if (query.rate !== undefined && rateFactor(candidate, query) < 1) return score;
  return isConsistent(value, query.concept, view) ? Math.min(1, score + 0.12) : score;
}

function readingOrder(a: Candidate, b: Candidate): number {
  const [left, right] = [a.ranges[0]?.segment, b.ranges[0]?.segment];
  if (!left || !right) return 0;
  return (
    left.layout.page.number - right.layout.page.number ||
    left.row - right.row ||
    left.rect.left - right.rect.left
  );
}

function pickOne<One extends Candidate>(
  peers: readonly One[],
  pick: NonNullable<FieldQuery['pick']>,
): One | undefined {
  if (pick === 'first') return peers.toSorted(readingOrder)[0];
  if (pick === 'last') return peers.toSorted(readingOrder).at(-1);
  const by = peers.toSorted((a, b) => Number(a.value) - Number(b.value));
  return pick === 'largest' ? by.at(-1) : by[0];
}

/** Where a balance is carried over, the total is what is asked for now (今回御請求額), not the sum of the new items. */
function carriedTotal<One extends Candidate>(
  sorted: One[],
  { concept }: FieldQuery,
  view: DocumentView,
): One[] | undefined {
  if (concept !== 'total' || (view.labelsOf.get('previous_balance') ?? []).length === 0) return undefined;
  const asked = emptyQuery({ kind: 'amount', concept: 'amount_due' });
  const due = (view.labelsOf.get('amount_due') ?? [])
    .filter(({ segment, from, to }) => /今回|差引/u.test(segment.text.slice(from, to)))
    .flatMap((hit) => candidatesAt({ ...hit, strength: 1, relation: 'beside' }, asked, view))
    .filter((one) => one.score > 0.7)
    .toSorted((a, b) => b.score - a.score)[0];
  const total = sorted.find((one) => one.value === due?.value);
  const best = sorted[0];
  if (!total || !best) return undefined;
  return [
    { ...total, score: best.score },
    ...sorted.filter((one) => one.value !== total.value).map((one) => ({ ...one, score: one.score * 0.85 })),
  ];
}

/** Of several labelled totals as good as each other, the last and largest is the grand total. */
function preferTotals<One extends Candidate>(sorted: One[], query: FieldQuery): One[] {
  if (query.concept !== 'total' && query.concept !== 'amount_due') return sorted;
  const best = sorted[0];
  if (!best) return sorted;
  const peers = sorted.filter((one) => one.score >= best.score * 0.93);
  const largest = pickOne(peers, 'largest');
  if (!largest || largest.value === best.value) return sorted;
  return [{ ...largest, score: best.score }, ...sorted.filter((one) => one !== largest)];
}
