import type { DocumentView } from '../document.ts';
import type { Wish } from '../instruction/wish.ts';
import type { Kind } from '../lexicon/index.ts';
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
export function looseCandidates(wish: Wish, view: DocumentView): Candidate[] {
  const base = BY_SHAPE[wish.kind];
  if (base === undefined) return [];
  const found: Candidate[] = [];
  for (const page of view.pages) {
    for (const segment of page.segments) {
      for (const reading of readKind(wish.kind, { segment, from: 0, to: segment.text.length }, view)) {
        if (reading.fit < 0.9) continue;
        found.push({
          value: reading.value,
          stretches: [{ segment, from: reading.from, to: reading.to }],
          score: base * reading.fit,
          doubt: reading.doubt ?? (wish.kind === 'date' ? 'WEAK_LABEL' : undefined),
        });
      }
    }
  }
  return found;
}
