import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/ask.ts';
import { buildPage } from '../testing/page-builder.ts';

describe('parties by the heading of their block', () => {
  const credit = buildPage([
    { x: 60, y: 50, text: 'VH Van Houten Techniek B.V.', size: 14 },
    { x: 440, y: 50, text: 'Havenstraat 8' },
    { x: 440, y: 62, text: '3011 AB Rotterdam' },
    { x: 440, y: 74, text: 'VAT NL809955512B01' },
    { x: 60, y: 120, text: 'Credit note', size: 18 },
    { x: 60, y: 180, text: 'Credited to' },
    { x: 60, y: 192, text: 'Nordvik Maskin AB' },
    { x: 60, y: 204, text: 'Hamngatan 3' },
    { x: 60, y: 216, text: '211 20 Malmö' },
    { x: 60, y: 228, text: 'VAT ID SE556900998801' },
  ]);

  it.each([
    ['who gets the credit', 'Nordvik Maskin AB'],
    ['Company issuing the credit note', 'Van Houten Techniek B.V.'],
    ["VAT ID of the customer, not the issuer's", 'SE556900998801'],
  ])('%s', (instruction, value) => {
    expect(valueOf(credit, instruction)).toBe(value);
  });

  it('the company that the small print names', () => {
    const bill = buildPage([
      { x: 60, y: 50, text: 'westmoor energy', size: 20 },
      { x: 60, y: 120, text: 'Total to pay' },
      { x: 260, y: 120, text: '£88.10' },
      { x: 60, y: 780, text: 'Westmoor Energy Supply Ltd. Registered in England and Wales.', size: 7 },
    ]);
    expect(valueOf(bill, 'full company name of the supplier (in the small print)')).toBe(
      'Westmoor Energy Supply Ltd',
    );
  });

  it('the organisation in the corner that is named', () => {
    const form = buildPage([
      { x: 420, y: 44, text: 'Ashdown Borough Museums' },
      { x: 56, y: 65, text: 'EXPENSE CLAIM', size: 16 },
      { x: 45, y: 178, text: 'Purpose Branch visits and a regional conference' },
    ]);
    expect(valueOf(form, 'organisation at the top right')).toBe('Ashdown Borough Museums');
  });

  it('the town and the postcode of a card', () => {
    const card = buildPage([
      { x: 105, y: 20, text: 'Orla Fennimore' },
      { x: 105, y: 34, text: 'Senior Land Surveyor, MRICS' },
      { x: 105, y: 60, text: 'm 07700 900 462' },
      { x: 105, y: 110, text: '2nd Floor, 14 Tanner Mews' },
      { x: 105, y: 122, text: 'London SE1M 9ZZ' },
    ]);
    expect(valueOf(card, 'City')).toBe('London');
    expect(valueOf(card, 'job title, without letters after the name')).toBe('Senior Land Surveyor');
  });
});
