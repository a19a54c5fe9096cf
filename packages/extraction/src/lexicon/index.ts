import { foldWithMap, fold, tidy } from '../text/fold.ts';
import { TERMS } from './all.ts';
import type { ConceptId } from './concepts.ts';
import { endsWord, startsWord } from './labels.ts';

export { CONCEPTS } from './concepts.ts';
export type { ConceptId, Kind } from './concepts.ts';
export { findLabels, findMisreadLabel, meaningsOf } from './labels.ts';
export type { LabelHit } from './labels.ts';

interface ConceptPattern {
  readonly concept: ConceptId;
  readonly pattern: RegExp;
}

const ASKS: readonly ConceptPattern[] = TERMS.flatMap(({ concept, terms }) =>
  terms.asks ? [{ concept, pattern: terms.asks }] : [],
);

export interface ConceptMention {
  readonly concept: ConceptId;
  readonly from: number;
  readonly to: number;
}

interface IndexedLabel {
  readonly concept: ConceptId;
  readonly folded: string;
}

/** Labels that ask for their concept wherever an instruction contains them, by their first two letters. */
const LABELS_BY_START = indexLabels();

function indexLabels(): ReadonlyMap<string, readonly IndexedLabel[]> {
  const index = new Map<string, IndexedLabel[]>();
  for (const { concept, terms } of TERMS) {
    for (const label of terms.askedByLabel === true ? terms.labels : []) {
      const folded = fold(label);
      if (folded.length < 2) continue;
      const list = index.get(folded.slice(0, 2)) ?? [];
      list.push({ concept, folded });
      index.set(folded.slice(0, 2), list);
    }
  }
  for (const list of index.values()) list.sort((a, b) => b.folded.length - a.folded.length);
  return index;
}

/** The labels in an instruction that ask for their concept, the longest of each concept. */
function findNamedConcepts(plain: string): ConceptMention[] {
  const folded = foldWithMap(plain);
  const best = new Map<ConceptId, ConceptMention>();
  for (let start = 0; start < folded.text.length; start++) {
    if (!startsWord(folded, start)) continue;
    for (const { concept, folded: label } of LABELS_BY_START.get(folded.text.slice(start, start + 2)) ?? []) {
      const end = start + label.length;
      if (!folded.text.startsWith(label, start) || !endsWord(folded, end)) continue;
      // 宛名（「様」の前） names no 名様.
      if (/\p{L}[「『（(].*\p{L}/u.test(plain.slice(folded.at[start], (folded.at[end - 1] ?? 0) + 1)))
        continue;
      // お支払金額 is another thing than 支払金額.
      if (/[おご御]/.test(folded.text[start - 1] ?? '')) continue;
      const asked = { concept, from: folded.at[start] ?? 0, to: (folded.at[end - 1] ?? 0) + 1 };
      const known = best.get(concept);
      if (!known || asked.to - asked.from > known.to - known.from) best.set(concept, asked);
    }
  }
  return [...best.values()];
}

/** The concepts that an instruction mentions, and where; `text` is lower case and tidy. */
export function findMentions(text: string): ConceptMention[] {
  const plain = tidy(text).toLowerCase();
  const matched = ASKS.flatMap(({ concept, pattern }) => {
    const match = pattern.exec(plain);
    return match ? [{ concept, from: match.index, to: match.index + match[0].length }] : [];
  });
  // メーターの番号 asks for what is labelled メーター番号.
  const joined = plain.replace(/(?<=[\u30a0-\u30ff\u4e00-\u9fff])の(?=[\u4e00-\u9fff])/gu, '');
  const known = findNamedConcepts(plain);
  const more =
    joined === plain
      ? []
      : findNamedConcepts(joined).filter((one) => !known.some((other) => other.concept === one.concept));
  return [...matched, ...known, ...more];
}
