import { tidy } from '../text/fold.ts';
import { LEXICONS } from './all.ts';
import type { ConceptId } from './concepts.ts';

export { CONCEPTS } from './concepts.ts';
export type { ConceptId, Kind } from './concepts.ts';
export { findLabels, findMisreadLabel, meaningsOf } from './labels.ts';
export type { LabelHit } from './labels.ts';

interface Ask {
  readonly concept: ConceptId;
  readonly pattern: RegExp;
}

const ASKS: readonly Ask[] = LEXICONS.flatMap((lexicon) =>
  Object.entries(lexicon).flatMap(([concept, terms]) =>
    terms.asks ? [{ concept: concept as ConceptId, pattern: terms.asks }] : [],
  ),
);

export interface Asked {
  readonly concept: ConceptId;
  readonly from: number;
  readonly to: number;
}

/** The concepts that an instruction speaks of and where; `text` is lower case and tidy. */
export function findAsked(text: string): Asked[] {
  const plain = tidy(text).toLowerCase();
  return ASKS.flatMap(({ concept, pattern }) => {
    const match = pattern.exec(plain);
    return match ? [{ concept, from: match.index, to: match.index + match[0].length }] : [];
  });
}
