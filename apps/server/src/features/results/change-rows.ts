import type { BodyOf } from '@ocr/contract';
import { newId } from '#platform/database/ids.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { KnownValues } from '#platform/extraction/value-paths.ts';
import {
  replay,
  rowsInOrder,
  toRowKey,
  type RowEdit,
  type RowKey,
} from '#platform/extraction/edited-rows.ts';

export type AskedRowChange = NonNullable<BodyOf<'correctFile'>['rows']>[number];
type Insertion = Extract<AskedRowChange, { op: 'insert' }>;
/** A change that names its row, if it adds one. */
export type NamedRowChange = Exclude<AskedRowChange, Insertion> | (Insertion & { readonly row: string });

/** Gives names to rows that are added without one. */
export function nameRows(changes: readonly AskedRowChange[]): NamedRowChange[] {
  return changes.map((change) =>
    change.op === 'insert' ? { ...change, row: change.row ?? newId() } : change,
  );
}

/** A file's tables with the keys of their rows as they are now, in order. */
export interface KnownRows extends KnownValues {
  readonly tables: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    readonly rows: RowKey[];
  }[];
}

/** The contents of a file's tables after the edits so far. */
export function withRows(read: KnownValues, edits: readonly RowEdit[]): KnownRows {
  return {
    fields: read.fields,
    tables: read.tables.map(({ name, columns, rows }) => ({
      name,
      columns,
      rows: rowsInOrder(name, rows.length, edits),
    })),
  };
}

/**
 * The edits that the changes mean, one after the other; the rows of `known` change with them.
 * @returns the edits, and whether another row than the caller means is at a change's place: then where the changes from there on lead is not known
 * @throws AppError `FAILED` with the place of each change that names no table, place or row
 */
export function resolveRowChanges(
  changes: readonly NamedRowChange[],
  known: KnownRows,
  { read, edits }: { readonly read: KnownValues; readonly edits: readonly RowEdit[] },
): { readonly made: RowEdit[]; readonly isOutdated: boolean } {
  const details: { field: string; code: string }[] = [];
  let isOutdated = false;
  const all = [...edits];
  const made = changes.flatMap((change, place): RowEdit[] => {
    const refuse = (field: string, code: string) => {
      details.push({ field: `rows[${place}].${field}`, code });
      return [];
    };
    const table = known.tables.find(({ name }) => name === change.table);
    if (table === undefined) return refuse('table', 'UNKNOWN');
    isOutdated ||= isElsewhere(change, table.rows);
    if (isOutdated) return [];
    const wasThere = (key: string) => {
      const row = toRowKey(key);
      if (typeof row === 'number') return row < readLength(read, table.name);
      return all.some((edit) => edit.table_name === table.name && edit.row_key === key);
    };
    const isThere = (key: string) => table.rows.includes(toRowKey(key));
    if (change.op === 'restore' && (!wasThere(change.row) || isThere(change.row)))
      return refuse('row', 'UNKNOWN');
    if (change.op === 'insert' && wasThere(change.row)) return refuse('row', 'INVALID');
    const key = change.op === 'delete' ? String(table.rows[change.index]) : change.row;
    const edit = { table_name: table.name, op: change.op, row_key: key, index: change.index };
    if (!replay(table.rows, edit)) return refuse('index', 'OUT_OF_RANGE');
    all.push(edit);
    return [edit];
  });
  if (details.length > 0) throw new AppError('FAILED', { details });
  return { made, isOutdated };
}

/** Whether the rows around the change's place are others than those that the caller knows. */
function isElsewhere(change: AskedRowChange, rows: readonly RowKey[]): boolean {
  const { index } = change;
  if (change.op === 'delete') return change.row !== undefined && rows[index] !== toRowKey(change.row);
  if (change.after === undefined) return false;
  return change.after === null ? index !== 0 : rows[index - 1] !== toRowKey(change.after);
}

function readLength({ tables }: KnownValues, table: string): number {
  return tables.find(({ name }) => name === table)?.rows.length ?? 0;
}
