import type { DocumentView } from '../document.ts';
import type { Wish } from '../instruction/wish.ts';
import type { Kind } from '../lexicon/index.ts';
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
  return held;
}

const byKind = remember<DocumentView, Map<Kind, readonly Candidate[]>>(() => new Map());

function findLoose(kind: Kind, base: number, view: DocumentView): Candidate[] {
  return view.pages.flatMap((page) =>
    page.segments.flatMap((segment) =>
      readKind(kind, { segment, from: 0, to: segment.text.length }, view)
        .filter((reading) => reading.fit >= 0.9)
        .map((reading) => ({
          value: reading.value,
          stretches: [{ segment, from: reading.from, to: reading.to }],
          score: base * reading.fit,
          doubt: reading.doubt ?? (kind === 'date' ? ('WEAK_LABEL' as const) : undefined),
        })),
    ),
  );
}
