import type { ReadFile, RowRun, TableValues } from '@ocr/contract';
import { isDoubtful } from '@ocr/contract/codes';

type Row = TableValues['rows'][number];
type Rest = NonNullable<TableValues['rest']>;

/** A text of more characters than this is left out of an answer in parts. */
export const LONG_TEXT = 20_000;

/** A file with at most this many rows of each table; of the other rows, what is known without their values. */
export function cutFile(file: ReadFile, rows: number): ReadFile {
  return {
    ...cutText(file),
    tables: file.tables.map((table) => {
      const left = table.rows.slice(rows);
      if (left.length === 0) return table;
      return { ...table, rows: table.rows.slice(0, rows), rest: toRest(left.map(toLeftOut)) };
    }),
  };
}

/** The file without a long text. */
function cutText(file: ReadFile): ReadFile {
  return file.text.length <= LONG_TEXT ? file : { ...file, text: '', textIsLeftOut: true };
}

/** A read row that is left out, or an added row, which is complete. */
export type LeftOut = Row | Omit<RowRun, 'count'>;

/** Rows that are alike, stated once. */
export function toRest(rows: readonly LeftOut[]): Rest {
  const rest: (Row | RowRun)[] = [];
  for (const row of rows) {
    const last = rest.at(-1);
    if ('cells' in row) rest.push(row);
    else if (last !== undefined && !('cells' in last) && continues(last, row)) last.count += 1;
    else rest.push({ ...row, count: 1 });
  }
  return rest;
}

function continues(run: RowRun, row: Omit<RowRun, 'count'>): boolean {
  return (
    run.first + run.count === row.first &&
    isSame(run.pages, row.pages) &&
    isSame(run.open, row.open) &&
    isSame(run.settled, row.settled)
  );
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return (
    one === other || (one.length === other.length && one.every((value, place) => value === other[place]))
  );
}

/** Whether a row was read, not added by hand: its id is its number among those that were. */
const wasRead = (id: string): boolean => /^\d+$/.test(id);

function toLeftOut(row: Row): LeftOut {
  if (!wasRead(row.id)) return row;
  const pages = new Set(row.cells.flatMap(({ page, readAt }) => [page ?? [], readAt?.page ?? []].flat()));
  const doubtful = (isSettled: boolean) =>
    row.cells.flatMap((cell, place) =>
      isDoubtful(cell) && (cell.corrected !== null) === isSettled ? [place] : [],
    );
  return {
    first: Number(row.id),
    pages: [...pages].toSorted((a, b) => a - b),
    open: doubtful(false),
    settled: doubtful(true),
  };
}
