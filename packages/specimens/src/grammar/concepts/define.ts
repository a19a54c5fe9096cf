import type { Concept, Printed, Scene, ValueType } from '../types.ts';
import { bars, both } from '../words/lists.ts';

/** One line of a list of concepts; lists of wordings are separated by bars. */
export type ConceptRow = readonly [
  id: string,
  type: ValueType,
  make: (scene: Scene) => Printed,
  labelsJa: string,
  labelsEn: string,
  asksJa: string,
  asksEn: string,
  group?: string,
];

/** Concepts of rows that are written one to a line. */
export const define = (rows: readonly ConceptRow[]): Concept[] =>
  rows.map(([id, type, make, labelsJa, labelsEn, asksJa, asksEn, group = id]) => ({
    id,
    type,
    make,
    labels: both(labelsJa, labelsEn),
    asks: both(asksJa, asksEn),
    group,
  }));

/** One of the entries, a list per language separated by bars. */
export const choose = (ja: string, en: string): readonly [string[], string[]] => [bars(ja), bars(en)];
