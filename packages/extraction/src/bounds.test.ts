import { expect, it } from 'vitest';
import { viewDocument } from './document.ts';
import { extract } from './extract.ts';
import { findLabelMatches } from './fields/label-matches.ts';
import { understand } from './instruction/understand.ts';
import { buildPage, line } from './testing/page-builder.ts';

const LETTERS = 100_000;
const RULES = 20_000;
const page = buildPage(
  [
    { x: 10, y: 50, text: 'a'.repeat(LETTERS) },
    { x: 10, y: 80, text: '1-'.repeat(LETTERS / 2) },
    { x: 10, y: 110, text: 'Total 1 '.repeat(3000) },
    ...Array.from({ length: 3000 }, (_, index) => ({
      x: (index % 60) * 9,
      y: 150 + Math.floor(index / 60) * 12,
      text: '合計',
      size: 4,
    })),
  ],
  { rules: Array.from({ length: RULES }, (_, index) => line(index % 590, 150, index % 590, 800)) },
);

// Patterns are tried on every letter of a segment, candidates on every label match, places on every stroke: these are the work.
it('bounds the letters, label matches and strokes that a hostile page gives to work on', () => {
  const view = viewDocument([page]);
  const segments = view.pages.flatMap((layout) => layout.segments);
  expect(Math.max(...segments.map((segment) => segment.text.length))).toBeLessThan(1000);
  expect(segments.reduce((sum, segment) => sum + segment.text.length, 0)).toBeLessThan(50_000);
  expect(view.labels.length).toBeGreaterThan(3000);
  for (const description of ['Total', '合計', 'Amount due'])
    expect(findLabelMatches(understand({ name: 'f', description }), view).length).toBeLessThanOrEqual(300);
  expect(view.pages[0]?.strokes.vertical.length).toBeLessThan(600);
});

it('gives an answer for a hostile page', () => {
  const asked = ['Total', 'Name of the seller', 'E-mail', '住所', '電話番号'];
  const fields = asked.map((description, index) => ({ name: `f${index}`, description }));
  const columns = ['品名', '金額', 'Total'].map((name) => ({ name, description: '' }));
  const found = extract([page], { fields, tables: [{ name: 'Items', columns }] });
  expect(found.fields.map((field) => field.name)).toEqual(fields.map((field) => field.name));
});
