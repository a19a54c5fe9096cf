import { expect, it } from 'vitest';
import { rowsOf } from '../../testing/ask.ts';
import { buildPage, tableRows } from '../../testing/page-builder.ts';
import type { PlacedText } from '../../testing/page-builder.ts';

const read = (texts: readonly PlacedText[], columns: readonly string[]): (string | null)[][] =>
  rowsOf(buildPage(texts), columns);

const STAY = ['Date', 'Service', 'EUR'];
const nights = [
  ['28.09.2025', 'Single room', '240.00'],
  ['29.09.2025', 'Garage', '18.00'],
  ['30.09.2025', 'Minibar', '7.50'],
];

it('a sum of the items without their first column ends them, whatever it is called', () => {
  const rows = [STAY, ...nights, ['', 'All of your stay', '265.50'], ['', 'Settled by card', '265.50']];
  expect(read(tableRows(rows, [50, 150, -540], 200), STAY)).toEqual(nights);
});

it('words in a column of dates end the items', () => {
  const rows = [STAY, ...nights, ['Checked by', 'J. Alder', '5']];
  expect(read(tableRows(rows, [50, 150, -540], 200), STAY)).toEqual(nights);
});

it('an item without a date, in capitals or with figures in its name is none of these', () => {
  const more = [
    ['', 'Late checkout', '30.00'],
    ['REF', 'Key card', '4.00'],
  ];
  expect(read(tableRows([STAY, ...nights, ...more], [50, 150, -540], 200), STAY)).toHaveLength(5);
  const named = [
    ['Bracket No. 3', '3', '6.00'],
    ['Cable 20 m', '2', '12.00'],
    ['Packing tape', '4', '8.00'],
  ];
  const header = ['Description', 'Qty', 'Amount'];
  expect(read(tableRows([header, ...named], [50, -300, -540], 200), header)).toEqual(named);
});

it('a line of labels over other figures ends the items, even after a single one', () => {
  const header = ['Pieces', 'Gross weight', 'Rate', 'Total'];
  const rows = [
    header,
    ['14', '391.0', '2.10', '821.10'],
    ['Weight charge', 'Other charges', '', 'Prepaid'],
    ['821.10', '32.75', '', '853.85'],
  ];
  expect(read(tableRows(rows, [50, 180, 330, 460], 200), header)).toEqual([
    ['14', '391.0', '2.10', '821.10'],
  ]);
});

it('an entry of an account is one, though it is called cash', () => {
  const header = ['取引日', '摘要', 'お支払金額', 'お預り金額', '差引残高'];
  const rows = [
    header,
    ['2025/08/08', '現金', '80,000', '', '420,000'],
    ['2025/08/11', '振込 ハナダ', '', '30,000', '450,000'],
  ];
  const cells = read(tableRows(rows, [50, 140, -350, -440, -540], 200), header);
  expect(cells.map(([, what]) => what)).toEqual(['現金', '振込 ハナダ']);
});

const PARTS = ['Part', 'Qty', 'Each', 'Amount'];
const parts = [
  ['Hinge, brass', '4', '6.20', '24.80'],
  ['Door knob', '2', '11.00', '22.00'],
];

it('a label among the figures of a row without a name ends the items, even after a single one', () => {
  const below = ['', 'Crates sent back', '', '-3.50'];
  expect(read(tableRows([PARTS, ...parts, below], [50, -300, -420, -540], 200), PARTS)).toEqual(parts);
  const [one] = parts;
  expect(read(tableRows([PARTS, one!, below], [50, -300, -420, -540], 200), PARTS)).toEqual([one]);
  const header = ['品名', '数量', '単価', '金額'];
  const items = [
    ['障子紙', '3', '480', '1,440'],
    ['敷居すべり', '5', '220', '1,100'],
  ];
  const rows = [header, ...items, ['', '', '持込料', '600']];
  expect(read(tableRows(rows, [50, -300, -420, -540], 200), header)).toEqual(items);
});

it('a size of the same item under it is an item', () => {
  const header = ['Product', 'Size', 'Qty', 'Amount'];
  const rows = [
    ['Jar', '250 ml', '2', '9.00'],
    ['Bottle', '500 ml', '1', '4.00'],
    ['', '750 ml', '3', '15.00'],
  ];
  const found = read(tableRows([header, ...rows], [50, 180, -420, -540], 200), header);
  expect(found.map((cells) => cells.map((text) => text ?? ''))).toEqual(rows);
});

it('a row whose figures are set at another edge than those of the items is none of them', () => {
  const rows = tableRows([PARTS, ...parts], [50, -300, -420, -540], 200);
  const premium = [
    { x: 50, y: 290, text: 'Yearly service plan' },
    { x: 314, y: 290, text: '72.40', right: true },
  ];
  expect(read([...rows, ...premium], PARTS)).toEqual(parts);
  const aligned = premium.map((text) => (text.right ? { ...text, x: 300 } : text));
  expect(read([...rows, ...aligned], PARTS)).toHaveLength(3);
});

it('a row of the sums of the items in all its columns ends them, as does one called a sum', () => {
  const header = ['Authority', '2031', '2032'];
  const items = [
    ['District', '210.00', '218.40'],
    ['County', '1,260.00', '1,324.80'],
  ];
  const sums = ['Charge for a house', '1,470.00', '1,543.20'];
  const rows = [header, ...items, sums, ['Owed', '', '12.00']];
  expect(read(tableRows(rows, [50, -400, -540], 200), header)).toEqual(items);
  const land = ['区分', '評価額'];
  const values = [
    ['田', '120,000円'],
    ['畑', '80,000円'],
  ];
  const more = [
    ['計', '200,000円'],
    ['税額', '2,800円'],
  ];
  expect(read(tableRows([land, ...values, ...more], [50, -400], 200), land)).toEqual(values);
  const twice = [...values, ['山林', '200,000円']];
  expect(read(tableRows([land, ...twice], [50, -400], 200), land)).toHaveLength(3);
});

it('a block of sums beside which something else is printed ends the items, whatever its labels', () => {
  const header = ['Labour and materials', 'Qty', 'Rate', 'Amount'];
  const items = [
    ['Call-out', '1', '132.00', '132.00'],
    ['Plumber, per hour', '2', '118.00', '236.00'],
  ];
  const sums = [
    ['How to pay', 'Labour', '', '368.00'],
    ['Account 1088 4417', 'Materials', '', '0.00'],
  ];
  const rows = tableRows([header, ...items, ...sums], [50, 300, -430, -540], 200);
  expect(read(rows, header)).toEqual(items);
  const free = ['Delivery', 'included', '', '5.00'];
  expect(read(tableRows([header, ...items, free], [50, 300, -430, -540], 200), header)).toHaveLength(3);
});

it('a row that repeats the sum of the items in another column ends them', () => {
  const header = ['Grade', 'Fee earner', 'Hours', 'Rate', 'Value'];
  const items = [
    ['Partner', 'A. Drummond', '3.1', '325.00', '1,007.50'],
    ['Solicitor', 'R. Sethi', '8.7', '215.00', '1,870.50'],
  ];
  const fees = [
    ['', 'Our fees', '', '2,878.00', '575.60'],
    ['', 'Courier', '', '18.50', '3.70'],
  ];
  const rows = tableRows([header, ...items, ...fees], [50, 150, -330, -430, -540], 200);
  expect(read(rows, header)).toEqual(items);
});

it('a sum in place of a name, and a name without a figure, are no items', () => {
  const header = ['Deductions', 'Amount'];
  const items = [
    ['Income tax', '218.40'],
    ['Pension', '72.10'],
  ];
  const year = ['141.90', '43.26'];
  expect(read(tableRows([header, ...items, year], [50, 300], 200), header)).toEqual(items);
  const net = ['534.63 net pay', ''];
  expect(read(tableRows([header, ...items, net], [50, 300], 200), header)).toEqual(items);
});

it('an item without a quantity is one, though all names above it have figures', () => {
  const header = ['Item', 'Qty', 'Price', 'Amount'];
  const rows = [
    ['Pen 500', '39', '2.00', '78.00'],
    ['Desk M6x30', '1', '34.00', '34.00'],
    ['Software subscription', '', '35.00', '105.00'],
    ['Cleaning', '33', '14.00', '462.00'],
  ];
  const found = read(tableRows([header, ...rows], [50, -300, -420, -540], 200), header);
  expect(found.map((cells) => cells.map((text) => text ?? ''))).toEqual(rows);
});

it('a row that fills all columns and has a name is an item, also with words in a column of numbers', () => {
  const header = ['ご利用番号', '内訳項目', '税区分', '金額'];
  const items = [
    ['090-4471-3820', '基本使用料', '合算', '3,200'],
    ['090-4471-3820', '通話料', '合算', '1,460'],
    ['共通', '複数回線割引', '合算', '-900'],
    ['共通', '端末分割代金', '対象外', '6,125'],
  ];
  const rows = [header, ...items, ['合計', '', '', '9,885']];
  expect(read(tableRows(rows, [50, 180, 340, -540], 200), header)).toEqual(items);
});

it('accounts are items of a list of accounts', () => {
  const header = ['預金の種類', '口座番号', '残高（円）', '摘要'];
  const items = [
    ['普通預金', '0041876', '4,812,093', null],
    ['定期預金', '3300518', '5,000,000', '年0.275%'],
  ];
  const rows = [header, ...items.map((row) => row.map((cell) => cell ?? ''))];
  expect(read(tableRows(rows, [50, 180, 300, 440], 200), header)).toEqual(items);
});
