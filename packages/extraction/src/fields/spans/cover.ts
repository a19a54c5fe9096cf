import { nearness, termsOf } from '../../wordings/model/label-model.ts';
import type { ModelLanguage, Term } from '../../wordings/model/label-model.ts';

/** How far texts and a question have the same to say, word by word, by the texts' numbers; 0 to 1. */
export interface Cover {
  /** Of each text's words, how far they are asked for. */
  readonly ofText: Float32Array;
  /** Of the question's words, how far each text says them. */
  readonly ofAsked: Float32Array;
}

/**
 * Compares a question with texts word by word: each word counts by the nearest one of the other side. Unlike the vector of a whole text,
 * a few words more do not hide those that fit.
 */
export function coverOf(asked: string, texts: readonly (readonly Term[])[], language: ModelLanguage): Cover {
  const wanted = termsOf(asked, language);
  const nears = nearnessTo(wanted);
  const ofText = new Float32Array(texts.length);
  const ofAsked = new Float32Array(texts.length);
  texts.forEach((terms, number) => {
    const rows = terms.map(nears);
    ofText[number] = shareOf(terms, (at) => highestOf(rows[at] ?? NO_NUMBERS));
    ofAsked[number] = shareOf(wanted, (at) => rows.reduce((best, row) => Math.max(best, row[at] ?? 0), 0));
  });
  return { ofText, ofAsked };
}

const NO_NUMBERS = new Float32Array();

/** How near a term is to each that is wanted; worked out once a term, since a page repeats its words. */
function nearnessTo(wanted: readonly Term[]): (term: Term) => Float32Array {
  const known = new Map<Term, Float32Array>();
  return (term) => {
    const held = known.get(term);
    if (held !== undefined) return held;
    const row = Float32Array.from(wanted, ({ unit }) => Math.max(0, nearness(unit, term.unit)));
    known.set(term, row);
    return row;
  };
}

/** The mean of what terms have, each counted by its weight. */
function shareOf(terms: readonly Term[], of: (index: number) => number): number {
  let [sum, whole] = [0, 0];
  terms.forEach(({ weight }, at) => {
    sum += weight * of(at);
    whole += weight;
  });
  return whole === 0 ? 0 : sum / whole;
}

function highestOf(numbers: Float32Array): number {
  let highest = 0;
  for (const number of numbers) highest = Math.max(highest, number);
  return highest;
}
