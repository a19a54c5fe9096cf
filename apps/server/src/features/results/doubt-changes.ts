import type { DoubtChanges, ReadFile, TableValues } from '@ocr/contract';
import { isDoubtful } from '@ocr/contract/codes';
import { presentParts } from './present-parts.ts';
import type { FileChanges } from './present-file.ts';
import type { FileParts } from './results.present.ts';

/** A file with all that was changed by hand, and what had been changed before. */
export interface RecheckJob {
  readonly kind: 'recheck';
  readonly file: FileParts;
  readonly before: FileChanges;
}

export interface Rechecked {
  /** How many values of the file are doubtful and not settled. */
  readonly toCheck: number;
  readonly doubts: DoubtChanges;
}

/** What a change did to the doubts of a file's tables. Takes as long as they are large. */
export function recheckFile({ file, before }: RecheckJob): Rechecked {
  const now = presentParts(file);
  const then = presentParts({ ...file, ...before });
  return { toCheck: countOpen(now), doubts: now.tables.flatMap((table) => changesOf(table, then)) };
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
