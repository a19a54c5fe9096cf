/**
 * How right the tables are that are found without a template: cell adjacency F1 as in the ICDAR 2013 table competition
 * (relations of neighbouring cells that are not blank, per document, then the mean), and the time a page takes.
 *
 *   node bench/tables.ts --data <folder with manifest.json> --cache <folder for recognised pages>
 *     [--engine embedded|native] [--each] [--misses]
 *
 * Entries of the manifest with a `tables_cells_file` count: tables of cells with page, row, col, row_span, col_span, text.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findTables } from '@ocr/extraction';
import type { FoundTable, Page } from '@ocr/extraction';
import { relationsOf } from './lib/adjacency.ts';
import type { GridCell } from './lib/adjacency.ts';
import { keepPages } from './lib/kept-pages.ts';

interface TrueTable {
  readonly page: number;
  readonly cells: readonly {
    readonly row: number;
    readonly col: number;
    readonly row_span: number;
    readonly col_span: number;
    readonly text: string;
  }[];
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    cache: { type: 'string' },
    engine: { type: 'string', default: 'embedded' },
    each: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});
if (values.data === undefined || values.cache === undefined) throw new Error('--data and --cache are needed');
const folder = resolve(values.data);
const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
  id: string;
  file: string;
  tables_cells_file?: string;
}[];
const kept = await keepPages(values.cache, values.engine as 'embedded' | 'native');

interface Score {
  readonly right: number;
  readonly got: number;
  readonly truth: number;
}

const scores: Score[] = [];
const times: number[] = [];
let [trueTables, foundTables, falseTables] = [0, 0, 0];
for (const entry of manifest) {
  if (entry.tables_cells_file === undefined) continue;
  const pages = await kept.pagesOf(join(folder, entry.file));
  if (!pages) continue;
  const truth = JSON.parse(await readFile(join(folder, entry.tables_cells_file), 'utf8')) as TrueTable[];
  const found = pages.flatMap(timed);
  const score = compare(truth, found);
  scores.push(score);
  trueTables += truth.length;
  foundTables += found.length;
  falseTables += found.filter((table) => !truth.some((one) => one.page === table.page)).length;
  if (values.each || values.misses) {
    const counts = `${score.right} right of ${score.got} found and ${score.truth} true; ${found.length} of ${truth.length} tables`;
    console.log(`${entry.id.padEnd(16)} ${f1(score).toFixed(3)}  ${counts}`);
  }
}
await kept.close();
printMeans();

function timed(page: Page): readonly FoundTable[] {
  // CPU time of the second pass, so that neither a busy machine nor compilation counts.
  findTables(page);
  const started = process.cpuUsage();
  const found = findTables(page);
  const { user, system } = process.cpuUsage(started);
  times.push((user + system) / 1000);
  return found;
}

/** Relations of a whole document, each with its page. */
function compare(truth: readonly TrueTable[], found: readonly FoundTable[]): Score {
  const expected = truth.flatMap((table) => {
    const cells: GridCell[] = table.cells.map((cell) => ({
      row: cell.row,
      column: cell.col,
      rowSpan: cell.row_span,
      columnSpan: cell.col_span,
      text: cell.text,
    }));
    return relationsOf(cells).map((relation) => `${table.page}: ${relation}`);
  });
  const got = found.flatMap((table) =>
    relationsOf(table.cells).map((relation) => `${table.page}: ${relation}`),
  );
  const left = new Map<string, number>();
  for (const relation of expected) left.set(relation, (left.get(relation) ?? 0) + 1);
  let right = 0;
  for (const relation of got) {
    const count = left.get(relation) ?? 0;
    if (count > 0) right++;
    else if (values.misses) console.log(`  wrong  ${relation}`);
    left.set(relation, count - 1);
  }
  if (values.misses) for (const [relation, count] of left) if (count > 0) console.log(`  missed ${relation}`);
  return { right, got: got.length, truth: expected.length };
}

function f1({ right, got, truth }: Score): number {
  return got + truth === 0 ? 1 : (2 * right) / (got + truth);
}

function printMeans(): void {
  const mean = (list: readonly number[]): string =>
    (list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)).toFixed(3);
  const sum = scores.reduce(
    (a, b) => ({ right: a.right + b.right, got: a.got + b.got, truth: a.truth + b.truth }),
    { right: 0, got: 0, truth: 0 },
  );
  const sorted = times.toSorted((a, b) => a - b);
  console.log('| documents | recall | precision | F1 | F1 over all relations |');
  console.log('| ---: | ---: | ---: | ---: | ---: |');
  const recall = mean(scores.map(({ right, truth }) => right / Math.max(1, truth)));
  const precision = mean(scores.map(({ right, got }) => right / Math.max(1, got)));
  const cells = [scores.length, recall, precision, mean(scores.map(f1)), f1(sum).toFixed(3)];
  console.log(`| ${cells.join(' | ')} |`);
  console.log(
    `\n${foundTables} tables found, ${trueTables} true; ${falseTables} found on pages without any. ` +
      `CPU time of a page: median ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms (${sorted.length} pages)`,
  );
}
