import { expect, it } from 'vitest';
import { rowsOf } from '../../testing/ask.ts';
import { buildPage, tableRows } from '../../testing/page-builder.ts';
import type { PlacedText } from '../../testing/page-builder.ts';

/** The table as a scan shows it: read with some doubt, and no edge quite where it was printed. */
function read(texts: readonly PlacedText[], columns: readonly string[], name?: string): (string | null)[][] {
  const scanned = texts.map((text, index) => ({ ...text, x: text.x + 2 * (index % 3), confidence: 86 }));
  return rowsOf(buildPage(scanned), columns, name);
}

const TRIP = ['Date', 'Service', 'EUR'];
const nights = [
  ['28.09.2025', 'Single room', '240.00'],
  ['29.09.2025', 'Garage', '18.00'],
  ['30.09.2025', 'Minibar', '7.50'],
];

it('a sum of the items without their first column ends them', () => {
  const rows = [TRIP, ...nights, ['', 'All of your stay', '265.50'], ['', 'Settled by card', '265.50']];
  expect(read(tableRows(rows, [50, 150, -540], 200), TRIP)).toEqual(nights);
});

it('words in a column of dates end the items', () => {
  const rows = [TRIP, ...nights, ['Checked by', 'J. Alder', '5']];
  expect(read(tableRows(rows, [50, 150, -540], 200), TRIP)).toEqual(nights);
});

it('an item of whose day only the month was read is one, as its figures show', () => {
  const header = ['Day', 'Service', 'Qty', 'Price', 'Amount'];
  const rows = [
    ['28 May', 'Apple juice', '20', '2.90', '58.00'],
    ['31 May', 'LED tube', '16', '8.28', '132.48'],
    ['Jun', 'Door handle', '14', '47.09', '659.26'],
  ];
  expect(read(tableRows([header, ...rows], [50, 130, -320, -430, -540], 200), header)).toEqual(rows);
});

const PARTS = ['Part', 'Qty', 'Each', 'Amount'];
const parts = [
  ['Hinge, brass', '4', '6.20', '24.80'],
  ['Door knob', '2', '11.00', '22.00'],
];

it('a row whose figures are set at another edge ends the items, one that is only a little askew does not', () => {
  const rows = tableRows([PARTS, ...parts], [50, -300, -420, -540], 200);
  const premium = [
    { x: 50, y: 290, text: 'Yearly service plan' },
    { x: 340, y: 290, text: '72.40', right: true },
  ];
  expect(read([...rows, ...premium], PARTS)).toEqual(parts);
  const askew = premium.map((text) => (text.right ? { ...text, x: 302 } : text));
  expect(read([...rows, ...askew], PARTS)).toHaveLength(3);
});

it('the header of another table ends the items', () => {
  const rows = [
    ['Part no.', 'Description', 'Qty', 'Price', 'Amount'],
    ['HB-20', 'Bracket', '4', '6.20', '24.80'],
    ['KN-11', 'Knob', '2', '11.00', '22.00'],
  ];
  const labour = [
    ['', 'Work done', 'Hours', 'Rate', 'Amount'],
    ['', 'Fitting', '3', '40.00', '120.00'],
    ['', 'Cleaning', '1', '35.00', '35.00'],
  ];
  const edges = [50, 130, -320, -430, -540];
  const texts = [...tableRows(rows, edges, 200), ...tableRows(labour, edges, 290)];
  expect(read(texts, rows[0]!)).toEqual(rows.slice(1));
  expect(read(texts, ['Work done', 'Hours', 'Rate', 'Amount'])).toEqual([
    ['Fitting', '3', '40.00', '120.00'],
    ['Cleaning', '1', '35.00', '35.00'],
  ]);
});

it('an item whose name is near the name of a column is no header of another table', () => {
  const header = ['Charge', 'Amount'];
  const items = [
    ['Energy 912 kWh', '£224.99'],
    ['Standing charge', '£27.45'],
    ['Taxes and levies', '£12.62'],
  ];
  expect(read(tableRows([header, ...items], [50, -540], 200), header)).toEqual(items);
});

it('what is printed below the items does not move the lines between their columns', () => {
  const header = ['Item', 'Work', 'Contract value', '% complete', 'Value to date', 'This claim'];
  const items = [
    ['1', 'Demolition', '8,000.00', '100%', '8,000.00', '0.00'],
    ['2', 'Framing', '36,500.00', '85%', '31,025.00', '15,500.00'],
    ['3', 'Painting', '4,200.00', '20%', '840.00', '840.00'],
  ];
  const address = ['Fernside Fitout and Joinery Company', 'The Old Brewery, Mill Lane', 'Little Hayward'];
  const below = address.map((text, row) => ({ x: 327, y: 300 + 14 * row, text: `${text}, see our terms` }));
  expect(
    read([...tableRows([header, ...items], [40, 70, -290, -350, -440, -540], 200), ...below], header),
  ).toEqual(items);
});

it('labels of sums in a column of which a figure was misread end the items', () => {
  const header = ['日付', '内容', '数量', '単価', '金額'];
  const items = [
    ['06/12', '和室', 'る', '22,000', '44,000'],
    ['06/12', '夕食', '2', '8,800', '17,600'],
    ['06/13', '飲物', '1', '3,410', '3,410'],
  ];
  const tax = ['', '', '入湯税', '', '600'];
  expect(read(tableRows([header, ...items, tax], [50, 130, 300, -450, -540], 200), header)).toEqual(items);
});

it('a header of the same words at other places heads another table', () => {
  const header = ['Deductions', 'Amount'];
  const rows = [
    ['Income tax', '218.40'],
    ['Pension', '72.10'],
  ];
  const sums = [
    ['Deductions', 'Amount'],
    ['Union fees', '141.90'],
  ];
  const texts = [...tableRows([header, ...rows], [50, -540], 200), ...tableRows(sums, [50, 200], 300)];
  expect(read(texts, header)).toEqual(rows);
});
