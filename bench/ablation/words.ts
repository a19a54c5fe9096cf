import type { Page } from '@ocr/extraction';
import { viewDocument } from '../../packages/extraction/src/document.ts';
import { understand } from '../../packages/extraction/src/instruction/understand.ts';
import { TERMS } from '../../packages/extraction/src/lexicon/all.ts';
import { fold } from '../../packages/extraction/src/text/fold.ts';
import type { JudgedDocument } from '../lib/judged.ts';
import type { Variant } from './variants.ts';

/** A document with truth, and the family of layouts that it is one of. */
export interface Judged {
  readonly family: string;
  readonly group: string;
  readonly pages: readonly Page[];
  readonly fields: NonNullable<JudgedDocument['fields']>;
  readonly absent: NonNullable<JudgedDocument['absent']>;
}

/** Which labels of the word lists are printed, and which concepts are asked for, by one family alone. */
export function describeWords(documents: readonly Judged[]): {
  ownOf: (family: string) => Variant;
  readonly count: number;
  readonly concepts: number;
} {
  const printed = new Map<string, Set<string>>();
  const asked = new Map<string, Set<string>>();
  for (const { family, pages, fields } of documents) {
    for (const { segment, from, to } of viewDocument(pages).labels)
      note(printed, fold(segment.text.slice(from, to)), family);
    for (const [name, { instruction }] of Object.entries(fields)) {
      const { concept } = understand({ name, description: instruction });
      if (concept !== undefined) note(asked, concept, family);
    }
  }
  const alone = (index: Map<string, Set<string>>, word: string, family: string): boolean =>
    index.get(word)?.size === 1 && index.get(word)?.has(family) === true;
  const labels = TERMS.flatMap(({ terms }) => [
    ...terms.labels,
    ...(terms.plain ?? []),
    ...(terms.weak ?? []),
  ]);
  return {
    ownOf: (family) => ({
      labels: new Set(labels.filter((label) => alone(printed, fold(label), family))),
      concepts: new Set([...asked.keys()].filter((concept) => alone(asked, concept, family))),
    }),
    count: [...printed.values()].filter((some) => some.size === 1).length,
    concepts: [...asked.values()].filter((some) => some.size === 1).length,
  };
}

function note(index: Map<string, Set<string>>, word: string, family: string): void {
  const families = index.get(word) ?? new Set();
  families.add(family);
  index.set(word, families);
}
