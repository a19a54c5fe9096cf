import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/ask.ts';
import { buildPage, labelList, tableRows } from '../testing/page-builder.ts';

describe('sums that a word distinguishes from others', () => {
  it('the tax of one rate among others in one line', () => {
    const folio = buildPage([
      { x: 60, y: 50, text: 'Hotel Arvenhof', size: 18 },
      { x: 60, y: 300, text: 'Visitor tax 6 x 2.80' },
      { x: 480, y: 300, text: '16.80' },
      { x: 60, y: 400, text: 'Included VAT 3.8%: 41.10 Included VAT 8.1%: 12.45' },
    ]);
    expect(valueOf(folio, 'VAT at 3.8% only')).toBe('41.1');
    expect(valueOf(folio, 'Included VAT 8.1%')).toBe('12.45');
    expect(valueOf(folio, 'Visitor tax')).toBe('16.8');
  });

  const slip = buildPage([
    { x: 32, y: 85, text: 'Payments' },
    { x: 211, y: 85, text: 'Amount' },
    { x: 300, y: 85, text: 'Year to date' },
    { x: 32, y: 100, text: 'Basic pay' },
    { x: 211, y: 100, text: '2,510.00' },
    { x: 300, y: 100, text: 'Gross pay' },
    { x: 480, y: 100, text: '5,240.40' },
    { x: 300, y: 115, text: 'Tax paid' },
    { x: 480, y: 115, text: '611.20' },
    { x: 32, y: 160, text: 'Gross pay' },
    { x: 211, y: 160, text: '2,640.40' },
  ]);

  it.each([
    ['Gross pay for this period, not year to date', '2640.4'],
    ['Gross pay year to date', '5240.4'],
    ['Tax paid year to date', '611.2'],
  ])('%s', (instruction, value) => {
    expect(valueOf(slip, instruction)).toBe(value);
  });
});

describe('a payslip with a row of labels over a row of values', () => {
  const payslip = buildPage([
    { x: 40, y: 40, text: 'Fellgate Mills Ltd', size: 14 },
    ...tableRows(
      [
        ['Employee no.', 'NI number', 'Tax code', 'Pay date'],
        ['004417', 'ZZ 12 34 56 A', '1257L', '29/05/2026'],
      ],
      [40, 150, 280, 380],
      80,
    ),
    ...tableRows(
      [
        ['Deductions', 'Amount'],
        ['Income tax', '218.40'],
        ['National Insurance', '80.94'],
      ],
      [40, -300],
      140,
    ),
    ...tableRows(
      [
        ['Gross to date', 'Tax to date', 'NI to date'],
        ['3,981.70', '431.20', '158.60'],
      ],
      [40, 150, 280],
      220,
    ),
  ]);

  it.each([
    ['National Insurance number', 'ZZ 12 34 56 A'],
    ['code used for the tax', '1257L'],
    ['Tax code', '1257L'],
    ['income tax this month (not for the year so far)', '218.4'],
    ['tax paid since the start of the year', '431.2'],
  ])('%s', (instruction, value) => {
    expect(valueOf(payslip, instruction)).toBe(value);
  });

  it('a sum numbers nothing', () => {
    const page = labelList('Payslip', [['National Insurance', '80.94']]);
    expect(valueOf(page, 'National Insurance number')).toBeNull();
  });
});

describe('sums of a column that the question names', () => {
  const advice = buildPage([
    { x: 50, y: 40, text: 'Remittance Advice / Avis de paiement', size: 14 },
    ...tableRows(
      [
        ['Invoice / Facture', 'Gross / Brut', 'Discount / Escompte', 'Gross weight kg', 'Net'],
        ['7718', '10,425.00', '208.50', '21,504', '10,216.50'],
        ['7725', '3,318.40', '66.37', '20,480', '3,252.03'],
        ['Total', '13,743.40', '274.87', '41,984', '13,468.53'],
      ],
      [50, 150, 240, 370, 490],
      100,
    ),
  ]);

  it.each([
    ['sum of the Discount column', '274.87'],
    ['total of the discounts taken', '274.87'],
    ['total of the weight column', '41984'],
  ])('%s', (instruction, value) => {
    expect(valueOf(advice, instruction)).toBe(value);
  });
});

describe('sums below the items of a bill', () => {
  const folio = buildPage([
    { x: 50, y: 40, text: 'GUEST FOLIO', size: 14 },
    ...tableRows(
      [
        ['DATE', 'DESCRIPTION', 'CHARGES', 'BALANCE'],
        ['01/21/26', 'ROOM CHARGE', '219.00', '219.00'],
        ['01/21/26', 'LODGING TAX 12%', '26.28', '245.28'],
        ['01/22/26', 'ROOM CHARGE', '219.00', '464.28'],
        ['01/22/26', 'LODGING TAX 12%', '26.28', '490.56'],
      ],
      [50, 130, -380, -480],
      100,
    ),
    ...tableRows(
      [
        ['TOTAL CHARGES', '490.56'],
        ['OF WHICH TAX', '52.56'],
        ['BALANCE DUE', '490.56'],
      ],
      [280, -480],
      210,
    ),
  ]);

  it('are meant by "all"', () => {
    expect(valueOf(folio, 'sum of all charges, payments aside')).toBe('490.56');
    expect(valueOf(folio, 'tax contained in the bill, all nights')).toBe('52.56');
  });
});
