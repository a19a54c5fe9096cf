import { expect, it } from 'vitest';
import { rowsOf } from '../../testing/ask.ts';
import { buildPage, tableRows } from '../../testing/page-builder.ts';
import type { PlacedText } from '../../testing/page-builder.ts';

const read = (texts: readonly PlacedText[], columns: readonly string[]): (string | null)[][] =>
  rowsOf(buildPage(texts.map((text) => ({ ...text, confidence: 86 }))), columns);

const HEADER = ['Line', 'Stock code', 'Description', 'Qty', 'Unit', 'Required', 'Amount'];
const EDGES = [40, 80, 160, -330, -390, 420, -560];
const items = [
  ['10', 'BTL-750', 'Bottle, green', '4,800', '0.62', '23/02/26', '2,976.00'],
  ['20', 'CRK-44N', 'Natural cork', '5,000', '0.31', '23/02/26', '1,550.00'],
  ['30', 'CAP-BLK', 'Capsule', '5,000', '0.09', '09/03/26', '450.00'],
];

it('columns whose names were not read are known by the items between those that were', () => {
  const faded = ['Line', 'Stock code', '', '', '', 'Redulred', 'rxta'];
  expect(read(tableRows([faded, ...items], EDGES, 200), HEADER)).toEqual(items);
});

it('rows of which one part is torn and another is empty do not hide where the columns are', () => {
  const faded = ['Line', 'Stock code', '', '', '', 'Required', 'Amount'];
  const [, ...others] = items;
  const torn = [
    ...tableRows([['5', 'LBL', 'Label', '100', '0.05', '']], EDGES, 218),
    { x: 500, y: 218, text: '5.0' },
    { x: 556, y: 218, text: '0' },
  ];
  const found = read([...tableRows([faded], EDGES, 200), ...torn, ...tableRows(others, EDGES, 236)], HEADER);
  expect(found.slice(1)).toEqual(others);
});

it('the words of a name of which one was misread are one column', () => {
  const header = ['Part no.', 'Description', 'Units', 'Net amount'];
  const rows = [
    ['K964', 'Copy paper', '34', '755.48'],
    ['D800', 'Task chair', '3', '1,073.16'],
  ];
  const misread = [...header.slice(0, 3), 'Net amovnt'];
  expect(read(tableRows([misread, ...rows], [40, 120, -330, -560], 200), header)).toEqual(rows);
});

it('ruled lines and specks that were read as letters are no parts of cells', () => {
  const header = ['Description', 'Qty', 'Price', 'Amount'];
  const rows = [
    ['Bolt', '2,000', '0.68', '1,368.00'],
    ['Washer', '4,000', '0.13', '530.00'],
  ];
  const specks = [
    { x: 225, y: 218, text: '|' },
    { x: 225, y: 236, text: '|' },
    { x: 444, y: 218, text: '.' },
    { x: 564, y: 236, text: '|' },
  ];
  expect(read([...tableRows([header, ...rows], [40, -330, -440, -560], 200), ...specks], header)).toEqual(
    rows,
  );
});
