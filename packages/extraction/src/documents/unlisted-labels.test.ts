import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/ask.ts';
import { buildPage, labelList, line, ruledBox, tableRows } from '../testing/page-builder.ts';

describe('labels that are on no list', () => {
  it('have their value behind them without a colon', () => {
    const form = buildPage([
      { x: 60, y: 50, text: 'Claim form', size: 18 },
      { x: 60, y: 110, text: 'Cost centre ARC-310' },
    ]);
    expect(valueOf(form, 'Cost centre')).toBe('ARC-310');
  });

  it('are of a sum, not of a day, where they end in "to date"', () => {
    const page = labelList('INVOICE', [
      ['Tax point', '14/03/2026'],
      ['Gross works to date', '61,220.00'],
    ]);
    expect(valueOf(page, 'Gross works to date')).toBe('61,220.00');
  });

  it('are over their values, and the text next to them is another label', () => {
    const page = buildPage([
      ...tableRows(
        [
          ['Freight prepaid', 'Charges due agent', 'All prepaid'],
          ['512.80', '38.25', '551.05'],
        ],
        [40, 215, 390],
        200,
        12,
      ),
    ]);
    expect(valueOf(page, 'Charges due agent')).toBe('38.25');
  });

  it('are at the top of a ruled cell with the value under them', () => {
    const page = buildPage(
      [
        { x: 40, y: 60, text: "Shipper's name and address" },
        { x: 305, y: 60, text: 'Issued by' },
        { x: 40, y: 72, text: 'Oberlin Optik AG' },
        { x: 305, y: 72, text: 'Northern Cargo Wings' },
        { x: 40, y: 84, text: 'Glasweg 12' },
        { x: 40, y: 130, text: "Consignee's name and address" },
        { x: 40, y: 142, text: 'Lens Imports Pty Ltd' },
        { x: 40, y: 154, text: '8 Harbour Road' },
      ],
      { rules: [...ruledBox(35, 55, 560, 120), ...ruledBox(35, 120, 560, 190), line(300, 55, 300, 190)] },
    );
    expect(valueOf(page, 'who receives the goods (name without the address)')).toBe('Lens Imports Pty Ltd');
  });

  it('are the ones asked for word by word before others of one meaning', () => {
    const page = labelList('Waybill', [
      ['Weight charge', '812.40'],
      ['Gross weight kg', '142.5'],
      ['Chargeable weight kg', '168.0'],
    ]);
    expect(valueOf(page, 'Gross weight in kg')).toBe('142.5');
    expect(valueOf(page, 'weight that the freight is charged on')).toBe('168.0');
  });
});

describe('values cut to what is asked', () => {
  it('a sort code without the account behind it', () => {
    const page = buildPage([{ x: 60, y: 700, text: 'Sort code 20-11-47 Account 51180274' }]);
    expect(valueOf(page, 'Sort code, digits only')).toBe('20-11-47');
  });

  it('the number alone of a distance', () => {
    const page = buildPage([
      { x: 60, y: 300, text: 'Miles driven: 94 at 45p per mile. Receipts are behind.' },
    ]);
    expect(valueOf(page, 'Miles driven (number only)')).toBe('94');
  });

  it('a number known by its form', () => {
    const page = buildPage([
      { x: 40, y: 40, text: '618-51120931' },
      { x: 220, y: 40, text: 'AIR WAYBILL', size: 16 },
    ]);
    expect(valueOf(page, 'Air waybill number')).toBe('618-51120931');
  });

  it('the telephone number of a free line', () => {
    const page = buildPage([{ x: 400, y: 60, text: 'Questions? 1-800-555-0149' }]);
    expect(valueOf(page, 'number to call with questions')).toBe('1-800-555-0149');
  });
});

describe('what is no value', () => {
  it('another label, and a word that only joins', () => {
    const page = buildPage([
      { x: 60, y: 60, text: 'Vendor Code :' },
      { x: 200, y: 60, text: 'V-220' },
      { x: 60, y: 90, text: 'Handled for' },
      { x: 200, y: 90, text: 'of' },
    ]);
    expect(valueOf(page, 'Vendor')).not.toBe('Code');
    expect(valueOf(page, 'Handled for')).toBeNull();
  });

  it('the page count where the bank is asked for', () => {
    const page = buildPage([
      { x: 40, y: 40, text: '◆ Pinewater Savings Bank' },
      { x: 370, y: 40, text: 'Statement period 07/01/2026 through 07/31/2026' },
      { x: 60, y: 200, text: 'Beginning balance' },
      { x: 500, y: 200, text: '$3,842.17' },
    ]);
    expect(valueOf(page, 'Name of the bank')).toBe('Pinewater Savings Bank');
    expect(valueOf(page, 'last day of the statement period')).toBe('2026-07-31');
  });
});
