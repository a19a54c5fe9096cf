import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import { valueOf } from './testing/ask.ts';
import { buildPage, tableRows } from './testing/page-builder.ts';

const asked = ['Invoice number', '合計金額', 'Name of the seller', '住所', 'IBAN', 'Phone', 'The due date'];
const fields = asked.map((description, index) => ({ name: `f${index}`, description }));
const columns = ['Item', 'Qty', 'Amount'].map((name) => ({ name, description: '' }));
const tables = [{ name: 'Items', columns }];

describe('hostile pages', () => {
  it('of any characters, at any place, are answered without a box outside the page', () => {
    const place = fc.integer({ min: -50, max: 900 });
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.string({ maxLength: 30 }));
    const setting = fc.record({ x: place, y: place, size: fc.integer({ min: 0, max: 400 }), text });
    fc.assert(
      fc.property(fc.array(setting, { maxLength: 20 }), fc.string(), (settings, query) => {
        const template = { fields: [...fields, { name: query, description: query }], tables };
        const result = extract([buildPage(settings)], template);
        expect(result.fields).toHaveLength(template.fields.length);
        const cells = result.tables.flatMap((table) => table.rows.flatMap((row) => row.cells));
        for (const { box } of [...result.fields, ...cells]) {
          if (box === null) continue;
          expect(
            box.x >= 0 && box.y >= 0 && box.x + box.width <= 1.0001 && box.y + box.height <= 1.0001,
          ).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  // Anything worse than about linear takes minutes here and ends in the runner's own time limit.
  it('of 20,000 words are read to the end', () => {
    const words = Array.from({ length: 20_000 }, (_, index) => ({
      x: (index % 100) * 5.9,
      y: 10 + Math.floor(index / 100) * 4,
      size: 3,
      text: ['Total', '12.50', '合計', 'No.', 'Ltd'][index % 5] ?? '',
    }));
    expect(extract([buildPage(words)], { fields, tables }).fields).toHaveLength(fields.length);
  });

  it('with a table of 2,000 rows lose none of them', () => {
    const rows = Array.from({ length: 2000 }, (_, index) => [`Part ${index}`, '2', `${index + 1}.50`]);
    const edges = [40, -300, -400];
    const settings = [...tableRows([['Item', 'Qty', 'Amount']], edges, 2), ...tableRows(rows, edges, 3, 0.4)];
    const page = buildPage(settings.map((setting) => ({ ...setting, size: 0.3 })));
    expect(extract([page], { fields: [], tables }).tables[0]?.rows).toHaveLength(2000);
  });
});

it('a long line of capitals before a street is searched at once, whatever it would take to try all ways to part it into words', () => {
  const page = buildPage([
    { x: 20, y: 50, text: `18 ${'ÀÉ'.repeat(30)}# Street 14 Mill Lane` },
    { x: 20, y: 90, text: 'Leeds LS1 4AB' },
  ]);
  expect(valueOf(page, 'address')).toContain('14 Mill Lane');
});
