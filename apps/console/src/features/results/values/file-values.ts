import type { FieldValue, FileCheck, ReadFile, Request, TableValues } from '@ocr/contract';
import { isDoubtful } from '@ocr/contract/codes';
import type { ValueKey } from '#features/results/values/changes.ts';
import {
  needsCheck,
  shownValue,
  valuePath,
  type Evidence,
  type Place,
  type ResultValue,
} from '#features/results/values/values.ts';
import { isWaiting } from '#lib/queries/waiting-rows.ts';

/**
 * A file's values as the screen uses them. A long file has tens of thousands, so a value is created on first use and cached with its
 * source: a correction creates only its own value again.
 */
export interface FileValues {
  /** The doubtful ones first, otherwise in the template's order. */
  readonly fields: readonly ResultValue[];
  readonly rowOf: (table: number, row: number) => readonly ResultValue[];
  readonly at: (place: Place) => ResultValue | undefined;
  /** Flagged as read, in the order of review: fields, then table by table. */
  readonly doubts: readonly ResultValue[];
  readonly onPage: (page: number) => readonly ResultValue[];
}

/**
 * The positions of a file's values, which corrections do not change. Scanning every cell takes a while, so it is done once per reading and
 * passed from each corrected file to the next.
 */
interface Places {
  /** In the order of review. */
  readonly doubts: readonly Place[];
  readonly rowsOnPage: ReadonlyMap<number, readonly RowPlace[]>;
}
interface RowPlace {
  readonly table: number;
  readonly row: number;
}

const filesKnown = new WeakMap<ReadFile, FileValues>();
const placesKnown = new WeakMap<ReadFile, Places>();
const fieldsKnown = new WeakMap<FieldValue, ResultValue>();
const rowsKnown = new WeakMap<object, { readonly row: number; readonly values: readonly ResultValue[] }>();

/** The values of a file. The same file gives the same object. */
export function valuesOf(file: ReadFile): FileValues {
  return memoize(filesKnown, file, () => indexFile(file));
}

const openKnown = new WeakMap<ReadFile, { readonly count: number }>();

/** How many flagged values of a file are unresolved. Counted without creating the values, for files that are not shown. */
export function countOpen(file: ReadFile): number {
  const isOpen = (value: Evidence): boolean => needsCheck(value);
  return memoize(openKnown, file, () => {
    let count = file.fields.filter(isOpen).length;
    for (const { rows } of file.tables) for (const { cells } of rows) count += cells.filter(isOpen).length;
    return { count };
  }).count;
}

/** Whether a file has no value at all though some were asked for: often it is of another kind than its template. */
export function isWithoutValues({ fields, tables }: ReadFile): boolean {
  const isEmpty = (one: Evidence): boolean => one.value === null && shownValue(one) === '';
  return (
    fields.length + tables.length > 0 &&
    fields.every(isEmpty) &&
    tables.every(({ rows }) => rows.length === 0)
  );
}

/**
 * The request with one file replaced. As on the server, resolving its last flagged value marks it as checked, and a flag that comes back
 * reopens it.
 */
export function withFile(request: Request, next: ReadFile, by: string): Request {
  const files = request.files.map((file) => (file.id === next.id ? next : file));
  const sum = (list: readonly ReadFile[]) => list.reduce((open, file) => open + countOpen(file), 0);
  const [before, toCheck] = [sum(request.files), sum(files)];
  const isSettled = before > 0 && toCheck === 0 && request.status === 'completed';
  const isReopened = before === 0 && toCheck > 0 && !request.blind;
  const step = { by, at: new Date().toISOString() };
  const none = { awaited: null, firstCheck: null, differed: null };
  if (isReopened) {
    const all = hasSecondCheck(request) ? awaiting(files, { state: 'first', mayCheck: true }) : files;
    return { ...request, files: all, toCheck, checked: null, mayCheck: true, ...none };
  }
  if (!isSettled || (request.secondCheck && request.firstCheck !== null))
    return { ...request, files, toCheck };
  const now = { ...request, toCheck, mayCheck: false };
  if (!request.secondCheck) return { ...now, files, checked: step };
  const all = awaiting(files, { state: 'second', mayCheck: false });
  return { ...now, files: all, awaited: 'second', firstCheck: step };
}

/** Whether more than one person checks the request: then each file states its next check. */
export function hasSecondCheck({ secondCheck, awaited }: Request): boolean {
  return secondCheck || awaited !== null;
}

function awaiting(files: readonly ReadFile[], check: FileCheck): ReadFile[] {
  return files.map((file) => (file.check === undefined ? file : { ...file, check }));
}

function indexFile(file: ReadFile): FileValues {
  const inOrder = file.fields.map((field, index) => fieldValue(field, index));
  const fields = [...inOrder.filter(isDoubtful), ...inOrder.filter((value) => !isDoubtful(value))];
  const places = placesOf(file);
  const rowOf = (table: number, row: number) => rowValues(file, table, row);
  const at = (place: Place) =>
    place.kind === 'field' ? inOrder[place.index] : rowOf(place.table, place.row)[place.column];
  return {
    fields,
    rowOf,
    at,
    doubts: places.doubts.flatMap((place) => at(place) ?? []),
    onPage: (page) => [
      ...fields.filter((value) => value.page === page),
      ...(places.rowsOnPage.get(page) ?? []).flatMap(({ table, row }) =>
        rowOf(table, row).filter((value) => value.page === page),
      ),
    ],
  };
}

function placesOf(file: ReadFile): Places {
  return memoize(placesKnown, file, () => findPlaces(file));
}

function findPlaces({ fields, tables }: ReadFile): Places {
  const doubts: Place[] = fields.flatMap((field, index) =>
    isDoubtful(field) ? { kind: 'field', index } : [],
  );
  const rowsOnPage = new Map<number, RowPlace[]>();
  for (const [table, { rows }] of tables.entries()) {
    for (const [row, { cells }] of rows.entries()) {
      for (const [column, cell] of cells.entries()) {
        if (isDoubtful(cell)) doubts.push({ kind: 'cell', table, row, column });
      }
      for (const page of new Set(cells.map((cell) => cell.page))) {
        if (page !== null) listUnder(rowsOnPage, page).push({ table, row });
      }
    }
  }
  return { doubts, rowsOnPage };
}

function listUnder<Item>(lists: Map<number, Item[]>, key: number): Item[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function fieldValue(field: FieldValue, index: number): ResultValue {
  return memoize(fieldsKnown, field, () => ({
    ...field,
    id: valuePath({ field: field.name }),
    place: { kind: 'field', index },
  }));
}

function rowValues({ tables }: ReadFile, table: number, row: number): readonly ResultValue[] {
  const found = tables[table];
  const read = found?.rows[row];
  if (found === undefined || read === undefined) return [];
  const known = rowsKnown.get(read.cells);
  // The same cells are elsewhere after another row was added or deleted before them.
  if (known?.row === row) return known.values;
  const values = read.cells.map((cell, column): ResultValue => ({
    ...cell,
    name: cell.column,
    id: valuePath({ table: found.name, row, column: cell.column }),
    place: { kind: 'cell', table, row, column },
    rowId: read.id,
    ...(isWaiting(read) && { isWaiting: true }),
  }));
  rowsKnown.set(read.cells, { row, values });
  return values;
}

/** The rows of a page that are still to be fetched, by table. */
export function waitingOnPage(file: ReadFile, page: number): Map<string, TableValues['rows']> {
  const waiting = new Map<string, TableValues['rows']>();
  for (const { table, row } of placesOf(file).rowsOnPage.get(page) ?? []) {
    const found = file.tables[table];
    const read = found?.rows[row];
    if (found === undefined || read === undefined || !isWaiting(read)) continue;
    waiting.set(found.name, [...(waiting.get(found.name) ?? []), read]);
  }
  return waiting;
}

/** The key by which a value is found again after other rows were added or deleted. */
export function valueKeyOf({ tables }: ReadFile, { place, name, rowId }: ResultValue): ValueKey {
  if (place.kind === 'field') return { field: name };
  return { table: tables[place.table]?.name ?? '', row: rowId ?? '', column: name };
}

/** Undefined if the row is deleted. */
export function findValue(file: ReadFile, key: ValueKey): ResultValue | undefined {
  const values = valuesOf(file);
  if ('field' in key) return values.fields.find(({ name }) => name === key.field);
  const table = file.tables.findIndex(({ name }) => name === key.table);
  const row = file.tables[table]?.rows.findIndex(({ id }) => id === key.row) ?? -1;
  return values.rowOf(table, row).find(({ name }) => name === key.column);
}

/** Says that one file's values are at the same places as another's, and as doubtful: only corrections differ. */
export function keepPlaces(from: ReadFile, to: ReadFile): void {
  placesKnown.set(to, placesOf(from));
}

function memoize<Source extends object, Made>(
  known: WeakMap<Source, Made>,
  source: Source,
  make: () => Made,
): Made {
  const before = known.get(source);
  if (before !== undefined) return before;
  const made = make();
  known.set(source, made);
  return made;
}

/** The next (or previous) value still to be checked; `undefined` at the end, unless it may begin again. */
export function findDoubtful(
  { fields, doubts }: Pick<FileValues, 'fields' | 'doubts'>,
  from: Place | undefined,
  { backwards = false, around = false }: { backwards?: boolean; around?: boolean } = {},
): ResultValue | undefined {
  const order = (place: Place): number[] =>
    place.kind === 'field'
      ? [-1, fields.findIndex((field) => isSame(field.place, place)), 0]
      : [place.table, place.row, place.column];
  const start = from && order(from);
  const left = doubts.filter((value) => needsCheck(value) && !(from && isSame(value.place, from)));
  const ordered = backwards ? left.toReversed() : left;
  const after = ordered.find(({ place }) => {
    if (!start) return true;
    const difference = compare(order(place), start);
    return backwards ? difference < 0 : difference > 0;
  });
  return after ?? (around ? ordered[0] : undefined);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Whether two places are the same one. */
function isSame(a: Place, b: Place): boolean {
  if (a.kind === 'field' || b.kind === 'field')
    return a.kind === b.kind && 'index' in a && 'index' in b && a.index === b.index;
  return a.table === b.table && a.row === b.row && a.column === b.column;
}

/** How many of the values are still to be checked, by page. */
export function doubtsByPage(doubts: readonly ResultValue[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const value of doubts) {
    if (value.page !== null && needsCheck(value)) counts.set(value.page, (counts.get(value.page) ?? 0) + 1);
  }
  return counts;
}

/** How many of the values are still to be checked, by table; fields under -1. */
export function doubtsByTable(doubts: readonly ResultValue[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const value of doubts) {
    const table = value.place.kind === 'field' ? -1 : value.place.table;
    if (needsCheck(value)) counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return counts;
}
