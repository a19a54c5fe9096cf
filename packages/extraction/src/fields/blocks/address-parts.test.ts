import { expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

it('a part of an address is of the box that the instruction names', () => {
  const invoice = buildPage([
    { x: 60, y: 40, text: 'Tamarind Janitorial Supply', size: 16 },
    { x: 60, y: 60, text: '2218 Pike Hollow Rd, Suite B' },
    { x: 60, y: 74, text: 'Dunmore Falls, OH 44099' },
    { x: 60, y: 130, text: 'Bill To' },
    { x: 60, y: 146, text: 'Cresswell Unified Schools' },
    { x: 60, y: 160, text: '901 W. Orchard St.' },
    { x: 60, y: 174, text: 'Cresswell, OH 44871' },
  ]);
  expect(valueOf(invoice, 'ZIP code in the Bill To box')).toBe('44871');
});
