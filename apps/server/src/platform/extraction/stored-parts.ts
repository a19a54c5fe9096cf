import { isDoubtful } from '@ocr/contract/codes';
import type { Extraction, TableResult } from '@ocr/extraction';
import { toJson } from '#platform/database/json.ts';

/** Rows in one stored part. */
export const ROWS_PER_PART = 100;
/** Results with fewer rows than this are not stored in parts: they are shown whole. */
const LONG_RESULT_ROWS = 300;

/** The facts of a table that is stored in parts, without its rows. */
export interface TableHead {
  readonly name: string;
  readonly rows: number;
  /** Whether its rows can be checked by arithmetic: a change may settle or raise doubts in others. */
  readonly isChecked: boolean;
}

/** Consecutive rows with the same facts: the pages of their cells, and the flagged columns. */
export interface ReadRun {
  readonly count: number;
  readonly pages: readonly number[];
  /** Columns by their places. */
  readonly doubts: readonly number[];
}
/** A table without its rows, as it was read. */
export interface TableOutline extends Omit<TableResult, 'rows' | 'reason'> {
  readonly reason?: TableResult['reason'];
  readonly runs: readonly ReadRun[];
}

/** A long result once more, in parts, as it is stored. */
export interface StoredParts {
  /** `TableHead` and `TableOutline` of each table, in JSON. */
  readonly heads: string;
  readonly tables: string;
  readonly parts: readonly { readonly table: number; readonly part: number; readonly rows: string }[];
}

/** The parts of a result; null for one that is shown whole. Takes as long as the tables are. */
export function toStoredParts({ tables }: Pick<Extraction, 'tables'>): StoredParts | null {
  if (tables.reduce((sum, { rows }) => sum + rows.length, 0) < LONG_RESULT_ROWS) return null;
  const heads = tables.map(({ name, rows, check }): TableHead => ({
    name,
    rows: rows.length,
    isChecked: check !== undefined,
  }));
  const outlines = tables.map(({ rows, ...table }): TableOutline => ({ ...table, runs: toRuns(rows) }));
  const parts = tables.flatMap(({ rows }, table) =>
    Array.from({ length: Math.ceil(rows.length / ROWS_PER_PART) }, (_, part) => ({
      table,
      part,
      rows: toJson(rows.slice(part * ROWS_PER_PART, (part + 1) * ROWS_PER_PART)),
    })),
  );
  return { heads: toJson(heads), tables: toJson(outlines), parts };
}

function toRuns(rows: TableResult['rows']): ReadRun[] {
  const runs: { count: number; pages: number[]; doubts: number[] }[] = [];
  for (const { cells } of rows) {
    const pages = [...new Set(cells.flatMap(({ page }) => page ?? []))].toSorted((a, b) => a - b);
    const doubts = cells.flatMap((cell, place) => (isDoubtful(cell) ? [place] : []));
    const last = runs.at(-1);
    if (last && String(last.pages) === String(pages) && String(last.doubts) === String(doubts))
      last.count += 1;
    else runs.push({ count: 1, pages, doubts });
  }
  return runs;
}
