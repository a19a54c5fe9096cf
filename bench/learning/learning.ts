/**
 * What a template learns from checked documents: fields and tables right today, after one and after three checked documents of a layout;
 * how often a layout is recognised; what documents of other layouts lose. Corrections are simulated from the truth.
 *
 *   npm run bench learning -- --data <folder with manifest.json> --scorer <scoring.mjs> --pages <folder> [--draws 2] [--words]
 *
 * `--pages` is the folder that `bench/read-pages.ts` fills; what is read again there is kept in it, too. `--words` reads no place again.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { extract, learn } from '@ocr/extraction';
import { createRecognizer } from '@ocr/recognition';
import { CachedRereads } from './cached-rereads.ts';
import { loadScorer, readManifest } from '../lib/judged.ts';
import { LearningTrial, readLearningSet } from './learning-trial.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    scorer: { type: 'string' },
    pages: { type: 'string' },
    draws: { type: 'string', default: '2' },
    words: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
  },
});
if (values.data === undefined || values.scorer === undefined || values.pages === undefined) {
  throw new Error('--data, --scorer and --pages are needed');
}
const manifest = await readManifest(resolve(values.data));
const documents = await readLearningSet(manifest, resolve(values.pages));
const rereads = values.words
  ? undefined
  : await CachedRereads.open(
      resolve(values.data),
      resolve(values.pages),
      await createRecognizer({ engine: 'embedded', processes: 1, limits: { pageMs: 600_000 } }),
    );
const scorer = await loadScorer(values.scorer);
const trial = new LearningTrial(scorer, documents, { extract, learn }, values.each, rereads);
for (const taught of [1, 3]) {
  for (let draw = 0; draw < Number(values.draws); draw += 1) await trial.run(taught, draw);
}
await rereads?.close();
trial.print();
if (rereads !== undefined) {
  const { documents: read, places, ms } = rereads.spent;
  console.log(`\n${places} places of ${read} documents read again in ${(ms / 1000).toFixed(0)} s`);
}
