import { describe, expect, it } from 'vitest';
import { viewDocument } from '../../document.ts';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';
import type { PlacedText } from '../../testing/page-builder.ts';
import { windowNames } from './window.ts';

const labels = (x: number, y: number, texts: readonly string[]): PlacedText[] =>
  texts.map((text, index) => ({ x, y: y + 14 * index, text }));

const letter = buildPage([
  { x: 400, y: 40, text: 'nordwerk', size: 18 },
  { x: 50, y: 110, text: 'Nordwerk Anlagen GmbH · Hafenstr. 7 · D-24103 Kiel', size: 7 },
  { x: 50, y: 124, text: 'Brakel & Zoon Scheepsbouw B.V.' },
  { x: 50, y: 136, text: 'Pierweg 9' },
  { x: 50, y: 148, text: '2583 GM Scheveningen' },
  { x: 50, y: 160, text: 'The Netherlands' },
  ...labels(380, 110, ['Customer no. 40811', 'Your order', 'Your VAT ID', 'Delivered on', 'Direct dial']),
  ...labels(480, 124, ['T-7719', 'NL820114473B01', '14.05.2026', '+49 431 555-210']),
  { x: 50, y: 230, text: 'Invoice RE-55012', size: 13 },
  { x: 50, y: 700, text: 'Nordwerk Anlagen GmbH', size: 8 },
  { x: 50, y: 710, text: 'Hafenstr. 7', size: 8 },
  { x: 50, y: 720, text: '24103 Kiel, Germany', size: 8 },
]);

describe('an address under the sender’s own in one small line', () => {
  it('is whom the letter is for', () => {
    expect(windowNames(viewDocument([letter]))).toMatchObject([{ value: 'Brakel & Zoon Scheepsbouw B.V.' }]);
    expect(valueOf(letter, 'Customer')).toBe('Brakel & Zoon Scheepsbouw B.V.');
  });

  it('is not who wrote it, whose name ends at the first stroke', () => {
    expect(valueOf(letter, 'name of the seller')).toBe('Nordwerk Anlagen GmbH');
  });
});

describe('the heading of a block with the party’s number', () => {
  const order = buildPage([
    { x: 60, y: 40, text: 'PURCHASE ORDER', size: 16 },
    { x: 60, y: 70, text: 'LAKESHORE BOAT WORKS INC.' },
    { x: 50, y: 120, text: 'VENDOR V-30118' },
    { x: 300, y: 120, text: 'SHIP TO' },
    { x: 50, y: 132, text: 'Ridgeline Hardware Service' },
    { x: 300, y: 132, text: 'Dock 4' },
    { x: 50, y: 144, text: 'Center' },
    { x: 300, y: 144, text: '90 Marina Drive' },
    { x: 50, y: 156, text: 'PO Box 19' },
    { x: 300, y: 156, text: 'Duluth, MN 55802' },
    { x: 50, y: 168, text: 'Superior, WI 54880' },
  ]);
  it('has the name over two lines', () => {
    expect(valueOf(order, 'supplier')).toBe('Ridgeline Hardware Service Center');
  });
});
