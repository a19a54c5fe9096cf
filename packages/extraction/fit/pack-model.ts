import { numberOfFeature } from '../src/wordings/model/features.ts';
import type { Weights } from './train.ts';

/** The largest number of a signed byte. */
const BYTE = 127;

/**
 * A model's file, as `label-model.ts` reads it: the size of vectors and the count of features, each four bytes; the features' numbers in
 * order; their scales; and a byte for each number of each vector.
 */
export function packModel(features: readonly string[], { size, vectors, logWeights }: Weights): Buffer {
  const rows = features
    .map((feature, row) => ({ row, number: numberOfFeature(feature) }))
    .toSorted((a, b) => a.number - b.number);
  const scales = new Float32Array(rows.length);
  const bytes = new Int8Array(rows.length * size);
  rows.forEach(({ row }, at) => {
    const own = vectors.subarray(row * size, (row + 1) * size);
    const highest = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    scales[at] = (highest / BYTE) * Math.exp(logWeights[row]!);
    bytes.set(
      own.map((value) => Math.round((value / highest) * BYTE)),
      at * size,
    );
  });
  const numbers = Uint32Array.from(rows, ({ number }) => number);
  const head = Uint32Array.of(size, rows.length);
  return Buffer.concat([head, numbers, scales, bytes].map(({ buffer }) => Buffer.from(buffer)));
}
