import { expect, test } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const bill = buildPage([
  { x: 50, y: 60, text: '運賃請求書', size: 14 },
  { x: 50, y: 100, text: 'ご請求額' },
  { x: 200, y: 100, text: '329,461円' },
  { x: 50, y: 140, text: '高速代' },
  { x: 200, y: 140, text: '22,510円' },
]);

test('a sum that is printed without the words of the part that is asked for is doubted', () => {
  const [part, whole] = ask(bill, '倉庫保管の実費は全部でいくら', '請求金額');
  expect(part?.confidence ?? 0).toBeLessThanOrEqual(64);
  expect(whole).toMatchObject({ value: '329461', reason: null });
});

test('what is taken off is not what is due, and on a credit note all is', () => {
  const invoice = buildPage([
    { x: 50, y: 60, text: 'Amount due (applied balance)' },
    { x: 300, y: 60, text: '-$50.00' },
    { x: 50, y: 80, text: 'Amount due' },
    { x: 300, y: 80, text: '$911.96' },
  ]);
  expect(ask(invoice, 'amount due')[0]?.value).toBe('911.96');
  const credit = buildPage([
    { x: 50, y: 60, text: 'Total' },
    { x: 300, y: 60, text: '-$50.00' },
  ]);
  expect(ask(credit, 'Total')[0]?.value).toBe('-50');
});
