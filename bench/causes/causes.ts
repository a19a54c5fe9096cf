/**
 * Why values are missed, by language, capture and kind of document: never read, never a candidate, lost to another one,
 * under the threshold; and the cells of tables.
 *
 *   npm run bench causes -- --data <folder with manifest.json> --scorer <scoring.mjs> --pages <folder> [--by capture|kind] [--each]
 *   npm run bench causes -- --families 150 [--seed 900000] [--noise 0.2] --scorer <scoring.mjs> [--by kind] [--each]
 *
 * `--pages` is the folder that `bench/read-pages.ts` fills, so that extraction alone is judged in seconds. With
 * `--families` the documents are drawn by the grammar of layouts.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explainFields, extract } from '@ocr/extraction';
import type { ExplainedField, Page } from '@ocr/extraction';
import { FIRST_JUDGING_SEED, makeDocument, makeLayoutFamily, pagesOf } from '@ocr/specimens/grammar';
import { CauseTallies, causeOf, lettersOf } from './cause-tallies.ts';
import { loadScorer, readKeptPages, readManifest } from '../lib/judged.ts';
import type { JudgedDocument } from '../lib/judged.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    scorer: { type: 'string' },
    pages: { type: 'string' },
    families: { type: 'string' },
    seed: { type: 'string', default: String(FIRST_JUDGING_SEED) },
    noise: { type: 'string', default: '0' },
    by: { type: 'string', default: '' },
    each: { type: 'boolean', default: false },
  },
});
if (values.scorer === undefined) throw new Error('--scorer is needed');
const scorer = await loadScorer(values.scorer);
const tallies = new CauseTallies();
if (values.families === undefined) await judgeData();
else judgeFamilies(Number(values.seed), Number(values.families));
tallies.print();

async function judgeData(): Promise<void> {
  if (values.data === undefined || values.pages === undefined)
    throw new Error('--data and --pages are needed, or --families');
  for (const entry of await readManifest(resolve(values.data))) {
    const pages = await readKeptPages(resolve(values.pages), entry.id);
    if (pages !== undefined) judge(entry, pages);
  }
}

function judgeFamilies(first: number, count: number): void {
  for (let seed = first; seed < first + count; seed += 1) {
    const document = makeDocument(makeLayoutFamily(seed), 1);
    const { language, kind } = document.family;
    const noise = Number(values.noise);
    const fields = Object.fromEntries(document.fields.map((field) => [field.name, field]));
    const absent = Object.fromEntries(document.absent.map((field) => [field.name, field]));
    const source = noise === 0 ? 'digital' : `noise ${noise}`;
    const entry = {
      id: document.id,
      file: '',
      kind,
      document: kind,
      language,
      class: source,
      fields,
      absent,
    };
    judge({ ...entry, tables: document.tables }, pagesOf(document, { noise }));
  }
}

function judge(entry: JudgedDocument, pages: readonly Page[]): void {
  const group = groupOf(entry);
  const letters = lettersOf(pages);
  const truths = Object.entries(entry.fields ?? {});
  const asked = [...truths, ...Object.entries(entry.absent ?? {})];
  const weighed = explainFields(
    pages,
    asked.map(([name, { instruction }]) => ({ name, description: instruction })),
  );
  truths.forEach(([name, truth], index) => {
    const one = weighed[index]!;
    const cause = causeOf(truth, one, { letters, isRight: (got) => scorer.fieldRight(truth, got) });
    tallies.addField(group, cause, one.found);
    const areRight = one.atLabels.map((answer) => scorer.fieldRight(truth, answer));
    tallies.addLabels(group, areRight);
    const nearest = areRight.indexOf(true) + 1 || 'none';
    if (values.each && cause !== 'right')
      console.log(
        `${entry.id} ${name} | ${truth.instruction} | ${truth.printed ?? truth.value} <> ${one.found.text} (${one.found.confidence} ${one.found.reason}) | ${cause}, at label ${nearest} | ${likeliest(one)}`,
      );
  });
  weighed.slice(truths.length).forEach(({ found }, index) => {
    const [name, { instruction }] = asked[truths.length + index]!;
    const cause = found.value === null ? 'absent, empty' : 'absent, filled';
    tallies.addField(group, cause, found);
    if (values.each && cause === 'absent, filled')
      console.log(
        `${entry.id} ${name} | ${instruction} | absent, ${found.text} (${found.confidence} ${found.reason})`,
      );
  });
  judgeTables(entry, pages, { group, letters });
}

/** The likeliest span with what moved it most. */
function likeliest({ spans: [span] }: ExplainedField): string {
  if (span === undefined) return 'no span';
  const reasons = span.reasons.map(([reason, by]) => `${reason} ${by.toFixed(2)}`);
  return `${span.text} ${span.likely.toFixed(2)} by ${reasons.join(', ')}`;
}

function judgeTables(
  entry: JudgedDocument,
  pages: readonly Page[],
  { group, letters }: { readonly group: string; readonly letters: string },
): void {
  const tables = (entry.tables ?? []).map(({ name = 'Items', header }) => ({
    name,
    columns: header.map((column) => ({ name: column, description: '' })),
  }));
  const got = extract(pages, { fields: [], tables });
  (entry.tables ?? []).forEach(({ rows }, index) => {
    const found = (got.tables[index]?.rows ?? []).map(({ cells }) => cells.map(({ text }) => text ?? ''));
    tallies.addTable(group, { rows, found, letters });
  });
}

function groupOf({ language = '', kind, document = kind, class: capture = kind }: JudgedDocument): string {
  const digital = /digital/.test(capture) && !/scan/.test(kind);
  if (values.by === 'capture') return `${language} ${capture}`;
  const source = digital ? 'digital' : 'pictures';
  return `${language} ${source}${values.by === 'kind' ? ` ${document}` : ''}`;
}
