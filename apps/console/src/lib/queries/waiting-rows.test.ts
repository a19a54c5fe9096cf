import type { CellValue, ReadFile, Request, TableValues } from '@ocr/contract';
import { isDoubtful } from '@ocr/contract/codes';
import { expect, test } from 'vitest';
import {
  blocksKnown,
  blocksOf,
  isWaiting,
  withFetchedRows,
  withWaitingRows,
} from '#lib/queries/waiting-rows.ts';

const cell = (column: string, value: string): CellValue => ({
  column,
  value,
  text: value,
  confidence: 98,
  page: 1,
  box: null,
  corrected: null,
  learnedFrom: null,
  reason: null,
});
const row = (id: string): TableValues['rows'][number] => ({
  id,
  cells: [cell('Item', `item ${id}`), cell('Price', id)],
});

/** A request as received: two rows, one that was added by hand, and 250 that are left out. */
function makeRequest(): Request {
  const rest: TableValues['rest'] = [
    { first: 2, count: 98, pages: [1], open: [], settled: [] },
    row('added-by-hand'),
    { first: 100, count: 1, pages: [3, 4], open: [1], settled: [0] },
    { first: 101, count: 151, pages: [4], open: [], settled: [] },
  ];
  const table: TableValues = {
    name: 'Lines',
    columns: ['Item', 'Price'],
    reason: null,
    rows: [row('0'), row('1')],
    rest,
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- nothing else of it is looked at
  return { id: 'r', files: [{ id: 'f', fields: [], tables: [table], text: '' }] } as unknown as Request;
}
const fileOf = (request: Request): ReadFile => request.files[0]!;

test('each row that is left out waits at its place, with its page and its doubts', () => {
  const [{ rows, rest } = { rows: [], rest: [] }] = fileOf(withWaitingRows(makeRequest())).tables;
  expect(rest).toBeUndefined();
  expect(rows).toHaveLength(253);
  expect([rows[0], rows[1], rows[100]].map((one) => isWaiting(one!))).toEqual([false, false, false]);
  expect(rows[100]!.id).toBe('added-by-hand');
  const doubtful = rows[101]!;
  expect(doubtful.id).toBe('100');
  expect(isWaiting(doubtful)).toBe(true);
  expect(doubtful.cells.map(({ page }) => page)).toEqual([3, 4]);
  expect(doubtful.cells.map(isDoubtful)).toEqual([true, true]);
  expect(doubtful.cells.map(({ corrected }) => corrected !== null)).toEqual([true, false]);
  expect(rows.filter((one) => one.cells.some(isDoubtful))).toHaveLength(1);
  expect(rows.at(-1)!.id).toBe('251');
});

test('rows that come take the places of those that wait; what is there already, and may have been changed, stays', () => {
  const file = fileOf(withWaitingRows(makeRequest()));
  const next = withFetchedRows(file, 'Lines', [{ ...row('1'), cells: [] }, row('100'), row('7777')]);
  const rows = next.tables[0]!.rows;
  expect(rows).toHaveLength(253);
  expect(rows[1]).toBe(file.tables[0]!.rows[1]);
  expect(rows[101]).toEqual(row('100'));
  expect(isWaiting(rows[101]!)).toBe(false);
  expect(isWaiting(rows[102]!)).toBe(true);
});

test('rows are asked for in blocks of a hundred, each once', () => {
  const { rows } = fileOf(withWaitingRows(makeRequest())).tables[0]!;
  expect(
    blocksOf(
      'Lines',
      rows.slice(50, 120).filter((one) => isWaiting(one)),
    ),
  ).toEqual([
    { table: 'Lines', first: 0 },
    { table: 'Lines', first: 100 },
  ]);
});

test('of a request that is fetched again, the blocks are known that were there before, and no others', () => {
  const file = fileOf(withWaitingRows(makeRequest()));
  const before = withFetchedRows(file, 'Lines', [row('100'), row('101')]);
  expect(blocksKnown(file, before)).toEqual([{ table: 'Lines', first: 100 }]);
  expect(blocksKnown(file, file)).toEqual([]);
  expect(blocksKnown(before, before)).toEqual([]);
});
