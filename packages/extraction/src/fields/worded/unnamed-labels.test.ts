import { describe, expect, it } from 'vitest';
import { ask, valueOf } from '../../testing/ask.ts';
import { buildPage, labelList, tableRows } from '../../testing/page-builder.ts';

describe('a question in other words than the label', () => {
  it('is answered by an account in groups of figures behind its label', () => {
    const page = buildPage([
      { x: 50, y: 60, text: 'Customer no. 40811' },
      { x: 50, y: 700, text: 'Hafenbank eG' },
      { x: 50, y: 712, text: 'IBAN DE89 3704 0044 0532 0130 00' },
      { x: 50, y: 724, text: 'BIC HAFEDE6SXXX' },
    ]);
    expect(valueOf(page, 'account to send the money to')).toContain('DE89');
  });

  it('is answered by figures alone', () => {
    const page = labelList('Bill', [
      ['Bill date', '4 May 2026'],
      ['Gas Register No', '541377'],
      ['Engineer', 'Tamsin Orchard'],
    ]);
    expect(valueOf(page, "the firm's Gas Register membership")).toBe('541377');
  });

  it('is not answered by a sum where a percentage is asked for', () => {
    const page = labelList('Card statement', [
      ['Interest', '0.00'],
      ['Purchases', '88.20'],
    ]);
    expect(valueOf(page, 'interest percentage on purchases')).toBeNull();
  });

  it('is no cell of a sentence that runs across the columns', () => {
    const page = buildPage([
      ...tableRows(
        [
          ['Article', 'Description', 'Pallet', 'Gross kg'],
          ['7711', 'Oak shelf', '1', '120'],
          ['7712', 'Oak panel', '2', '140'],
        ],
        [50, 110, -430, -520],
        100,
        16,
      ),
      {
        x: 48,
        y: 150,
        text: 'Total 2 pallets, gross weight 260 kg. No prices stated; bill follows later. Pallet deposit',
      },
    ]);
    expect(valueOf(page, 'total weight with unit')).not.toBe('2');
  });

  it('takes no count for a sum of money', () => {
    const page = buildPage([
      ...tableRows(
        [
          ['Net', '18.20'],
          ['Carriage', '4.00'],
          ['Tax', '2.20'],
          ['Tip', '1.00'],
        ],
        [50, -300],
        100,
      ),
      { x: 50, y: 200, text: 'Total 4 crates of glasses' },
    ]);
    expect(ask(page, 'Total')[0]?.confidence ?? 0).toBeLessThan(60);
  });

  it('has the licence where a permit has a number, too', () => {
    const page = buildPage(
      tableRows(
        [
          ['1. PERMIT NUMBER', '2. LICENSE'],
          ['BP-55120', 'KLC 771520'],
        ],
        [50, 300],
        100,
        12,
      ),
    );
    expect(ask(page, "builder's licence number")[0]?.confidence ?? 0).toBeLessThan(80);
  });
});
