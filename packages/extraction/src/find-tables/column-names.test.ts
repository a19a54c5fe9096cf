import { expect, test } from 'vitest';
import { buildPage, line, tableRows } from '../testing/page-builder.ts';
import { columnNames } from './column-names.ts';
import { findTables } from './find-tables.ts';

test('columns are called by all of their header, words split at a line’s end made whole', () => {
  const words = [
    ...tableRows(
      [
        ['', 'Paid', '', '金額'],
        ['Kind', 'Under-', 'Graduate', '(税抜)'],
        ['', 'graduate'],
      ],
      [62, 162, 262, 362],
      104,
      12,
    ),
    ...tableRows(
      [
        ['Fees', '120', '140', '7'],
        ['Rent', '80', '95', '8'],
      ],
      [62, 162, 262, 362],
      144,
      20,
    ),
  ];
  const rules = [
    ...[100, 140, 160, 180].map((y) => line(60, y, 460, y)),
    line(160, 115, 360, 115),
    ...[60, 160, 360, 460].map((x) => line(x, 100, x, 180)),
    line(260, 115, 260, 180),
  ];
  const [table] = findTables(buildPage(words, { rules }));
  expect(table && columnNames(table)).toEqual(['Kind', 'Paid Undergraduate', 'Paid Graduate', '金額 (税抜)']);
});
