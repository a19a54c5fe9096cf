/** A row of a table: by its number among the rows that were read, from 0, or by the id of one that was added. */
export type RowKey = number | string;

/** A row that was added, deleted or put back by hand, as stored. `index` is its place at that moment, from 0. */
export interface RowEdit {
  readonly table_name: string;
  readonly op: 'insert' | 'delete' | 'restore';
  readonly row_key: string;
  readonly index: number;
}

/** The rows of a table as they are now, in order: those that were read, with the edits replayed over them. */
export function rowsInOrder(table: string, read: number, edits: readonly RowEdit[]): RowKey[] {
  const rows: RowKey[] = Array.from({ length: read }, (_, index) => index);
  for (const edit of edits) if (edit.table_name === table) replay(rows, edit);
  return rows;
}

/** Changes the rows; false if there is no such position or row. */
export function replay(rows: RowKey[], { op, index, row_key: key }: Omit<RowEdit, 'table_name'>): boolean {
  if (op === 'delete') {
    if (index >= rows.length) return false;
    rows.splice(index, 1);
    return true;
  }
  const row = toRowKey(key);
  if (index > rows.length || rows.includes(row)) return false;
  rows.splice(index, 0, row);
  return true;
}

/** As a row is stored, and shown in answers. */
export function toRowKey(text: string): RowKey {
  return /^\d+$/.test(text) ? Number(text) : text;
}
