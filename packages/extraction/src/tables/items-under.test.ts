import { expect, it } from 'vitest';
import { rowsOf } from '../testing/ask.ts';
import { buildPage, tableRows } from '../testing/page-builder.ts';
import type { PlacedText } from '../testing/page-builder.ts';

const read = (texts: readonly PlacedText[], columns: readonly string[]): (string | null)[][] =>
  rowsOf(buildPage(texts), columns);

it('a header over the end of the figures before it heads its own all the same', () => {
  const header = ['品目', '数量', '単位', '単価', '金額'];
  const items = [
    ['点検基本料', '1', '式', '¥41,000', '¥41,000'],
    ['部品交換', '12', '箇所', '¥950', '¥11,400'],
    ['油脂類', '3', '缶', '¥2,300', '¥6,900'],
  ];
  const texts = [
    ...tableRows([header], [50, 275, 321, 371, 450], 200),
    ...tableRows(items, [50, -312, 332, -442, -546], 220),
  ];
  expect(read(texts, header)).toEqual(items);
});

it('what is printed below the items does not move the lines between their columns', () => {
  const header = ['Item', 'Work', 'Contract value', '% complete', 'Value to date', 'This claim'];
  const items = [
    ['1', 'Demolition', '8,000.00', '100%', '8,000.00', '0.00'],
    ['2', 'Framing', '36,500.00', '85%', '31,025.00', '15,500.00'],
    ['3', 'Painting', '4,200.00', '20%', '840.00', '840.00'],
  ];
  const texts = tableRows([header, ...items], [40, 70, -290, -350, -440, -540], 200);
  const address = [
    'Fernside Fitout and Joinery Company',
    'The Old Brewery, Upper Mill Lane',
    'Little Hayward',
    'Northshire',
  ];
  const below = address.map((text, row) => ({ x: 327, y: 300 + 14 * row, text: `${text}, see our terms` }));
  expect(read([...texts, ...below], header)).toEqual(items);
});

it('a slip that prints the same items again for the one who keeps the copy has them once', () => {
  const header = ['Product', 'Qty', 'Price', 'Amount'];
  const items = [
    ['Mug, blue', '2', '7.00', '14.00'],
    ['Plate', '6', '5.50', '33.00'],
  ];
  const slip = (rows: readonly string[][], top: number) => [
    { x: 50, y: top, text: 'Delivery note' },
    ...tableRows([header, ...rows], [50, -300, -420, -540], top + 40),
  ];
  expect(read([...slip(items, 60), ...slip(items, 460)], header)).toEqual(items);
  const others = [
    ['Mug, blue', '2', '7.00', '14.00'],
    ['Bowl', '1', '8.00', '8.00'],
  ];
  expect(read([...slip(items, 60), ...slip(others, 460)], header)).toHaveLength(4);
});

it('an item that says why it has no amount is one, where it fills every column', () => {
  const header = ['補償', '保険金額', '免責', '備考'];
  const items = [
    ['賠償責任', '無制限', 'なし', '1事故ごと'],
    ['家財', '300万円', '1万円', '地震を除く'],
  ];
  expect(read(tableRows([header, ...items], [50, 200, 330, 450], 200), header)).toEqual(items);
  const services = ['Service', 'Hours', 'Price', 'Note'];
  const rows = [
    ['Setup', 'n/a', 'included', 'once'],
    ['Support', '12', '600.00', 'a year'],
  ];
  expect(read(tableRows([services, ...rows], [50, 200, 330, 450], 200), services)).toEqual(rows);
});

it('a second line that every item has under the same cell is a part of it', () => {
  const header = ['Ln', 'Part number / description', 'Qty', 'Cost'];
  const items = [
    ['10', 'HB-0750', '200', '136.80'],
    ['20', 'WF-0750', '400', '53.00'],
    ['30', 'NL-0750', '200', '59.40'],
  ];
  const names = ['BOLT HEX 3/4', 'WASHER FLAT', 'NUT LOCK'];
  const lines = (rows: readonly string[]) => rows.map((text, row) => ({ x: 90, y: 230 + 30 * row, text }));
  const table = tableRows([header], [50, 90, -400, -540], 190);
  const numbers = tableRows(items, [50, 90, -400, -540], 218, 30);
  const joined = items.map(([line, part, ...rest], row) => [line, `${part} ${names[row]}`, ...rest]);
  expect(read([...table, ...numbers, ...lines(names)], header)).toEqual(joined);
  const remark = lines(names.slice(0, 1));
  expect(read([...table, ...numbers, ...remark], header)).toEqual(items);
});

it('of a table of taxes, what is taxed at each rate is a row', () => {
  const header = ['区分', '税抜額', '消費税'];
  const rates = [
    ['10%対象', '29,960', '2,996'],
    ['8%対象', '49,600', '3,968'],
  ];
  expect(read(tableRows([header, ...rates], [50, -300, -420], 200), header)).toEqual(rates);
  const sold = ['品名', '数量', '金額'];
  const goods = [['用紙', '3', '29,960']];
  expect(read(tableRows([sold, ...goods, ...rates], [50, -300, -420], 200), sold)).toEqual(goods);
});
