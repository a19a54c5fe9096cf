import type { ReadFile, TableValues } from '@ocr/contract';
import type { Changes, NewValue, Row, RowChange, ValueKey } from '#features/results/values/changes.ts';
import { shownValue, type Evidence, type Place } from '#features/results/values/values.ts';
import { unite } from '#ui/viewer/geometry.ts';

/** A change of a table by hand, its undo, and where to continue. */
export interface RowEdit {
  readonly change: Changes;
  readonly back: Changes;
  /** Undefined where no row is left. */
  readonly focus: Place | undefined;
  /** Where the work was before. */
  readonly from: Place | undefined;
}

export const rowEditKinds = ['add', 'delete', 'moveUp', 'moveDown', 'split', 'merge', 'fillDown'] as const;
export type RowEditKind = (typeof rowEditKinds)[number];

/** A cell with the text in its input and the cursor position. */
export interface CellInWork {
  readonly table: number;
  readonly row: number;
  readonly column: number;
  readonly typed?: string | undefined;
  readonly caret?: number | undefined;
}

/** Most cells that are changed in one call. */
export const maxFilled = 500;

/** What an edit means for a file; undefined where it means nothing: no row above, nothing on one side of the cursor, no empty cell below. */
export function planRowEdit(
  kind: RowEditKind,
  file: ReadFile,
  cell: CellInWork,
  newId: string,
): RowEdit | undefined {
  const table = file.tables[cell.table];
  if (table === undefined) return undefined;
  const at: At = { ...cell, values: table };
  return plans[kind](at, newId);
}

interface At extends CellInWork {
  readonly values: TableValues;
}

const plans: Readonly<Record<RowEditKind, (at: At, newId: string) => RowEdit | undefined>> = {
  add: addBelow,
  delete: deleteRow,
  moveUp: (at) => moveRow(at, -1),
  moveDown: (at) => moveRow(at, 1),
  split: splitRow,
  merge: mergeWithAbove,
  fillDown,
};

const placeAt = ({ table, column }: At, row: number): Place => ({ kind: 'cell', table, row, column });

/** The row before a place: should others have changed the rows meanwhile, a new row comes after that one, or nowhere. */
const rowBefore = ({ values }: At, index: number): string | null => values.rows[index - 1]?.id ?? null;

const insertion = (at: At, index: number, row: string): RowChange => ({
  table: at.values.name,
  op: 'insert',
  index,
  row,
  after: rowBefore(at, index),
});

const restoration = (at: At, index: number, row: string): RowChange => ({
  table: at.values.name,
  op: 'restore',
  index,
  row,
  after: rowBefore(at, index),
});

function addBelow(at: At, newId: string): RowEdit {
  const { values, row } = at;
  const index = Math.min(row + 1, values.rows.length);
  return {
    change: { rows: [insertion(at, index, newId)], values: [] },
    back: { rows: [{ table: values.name, op: 'delete', index, row: newId }], values: [] },
    focus: placeAt(at, index),
    from: values.rows.length === 0 ? undefined : placeAt(at, row),
  };
}

function deleteRow(at: At): RowEdit | undefined {
  const { values, row: index } = at;
  const row = values.rows[index];
  if (row === undefined) return undefined;
  const left = values.rows.length - 1;
  return {
    change: { rows: [{ table: values.name, op: 'delete', index, row: row.id }], values: [] },
    back: { rows: [restoration(at, index, row.id)], values: [] },
    focus: left === 0 ? undefined : placeAt(at, Math.min(index, left - 1)),
    from: placeAt(at, index),
  };
}

function moveRow(at: At, by: -1 | 1): RowEdit | undefined {
  const { values, row: index } = at;
  const row = values.rows[index];
  const to = index + by;
  if (row === undefined || to < 0 || to >= values.rows.length) return undefined;
  // Between the two steps the others are as they are without it.
  const others: At = { ...at, values: { ...values, rows: values.rows.toSpliced(index, 1) } };
  const move = (from: number, target: number): Changes => ({
    rows: [
      { table: values.name, op: 'delete', index: from, row: row.id },
      restoration(others, target, row.id),
    ],
    values: [],
  });
  return { change: move(index, to), back: move(to, index), focus: placeAt(at, to), from: placeAt(at, index) };
}

/** Text after the cursor moves to a new row below. */
function splitRow(at: At, newId: string): RowEdit | undefined {
  const { values, row: index, caret = 0 } = at;
  const [row, column] = [values.rows[index], values.columns[at.column]];
  const cell = row?.cells[at.column];
  if (row === undefined || column === undefined || cell === undefined) return undefined;
  const text = at.typed ?? shownValue(cell);
  const [head, tail] = [text.slice(0, caret).trim(), text.slice(caret).trim()];
  if (head === '' || tail === '') return undefined;
  const spot = { table: values.name, row: row.id, column };
  const place = cell.page === null || cell.box === null ? {} : { page: cell.page, box: cell.box };
  return {
    change: {
      rows: [insertion(at, index + 1, newId)],
      values: [
        { spot, to: { ...correctedOf(cell), value: head } },
        { spot: { ...spot, row: newId }, to: { value: tail, ...place } },
      ],
    },
    back: {
      rows: [{ table: values.name, op: 'delete', index: index + 1, row: newId }],
      values: [{ spot, to: correctedOf(cell) }],
    },
    focus: placeAt(at, index + 1),
    from: placeAt(at, index),
  };
}

/** The row is merged into the one above: empty cells take its values, texts are joined, and of two numbers the upper one is kept. */
function mergeWithAbove(at: At): RowEdit | undefined {
  const { values, row: index } = at;
  const [upper, lower] = [values.rows[index - 1], values.rows[index]];
  if (upper === undefined || lower === undefined) return undefined;
  const changed = values.columns.flatMap((column, place) => {
    const [above, below] = [upper.cells[place], lower.cells[place]];
    if (above === undefined || below === undefined) return [];
    const typed = place === at.column ? at.typed : undefined;
    const merged = mergeCells(
      above,
      typed === undefined ? below : { ...below, value: typed, corrected: null },
    );
    const spot: ValueKey = { table: values.name, row: upper.id, column };
    return merged === undefined ? [] : [{ spot, to: merged, before: correctedOf(above) }];
  });
  return {
    change: {
      rows: [{ table: values.name, op: 'delete', index, row: lower.id }],
      values: changed.map(({ spot, to }) => ({ spot, to })),
    },
    back: {
      rows: [restoration(at, index, lower.id)],
      values: changed.map(({ spot, before }) => ({ spot, to: before })),
    },
    focus: placeAt(at, index - 1),
    from: placeAt(at, index),
  };
}

const isNumber = (text: string): boolean => /^[-+]?[\d,.]*\d$/.test(text);

/** The new value of the upper cell; undefined if it does not change. */
function mergeCells(above: Evidence, below: Evidence): NewValue | undefined {
  const [upper, lower] = [shownValue(above).trim(), shownValue(below).trim()];
  if (lower === '' || lower === upper) return undefined;
  if (upper === '') return { value: lower, ...placeOf(below) };
  if (isNumber(upper) && isNumber(lower)) return undefined;
  return { value: joinTexts(upper, lower), ...unitedPlace(above, below) };
}

/** Japanese is joined without a space. */
export function joinTexts(first: string, second: string): string {
  const wide = /[\u3000-\u9fff\uf900-\ufaff\uff00-\uffef]/;
  const isJapanese = wide.test(first.at(-1) ?? '') && wide.test(second[0] ?? '');
  return isJapanese ? first + second : `${first} ${second}`;
}

/** Copies the value into the empty cells below it, up to the next one that is filled; in an empty cell, the value above it. */
function fillDown(at: At): RowEdit | undefined {
  const { values, column: place } = at;
  const column = values.columns[place];
  if (column === undefined) return undefined;
  const textOf = (row: Row | undefined): string => {
    const cell = row?.cells[place];
    return cell === undefined ? '' : shownValue(cell).trim();
  };
  const start = sourceOf(at, textOf);
  const source = values.rows[start]?.cells[place];
  const text = start === at.row && at.typed !== undefined ? at.typed.trim() : textOf(values.rows[start]);
  if (source === undefined || text === '') return undefined;
  const rows = values.rows.slice(start + 1);
  const end = rows.findIndex((row) => textOf(row) !== '');
  const empty = (end < 0 ? rows : rows.slice(0, end)).slice(0, maxFilled);
  if (empty.length === 0) return undefined;
  const spots = empty.map((row) => ({ spot: { table: values.name, row: row.id, column }, row }));
  return {
    change: {
      rows: [],
      values: spots.map(({ spot }) => ({ spot, to: { value: text, ...placeOf(source) } })),
    },
    back: {
      rows: [],
      values: spots.map(({ spot, row }) => ({ spot, to: correctedOf(row.cells[place]) })),
    },
    focus: placeAt(at, start + empty.length),
    from: placeAt(at, at.row),
  };
}

/** The row of the value that is copied: this one, or the nearest filled one above. */
function sourceOf({ values, row, typed }: At, textOf: (row: Row | undefined) => string): number {
  if ((typed ?? textOf(values.rows[row])).trim() !== '') return row;
  return values.rows.slice(0, row).findLastIndex((above) => textOf(above) !== '');
}

/** The correction that a cell has, as it is put back. */
export function correctedOf(cell: Evidence | undefined): NewValue | null {
  if (cell === undefined || cell.corrected === null) return null;
  const { value, page, box } = cell.corrected;
  return { value, ...(page !== undefined && { page }), ...(box !== undefined && { box }) };
}

function placeOf({ page, box }: Evidence): Pick<NewValue, 'page' | 'box'> {
  return page === null || box === null ? {} : { page, box };
}

function unitedPlace(above: Evidence, below: Evidence): Pick<NewValue, 'page' | 'box'> {
  if (above.box === null || below.box === null || above.page !== below.page) return placeOf(above);
  return placeOf({ ...above, box: unite([above.box, below.box]) });
}
