import type { DoubtChanges, ReadFile, TableValues } from '@ocr/contract';
import { isDoubtful } from '@ocr/contract/codes';
import { findOpenDoubts } from './parts/open-doubts.ts';
import { rowsInOrder } from '#platform/extraction/edited-rows.ts';
import { presentFile, type FileChanges } from './present-file.ts';
import { parseResult } from './present-parts.ts';
import type { FileParts } from './results.present.ts';

/** A file with all that was changed by hand, and what had been changed before. */
export interface RecheckJob {
  readonly kind: 'recheck';
  readonly file: FileParts;
  readonly before: FileChanges;
}

export interface Rechecked {
  /** How many flagged values of the file are unreviewed. */
  readonly toCheck: number;
  readonly doubts: DoubtChanges;
  /** How all changes affected the flags, as JSON; null if too large to store. */
  readonly standing: string | null;
}

/** Maximum characters of JSON; more is recomputed each time. */
const MAX_STANDING = 2_000_000;

/** How a change affected the flags in a file's tables. Time grows with their size. */
export function recheckFile({ file, before }: RecheckJob): Rechecked {
  const { facts, rowEdits } = file;
  const result = parseResult(file.result);
  const now = presentFile(facts, result, file);
  const then = presentFile(facts, result, before);
  const rowsOf = (table: string) => rowsInOrder(table, lengthOf(result, table), rowEdits);
  const doubts = now.tables.flatMap((table) => changesOf(table, then));
  const standing = JSON.stringify(findOpenDoubts(now, presentFile(facts, result, file, rowsOf)));
  return { toCheck: countOpen(now), doubts, standing: standing.length > MAX_STANDING ? null : standing };
}

function lengthOf(result: ReturnType<typeof parseResult>, table: string): number {
  return result?.tables.find(({ name }) => name === table)?.rows.length ?? 0;
}

function changesOf(table: TableValues, { tables }: ReadFile): DoubtChanges {
  const before = tables.find(({ name }) => name === table.name);
  const rows = new Map(before?.rows.map((row) => [row.id, row]));
  const cells = table.rows.flatMap(({ id: row, cells: now }) =>
    now.flatMap(({ column, reason, confidence }, place) => {
      const then = rows.get(row)?.cells[place];
      const isSame = then === undefined || (then.reason === reason && then.confidence === confidence);
      return isSame ? [] : [{ row, column, reason, confidence }];
    }),
  );
  if (cells.length === 0 && before?.reason === table.reason) return [];
  return [{ table: table.name, reason: table.reason, cells }];
}

function countOpen({ fields, tables }: ReadFile): number {
  const isOpen = (value: ReadFile['fields'][number] | TableValues['rows'][number]['cells'][number]) =>
    isDoubtful(value) && value.corrected === null;
  let count = fields.filter(isOpen).length;
  for (const { rows } of tables) for (const { cells } of rows) count += cells.filter(isOpen).length;
  return count;
}
