import type { ReadFile, RowRun, TableValues } from '@ocr/contract';
import { ROWS_PER_PART, type ReadRun, type TableOutline } from '#platform/extraction/stored-parts.ts';
import { rowsInOrder, type RowKey } from '#platform/extraction/edited-rows.ts';
import { parsePathKey } from '#platform/extraction/value-paths.ts';
import { parseFields } from '../present-parts.ts';
import { presentFile, type Correction, type DocumentFacts, type FileChanges } from '../present-file.ts';
import type { StoredResult } from '../results.store.ts';
import { toRest, type LeftOut } from './cut-file.ts';
import { readOpenDoubts, withOpenDoubts, type DoubtsOfTable } from './open-doubts.ts';

type StoredRows = StoredResult['tables'][number]['rows'];

/** Rows of a table as stored, unparsed. */
export interface RowsJson {
  readonly table: number;
  readonly part: number;
  readonly rows: string;
}
/** The result of a file in JSON, with the part of its rows that was fetched. */
export interface OutlineParts extends FileChanges {
  readonly facts: DocumentFacts;
  readonly outline: {
    readonly fields: string;
    /** `TableOutline` of each table. */
    readonly tables: string;
    readonly text: string;
    readonly isTextLeftOut: boolean;
    readonly parts: readonly RowsJson[];
    /** What changes by hand did to doubts, as it is kept; null where nothing is. */
    readonly doubts: string | null;
  };
}

/** The file with the first rows of each table. What changes do to doubts elsewhere in a table is kept, or there are none that do. */
export function presentOutline({ facts, outline, ...changes }: OutlineParts, rows: number): ReadFile {
  const heads = parseOutlines(outline.tables);
  const orders = new Map(heads.map((head) => [head.name, orderOf(head, changes)]));
  const chosen = (table: string) => orders.get(table)?.slice(0, rows) ?? [];
  const stored = {
    fields: parseFields(outline.fields),
    tables: withRows(heads, outline.parts),
    text: outline.text,
  };
  const file = presentFile(facts, stored, changes, chosen);
  const corrected = correctedRows(changes.corrections);
  const doubtsOf = readOpenDoubts(outline.doubts);
  const tables = file.tables.map((read, place): TableValues => {
    const doubts = doubtsOf(read.name);
    const table = {
      ...read,
      reason: doubts === undefined ? read.reason : doubts.reason,
      rows: withOpenDoubts(read.rows, doubts),
    };
    const left = orders.get(table.name)?.slice(rows) ?? [];
    const head = heads[place];
    if (left.length === 0 || head === undefined) return table;
    const added = left.filter((key) => typeof key === 'string');
    const whole = presentRows({ facts, outline, ...changes }, table.name, added);
    return { ...table, rest: toRest(leftOut(head, left, { whole, corrected, doubts })) };
  });
  return { ...file, tables, ...(outline.isTextLeftOut && { textIsLeftOut: true as const }) };
}

/** Rows of one table, by their keys, whose parts are there. */
export function presentRows(
  { facts, outline, ...changes }: OutlineParts,
  table: string,
  keys: readonly RowKey[],
): TableValues['rows'] {
  if (keys.length === 0) return [];
  const heads = parseOutlines(outline.tables);
  const stored = { fields: [], tables: withRows(heads, outline.parts), text: '' };
  const head = heads.find(({ name }) => name === table);
  const length = head === undefined ? 0 : lengthOf(head);
  const there = keys.filter((key) => typeof key === 'string' || key < length);
  const file = presentFile(facts, stored, changes, (name) => (name === table ? there : []));
  const rows = file.tables.find(({ name }) => name === table)?.rows ?? [];
  return withOpenDoubts(rows, readOpenDoubts(outline.doubts)(table));
}

function parseOutlines(json: string): TableOutline[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- stored by `toStoredParts` alone
  return JSON.parse(json) as TableOutline[];
}

const lengthOf = ({ runs }: TableOutline): number => runs.reduce((sum, { count }) => sum + count, 0);

function orderOf(head: TableOutline, { rowEdits }: FileChanges): RowKey[] {
  return rowsInOrder(head.name, lengthOf(head), rowEdits);
}

/** The tables with the loaded rows, each at its index; the other indices are empty and never accessed. */
function withRows(heads: readonly TableOutline[], parts: readonly RowsJson[]): StoredResult['tables'] {
  return heads.map(({ runs: _unused, ...head }, place) => {
    const rows: StoredRows[number][] = [];
    for (const { table, part, rows: json } of parts) {
      if (table !== place) continue;
      // oxlint-disable-next-line typescript/consistent-type-assertions -- stored by `toStoredParts` alone
      const read = JSON.parse(json) as StoredRows;
      for (const [index, row] of read.entries()) rows[part * ROWS_PER_PART + index] = row;
    }
    return { ...head, rows };
  });
}

interface CorrectedRow {
  /** Columns that have a value of a person's. */
  readonly columns: Set<string>;
  /** Pages on which a person found one. */
  readonly pages: Set<number>;
}
type CorrectedRows = ReadonlyMap<string, CorrectedRow>;

const rowName = (table: string, row: RowKey): string => JSON.stringify([table, row]);

function correctedRows(corrections: readonly Correction[]): CorrectedRows {
  const rows = new Map<string, CorrectedRow>();
  for (const { path, value, page } of corrections) {
    if (value === null) continue;
    const { table, row, column } = parsePathKey(path);
    if (table === undefined || row === undefined || column === undefined) continue;
    const name = rowName(table, row);
    const known = rows.get(name) ?? { columns: new Set(), pages: new Set() };
    known.columns.add(column);
    if (page !== null) known.pages.add(page);
    rows.set(name, known);
  }
  return rows;
}

interface Known {
  /** The rows that were added by hand. */
  readonly whole: TableValues['rows'];
  readonly corrected: CorrectedRows;
  readonly doubts: DoubtsOfTable | undefined;
}

function leftOut(
  head: TableOutline,
  keys: readonly RowKey[],
  { whole, corrected, doubts }: Known,
): LeftOut[] {
  const added = new Map(whole.map((row) => [row.id, row]));
  const runOf = head.runs.flatMap((run) => Array.from({ length: run.count }, () => run));
  return keys.flatMap((key) => {
    if (typeof key === 'string') return added.get(key) ?? [];
    const run = runOf[key];
    return run === undefined
      ? []
      : toLeftOut(head, key, { run, by: corrected.get(rowName(head.name, key)), doubts });
  });
}

function toLeftOut(
  { columns }: TableOutline,
  first: number,
  {
    run,
    by,
    doubts: standing,
  }: Pick<Known, 'doubts'> & { readonly run: ReadRun; readonly by: CorrectedRow | undefined },
): Omit<RowRun, 'count'> {
  const doubts = standing?.has(String(first)) ? doubtsAfter(columns, first, { run, standing }) : run.doubts;
  const pages = [...run.pages];
  if (by === undefined) return { first, pages, open: [...doubts], settled: [] };
  const isSettled = (place: number) => by.columns.has(columns[place] ?? '');
  return {
    first,
    pages: [...new Set([...pages, ...by.pages])].toSorted((a, b) => a - b),
    open: doubts.filter((place) => !isSettled(place)),
    settled: doubts.filter(isSettled),
  };
}

/** Indices of a row's flagged columns after all changes. */
function doubtsAfter(
  columns: readonly string[],
  row: number,
  { run, standing }: { readonly run: ReadRun; readonly standing: DoubtsOfTable },
): number[] {
  return columns.flatMap((_name, place) => {
    const known = standing.find(String(row), place);
    return (known === undefined ? run.doubts.includes(place) : known.isDoubtful) ? [place] : [];
  });
}
