import type { CellValue, ReadFile } from '@ocr/contract';
import { describe, expect, test } from 'vitest';
import {
  joinTexts,
  planRowEdit,
  type CellInWork,
  type RowEditKind,
} from '#features/results/table/row-edits.ts';
import { readRowKey } from '#features/results/table/row-keys.ts';
import { applyChanges, toBody, type Row } from '#features/results/values/changes.ts';
import { shownValue } from '#features/results/values/values.ts';
import { makeReadFile } from '#lib/testing/read-file.ts';

const columns = ['Date', 'Item', 'Amount'];
const cell = (column: string, value: string, y: number): CellValue => ({
  column,
  value: value === '' ? null : value,
  text: null,
  confidence: 98,
  page: value === '' ? null : 1,
  box: value === '' ? null : { x: columns.indexOf(column) / 4, y, width: 0.2, height: 0.01 },
  corrected: null,
  learnedFrom: null,
  reason: null,
});

function makeFile(...rows: string[][]): ReadFile {
  return makeReadFile({
    tables: [
      {
        name: 'Lines',
        columns,
        reason: null,
        rows: rows.map((values, index) => ({
          id: String(index),
          cells: columns.map((column, place) => cell(column, values[place] ?? '', (index + 1) / 10)),
        })),
      },
    ],
  });
}

const shown = ({ tables }: ReadFile): string[] =>
  tables[0]!.rows.map(({ cells }) => cells.map(shownValue).join('|'));
const idsOf = ({ tables }: ReadFile): string[] => tables[0]!.rows.map(({ id }) => id);

/** What the table is after an edit, and after it was undone. */
function run(kind: RowEditKind, file: ReadFile, at: Partial<CellInWork> & { row: number }) {
  const edit = planRowEdit(kind, file, { table: 0, column: 0, ...at }, 'new-row');
  if (edit === undefined) return undefined;
  const by = { by: 'Sato', at: '2026-11-20T00:00:00Z', deleted: new Map<string, Row>() };
  const after = applyChanges(file, edit.change, by);
  return { edit, after, undone: applyChanges(after, edit.back, by) };
}

const file = makeFile(['05-01', 'Pen', '20'], ['', 'Ink', '80'], ['', 'Cap', ''], ['05-02', 'Nib', '5']);

describe('an edit of rows', () => {
  test('adds a row below, with the id it is given, and takes it away again', () => {
    const { after, undone, edit } = run('add', file, { row: 1 })!;
    expect(shown(after)).toEqual(['05-01|Pen|20', '|Ink|80', '||', '|Cap|', '05-02|Nib|5']);
    expect(idsOf(after)[2]).toBe('new-row');
    expect(edit.focus).toMatchObject({ row: 2 });
    expect(shown(undone)).toEqual(shown(file));
    expect(shown(run('add', makeFile(), { row: 0 })!.after)).toEqual(['||']);
  });

  test('deletes a row, continues with the next one, and restores it with all its values', () => {
    const { after, undone, edit } = run('delete', file, { row: 0, column: 1 })!;
    expect(idsOf(after)).toEqual(['1', '2', '3']);
    expect(edit.focus).toMatchObject({ row: 0, column: 1 });
    expect(undone).toEqual(file);
    expect(run('delete', file, { row: 3 })!.edit.focus).toMatchObject({ row: 2 });
    expect(run('delete', makeFile(['', 'x']), { row: 0 })!.edit.focus).toBeUndefined();
  });

  test('moves a row, never beyond the ends', () => {
    const { after, undone } = run('moveDown', file, { row: 0 })!;
    expect(idsOf(after)).toEqual(['1', '0', '2', '3']);
    expect(undone).toEqual(file);
    expect(idsOf(run('moveUp', file, { row: 3 })!.after)).toEqual(['0', '1', '3', '2']);
    expect(run('moveUp', file, { row: 0 })).toBeUndefined();
    expect(run('moveDown', file, { row: 3 })).toBeUndefined();
  });

  test('says between which rows it was made, also the way back', () => {
    const said = (kind: RowEditKind, row: number) => {
      const { edit } = run(kind, file, {
        row,
        ...(kind === 'split' && { column: 1, typed: 'AB', caret: 1 }),
      })!;
      return [edit.change, edit.back].map(({ rows }) =>
        rows.map((change) => `${change.op} ${change.row} ${'after' in change ? change.after : ''}`.trim()),
      );
    };
    expect(said('add', 1)).toEqual([['insert new-row 1'], ['delete new-row']]);
    expect(said('delete', 0)).toEqual([['delete 0'], ['restore 0 null']]);
    expect(said('moveDown', 0)).toEqual([
      ['delete 0', 'restore 0 1'],
      ['delete 0', 'restore 0 null'],
    ]);
    expect(said('split', 2)).toEqual([['insert new-row 2'], ['delete new-row']]);
    expect(said('merge', 1)).toEqual([['delete 1'], ['restore 1 0']]);
  });

  test('splits a row at the cursor, also within what was typed, and each half keeps its place on the page', () => {
    const long = makeFile(['05-01', 'Pen Ink', '20']);
    const { after, undone, edit } = run('split', long, { row: 0, column: 1, caret: 4 })!;
    expect(shown(after)).toEqual(['05-01|Pen|20', '|Ink|']);
    expect(after.tables[0]!.rows[1]!.cells[1]!.box).toEqual(long.tables[0]!.rows[0]!.cells[1]!.box);
    expect(shown(undone)).toEqual(shown(long));
    expect(undone.tables[0]!.rows[0]!.cells[1]!.corrected).toBeNull();
    expect(toBody(long, after, edit.change).corrections?.map(({ path }) => path)).toEqual([
      'tables["Lines"][0]["Item"]',
      'tables["Lines"][1]["Item"]',
    ]);
    const typed = run('split', long, { row: 0, column: 1, caret: 1, typed: 'AB' })!;
    expect(shown(typed.after)).toEqual(['05-01|A|20', '|B|']);
    expect(run('split', long, { row: 0, column: 1, caret: 0 })).toBeUndefined();
    expect(run('split', long, { row: 0, column: 1, caret: 7 })).toBeUndefined();
  });

  test('merges a row into the one above: texts joined, empty cells filled, of two numbers the upper stays', () => {
    const { after, undone } = run('merge', file, { row: 1 })!;
    expect(shown(after)).toEqual(['05-01|Pen Ink|20', '|Cap|', '05-02|Nib|5']);
    const joined = after.tables[0]!.rows[0]!.cells[1]!;
    expect(joined.box!.y).toBeCloseTo(0.1);
    expect(joined.box!.height).toBeCloseTo(0.11);
    expect(shown(undone)).toEqual(shown(file));
    expect(shown(run('merge', file, { row: 3 })!.after)[2]).toBe('05-02|Cap Nib|5');
    expect(run('merge', file, { row: 0 })).toBeUndefined();
    const typed = run('merge', file, { row: 1, column: 1, typed: 'black' })!;
    expect(shown(typed.after)[0]).toBe('05-01|Pen black|20');
  });

  test('fills a column down to the next filled cell, from an empty one with the value above', () => {
    const { after, undone } = run('fillDown', file, { row: 0 })!;
    expect(shown(after)).toEqual(['05-01|Pen|20', '05-01|Ink|80', '05-01|Cap|', '05-02|Nib|5']);
    expect(after.tables[0]!.rows[1]!.cells[0]!.box).toEqual(file.tables[0]!.rows[0]!.cells[0]!.box);
    expect(shown(undone)).toEqual(shown(file));
    expect(shown(run('fillDown', file, { row: 2 })!.after)).toEqual(shown(after));
    expect(shown(run('fillDown', file, { row: 0, typed: '05-03' })!.after)[1]).toBe('05-03|Ink|80');
    expect(run('fillDown', file, { row: 3 })).toBeUndefined();
    expect(run('fillDown', file, { row: 0, column: 1 })).toBeUndefined();
  });

  test('means nothing for a table that is not there', () => {
    expect(run('delete', file, { table: 1, row: 0 })).toBeUndefined();
    expect(run('delete', file, { row: 9 })).toBeUndefined();
  });
});

test('Japanese is joined without a space', () => {
  expect(joinTexts('黒', 'インク')).toBe('黒インク');
  expect(joinTexts('Black', 'ink')).toBe('Black ink');
  expect(joinTexts('黒', 'ink')).toBe('黒 ink');
});

test('keys with Alt change rows; what the browser and the input do with the same keys alone stays theirs', () => {
  const press = (key: string, changes: object = {}) =>
    readRowKey({ key, code: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...changes });
  expect(press('Backspace', { altKey: true })).toBe('delete');
  expect(press('Enter', { altKey: true })).toBe('add');
  expect(press('ß', { altKey: true, code: 'KeyS' })).toBe('split');
  expect(press('d', { ctrlKey: true })).toBe('fillDown');
  expect(press('D', { metaKey: true })).toBe('fillDown');
  expect(press('d')).toBeUndefined();
  expect(press('Delete')).toBeUndefined();
  expect(press('ArrowUp')).toBeUndefined();
  expect(press('ArrowUp', { altKey: true, ctrlKey: true })).toBeUndefined();
});
