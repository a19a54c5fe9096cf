import type { DocumentView } from '../document.ts';
import type { Wish } from '../instruction/wish.ts';
import { segmentsLeft } from '../layout/neighbours.ts';
import { CONCEPTS } from '../lexicon/index.ts';
import type { ConceptId, Kind } from '../lexicon/index.ts';
import { rateAddress } from '../values/names.ts';
import { remember } from '../memo.ts';
import type { Candidate } from './candidate.ts';
import { readKind } from './read-kind.ts';

/** How surely a value without a label is the one asked for, by how telling its shape is. */
const BY_SHAPE: Readonly<Partial<Record<Kind, number>>> = {
  registration: 0.9,
  email: 0.85,
  iban: 0.88,
  url: 0.8,
  phone: 0.6,
  postal: 0.6,
  vat: 0.72,
  bic: 0.4,
  date: 0.5,
};

/** Values that need no label: their shape says what they are. */
export function looseCandidates(wish: Wish, view: DocumentView): readonly Candidate[] {
  const base = BY_SHAPE[wish.kind];
  if (base === undefined) return [];
  const known = byKind(view);
  const held = known.get(wish.kind) ?? findLoose(wish.kind, base, view);
  known.set(wish.kind, held);
  if (wish.kind !== 'date') return held;
  if (wish.concept && !UNLABELLED_DATES.has(wish.concept)) return [];
  return held.filter((one) => !hasOtherLabel(one, wish, view));
}

/** Dates that documents print without a label; no other date is ever meant by one that has none. */
const UNLABELLED_DATES: ReadonlySet<ConceptId> = new Set([
  'purchase_date',
  'invoice_date',
  'document_date',
  'quote_date',
  'order_date',
  'delivery_date',
  'payment_date',
]);

/** Whether the label before a date says that it is another one. */
function hasOtherLabel(candidate: Candidate, wish: Wish, view: DocumentView): boolean {
  const stretch = candidate.stretches[0];
  if (!stretch || !wish.concept) return false;
  const left = segmentsLeft(stretch.segment)[0];
  const own = (view.labelsIn.get(stretch.segment) ?? []).filter((hit) => hit.to <= stretch.from).at(-1);
  const beside = left && (view.labelsIn.get(left) ?? []).find((hit) => hit.alone);
  const label = own ?? (stretch.from === 0 ? beside : undefined);
  return (
    label !== undefined &&
    !label.meanings.has(wish.concept) &&
    [...label.meanings.keys()].some((concept) => CONCEPTS[concept] === 'date')
  );
}

const byKind = remember<DocumentView, Map<Kind, readonly Candidate[]>>(() => new Map());

function findLoose(kind: Kind, base: number, view: DocumentView): Candidate[] {
  return view.pages.flatMap((page) =>
    page.segments.flatMap((segment) =>
      readKind(kind, { segment, from: 0, to: segment.text.length }, view)
        .filter(
          (reading) =>
            reading.fit >= 0.9 && !(kind === 'date' && reading.fit < 1 && rateAddress(segment.text) >= 0.6),
        )
        .map((reading) => ({
          value: reading.value,
          stretches: [{ segment, from: reading.from, to: reading.to }],
          score: base * reading.fit,
          doubt: reading.doubt ?? (kind === 'date' ? ('WEAK_LABEL' as const) : undefined),
        })),
    ),
  );
}
