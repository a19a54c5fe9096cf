import { numberOfFeature } from '../src/wordings/model/features.ts';

/** The largest number of a signed byte. */
const BYTE = 127;

/** A feature as it was fitted. */
export interface FittedFeature {
  readonly feature: string;
  readonly vector: Float32Array;
  /** How much it counts, a logarithm. */
  readonly logWeight: number;
}

/**
 * A model's file, as `label-model.ts` reads it: the size of vectors and the count of features, each four bytes; the features' numbers in
 * order; their scales; and a byte for each number of each vector.
 */
export function packModel(features: readonly FittedFeature[]): Buffer {
  const rows = features
    .map((one) => ({ ...one, number: numberOfFeature(one.feature) }))
    .toSorted((a, b) => a.number - b.number);
  const size = rows[0]?.vector.length ?? 0;
  const scales = new Float32Array(rows.length);
  const bytes = new Int8Array(rows.length * size);
  rows.forEach(({ vector, logWeight }, at) => {
    const highest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    scales[at] = (highest / BYTE) * Math.exp(logWeight);
    bytes.set(
      vector.map((value) => Math.round((value / highest) * BYTE)),
      at * size,
    );
  });
  const numbers = Uint32Array.from(rows, ({ number }) => number);
  const head = Uint32Array.of(size, rows.length);
  return Buffer.concat([head, numbers, scales, bytes].map(({ buffer }) => Buffer.from(buffer)));
}
