/**
 * Fits vectors of features so that what people ask for is near the label that answers it, and far from the other labels of the same
 * paper: a softmax over the labels of a batch of papers, and one over the kinds of values, by Adam. The same lists and seed always give the same weights.
 */

import { createRandom } from '../../specimens/src/random.ts';
import type { Random } from '../../specimens/src/random.ts';
import { KIND_SCALE } from '../src/wordings/model/label-model.ts';
import { Adam } from './adam.ts';
import { FeatureVectors } from './feature-vectors.ts';
import type { GivenVectors } from './feature-vectors.ts';

/** A value that a paper prints, as features by number. */
export interface TrainingWording {
  /** Its kind of value, as a feature. */
  readonly kind: number;
  readonly labels: readonly (readonly number[])[];
  readonly asks: readonly (readonly number[])[];
}

export interface Options {
  readonly size: number;
  readonly epochs: number;
  readonly papersInBatch: number;
  readonly seed: number;
  /** What features mean beside what is fitted. */
  readonly given: GivenVectors;
}

/** Share of a text's features that are left out at each step, so that no single one is relied upon. */
const DROPPED = 0.15;
const RATE = 0.003;
/** How much of the rate is gone in the last epoch. */
const COOLED = 0.7;
/** Less than this moves nothing. */
const MIN_SLOPE = 1e-7;
/** Labels of a value that take part in a step. */
const LABELS_IN_STEP = 3;
/** What cosines are multiplied by before the softmax, at first; it is fitted, too. */
const START_SCALE = 12;
/** How much it counts beside the right label that a question is near to its kind of value. */
const KIND_WEIGHT = 0.5;
/** And that it is near to other questions for the same value, of which so many a value take part. */
const ASK_WEIGHT = 0.3;
const ASKS_IN_STEP = 2;

/** A text's vector, and what its derivative needs. */
interface Encoded extends Drawn {
  readonly unit: Float32Array;
  readonly length: number;
  readonly gradient: Float32Array;
}

/** Fits the weights; `kinds` are the features of kinds of values, `startWeights` logarithms, one a feature. `report` hears each epoch's mean loss. */
export function train(
  papers: readonly (readonly TrainingWording[])[],
  kinds: readonly number[],
  startWeights: Float32Array,
  { size, epochs, papersInBatch, seed, given }: Options,
  report: (epoch: number, loss: number) => void,
): FeatureVectors {
  const random = createRandom(seed);
  const model = new FeatureVectors(startWeights, given, size, random);
  const scale = new Float32Array([Math.log(START_SCALE)]);
  const scaleMover = new Adam(scale, 1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = RATE * (1 - (COOLED * epoch) / Math.max(1, epochs - 1));
    const order = shuffled(papers, random);
    const losses: number[] = [];
    for (let at = 0; at < order.length; at += papersInBatch) {
      const wordings = order.slice(at, at + papersInBatch).flat();
      const { loss, byScale } = step(wordings, kinds, model, scale[0]!, random);
      losses.push(loss);
      scaleMover.add(0, [byScale]);
      scaleMover.apply(rate);
      model.apply(rate);
    }
    report(epoch, losses.reduce((sum, loss) => sum + loss, 0) / losses.length);
  }
  return model;
}

/** Adds the derivatives of a batch to the model's, and says its loss and the derivative by the logarithm of the scale. */
function step(
  wordings: readonly TrainingWording[],
  kinds: readonly number[],
  model: FeatureVectors,
  logScale: number,
  random: Random,
): { readonly loss: number; readonly byScale: number } {
  const drawn = draw(wordings, random);
  const asks = drawn.asks.map((one) => encode(one, model));
  const labels = drawn.labels.map((one) => encode(one, model));
  const ofKinds = kinds.map((kind) => encode({ owner: kind, features: [kind] }, model));
  const scale = Math.exp(logScale);
  const toLabels = compare(asks, labels, scale);
  const seen = new Map<number, number>();
  const others = asks.filter(({ owner }) => {
    const before = seen.get(owner) ?? 0;
    seen.set(owner, before + 1);
    return before < ASKS_IN_STEP;
  });
  const toAsks = compare(asks, others, scale, ASK_WEIGHT);
  const byKind = asks.map((ask) => ({ ...ask, owner: wordings[ask.owner]!.kind }));
  compare(byKind, ofKinds, KIND_SCALE, KIND_WEIGHT);
  for (const one of [...asks, ...labels, ...ofKinds]) spread(one, model);
  return { loss: toLabels.loss, byScale: scale * (toLabels.byScale + ASK_WEIGHT * toAsks.byScale) };
}

/** A text that takes part in a step, and the number of the value it belongs to. */
interface Drawn {
  readonly owner: number;
  readonly features: readonly number[];
}

/** What takes part in a step: every ask, a few labels of each value, and one label that asks for the others. */
function draw(
  wordings: readonly TrainingWording[],
  random: Random,
): { readonly asks: Drawn[]; readonly labels: Drawn[] } {
  const asks: Drawn[] = [];
  const labels: Drawn[] = [];
  const some = (features: readonly number[]): readonly number[] => {
    const kept = features.filter(() => !random.chance(DROPPED));
    return kept.length > 0 ? kept : features;
  };
  wordings.forEach((wording, owner) => {
    for (const features of shuffled(wording.asks, random)) asks.push({ owner, features: some(features) });
    for (const features of shuffled(wording.labels, random).slice(0, LABELS_IN_STEP))
      labels.push({ owner, features: some(features) });
    if (wording.labels.length > 1) asks.push({ owner, features: some(random.pick(wording.labels)) });
  });
  return { asks, labels };
}

function encode({ owner, features }: Drawn, model: FeatureVectors): Encoded {
  const { size } = model;
  const unit = new Float32Array(size);
  for (const feature of features) addTo(unit, model.rowOf(feature), model.weightOf(feature));
  const length = Math.sqrt(dot(unit, unit)) || 1;
  for (let at = 0; at < size; at++) unit[at]! /= length;
  return { owner, features, unit, length, gradient: new Float32Array(size) };
}

/** The loss of a batch, and its derivative by the scale; adds in each text that by its vector, `weight` times. A text is not compared with itself. */
function compare(
  asks: readonly Encoded[],
  others: readonly Encoded[],
  scale: number,
  weight = 1,
): { readonly loss: number; readonly byScale: number } {
  let [loss, byScale] = [0, 0];
  for (const ask of asks) {
    const products = others.map(({ unit }) => dot(ask.unit, unit));
    const highest = Math.max(...products);
    const shares = products.map((product, column) =>
      others[column]!.unit === ask.unit ? 0 : Math.exp(scale * (product - highest)),
    );
    let [whole, right] = [0, 0];
    others.forEach(({ owner }, column) => {
      whole += shares[column]!;
      if (owner === ask.owner) right += shares[column]!;
    });
    if (right === 0) continue;
    loss -= Math.log(right / whole);
    others.forEach((other, column) => {
      const own = other.owner === ask.owner ? shares[column]! / right : 0;
      const slope = (shares[column]! / whole - own) / asks.length;
      byScale += slope * products[column]!;
      if (Math.abs(slope) < MIN_SLOPE) return;
      addTo(ask.gradient, other.unit, weight * scale * slope);
      addTo(other.gradient, ask.unit, weight * scale * slope);
    });
  }
  return { loss: loss / asks.length, byScale };
}

/** Hands a text's derivative on to its features. */
function spread({ features, unit, length, gradient }: Encoded, model: FeatureVectors): void {
  const along = dot(gradient, unit);
  const whole = gradient.map((value, at) => (value - along * unit[at]!) / length);
  for (const feature of features) model.add(feature, whole, model.weightOf(feature));
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}

function addTo(target: Float32Array, source: Float32Array, factor: number): void {
  for (let at = 0; at < target.length; at++) target[at]! += factor * source[at]!;
}

function shuffled<T>(all: readonly T[], random: Random): T[] {
  const copy = [...all];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = random.int(0, at);
    [copy[at], copy[other]] = [copy[other]!, copy[at]!];
  }
  return copy;
}
