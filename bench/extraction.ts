/**
 * How right the values are that the rules find, by kind of document or way of capture: fields, absent fields, tables,
 * wrong values, calibration, time.
 *
 *   node bench/extraction.ts --data <folder with manifest.json> --scorer <scoring.mjs> --pages <folder> [--kind <substring>] [--each]
 *
 * `--pages` is the folder that `bench/read-pages.ts` fills.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { extract } from '@ocr/extraction';
import type { Page, TemplateDefinition } from '@ocr/extraction';
import { loadScorer, readKeptPages, readManifest } from './lib/judged.ts';
import type { Found, JudgedDocument } from './lib/judged.ts';

interface Tally {
  documents: number;
  fields: number;
  right: number;
  shown: number;
  absent: number;
  absentEmpty: number;
  sure: number;
  sureRight: number;
  tables: number[];
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    scorer: { type: 'string' },
    pages: { type: 'string' },
    kind: { type: 'string', default: '' },
    each: { type: 'boolean', default: false },
  },
});
if (values.data === undefined || values.scorer === undefined || values.pages === undefined) {
  throw new Error('--data, --scorer and --pages are needed');
}
const folder = resolve(values.data);
const kept = resolve(values.pages);
const scorer = await loadScorer(values.scorer);
const entries = (await readManifest(folder)).filter(
  (entry) => entry.fields !== undefined && entry.kind.includes(values.kind),
);

const tallies = new Map<string, Tally>();
const bins = new Map<string, { shown: number; right: number }[]>();
let largest: Page | undefined;
for (const entry of entries) {
  const pages = await readKeptPages(kept, entry.id);
  if (!pages) continue;
  score(entry, pages);
  for (const page of entry.file.endsWith('.pdf') ? pages : [])
    if (page.words.length > (largest?.words.length ?? 0)) largest = page;
}
printTallies();
printCalibration();
printTime(largest);

function score(entry: JudgedDocument, pages: Page[]): void {
  const truths = Object.entries(entry.fields ?? {});
  const absent = Object.entries(entry.absent ?? {});
  const template: TemplateDefinition = {
    fields: [...truths, ...absent].map(([name, { instruction }]) => ({ name, description: instruction })),
    tables: (entry.tables ?? []).map((table) => ({
      name: table.name ?? 'Items',
      columns: table.header.map((name) => ({ name, description: '' })),
    })),
  };
  const got = extract(pages, template);
  for (const group of groupsOf(entry)) {
    const tally = tallyOf(group);
    tally.documents++;
    truths.forEach(([, truth], index) => {
      const found = got.fields[index];
      if (found) countField(tally, found, scorer.fieldRight(truth, found));
    });
    absent.forEach((_, index) => {
      tally.absent++;
      if (got.fields[truths.length + index]?.value === null) tally.absentEmpty++;
    });
    (entry.tables ?? []).forEach((table, index) => {
      const rows = (got.tables[index]?.rows ?? []).map((row) => row.cells);
      tally.tables.push(scorer.tableF1(table.rows, rows));
    });
  }
  calibrate(entry, got);
}

/** A document counts for its way of capture where the set names it, and for all pictures; else for its kind. */
function groupsOf(entry: JudgedDocument): string[] {
  const language = entry.language ?? '';
  if (entry.class === undefined) return [entry.kind];
  const all = entry.class === 'digital' ? [] : [`${language} pictures`];
  return [`${language} ${entry.class}`, ...all];
}

function tallyOf(group: string): Tally {
  const known = tallies.get(group);
  if (known) return known;
  const made = {
    documents: 0,
    fields: 0,
    right: 0,
    shown: 0,
    absent: 0,
    absentEmpty: 0,
    sure: 0,
    sureRight: 0,
    tables: [],
  };
  tallies.set(group, made);
  return made;
}

function countField(tally: Tally, found: Found, right: boolean): void {
  tally.fields++;
  if (right) tally.right++;
  if (found.value === null) return;
  tally.shown++;
  if ((found.confidence ?? 0) < 90) return;
  tally.sure++;
  if (right) tally.sureRight++;
}

function calibrate(entry: JudgedDocument, got: ReturnType<typeof extract>): void {
  const digital = /digital/.test(entry.class ?? entry.kind) && !/scan/.test(entry.kind);
  const source = digital ? 'digital' : 'pictures';
  Object.entries(entry.fields ?? {}).forEach(([name, truth], index) => {
    const found = got.fields[index];
    if (!found) return;
    const right = scorer.fieldRight(truth, found);
    countBin(source, found, right);
    if (values.each && !right) {
      const truly = truth.printed ?? truth.value;
      console.log(`${entry.id} ${name}: ${truly} <> ${found.value} (${found.confidence} ${found.reason})`);
    }
  });
  (entry.tables ?? []).forEach((table, index) => {
    const printed = new Set(table.rows.flat().map((cell) => cell.replace(/\s/g, '')));
    for (const cell of (got.tables[index]?.rows ?? []).flatMap((row) => row.cells)) {
      if (cell.value !== null)
        countBin(`${source} cells`, cell, printed.has((cell.text ?? '').replace(/\s/g, '')));
    }
  });
}

function countBin(source: string, found: Found, right: boolean): void {
  if (found.value === null) return;
  const list = bins.get(source) ?? Array.from({ length: 10 }, () => ({ shown: 0, right: 0 }));
  bins.set(source, list);
  const bin = list[Math.min(9, Math.floor((found.confidence ?? 0) / 10))];
  if (!bin) return;
  bin.shown++;
  if (right) bin.right++;
}

function printTallies(): void {
  console.log(
    '| kind | files | fields right | of | share | wrong among shown | absent left empty | tables F1 | right at 90 or more |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const [group, tally] of [...tallies].toSorted(([a], [b]) => a.localeCompare(b))) {
    const wrong = tally.shown === 0 ? 0 : (tally.shown - tally.right) / tally.shown;
    const cells = [
      group,
      tally.documents,
      tally.right,
      tally.fields,
      (tally.right / Math.max(1, tally.fields)).toFixed(3),
      wrong.toFixed(3),
      tally.absent === 0 ? '' : `${tally.absentEmpty} of ${tally.absent}`,
      tally.tables.length === 0 ? '' : mean(tally.tables).toFixed(3),
      `${tally.sureRight} of ${tally.sure}`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
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

/** Thirty fields on the page with the most words among those scored, as the hardest to work on. */
function printTime(page: Page | undefined): void {
  if (!page) return;
  const instructions = entries.flatMap((entry) =>
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
    extract([{ ...page }], { fields, tables: [] });
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
