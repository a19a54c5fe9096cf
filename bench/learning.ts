/**
 * What a template learns from checked documents: fields and tables right today, after one and after three checked documents of a layout;
 * how often a layout is recognised; what documents of other layouts lose. Corrections are simulated from the truth.
 *
 *   npm run bench learning -- --data <folder with manifest.json> --scorer <scoring.mjs> --pages <folder> [--draws 2]
 *
 * `--pages` is the folder that `bench/read-pages.ts` fills.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { extract, learn } from '@ocr/extraction';
import { loadScorer, readManifest } from './lib/judged.ts';
import { LearningTrial, readLearningSet } from './lib/learning-trial.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    scorer: { type: 'string' },
    pages: { type: 'string' },
    draws: { type: 'string', default: '2' },
    each: { type: 'boolean', default: false },
  },
});
if (values.data === undefined || values.scorer === undefined || values.pages === undefined) {
  throw new Error('--data, --scorer and --pages are needed');
}
const manifest = await readManifest(resolve(values.data));
const documents = await readLearningSet(manifest, resolve(values.pages));
const trial = new LearningTrial(await loadScorer(values.scorer), documents, { extract, learn }, values.each);
for (const taught of [1, 3]) {
  for (let draw = 0; draw < Number(values.draws); draw += 1) trial.run(taught, draw);
}
trial.print();
