import type { BodyOf, CellValue, DoubtChanges, FieldValue, ReadFile, TableValues } from '@ocr/contract';
import { inForce } from '#features/results/values/in-force.ts';
import { valuePath, type Evidence } from '#features/results/values/values.ts';
import { isWaiting } from '#lib/queries/waiting-rows.ts';

type Body = BodyOf<'addCorrections'>;
export type RowChange = NonNullable<Body['rows']>[number];
export type Row = TableValues['rows'][number];

/**
 * Which value is meant: by the id of its row, which stays the same when other rows are added or deleted. The property that contains it is
 * named `spot` in the drafts that a browser's tab stores, so it keeps that name.
 */
export type ValueKey =
  | { readonly field: string }
  | { readonly table: string; readonly row: string; readonly column: string };

/** What a person puts in a value's place, and where on the page it is, where that is known. */
export interface NewValue extends Pick<NonNullable<Evidence['corrected']>, 'value' | 'page' | 'box'> {
  /** It is as it is printed on the page; the server answers it in the form in which values are read. */
  readonly printed?: boolean;
}

/** Changes of a file that are saved together: the rows first, one after the other, then the values. */
export interface Changes {
  readonly rows: readonly RowChange[];
  /** Null takes a correction back. */
  readonly values: readonly { readonly spot: ValueKey; readonly to: NewValue | null }[];
}

/** Who changes, when, and the rows that were deleted before, by table and id: one may be restored. */
export interface ChangedBy {
  readonly by: string;
  readonly at: string;
  readonly deleted: Map<string, Row>;
}

/** The file with the changes applied, as the server applies them. Unchanged parts are the same objects. */
export function applyChanges(file: ReadFile, { rows, values }: Changes, changed: ChangedBy): ReadFile {
  let next = file;
  for (const change of rows)
    next = inTable(next, change.table, (table) => ({ ...table, rows: changeRows(table, change, changed) }));
  for (const { spot, to } of values) next = withCorrection(next, spot, to && signed(to, changed));
  return next;
}

function signed({ printed: _sent, ...value }: NewValue, { by, at }: ChangedBy): Evidence['corrected'] {
  return { ...value, by, at };
}

/** The value with its correction replaced. It is where a person found it, or else where it was read. */
function withCorrected<Value extends Evidence>(
  { readAt, ...value }: Value,
  corrected: Evidence['corrected'],
): Omit<Value, 'readAt'> & Pick<Evidence, 'readAt'> {
  const read = readAt ?? { page: value.page, box: value.box };
  if (corrected?.page === undefined) return { ...value, ...read, corrected };
  return { ...value, page: corrected.page, box: corrected.box ?? null, readAt: read, corrected };
}

/** The file with one value's correction replaced; the same where there is no such value. */
export function withCorrection(file: ReadFile, key: ValueKey, corrected: Evidence['corrected']): ReadFile {
  if ('field' in key) {
    const is = ({ name }: FieldValue) => name === key.field;
    return { ...file, fields: replaceWhere(file.fields, is, (field) => withCorrected(field, corrected)) };
  }
  const isColumn = ({ column }: CellValue) => column === key.column;
  const inRow = (row: Row): Row => ({
    ...row,
    cells: replaceWhere(row.cells, isColumn, (cell) => withCorrected(cell, corrected)),
  });
  return inTable(file, key.table, (table) => ({
    ...table,
    rows: replaceWhere(table.rows, ({ id }) => id === key.row, inRow),
  }));
}

/** The file with the doubts that a change settled or raised elsewhere in its tables. */
export function withDoubts(file: ReadFile, doubts: DoubtChanges): ReadFile {
  return doubts.reduce((next, { table: name, reason, cells }) => {
    const byRow = Map.groupBy(cells, ({ row }) => row);
    const inRow = (row: Row): Row => {
      const changed = byRow.get(row.id);
      if (changed === undefined) return row;
      return {
        ...row,
        cells: row.cells.map((cell) => {
          const doubt = changed.find(({ column }) => column === cell.column);
          return doubt ? { ...cell, reason: doubt.reason, confidence: doubt.confidence } : cell;
        }),
      };
    };
    return inTable(next, name, (table) => ({ ...table, reason, rows: table.rows.map(inRow) }));
  }, file);
}

function inTable(file: ReadFile, name: string, change: (table: TableValues) => TableValues): ReadFile {
  return { ...file, tables: replaceWhere(file.tables, (table) => table.name === name, change) };
}

function changeRows(table: TableValues, change: RowChange, { deleted }: ChangedBy): Row[] {
  const { index, op } = change;
  const keyOf = (id: string) => JSON.stringify([table.name, id]);
  if (op === 'delete') {
    const row = table.rows[index];
    if (row !== undefined) deleted.set(keyOf(row.id), row);
    return table.rows.toSpliced(index, 1);
  }
  const row = op === 'insert' ? emptyRow(table, change.row ?? '') : deleted.get(keyOf(change.row));
  return row === undefined ? table.rows : table.rows.toSpliced(index, 0, row);
}

const nothing = {
  value: null,
  text: null,
  confidence: null,
  page: null,
  box: null,
  corrected: null,
  learnedFrom: null,
  reason: null,
} satisfies Evidence;

function emptyRow({ columns }: TableValues, id: string): Row {
  return { id, cells: columns.map((column) => ({ column, ...nothing })) };
}

function replaceWhere<Item>(
  items: readonly Item[],
  is: (item: Item) => boolean,
  change: (item: Item) => Item,
): Item[] {
  const at = items.findIndex(is);
  const item = items[at];
  return item === undefined ? [...items] : items.with(at, change(item));
}

/**
 * The changes as they are sent: with the rows and the corrections that they were made of, so that they reach nothing else. `after` is the
 * file that has them already: paths name the rows as they are then. `seen` is the correction that was shown, where that is not the one before.
 */
export function toBody(
  before: ReadFile,
  after: ReadFile,
  { rows, values }: Changes,
  seen?: Evidence['corrected'],
): Body {
  const corrections = values.flatMap(({ spot, to }) => {
    const path = pathOf(after, spot);
    if (path === undefined) return [];
    const known = evidenceAt(before, spot);
    const shown = seen === undefined ? known?.corrected : seen;
    const saw = known && { saw: inForce(shown ?? null)?.at ?? null };
    return [{ path, ...(to ?? { value: null }), ...('row' in spot && { row: spot.row }), ...saw }];
  });
  return { rows: [...rows], corrections };
}

/** What a file has of a value; undefined where its row is not there, or still to be fetched. */
export function evidenceAt({ fields, tables }: ReadFile, key: ValueKey): Evidence | undefined {
  if ('field' in key) return fields.find(({ name }) => name === key.field);
  const row = tables.find(({ name }) => name === key.table)?.rows.find(({ id }) => id === key.row);
  return row === undefined || isWaiting(row)
    ? undefined
    : row.cells.find(({ column }) => column === key.column);
}

/** The path by which a correction names the value now; undefined if its row is deleted. */
export function pathOf({ tables }: ReadFile, key: ValueKey): string | undefined {
  if ('field' in key) return valuePath(key);
  const row = tables.find(({ name }) => name === key.table)?.rows.findIndex(({ id }) => id === key.row);
  return row === undefined || row < 0 ? undefined : valuePath({ ...key, row });
}
