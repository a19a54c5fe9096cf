import type { DocumentView } from '../document.ts';
import { findField } from '../fields/find-field.ts';
import { understand } from '../instruction/understand.ts';
import type { LabelHit } from '../lexicon/index.ts';
import type { FoundValue } from '../types.ts';

/** What a printed label calls a field: without the marks around it and without a bracket that it does not close, 消費税 of 消費税(10%). */
export function nameOf({ segment, from, to }: Pick<LabelHit, 'segment' | 'from' | 'to'>): string {
  const printed = segment.text.slice(from, to).replace(/^[^\p{L}\p{N}]+|[\s:：]+$/gu, '');
  return printed.replace(/[(（][^)）]*$/u, '').trim();
}

/** What a field finds that is called as a label is printed, by an instruction that quotes the label. */
export const findBeside = (name: string, view: DocumentView): FoundValue =>
  findField(understand({ name, description: `The value beside “${name}”` }), view);
