import { expect, test } from 'vitest';
import {
  editLayout,
  headingsOf,
  repeatedHeadings,
  showsSomething,
  toLayout,
} from '#features/templates/exports/layout-edits.ts';

const column = (key: string, header = '', shown = true) => ({ key, header, shown });
const sheets = [
  { table: null, columns: [column('file'), column('pages'), column('field:Total')] },
  { table: 'Items', columns: [column('row'), column('field:Price')] },
];
const keysOf = (list: typeof sheets | readonly { columns: { key: string }[] }[]) =>
  list.map(({ columns }) => columns.map(({ key }) => key));

test('a column moves within its sheet alone, and not beyond an end', () => {
  const moved = editLayout(sheets, { type: 'move', sheet: 0, key: 'field:Total', to: 0 });
  expect(keysOf(moved)).toEqual([
    ['field:Total', 'file', 'pages'],
    ['row', 'field:Price'],
  ]);
  expect(keysOf(editLayout(sheets, { type: 'move', sheet: 1, key: 'row', to: 9 }))[1]).toEqual([
    'field:Price',
    'row',
  ]);
});

test('a heading of its own takes the place of the name, and blanks are none', () => {
  const named = editLayout(sheets, { type: 'rename', sheet: 0, key: 'field:Total', header: ' Amount ' });
  const nameOf = (key: string) => key.replace('field:', '');
  expect(headingsOf(named[0]!, nameOf).map(({ heading }) => heading)).toEqual(['file', 'pages', 'Amount']);
  expect(toLayout(named)[0]!.columns[2]).toEqual(column('field:Total', 'Amount'));
  const blank = editLayout(sheets, { type: 'rename', sheet: 0, key: 'file', header: '  ' });
  expect(headingsOf(blank[0]!, nameOf)[0]!.heading).toBe('file');
  const same = editLayout(sheets, { type: 'rename', sheet: 0, key: 'file', header: 'ＰＡＧＥＳ' });
  expect(repeatedHeadings(headingsOf(same[0]!, nameOf))).toEqual(new Set(['file', 'pages']));
});

test('what is left out is no heading; a layout that shows nothing says so', () => {
  const without = editLayout(sheets, { type: 'show', sheet: 0, key: 'pages', shown: false });
  expect(headingsOf(without[0]!, (key) => key).map(({ key }) => key)).toEqual(['file', 'field:Total']);
  const oneLeft = editLayout(sheets, { type: 'showAll', sheet: 0, shown: false });
  expect([headingsOf(oneLeft[0]!, (key) => key), showsSomething(oneLeft)]).toEqual([[], true]);
  expect(showsSomething(editLayout(oneLeft, { type: 'showAll', sheet: 1, shown: false }))).toBe(false);
});
