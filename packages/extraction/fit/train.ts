/**
 * Fits vectors of features so that what people ask for is near the label that answers it, and far from the other labels of the same
 * paper: a softmax over the labels of a batch of papers, and one over the kinds of values, by Adam. The same lists and seed always give the same weights.
 */

import { createRandom } from '../../specimens/src/random.ts';
import type { Random } from '../../specimens/src/random.ts';
import { KIND_SCALE } from '../src/wordings/model/label-model.ts';
import { Adam } from './adam.ts';

/** A value that a paper prints, as features by number. */
export interface TrainingWording {
  /** Its kind of value, as a feature. */
  readonly kind: number;
  readonly labels: readonly (readonly number[])[];
  readonly asks: readonly (readonly number[])[];
}

export interface Weights {
  readonly size: number;
  /** `size` numbers a feature. */
  readonly vectors: Float32Array;
  /** How much a feature counts, a logarithm. */
  readonly logWeights: Float32Array;
}

interface Options {
  readonly size: number;
  readonly epochs: number;
  readonly papersInBatch: number;
  readonly seed: number;
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
  { size, epochs, papersInBatch, seed }: Options,
  report: (epoch: number, loss: number) => void,
): Weights {
  const random = createRandom(seed);
  const vectors = new Float32Array(startWeights.length * size).map(() => gaussian(random) / Math.sqrt(size));
  const model = { size, vectors, logWeights: startWeights.slice() };
  const scale = new Float32Array([Math.log(START_SCALE)]);
  const movers = {
    vectors: new Adam(vectors, size),
    weights: new Adam(model.logWeights, 1),
    scale: new Adam(scale, 1),
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = RATE * (1 - (COOLED * epoch) / Math.max(1, epochs - 1));
    const order = shuffled(papers, random);
    const losses: number[] = [];
    for (let at = 0; at < order.length; at += papersInBatch) {
      const wordings = order.slice(at, at + papersInBatch).flat();
      const batch = draw(wordings, random);
      const asks = batch.asks.map((one) => encode(one, model));
      const labels = batch.labels.map((one) => encode(one, model));
      const factor = Math.exp(scale[0]!);
      const step = compare(asks, labels, factor);
      const ofKinds = kinds.map((kind) => encode({ owner: kind, features: [kind] }, model));
      const byKind = asks.map((ask) => ({ ...ask, owner: wordings[ask.owner]!.kind }));
      compare(byKind, ofKinds, KIND_SCALE, KIND_WEIGHT);
      losses.push(step.loss);
      for (const one of [...asks, ...labels, ...ofKinds]) spread(one, model, movers);
      movers.scale.add(0, [step.byScale * factor]);
      for (const mover of Object.values(movers)) mover.apply(rate);
    }
    report(epoch, losses.reduce((sum, loss) => sum + loss, 0) / losses.length);
  }
  return model;
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
    for (const features of wording.asks) asks.push({ owner, features: some(features) });
    for (const features of shuffled(wording.labels, random).slice(0, LABELS_IN_STEP))
      labels.push({ owner, features: some(features) });
    if (wording.labels.length > 1) asks.push({ owner, features: some(random.pick(wording.labels)) });
  });
  return { asks, labels };
}

function encode({ owner, features }: Drawn, { size, vectors, logWeights }: Weights): Encoded {
  const unit = new Float32Array(size);
  for (const feature of features) {
    const weight = Math.exp(logWeights[feature]!);
    const from = feature * size;
    for (let at = 0; at < size; at++) unit[at]! += weight * vectors[from + at]!;
  }
  let square = 0;
  for (const value of unit) square += value * value;
  const length = Math.sqrt(square) || 1;
  for (let at = 0; at < size; at++) unit[at]! /= length;
  return { owner, features, unit, length, gradient: new Float32Array(size) };
}

/** The loss of a batch, and its derivative by the scale; adds in each text that by its vector, `weight` times. */
function compare(
  asks: readonly Encoded[],
  labels: readonly Encoded[],
  scale: number,
  weight = 1,
): { readonly loss: number; readonly byScale: number } {
  let [loss, byScale] = [0, 0];
  for (const ask of asks) {
    const products = labels.map(({ unit }) => dot(ask.unit, unit));
    const highest = Math.max(...products);
    const shares = products.map((product) => Math.exp(scale * (product - highest)));
    let [whole, right] = [0, 0];
    labels.forEach(({ owner }, column) => {
      whole += shares[column]!;
      if (owner === ask.owner) right += shares[column]!;
    });
    loss -= Math.log(right / whole);
    labels.forEach((label, column) => {
      const own = label.owner === ask.owner ? shares[column]! / right : 0;
      const slope = (shares[column]! / whole - own) / asks.length;
      byScale += slope * products[column]!;
      if (Math.abs(slope) < MIN_SLOPE) return;
      addTo(ask.gradient, label.unit, weight * scale * slope);
      addTo(label.gradient, ask.unit, weight * scale * slope);
    });
  }
  return { loss: loss / asks.length, byScale };
}

/** Hands a text's derivative on to its features. */
function spread(
  { features, unit, length, gradient }: Encoded,
  { size, vectors, logWeights }: Weights,
  movers: { readonly vectors: Adam; readonly weights: Adam },
): void {
  const along = dot(gradient, unit);
  const whole = gradient.map((value, at) => (value - along * unit[at]!) / length);
  for (const feature of features) {
    const weight = Math.exp(logWeights[feature]!);
    movers.vectors.add(feature, whole, weight);
    const from = feature * size;
    let sum = 0;
    for (let at = 0; at < size; at++) sum += whole[at]! * vectors[from + at]!;
    movers.weights.add(feature, [weight * sum]);
  }
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

/** By Box and Muller. */
function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
