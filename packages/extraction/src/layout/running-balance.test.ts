import { expect, it } from 'vitest';
import { valueOf } from '../testing/ask.ts';
import { buildPage, tableRows } from '../testing/page-builder.ts';

const statement = buildPage([
  { x: 50, y: 50, text: 'STATEMENT', size: 16 },
  ...tableRows(
    [
      ['Date', 'Reference', 'Details', 'Debit', 'Credit', 'Balance'],
      ['01 Sep 25', '', 'Balance brought forward', '', '', '1,284.60'],
      ['04 Sep 25', '70418', 'Invoice', '612.48', '', '1,897.08'],
      ['15 Sep 25', 'BACS', 'Payment, thank you', '', '1,040.40', '856.68'],
    ],
    [50, 130, 200, -410, -480, -545],
    100,
  ),
]);

it('what is left after an entry of a statement is not the entry', () => {
  expect(valueOf(statement, 'Payment received')).toBe('1040.4');
  expect(valueOf(statement, 'Balance brought forward')).toBe('1284.6');
});
