/**
 * How right the values are that the rules find, by kind of document: fields, tables, wrong values, calibration, time.
 *
 *   node bench/extraction.ts --data <folder with manifest.json> --scorer <scoring.mjs> --cache <folder>
 *     [--engine embedded|native] [--kind <substring>] [--each] [--read-only]
 *
 * Recognised pages are kept in the cache folder by content hash and engine; `--read-only` takes nothing but those.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { extract } from '@ocr/extraction';
import type { Page, TemplateDefinition } from '@ocr/extraction';
import { createRecognizer, sniffKind } from '@ocr/recognition';
import type { Recognizer } from '@ocr/recognition';

interface Truth {
  readonly instruction: string;
  readonly value: string;
  readonly printed?: string;
  readonly type: string;
}

interface Entry {
  readonly id: string;
  readonly file: string;
  readonly kind: string;
  readonly fields?: Readonly<Record<string, Truth>>;
  readonly tables?: readonly {
    readonly header: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
}

interface Found {
  readonly value: string | null;
  readonly text: string | null;
  readonly confidence: number | null;
}

interface Scorer {
  fieldRight(truth: Truth, got: Found): boolean;
  tableF1(truth: readonly (readonly string[])[], got: readonly (readonly Found[])[]): number;
}

interface Tally {
  documents: number;
  fields: number;
  right: number;
  empty: number;
  tables: number[];
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    scorer: { type: 'string' },
    cache: { type: 'string' },
    engine: { type: 'string', default: 'embedded' },
    kind: { type: 'string' },
    each: { type: 'boolean', default: false },
    'read-only': { type: 'boolean', default: false },
  },
});
if (values.data === undefined || values.scorer === undefined || values.cache === undefined) {
  throw new Error('--data, --scorer and --cache are needed');
}
const folder = resolve(values.data);
const cache = resolve(values.cache);
const scorer = (await import(pathToFileURL(resolve(values.scorer)).href)) as Scorer;
const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Entry[];
await mkdir(cache, { recursive: true });

let recognizer: Recognizer | undefined;
const tallies = new Map<string, Tally>();
const bins = new Map<string, { shown: number; right: number }[]>();
for (const entry of manifest) {
  if (entry.fields === undefined || !entry.kind.includes(values.kind ?? '')) continue;
  const pages = await readPages(entry.file);
  if (pages) score(entry, pages);
}
const timing = await readTimingPage();
await recognizer?.close();
printTallies();
printCalibration();
printTime(timing);

async function readPages(file: string): Promise<Page[] | undefined> {
  const bytes = await readFile(join(folder, file));
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  const kept = join(cache, `${key}-${values.engine}.json`);
  const known = await readFile(kept, 'utf8').catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as Page[];
  const kind = sniffKind(bytes);
  if (values['read-only'] || kind === undefined) return undefined;
  recognizer ??= await createRecognizer({ engine: values.engine as 'embedded' | 'native', processes: 1 });
  const { pages } = await recognizer.read(join(folder, file), kind);
  await writeFile(kept, JSON.stringify(pages));
  return pages;
}

function score(entry: Entry, pages: Page[]): void {
  const truths = Object.entries(entry.fields ?? {});
  const template: TemplateDefinition = {
    fields: truths.map(([name, truth]) => ({ name, description: truth.instruction })),
    tables: (entry.tables ?? []).map((table) => ({
      name: 'Items',
      columns: table.header.map((name) => ({ name, description: '' })),
    })),
  };
  const got = extract(pages, template);
  const tally = tallies.get(entry.kind) ?? { documents: 0, fields: 0, right: 0, empty: 0, tables: [] };
  tallies.set(entry.kind, tally);
  tally.documents++;
  truths.forEach(([name, truth], index) => {
    const found = got.fields[index];
    if (!found) return;
    const right = scorer.fieldRight(truth, found);
    tally.fields++;
    if (right) tally.right++;
    if (found.value === null) tally.empty++;
    count(sourceOf(entry), found, right);
    if (values.each && !right) {
      console.log(
        `${entry.id} ${name}: ${truth.printed ?? truth.value} <> ${found.value} (${found.confidence} ${found.reason})`,
      );
    }
  });
  (entry.tables ?? []).forEach((table, index) => {
    const rows = (got.tables[index]?.rows ?? []).map((row) => row.cells);
    tally.tables.push(scorer.tableF1(table.rows, rows));
    const printed = new Set(table.rows.flat().map((cell) => cell.replace(/\s/g, '')));
    for (const cell of rows.flat()) {
      if (cell.value !== null)
        count(`${sourceOf(entry)} cells`, cell, printed.has((cell.text ?? '').replace(/\s/g, '')));
    }
    if (values.each) console.log(`${entry.id} table ${tally.tables.at(-1)?.toFixed(3)}`);
  });
}

function sourceOf(entry: Entry): string {
  return entry.file.endsWith('.pdf') ? 'digital' : 'scanned';
}

function count(source: string, found: Found, right: boolean): void {
  if (found.value === null) return;
  const list = bins.get(source) ?? Array.from({ length: 10 }, () => ({ shown: 0, right: 0 }));
  bins.set(source, list);
  const bin = list[Math.min(9, Math.floor((found.confidence ?? 0) / 10))];
  if (!bin) return;
  bin.shown++;
  if (right) bin.right++;
}

function printTallies(): void {
  console.log('| kind | files | fields right | of | share | wrong among shown | tables F1 |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const [kind, tally] of [...tallies].toSorted(([a], [b]) => a.localeCompare(b))) {
    const shown = tally.fields - tally.empty;
    const wrong = shown === 0 ? 0 : (shown - tally.right) / shown;
    const tables = tally.tables.length === 0 ? '' : mean(tally.tables).toFixed(3);
    const share = (tally.right / Math.max(1, tally.fields)).toFixed(3);
    console.log(
      `| ${kind} | ${tally.documents} | ${tally.right} | ${tally.fields} | ${share} | ${wrong.toFixed(3)} | ${tables} |`,
    );
  }
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
}

function printCalibration(): void {
  console.log('\n| confidence | 0 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | right ones at 90 or more |');
  console.log(`| --- |${' ---: |'.repeat(11)}`);
  for (const [source, list] of bins) {
    const right = list.reduce((sum, bin) => sum + bin.right, 0);
    const high = (list[9]?.right ?? 0) / Math.max(1, right);
    const cells = list.map((bin) => (bin.shown === 0 ? '' : `${bin.right}/${bin.shown}`));
    console.log(`| ${source} | ${cells.join(' | ')} | ${high.toFixed(2)} |`);
  }
}

/** The page with the most words among those scored, as the hardest to work on. */
async function readTimingPage(): Promise<Page | undefined> {
  let largest: Page | undefined;
  for (const entry of manifest) {
    if (entry.fields === undefined || !entry.file.endsWith('.pdf')) continue;
    for (const page of (await readPages(entry.file)) ?? []) {
      if (page.words.length > (largest?.words.length ?? 0)) largest = page;
    }
  }
  return largest;
}

function printTime(page: Page | undefined): void {
  if (!page) return;
  const instructions = manifest.flatMap((entry) =>
    Object.values(entry.fields ?? {}).map((truth) => truth.instruction),
  );
  const fields = [...new Set(instructions)]
    .slice(0, 30)
    .map((description, index) => ({ name: `f${index}`, description }));
  const times: number[] = [];
  const work: number[] = [];
  for (let run = 0; run < 60; run++) {
    const started = performance.now();
    const before = process.cpuUsage();
    extract([page], { fields, tables: [] });
    const used = process.cpuUsage(before);
    times.push(performance.now() - started);
    work.push((used.user + used.system) / 1000);
  }
  console.log(
    `\nA page of ${page.words.length} words with ${fields.length} fields: ${median(times.slice(10)).toFixed(1)} ms, ` +
      `${median(work.slice(10)).toFixed(1)} ms of CPU (medians of 50)`,
  );
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}
