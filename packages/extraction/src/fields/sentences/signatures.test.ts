import { expect, test } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

test('who signs is over what they do, or under the closing words', () => {
  const quote = buildPage([
    { x: 50, y: 40, text: 'QUOTATION', size: 16 },
    { x: 50, y: 500, text: 'Craig Hollis' },
    { x: 50, y: 514, text: 'Estimator' },
  ]);
  expect(valueOf(quote, 'who wrote the quote')).toBe('Craig Hollis');
  const letter = buildPage([
    { x: 50, y: 400, text: 'For and on behalf of the seller' },
    { x: 50, y: 414, text: 'Selin Kaya' },
  ]);
  expect(valueOf(letter, 'Name of the person who signs for the seller')).toBe('Selin Kaya');
});

test('who signs for a company is under "For" and its name, with room for the signature', () => {
  const quote = buildPage([
    { x: 50, y: 40, text: 'Saltmarsh Pumps & Valves', size: 14 },
    { x: 350, y: 400, text: 'For Saltmarsh Pumps & Valves' },
    { x: 350, y: 440, text: 'Farida Quill' },
    { x: 350, y: 453, text: 'Sales Engineer' },
  ]);
  expect(valueOf(quote, 'Who signed for the company?')).toBe('Farida Quill');
  expect(valueOf(quote, 'name above the job title, bottom right')).toBe('Farida Quill');
});
