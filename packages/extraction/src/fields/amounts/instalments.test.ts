import { describe, expect, it } from 'vitest';
import { foundByRulesOn, valueOf } from '../../testing/ask.ts';
import { buildPage, tableRows } from '../../testing/page-builder.ts';

const bill = (rows: readonly (readonly string[])[]) =>
  buildPage([
    { x: 50, y: 40, text: 'Harbour rate bill', size: 14 },
    { x: 50, y: 100, text: 'Your instalments' },
    ...tableRows(rows, [50, 120, 250, 320], 120),
    { x: 50, y: 300, text: 'Questions: 01632 960148, 9 March 2026' },
  ]);

describe('an instalment of a schedule of days and sums', () => {
  const page = bill([
    ['Due', 'Amount', 'Due', 'Amount'],
    ['01/04/2026', '£144.75', '01/07/2026', '£139.00'],
    ['01/05/2026', '£140.00', '01/08/2026', '£139.00'],
    ['01/06/2026', '£141.00', '01/09/2026', '£138.50'],
  ]);

  it.each([
    ['amount of the first instalment', '144.75'],
    ['second instalment', '140'],
    ['amount of the fourth instalment', '139'],
    ['last instalment', '£138.50'],
    ['date of the first instalment', '2026-04-01'],
  ])('%s', (instruction, value) => {
    expect(foundByRulesOn(page, instruction)).toBe(value);
  });

  it('is none where the schedule has no such one, or there is no schedule', () => {
    expect(valueOf(bill([['01/04/2026', '£144.75']]), 'amount of the third instalment')).toBeNull();
    const three = bill([
      ['01/04/2026', '£144.75'],
      ['01/05/2026', '£140.00'],
      ['01/06/2026', '£141.00'],
    ]);
    expect(valueOf(three, 'amount of the sixth instalment')).toBeNull();
  });
});
