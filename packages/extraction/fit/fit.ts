/**
 * Fits the label model to the lists of wordings and to the papers under `lists`, and writes its weights.
 *
 *   npm run fit [-- --only en|ja --lists <folder> --judge --epochs 9 --size 96 --batch 2 --seed 1 --out <folder>]
 *   npm run fit -- --ranking [--aside <letter>,… --papers <name>,… --families 130 --noisy 60 --trees 170 --out <folder>]
 *   npm run fit -- --read-papers [--papers <name>,… --out <folder>]
 *
 * With `--lists` to those of a folder alone; with `--judge` nothing is fitted, and the weights in use are judged by these lists. The same lists and numbers always give the same files. Takes some ten minutes of one core a language.
 *
 * With `--ranking` the label models stay as they are, and what is fitted is how the spans of a document are ranked: to the papers under
 * `papers`, written for it with questions and answers, and to documents of the grammar of layouts. The papers of authors who are put
 * aside (i, whose papers are short, where nothing is said) are not fitted to but judged; with `--papers` no others are taken than those
 * whose names (`en/a1/garage-bill-ie`) begin so. Takes some nine minutes of one core.
 *
 * With `--read-papers` the pages of the papers are made again, with the browser and the recogniser: after a paper was written or changed.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { LISTS } from '../src/wordings/all.ts';
import { modelLanguageOf } from '../src/wordings/model/label-model.ts';
import type { ModelLanguage } from '../src/wordings/model/label-model.ts';
import { parseWordings } from '../src/wordings/parse-wordings.ts';
import { fitModel } from './fit-model.ts';
import type { Paper } from './fit-model.ts';
import { judgeLists } from './judge-lists.ts';
import { runRanking } from './ranking/run-ranking.ts';
import { readWordVectors } from './word-vectors/word-vectors.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    lists: { type: 'string' },
    judge: { type: 'boolean', default: false },
    ranking: { type: 'boolean', default: false },
    'read-papers': { type: 'boolean', default: false },
    papers: { type: 'string' },
    aside: { type: 'string', default: 'i' },
    families: { type: 'string', default: '130' },
    noisy: { type: 'string', default: '60' },
    trees: { type: 'string' },
    epochs: { type: 'string', default: '9' },
    size: { type: 'string', default: '96' },
    batch: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});

const MODELS = join(import.meta.dirname, '../src/wordings/model');
const folder = values.lists ?? join(import.meta.dirname, 'lists');
const only = values.papers?.split(',');
if (values['read-papers']) {
  // The browser and the recogniser are loaded for this alone.
  const { runReadPapers } = await import('./papers/read-papers.ts');
  await runReadPapers({ only, out: values.out });
} else if (values.ranking)
  runRanking({
    only,
    aside: values.aside.split(','),
    families: Number(values.families),
    noisy: Number(values.noisy),
    out: values.out,
    trees: values.trees === undefined ? undefined : Number(values.trees),
  });
else fitModels(values.lists === undefined ? [...LISTS, ...readLists(folder)] : readLists(folder));

/** Fits the models of both languages to lists, or judges those in use by them. */
function fitModels(lists: readonly string[]): void {
  const papers = lists.map(parseWordings);
  for (const language of ['en', 'ja'] as const) {
    if (values.only !== undefined && values.only !== language) continue;
    const own = papers.filter((paper) => languageOf(paper) === language);
    console.log(`${language}: ${own.length} papers`);
    if (values.judge) {
      const { asks, nearest, kinds } = judgeLists(own, language);
      console.log(`${language}: of ${asks} questions nearest label right ${nearest}, nearest kind ${kinds}`);
    } else writeFileSync(join(values.out ?? MODELS, `${language}.model`), fitted(own, language));
  }
}

/** The model of a language as a file, fitted to papers. */
function fitted(papers: readonly Paper[], language: ModelLanguage): Buffer {
  return fitModel(
    papers.filter((paper) => languageOf(paper) === language),
    language === 'en' ? readWordVectors() : undefined,
    {
      size: Number(values.size),
      epochs: Number(values.epochs),
      papersInBatch: Number(values.batch),
      seed: Number(values.seed),
    },
    (epoch, loss) => console.log(`${language}: epoch ${epoch + 1}, mean loss ${loss.toFixed(3)}`),
  );
}

/** The language of most labels. */
function languageOf(paper: Paper): ModelLanguage {
  const japanese = paper.filter(({ labels: [label = ''] }) => modelLanguageOf(label) === 'ja');
  return japanese.length > paper.length / 2 ? 'ja' : 'en';
}

/** By code units: the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The papers below a folder, in the order of their names, whichever sectors they are sorted into. */
function readLists(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .toSorted((a, b) => compare(basename(a), basename(b)) || compare(a, b))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
