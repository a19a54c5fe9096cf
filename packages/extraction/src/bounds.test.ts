import { expect, it } from 'vitest';
import { extract } from './extract.ts';
import { buildPage, line } from './testing/page-builder.ts';

it('is not held up by endless words, rows of one label, or thousands of rules', () => {
  const settings = [
    { x: 10, y: 50, text: 'a'.repeat(100_000) },
    { x: 10, y: 80, text: '1-'.repeat(50_000) },
    { x: 10, y: 110, text: 'Total 1 '.repeat(3000) },
    ...Array.from({ length: 3000 }, (_, index) => ({
      x: (index % 60) * 9,
      y: 150 + Math.floor(index / 60) * 12,
      text: '合計',
      size: 4,
    })),
  ];
  const rules = Array.from({ length: 20_000 }, (_, index) => line(index % 590, 150, index % 590, 800));
  const asked = ['Total', 'Name of the seller', 'E-mail', '住所', '電話番号'];
  const fields = asked.map((description, index) => ({ name: `f${index}`, description }));
  const columns = ['品名', '金額', 'Total'].map((name) => ({ name, description: '' }));
  const started = performance.now();
  extract([buildPage(settings, { rules })], { fields, tables: [{ name: 'Items', columns }] });
  // Seconds, not minutes: without the bounds on letters and labels this took half a minute on an idle machine.
  expect(performance.now() - started).toBeLessThan(15_000);
});
