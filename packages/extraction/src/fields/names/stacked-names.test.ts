import { expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const body = [
  { x: 60, y: 150, text: 'Quotation for the roof of 77 Hill Road', size: 9 },
  { x: 60, y: 170, text: 'Estimated total', size: 9 },
  { x: 200, y: 170, text: '$18,705.00', size: 9 },
  { x: 60, y: 190, text: 'Work could begin in spring', size: 9 },
];

it('a letterhead of two lines in large type is one name', () => {
  const quote = buildPage([
    { x: 60, y: 40, text: 'Grey Heron', size: 16 },
    { x: 60, y: 58, text: 'Roofing', size: 16 },
    { x: 60, y: 80, text: 'greyheronroof.example', size: 8 },
    ...body,
  ]);
  expect(valueOf(quote, 'Name of the company that sent it')).toBe('Grey Heron Roofing');
});

it('what is set smaller below a name, or is the title of the paper, is no part of it', () => {
  const smaller = buildPage([
    { x: 60, y: 40, text: 'Grey Heron Roofing', size: 16 },
    { x: 60, y: 60, text: 'Burlington', size: 9 },
    ...body,
  ]);
  expect(valueOf(smaller, 'Name of the company that sent it')).toBe('Grey Heron Roofing');
  const titled = buildPage([
    { x: 60, y: 40, text: 'Grey Heron Roofing', size: 16 },
    { x: 60, y: 58, text: 'Job Sheet', size: 16 },
    ...body,
  ]);
  expect(valueOf(titled, 'Name of the company that sent it')).toBe('Grey Heron Roofing');
});
