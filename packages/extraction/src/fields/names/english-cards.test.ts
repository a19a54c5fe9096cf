import { expect, test } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const card = buildPage([
  { x: 60, y: 40, text: 'HALVORSEN', size: 21 },
  { x: 60, y: 70, text: 'Structural Consultants Inc.', size: 9.5 },
  { x: 60, y: 116, text: 'Ingrid T. Moorcroft, P.Eng.', size: 16 },
  { x: 60, y: 136, text: 'Senior Associate, Bridges', size: 11 },
  { x: 60, y: 198, text: '2210 Alder Street, Suite 14' },
  { x: 60, y: 213, text: 'Port Renard, BC V8K 2N4' },
  { x: 60, y: 228, text: 'Canada' },
  { x: 330, y: 198, text: 'Office 250-555-0120 ext. 415' },
  { x: 330, y: 213, text: 'Cell 250-555-0131' },
]);

test('a name on a card is without the degrees behind it', () => {
  expect(valueOf(card, 'Name of the person')).toBe('Ingrid T. Moorcroft');
});

test('a job title is its whole line', () => {
  expect(valueOf(card, 'Job title')).toBe('Senior Associate, Bridges');
});

test('an extension is what is behind the telephone number, and never a whole number', () => {
  expect(valueOf(card, 'Extension (digits only)')).toBe('415');
  const direct = buildPage([{ x: 60, y: 40, text: 'Office 250-555-0120' }]);
  expect(valueOf(direct, 'Extension')).toBeNull();
});

test('an address has its postal code, its street without the town, and no box at a post office', () => {
  expect(valueOf(card, 'Postal code')).toBe('V8K 2N4');
  expect(valueOf(card, 'Street address with suite, without the city')).toBe('2210 Alder Street, Suite 14');
  expect(valueOf(card, 'P.O. Box')).toBeNull();
});
