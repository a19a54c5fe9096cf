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
