/**
 * Fits the label model to the lists of wordings and to the papers under `lists`, and writes its weights.
 *
 *   npm run fit [-- --only en|ja --epochs 12 --size 64 --batch 2 --seed 1 --out <folder>]
 *
 * The same lists and numbers always give the same files. Takes some ten minutes of one core.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { LISTS } from '../src/wordings/all.ts';
import { featureOfKind, featuresOf } from '../src/wordings/model/features.ts';
import { modelLanguageOf } from '../src/wordings/model/label-model.ts';
import { LISTED_KINDS, parseWordings } from '../src/wordings/parse-wordings.ts';
import { train } from './train.ts';
import type { TrainingWording } from './train.ts';
import { packModel } from './pack-model.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    epochs: { type: 'string', default: '12' },
    size: { type: 'string', default: '64' },
    batch: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: join(import.meta.dirname, '../src/wordings/model') },
  },
});
/** A feature of fewer texts than this says nothing of others. */
const MIN_TEXTS = 3;
/** A feature of most texts still counts this much. */
const MIN_WEIGHT = 0.1;

type Paper = ReturnType<typeof parseWordings>;

const papers = [...LISTS, ...readLists(join(import.meta.dirname, 'lists'))].map(parseWordings);
for (const language of ['en', 'ja'] as const) {
  if (values.only !== undefined && values.only !== language) continue;
  const own = papers.filter(
    (paper) =>
      paper.filter(({ labels: [label = ''] }) => modelLanguageOf(label) === 'ja').length >
        paper.length / 2 ===
      (language === 'ja'),
  );
  const texts = own.flatMap((paper) => paper.flatMap(({ labels, asks }) => [...labels, ...asks]));
  const kinds = LISTED_KINDS.map((kind): [string, number] => [featureOfKind(kind), texts.length]);
  const known = [...featuresIn(texts), ...kinds];
  const numbers = new Map(known.map(([feature], index) => [feature, index]));
  console.log(`${language}: ${own.length} papers, ${texts.length} texts, ${known.length} features`);
  const weights = train(
    own.map((paper) => numbered(paper, numbers)),
    kinds.map(([feature]) => numbers.get(feature)!),
    startWeights(known, texts.length),
    {
      size: Number(values.size),
      epochs: Number(values.epochs),
      papersInBatch: Number(values.batch),
      seed: Number(values.seed),
    },
    (epoch, loss) => console.log(`${language}: epoch ${epoch + 1}, mean loss ${loss.toFixed(3)}`),
  );
  writeFileSync(
    join(values.out, `${language}.model`),
    packModel(
      known.map(([feature]) => feature),
      weights,
    ),
  );
}

/** By code units: the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The papers below a folder, in the order of their names, whichever sectors they are sorted into. */
function readLists(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .toSorted((a, b) => compare(basename(a), basename(b)) || compare(a, b))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The features that enough texts have, and how many. */
function featuresIn(texts: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const feature of new Set(featuresOf(text))) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= MIN_TEXTS);
}

function numbered(paper: Paper, numbers: ReadonlyMap<string, number>): TrainingWording[] {
  const inNumbers = (texts: readonly string[]): number[][] =>
    texts
      .map((text) => featuresOf(text).flatMap((feature) => numbers.get(feature) ?? []))
      .filter(({ length }) => length > 0);
  return paper
    .map(({ kind, labels, asks }) => ({
      kind: numbers.get(featureOfKind(kind))!,
      labels: inNumbers(labels),
      asks: inNumbers(asks),
    }))
    .filter(({ labels, asks }) => labels.length > 0 && asks.length > 0);
}

/** The rarer a feature the more it counts at first; letters, pairs and beginnings of words half as much. */
function startWeights(known: readonly (readonly [string, number])[], texts: number): Float32Array {
  const all = known.map(
    ([feature, count]) =>
      Math.max(MIN_WEIGHT, Math.log(texts / (1 + count))) * (/^[wdt]/.test(feature) ? 1 : 0.5),
  );
  const highest = all.reduce((most, one) => Math.max(most, one), 0);
  return Float32Array.from(all, (one) => Math.log(Math.max(MIN_WEIGHT, one) / highest));
}
