import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The largest number of a signed byte. */
export const MAX_BYTE = 127;

/** What words mean by the words they are used with, from elsewhere: vectors of length 1. */
export interface WordVectors {
  readonly size: number;
  readonly vectors: ReadonlyMap<string, Float32Array>;
}

/** The English words that `take.ts` took, the most frequent first. */
export function readWordVectors(): WordVectors {
  const words = readFileSync(join(import.meta.dirname, 'en.words'), 'utf8')
    .trimEnd()
    .split('\n');
  const bytes = new Int8Array(readFileSync(join(import.meta.dirname, 'en.vectors')));
  const size = bytes.length / words.length;
  return {
    size,
    vectors: new Map(words.map((word, row) => [word, unit(bytes.subarray(row * size, (row + 1) * size))])),
  };
}

/** The vector of length 1 in the same direction. */
export function unit(vector: ArrayLike<number>): Float32Array {
  let square = 0;
  for (let at = 0; at < vector.length; at++) square += vector[at]! * vector[at]!;
  const length = Math.sqrt(square) || 1;
  return Float32Array.from(vector, (value) => value / length);
}
