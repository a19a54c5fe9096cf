import { kindShares, nearness, vectorOf } from '../src/wordings/model/label-model.ts';
import type { ModelLanguage } from '../src/wordings/model/label-model.ts';
import type { Paper } from './fit-model.ts';

export interface Judgement {
  readonly asks: number;
  /** How many of them are nearest to a label of the value they ask for, of all labels of their paper. */
  readonly nearest: number;
  /** And how many are nearest to its kind of value. */
  readonly kinds: number;
}

/** How well the model in use answers the questions of papers; worth something for papers that it was not fitted to. */
export function judgeLists(papers: readonly Paper[], language: ModelLanguage): Judgement {
  let [asks, nearest, kinds] = [0, 0, 0];
  for (const paper of papers) {
    const labels = paper.flatMap((wording) =>
      wording.labels.map((label) => ({ wording, vector: vectorOf(label, language) })),
    );
    for (const wording of paper)
      for (const ask of wording.asks) {
        const vector = vectorOf(ask, language);
        const best = highest(labels, (label) => nearness(vector, label.vector));
        const [kind] = highest([...kindShares(vector, language)], ([, share]) => share) ?? [];
        asks += 1;
        if (best?.wording === wording) nearest += 1;
        if (kind === wording.kind) kinds += 1;
      }
  }
  return { asks, nearest, kinds };
}

function highest<T>(all: readonly T[], rate: (one: T) => number): T | undefined {
  let best: { readonly one: T; readonly rate: number } | undefined;
  for (const one of all) {
    const own = rate(one);
    if (best === undefined || own > best.rate) best = { one, rate: own };
  }
  return best?.one;
}
