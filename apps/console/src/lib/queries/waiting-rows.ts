import type { CellValue, ReadFile, Request, RowRun, TableValues } from '@ocr/contract';

type Row = TableValues['rows'][number];

/** Rows of each table that are sent with the request; the others are fetched on demand, in parts of this size. */
export const rowsAtFirst = 100;
export const rowsInBlock = 100;

/** A row whose values are still to be fetched. On which pages they are and which of them are doubtful is known: they are counted, and found, as if they were there. */
interface WaitingRow extends Row {
  readonly isWaiting: true;
}
/** Whether a row's values are still to be fetched. */
export const isWaiting = (row: Row): row is WaitingRow => 'isWaiting' in row;

/** The request with a row, waiting, for each that the answer left out. */
export function withWaitingRows(request: Request): Request {
  return { ...request, files: request.files.map(expandFile) };
}

function expandFile(file: ReadFile): ReadFile {
  if (file.tables.every(({ rest }) => rest === undefined)) return file;
  return { ...file, tables: file.tables.map(expandTable) };
}

function expandTable({ rest, ...table }: TableValues): TableValues {
  if (rest === undefined) return table;
  const left = rest.flatMap((item) => ('cells' in item ? [item] : waitingRows(table.columns, item)));
  return { ...table, rows: [...table.rows, ...left] };
}

function waitingRows(columns: readonly string[], run: RowRun): WaitingRow[] {
  const cells = columns.map((column, place) => waitingCell(column, place, run));
  // Each has its own list, which identifies what is derived from it; the cells are shared.
  return Array.from({ length: run.count }, (_, place) => ({
    id: String(run.first + place),
    cells: [...cells],
    isWaiting: true,
  }));
}

const settled = { value: '', by: '', at: '' };

function waitingCell(column: string, place: number, { pages, open, settled: done }: RowRun): CellValue {
  const isDoubtful = open.includes(place) || done.includes(place);
  return {
    column,
    value: isDoubtful ? '' : null,
    text: null,
    confidence: isDoubtful ? 0 : null,
    page: pages[place] ?? pages.at(-1) ?? null,
    box: null,
    corrected: done.includes(place) ? settled : null,
    reason: null,
    learnedFrom: null,
  };
}

/** The file with rows that were waiting; those that are there already stay as they are: they may have been changed since. */
export function withFetchedRows(file: ReadFile, table: string, rows: readonly Row[]): ReadFile {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const take = (row: Row): Row => (isWaiting(row) ? (byId.get(row.id) ?? row) : row);
  return {
    ...file,
    tables: file.tables.map((each) =>
      each.name === table ? { ...each, rows: each.rows.map((row) => take(row)) } : each,
    ),
  };
}

/** A stretch of a table's rows as they were read. */
export interface Block {
  readonly table: string;
  readonly first: number;
}

/** The blocks in which rows of a table are. */
export function blocksOf(table: string, rows: readonly Row[]): Block[] {
  const firsts = new Set(rows.map(({ id }) => Math.floor(Number(id) / rowsInBlock) * rowsInBlock));
  return [...firsts].map((first) => ({ table, first }));
}

/** The blocks of rows that wait in a file and were there when it was fetched before. */
export function blocksKnown(file: ReadFile, known: ReadFile): Block[] {
  return file.tables.flatMap(({ name, rows }) => {
    const waiting = rows.filter((row) => isWaiting(row));
    if (waiting.length === 0) return [];
    const before = known.tables.find((table) => table.name === name)?.rows ?? [];
    const there = new Set(before.flatMap((row) => (isWaiting(row) ? [] : [row.id])));
    return blocksOf(
      name,
      waiting.filter(({ id }) => there.has(id)),
    );
  });
}
