import { expect, it } from 'vitest';
import { rowsOf } from '../../testing/ask.ts';
import { buildPage, tableRows } from '../../testing/page-builder.ts';
import type { PlacedText } from '../../testing/page-builder.ts';
import type { Page } from '../../types.ts';

const read = (pages: readonly Page[], name: string, columns: readonly string[]): (string | null)[][] =>
  rowsOf(pages, columns, name);

const HEADER = ['Date', 'Description', 'Amount'];
const EDGES = [50, 130, -540];
const section = (y: number, title: string, rows: readonly string[][]): PlacedText[] => [
  { x: 50, y, text: title },
  ...tableRows([HEADER, ...rows], EDGES, y + 20),
];
const deposits = [
  ['03/04', 'Card settlement', '1,620.75'],
  ['03/12', 'Wire from Alder Studio', '988.30'],
];
const withdrawals = [
  ['03/06', 'Shop rent', '1,850.00'],
  ['03/17', 'Insurance', '312.90'],
  ['03/28', 'Service fee', '15.00'],
];
const checks: PlacedText[] = [
  { x: 50, y: 100, text: 'Checks paid' },
  ...tableRows(
    [
      ['Check', 'Date paid', 'Amount'],
      ['2051', '03/07', '440.00'],
      ['2052', '03/14', '99.75'],
    ],
    EDGES,
    120,
  ),
];
const statement = [
  buildPage([
    ...section(100, 'Deposits and other credits', deposits),
    ...section(260, 'Withdrawals and debits', withdrawals),
  ]),
  buildPage(checks, { number: 2 }),
];

it('of sections with the same header, the one that the table is named for is read', () => {
  expect(read(statement, 'deposits', HEADER)).toEqual(deposits);
  expect(read(statement, 'Withdrawals', HEADER)).toEqual(withdrawals);
});

it('all sections are read where none is named, up to the header of another table', () => {
  expect(read(statement, 'Movements', HEADER)).toEqual([...deposits, ...withdrawals]);
});

it('a table on a later page is not read from headers of others that have some of its columns', () => {
  expect(read(statement, 'checks', ['Check', 'Date paid', 'Amount'])).toEqual([
    ['2051', '03/07', '440.00'],
    ['2052', '03/14', '99.75'],
  ]);
});

it('each of two tables side by side has its own column of the same name', () => {
  const rows = [
    ['Payments', 'Hours', 'Amount', 'Deductions', 'Amount'],
    ['Basic pay', '162.5', '2,567.50', 'Income tax', '346.30'],
    ['Overtime', '9.0', '213.30', 'Pension', '139.04'],
  ];
  const page = buildPage(tableRows(rows, [50, -180, -270, 320, -540], 200));
  expect(read([page], 'Payments', ['Payments', 'Hours', 'Amount'])).toEqual([
    ['Basic pay', '162.5', '2,567.50'],
    ['Overtime', '9.0', '213.30'],
  ]);
  expect(read([page], 'Deductions', ['Deductions', 'Amount'])).toEqual([
    ['Income tax', '346.30'],
    ['Pension', '139.04'],
  ]);
});

it('a section is known by its title also where a line about it is printed between title and header', () => {
  const patient = (y: number, name: string, about: string, rows: readonly string[][]): PlacedText[] => [
    { x: 50, y, text: name, size: 14 },
    ...section(y + 20, about, rows),
  ];
  const bill = [
    buildPage([
      ...patient(100, 'Biscuit', 'Dog, cockapoo, 4 yrs', deposits),
      ...patient(260, 'Tansy', 'Cat, 9 yrs', withdrawals),
    ]),
  ];
  expect(read(bill, 'biscuit', HEADER)).toEqual(deposits);
  expect(read(bill, 'tansy', HEADER)).toEqual(withdrawals);
});

it('a table whose total is printed does not continue with the rows of another list on the next page', () => {
  const bill = buildPage([
    ...section(100, 'Charges', deposits),
    { x: 130, y: 210, text: 'Total' },
    { x: 540, y: 210, text: '2,609.05', right: true },
  ]);
  const numbers = tableRows([['026-400-1180', 'Basic and calls', '2,500.00']], EDGES, 100);
  expect(read([bill, buildPage(numbers, { number: 2 })], 'Charges', HEADER)).toEqual(deposits);
  const open = buildPage(section(100, 'Charges', deposits));
  expect(read([open, buildPage(numbers, { number: 2 })], 'Charges', HEADER)).toHaveLength(3);
});
