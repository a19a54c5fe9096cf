import { expect, test } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const row = (y: number, ...texts: string[]) => texts.map((text, index) => ({ x: 300 + 90 * index, y, text }));

test('the tax and its base of one rate are found in the table of rates', () => {
  const statement = buildPage([
    { x: 50, y: 60, text: '消費税額' },
    { x: 150, y: 60, text: '6,964' },
    ...row(200, '区分', '税抜額', '消費税'),
    ...row(216, '10%対象', '29,960', '2,996'),
    ...row(232, '8%対象', '49,600', '3,968'),
  ]);
  expect(valueOf(statement, '消費税8%分の税額')).toBe('3968');
  expect(valueOf(statement, '8%対象の税抜金額')).toBe('49600');
});

test('a rate beside an item is no row of the table of rates', () => {
  const invoice = buildPage([
    ...row(100, 'Service', 'VAT', 'Amount'),
    ...row(116, 'Workstations', '23%', '779.00'),
    ...row(180, 'VAT rate', 'Net', 'VAT amount'),
    ...row(196, '23%', '1,053.50', '242.31'),
    ...row(212, '13.5%', '432.00', '58.32'),
  ]);
  expect(valueOf(invoice, 'VAT at 23% only')).toBe('242.31');
});
