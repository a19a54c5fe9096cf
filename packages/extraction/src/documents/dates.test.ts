import { describe, expect, it } from 'vitest';
import { foundByRulesOn, valueOf } from '../testing/ask.ts';
import { buildPage, labelList } from '../testing/page-builder.ts';

describe('dates by their meaning', () => {
  it('the last day of a period that is printed as two days', () => {
    const bill = buildPage([
      { x: 60, y: 50, text: 'Tideway Water', size: 18 },
      { x: 60, y: 110, text: 'Bill date' },
      { x: 260, y: 110, text: '20 June 2026' },
      { x: 60, y: 150, text: 'Your water from 2 March 2026 to 1 June 2026' },
    ]);
    expect(valueOf(bill, 'last day of the billing period')).toBe('2026-06-01');
    expect(valueOf(bill, 'first day of the billing period')).toBe('2026-03-02');
  });

  it('the date of an action on a document, in the row that names who did it', () => {
    const claim = buildPage([
      { x: 60, y: 50, text: 'TRAVEL CLAIM', size: 18 },
      { x: 60, y: 110, text: 'Date' },
      { x: 200, y: 110, text: 'Details' },
      { x: 60, y: 130, text: '04/05/2026' },
      { x: 200, y: 130, text: 'Bus to Moorgate' },
      { x: 60, y: 220, text: 'Approved by L. Ostrander' },
      { x: 320, y: 220, text: 'on 19/05/2026' },
    ]);
    expect(foundByRulesOn(claim, 'date of approval')).toBe('2026-05-19');
  });

  it('the date of another document that is named', () => {
    const credit = buildPage([
      { x: 60, y: 50, text: 'Credit note', size: 18 },
      { x: 60, y: 110, text: 'Date' },
      { x: 260, y: 110, text: '03-09-2026' },
      { x: 60, y: 150, text: 'Corrects invoice' },
      { x: 260, y: 150, text: 'of' },
      { x: 60, y: 164, text: 'R-26-4410' },
      { x: 260, y: 164, text: '21-08-2026' },
    ]);
    expect(valueOf(credit, 'date of the original invoice')).toBe('2026-08-21');
    expect(valueOf(credit, 'Corrects invoice')).toBe('R-26-4410');
  });

  it('a label of a date and something else has both as its value', () => {
    expect(valueOf(labelList('Cargo', [['Sailing / day', 'TN 88 / 4 MAY']]), 'Sailing / day')).toBe(
      'TN 88 / 4 MAY',
    );
  });
});
