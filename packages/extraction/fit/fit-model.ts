import { featureOfKind, featuresOf } from '../src/wordings/model/features.ts';
import { LISTED_KINDS } from '../src/wordings/parse-wordings.ts';
import type { parseWordings } from '../src/wordings/parse-wordings.ts';
import type { FeatureVectors } from './feature-vectors.ts';
import { packModel } from './pack-model.ts';
import type { FittedFeature } from './pack-model.ts';
import { train } from './train.ts';
import type { Options, TrainingWording } from './train.ts';
import type { WordVectors } from './word-vectors/word-vectors.ts';

/** A feature of fewer texts than this says nothing of others. */
const MIN_TEXTS = 3;
/** A feature of most texts still counts this much. */
const MIN_WEIGHT = 0.1;
/** A word of fewer texts counts as much as one that no list has. */
const RARE = 6;
const NO_WORDS: WordVectors = { size: 0, vectors: new Map() };

export type Paper = ReturnType<typeof parseWordings>;

/** Fits a model to papers of one language, beside what words mean elsewhere, and gives its file. */
export function fitModel(
  papers: readonly Paper[],
  words: WordVectors = NO_WORDS,
  options: Omit<Options, 'given'>,
  report: (epoch: number, loss: number) => void,
): Buffer {
  const texts = papers.flatMap((paper) => paper.flatMap(({ labels, asks }) => [...labels, ...asks]));
  const kinds = LISTED_KINDS.map((kind): [string, number] => [featureOfKind(kind), texts.length]);
  const known = [...featuresIn(texts), ...kinds];
  const numbers = new Map(known.map(([feature], index) => [feature, index]));
  const given = known.map(([feature]) => words.vectors.get(wordOf(feature)));
  const model = train(
    papers.map((paper) => numbered(paper, numbers)),
    kinds.map(([feature]) => numbers.get(feature)!),
    startWeights(known, texts.length),
    { ...options, given: { size: words.size, of: (feature) => given[feature] } },
    report,
  );
  const unseen = [...words.vectors].filter(([word]) => !numbers.has(`w${word}`));
  return packModel(fittedFeatures(known, unseen, model));
}

const wordOf = (feature: string): string => (feature.startsWith('w') ? feature.slice(1) : '');

/** The features of lists, and the words that only the given vectors know. */
function fittedFeatures(
  known: readonly (readonly [string, number])[],
  unseen: readonly (readonly [string, Float32Array])[],
  model: FeatureVectors,
): FittedFeature[] {
  const { size, vectors, logWeights } = model.result();
  const ofRare = known.flatMap(([feature, count], row) =>
    wordOf(feature) !== '' && count < RARE ? logWeights[row]! : [],
  );
  const logWeight = ofRare.reduce((sum, one) => sum + one, 0) / ofRare.length;
  return [
    ...known.map(([feature], row) => ({
      feature,
      vector: vectors.subarray(row * size, (row + 1) * size),
      logWeight: logWeights[row]!,
    })),
    ...unseen.map(([word, vector]) => ({ feature: `w${word}`, vector: model.mapped(vector), logWeight })),
  ];
}

/** The features that enough texts have, and how many. */
function featuresIn(texts: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const feature of new Set(featuresOf(text))) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= MIN_TEXTS);
}

function numbered(paper: Paper, numbers: ReadonlyMap<string, number>): TrainingWording[] {
  const inNumbers = (texts: readonly string[]): number[][] =>
    texts
      .map((text) => featuresOf(text).flatMap((feature) => numbers.get(feature) ?? []))
      .filter(({ length }) => length > 0);
  return paper
    .map(({ kind, labels, asks }) => ({
      kind: numbers.get(featureOfKind(kind))!,
      labels: inNumbers(labels),
      asks: inNumbers(asks),
    }))
    .filter(({ labels, asks }) => labels.length > 0 && asks.length > 0);
}

/** The rarer a feature the more it counts at first; letters, pairs and beginnings of words half as much. */
function startWeights(known: readonly (readonly [string, number])[], texts: number): Float32Array {
  const all = known.map(
    ([feature, count]) =>
      Math.max(MIN_WEIGHT, Math.log(texts / (1 + count))) * (/^[wdt]/.test(feature) ? 1 : 0.5),
  );
  const highest = all.reduce((most, one) => Math.max(most, one), 0);
  return Float32Array.from(all, (one) => Math.log(Math.max(MIN_WEIGHT, one) / highest));
}
