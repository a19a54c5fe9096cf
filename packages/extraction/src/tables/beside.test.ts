import { expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { rowsOf } from '../testing/ask.ts';
import { buildPage, ruledBox, tableRows } from '../testing/page-builder.ts';
import type { PlacedText } from '../testing/page-builder.ts';
import type { Rule } from '../types.ts';

const read = (
  texts: readonly PlacedText[],
  columns: readonly string[],
  rules: readonly Rule[] = [],
): (string | null)[][] => rowsOf(buildPage(texts, { rules }), columns);

const HEADER = ['Service', 'Units', 'Unit price', 'Amount'];
const services = [
  ['Managed workstation', '41', '19.00', '779.00'],
  ['Hosting', '2', '65.00', '130.00'],
  ['Backup, per 100 GB', '17', '8.50', '144.50'],
];
const table = tableRows([HEADER, ...services], [200, -340, -440, -550], 200);
const at = (x: number, y: number, text: string): PlacedText => ({ x, y, text });

it('a list of references at the left of a table is no part of its rows', () => {
  const list = [
    at(40, 182, 'BIC'),
    at(40, 218, 'AIXXIE2D'),
    at(40, 236, 'BILLING'),
    at(40, 254, '+353 555 014'),
  ];
  expect(read([...list, ...table], HEADER)).toEqual(services);
});

it('nor are sums with their labels at the left of which such a list continues', () => {
  const sums = [
    at(40, 290, 'Your contact'),
    at(310, 290, 'Credited back'),
    { ...at(550, 290, '1,053.50'), right: true },
  ];
  expect(read([...table, ...sums], HEADER)).toEqual(services);
});

it('names to the left of their centred header are parts of the table', () => {
  const centred = tableRows([HEADER], [120, -340, -440, -550], 200);
  const items = tableRows(services, [40, -340, -440, -550], 218);
  expect(read([...centred, ...items], HEADER)).toEqual(services);
});

it('a sum in a box at the right of a table does not end it', () => {
  const header = ['Charges', 'Amount'];
  const charges = [
    ['Water usage', '123.38'],
    ['Water service charge', '48.15'],
    ['Sewerage', '72.90'],
  ];
  const note = at(
    40,
    330,
    'Interest may be charged on amounts that are overdue. Having trouble paying? Talk to us.',
  );
  const box = tableRows(
    [
      ['Last account', '198.55'],
      ['Balance', '0.00'],
      ['Total amount due', '180.83'],
    ],
    [330, -550],
    218,
  );
  expect(read([...tableRows([header, ...charges], [40, -280], 200), ...box, note], header)).toEqual(charges);
});

it('of columns of figures alone, the first is what the items are called', () => {
  const header = ['Charges', 'Amount'];
  const charges = [
    ['Water usage', '123.38'],
    ['Sewerage', '72.90'],
  ];
  const page = buildPage(tableRows([header, ...charges], [40, -280], 200));
  const columns = header.map((name) => ({ name, description: '' }));
  const [result] = extract([page], { fields: [], tables: [{ name: 'Charges', columns }] }).tables;
  expect(result!.rows.map(({ cells }) => cells[0]?.reason)).toEqual([null, null]);
});

it('a frame around two tables parts none of their columns', () => {
  const rows = [
    ['Payments', 'Hours', 'Amount', 'Deductions', 'Amount'],
    ['Basic pay', '162.5', '2,567.50', 'Income tax', '346.30'],
    ['Overtime', '9.0', '213.30', 'Pension', '139.04'],
  ];
  const texts = tableRows(rows, [50, -180, -270, 320, -520], 200);
  const rules = [...ruledBox(40, 190, 540, 260), ...ruledBox(570, 190, 580, 260)];
  expect(read(texts, ['Payments', 'Hours', 'Amount'], rules)).toEqual([
    ['Basic pay', '162.5', '2,567.50'],
    ['Overtime', '9.0', '213.30'],
  ]);
});

it('amounts whose header was not read are not taken for something beside the table', () => {
  const rows = services.map(([name, units, price, amount]) => [name!, units!, price!, amount!]);
  const faded = HEADER.slice(0, 3);
  const texts = [
    ...tableRows([faded], [200, -340, -440], 200),
    ...tableRows(rows, [200, -340, -440, -550], 218),
  ];
  expect(read(texts, HEADER).map((cells) => cells.join(' '))).toEqual(
    rows.map((cells) => expect.stringContaining(cells[3]!)),
  );
});
