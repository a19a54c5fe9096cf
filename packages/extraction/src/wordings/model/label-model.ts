import { readFileSync } from 'node:fs';
import { isJapanese } from '../../text/script.ts';
import { join } from 'node:path';
import type { Kind } from '../../lexicon/index.ts';
import { LISTED_KINDS } from '../parse-wordings.ts';
import { featureOfKind, featuresOf, numberOfFeature } from './features.ts';

export type ModelLanguage = 'en' | 'ja';

/** The vectors of features, as `npm run fit` writes them: a byte a number, times the feature's own scale. */
export interface Model {
  readonly size: number;
  /** The features by number, in order. */
  readonly features: Uint32Array;
  readonly scales: Float32Array;
  readonly vectors: Int8Array;
  /** What questions are near to that a value of the kind answers. */
  readonly kinds: readonly (readonly [Kind, Float32Array])[];
}

/** What a model's file begins with: how many numbers a vector has, and how many features there are. */
const HEAD_BYTES = 8;
const models = new Map<ModelLanguage, Model>();

/** The model of a question's language; also English labels of a Japanese question are compared by that. */
export const modelLanguageOf = (text: string): ModelLanguage => (isJapanese(text) ? 'ja' : 'en');

/** A text's vector of length 1: the sum of its features'. Undefined where the model knows none of them. */
export const vectorOf = (text: string, language: ModelLanguage): Float32Array | undefined =>
  vectorIn(modelOf(language), text);

/** The same by a model that was read. */
export const vectorIn = (model: Model, text: string): Float32Array | undefined =>
  sumOf(featuresOf(text), model);

function sumOf(
  wanted: readonly string[],
  { size, features, scales, vectors }: Omit<Model, 'kinds'>,
): Float32Array | undefined {
  const sum = new Float32Array(size);
  for (const feature of wanted) {
    const row = find(features, numberOfFeature(feature));
    if (row === undefined) continue;
    const scale = scales[row] ?? 0;
    for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + scale * (vectors[row * size + at] ?? 0);
  }
  const length = Math.hypot(...sum);
  return length === 0 ? undefined : sum.map((value) => value / length);
}

/** A word, or two adjacent Japanese letters, by itself. */
export interface Term {
  /** How much it counts in a text. */
  readonly weight: number;
  /** Its vector, of length 1. */
  readonly unit: Float32Array;
}

const termsIn: Record<ModelLanguage, Map<string, Term | undefined>> = { en: new Map(), ja: new Map() };

/** The words of a text that the model knows, each as often as it is there. */
export function termsOf(text: string, language: ModelLanguage): Term[] {
  return featuresOf(text)
    .filter((feature) => /^[wd]/.test(feature))
    .flatMap((feature) => termOf(feature, language) ?? []);
}

function termOf(feature: string, language: ModelLanguage): Term | undefined {
  const known = termsIn[language];
  if (known.has(feature)) return known.get(feature);
  const { size, features, scales, vectors } = modelOf(language);
  const row = find(features, numberOfFeature(feature));
  let term: Term | undefined;
  if (row !== undefined) {
    const unit = new Float32Array(vectors.subarray(row * size, (row + 1) * size));
    const length = Math.hypot(...unit) || 1;
    term = { weight: length * (scales[row] ?? 0), unit: unit.map((value) => value / length) };
  }
  known.set(feature, term);
  return term;
}

/** How near two texts are by the cosine of their vectors, -1 to 1; 0 where the model does not know one of them. */
export function nearness(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (a === undefined || b === undefined) return 0;
  // A plain loop: a question is compared with hundreds of texts.
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** What the cosines of a question and the kinds of values are multiplied by before the softmax: `npm run fit` does so, too. */
export const KIND_SCALE = 9;

/** How likely a question by its vector is answered by a value of each kind; they sum to 1. */
export function kindShares(
  question: Float32Array | undefined,
  language: ModelLanguage,
): ReadonlyMap<Kind, number> {
  const known = modelOf(language).kinds;
  const weights = known.map(([, vector]) => Math.exp(KIND_SCALE * nearness(question, vector)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return new Map(known.map(([kind], index) => [kind, (weights[index] ?? 0) / whole]));
}

function modelOf(language: ModelLanguage): Model {
  const known = models.get(language);
  if (known) return known;
  const model = readModel(readFileSync(join(import.meta.dirname, `${language}.model`)));
  models.set(language, model);
  return model;
}

/** Reads a model's file, as `npm run fit` writes it. */
export function readModel(file: Buffer): Model {
  // Numbers of four bytes have to begin at a multiple of four, as a file that is read whole does: no copy is kept.
  const { buffer, byteOffset } = file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
  const size = file.readUInt32LE(0);
  const count = file.readUInt32LE(4);
  const vectors = {
    size,
    features: new Uint32Array(buffer, byteOffset + HEAD_BYTES, count),
    scales: new Float32Array(buffer, byteOffset + HEAD_BYTES + 4 * count, count),
    vectors: new Int8Array(buffer, byteOffset + HEAD_BYTES + 8 * count, count * size),
  };
  const kinds = LISTED_KINDS.flatMap((kind) => {
    const vector = sumOf([featureOfKind(kind)], vectors);
    return vector ? [[kind, vector] as const] : [];
  });
  return { ...vectors, kinds };
}

/** Where a number is in a list in order; undefined where it is not. */
function find(list: Uint32Array, number: number): number | undefined {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((list[middle] ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return list[from] === number ? from : undefined;
}
