import { Adam } from './adam.ts';
import { gaussian } from './gaussian.ts';
import type { Random } from '../../specimens/src/random.ts';

export interface Weights {
  readonly size: number;
  /** `size` numbers a feature. */
  readonly vectors: Float32Array;
  /** How much a feature counts, a logarithm. */
  readonly logWeights: Float32Array;
}

/** What features mean by vectors from elsewhere, by number of feature; not all have one. */
export interface GivenVectors {
  readonly size: number;
  readonly of: (feature: number) => Float32Array | undefined;
}

/**
 * The vectors and weights of features while they are fitted. A feature's vector is its own one, and beside it the one given from
 * elsewhere, brought to the model's size by a matrix that is fitted, too. So a word that no list has is near to words of its meaning.
 */
export class FeatureVectors {
  readonly size: number;
  readonly #own: Float32Array;
  readonly #logWeights: Float32Array;
  readonly #given: GivenVectors;
  /** A row of the given vectors' size for each number of the model's. */
  readonly #matrix: Float32Array;
  readonly #movers: { readonly own: Adam; readonly weights: Adam; readonly matrix: Adam };
  /** Of the features of this step: their vectors, and the derivative by them where a vector is given. */
  readonly #rows = new Map<number, Float32Array>();
  readonly #gradients = new Map<number, Float32Array>();

  constructor(startWeights: Float32Array, given: GivenVectors, size: number, random: Random) {
    this.size = size;
    this.#own = new Float32Array(startWeights.length * size).map(() => gaussian(random) / Math.sqrt(size));
    this.#logWeights = startWeights.slice();
    this.#given = given;
    this.#matrix = new Float32Array(size * given.size).map(() => gaussian(random) / Math.sqrt(size));
    this.#movers = {
      own: new Adam(this.#own, size),
      weights: new Adam(this.#logWeights, 1),
      matrix: new Adam(this.#matrix, given.size),
    };
  }

  weightOf(feature: number): number {
    return Math.exp(this.#logWeights[feature]!);
  }

  /** A feature's vector in this step. */
  rowOf(feature: number): Float32Array {
    const known = this.#rows.get(feature);
    if (known) return known;
    const row = this.#own.slice(feature * this.size, (feature + 1) * this.size);
    const given = this.#given.of(feature);
    if (given !== undefined) this.mapped(given).forEach((value, at) => (row[at]! += value));
    this.#rows.set(feature, row);
    return row;
  }

  /** A given vector, brought to the model's size. */
  mapped(given: Float32Array): Float32Array {
    const width = given.length;
    return new Float32Array(this.size).map((_, at) => {
      let sum = 0;
      for (let from = 0; from < width; from++) sum += this.#matrix[at * width + from]! * given[from]!;
      return sum;
    });
  }

  /** Adds to the derivatives of a feature by its vector, `weight` times, and by its weight. */
  add(feature: number, gradient: Float32Array, weight: number): void {
    const row = this.rowOf(feature);
    let byWeight = 0;
    for (let at = 0; at < this.size; at++) byWeight += gradient[at]! * row[at]!;
    this.#movers.weights.add(feature, [weight * byWeight]);
    this.#movers.own.add(feature, gradient, weight);
    if (this.#given.of(feature) === undefined) return;
    const sum = this.#gradients.get(feature) ?? new Float32Array(this.size);
    for (let at = 0; at < this.size; at++) sum[at]! += weight * gradient[at]!;
    this.#gradients.set(feature, sum);
  }

  /** Ends a step: moves all by what was added. */
  apply(rate: number): void {
    for (const [feature, gradient] of this.#gradients) {
      const given = this.#given.of(feature)!;
      gradient.forEach((value, at) => this.#movers.matrix.add(at, given, value));
    }
    for (const mover of Object.values(this.#movers)) mover.apply(rate);
    this.#rows.clear();
    this.#gradients.clear();
  }

  /** What was fitted, features in their order. */
  result(): Weights {
    const { size } = this;
    const vectors = new Float32Array(this.#own.length);
    this.#logWeights.forEach((_, feature) => vectors.set(this.rowOf(feature), feature * size));
    this.#rows.clear();
    return { size, vectors, logWeights: this.#logWeights.slice() };
  }
}
