import type { ReadFile } from '@ocr/contract';
import { evidenceAt, type Changes, type RowChange, type ValueKey } from '#features/results/values/changes.ts';

/** A change that may not have been saved, as it is kept when the session ends. */
export interface KeptChange {
  readonly changes: Changes;
  /** The rows of each table whose rows it changes, as they were before it: their places mean others elsewhere. */
  readonly rowsBefore: readonly (readonly [table: string, ids: string])[];
  /** What the values that it corrects had been corrected to before it. Drafts of earlier releases do not say it. */
  readonly valuesBefore?: readonly (string | null)[];
}

/** What was not saved of a file when the session ended. */
export interface KeptWork {
  readonly changes: readonly KeptChange[];
  /** What was being typed. */
  readonly typed: readonly { readonly spot: ValueKey; readonly text: string }[];
}

/** The change with what must be true of the file to make it again. */
export function keepChange(before: ReadFile, changes: Changes): KeptChange {
  const tables = new Set(changes.rows.map(({ table }) => table));
  return {
    changes,
    rowsBefore: [...tables].map((table) => [table, rowIds(before, table)]),
    valuesBefore: changes.values.map(({ spot }) => correctedTo(before, spot)),
  };
}

/** Whether the change can be applied to the file as it is now: its rows and values may have been changed in the meantime. */
export function canMakeAgain(file: ReadFile, { changes, rowsBefore, valuesBefore }: KeptChange): boolean {
  const isSame = (text: string | null, index: number): boolean => {
    const spot = changes.values[index]?.spot;
    return spot !== undefined && correctedTo(file, spot) === text;
  };
  return (
    rowsBefore.every(([table, ids]) => rowIds(file, table) === ids) && (valuesBefore ?? []).every(isSame)
  );
}

/** Whether the file has the change already: its answer may only have been missed. */
export function isMade(file: ReadFile, { changes: { rows, values }, rowsBefore }: KeptChange): boolean {
  const areRowsMade = rowsBefore.every(
    ([table, before]) => rowIds(file, table) === rowsAfter(table, before, rows),
  );
  return areRowsMade && values.every(({ spot, to }) => correctedTo(file, spot) === (to?.value ?? null));
}

/** Whether one of the changes made after a change is made, and was made of the same rows and values: then that one is made as well. */
export function isContained(file: ReadFile, change: KeptChange, later: readonly KeptChange[]): boolean {
  const subjects = (one: KeptChange): string[] => [
    ...one.rowsBefore.map(([table]) => table),
    ...one.changes.values.map(({ spot }) => JSON.stringify(spot)),
  ];
  return later.some(
    (one) => isMade(file, one) && new Set(subjects(change)).isSubsetOf(new Set(subjects(one))),
  );
}

/** The ids of a table's rows once its changes are made. */
function rowsAfter(table: string, before: string, changes: readonly RowChange[]): string {
  const ids = before === '' ? [] : before.split(' ');
  for (const { op, index, row } of changes.filter((change) => change.table === table))
    ids.splice(index, op === 'delete' ? 1 : 0, ...(op === 'delete' ? [] : [row ?? '']));
  return ids.join(' ');
}

const correctedTo = (file: ReadFile, spot: ValueKey): string | null =>
  evidenceAt(file, spot)?.corrected?.value ?? null;

const rowIds = ({ tables }: ReadFile, table: string): string =>
  (tables.find(({ name }) => name === table)?.rows ?? []).map(({ id }) => id).join(' ');
