import { expect, test } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

test('the next time is the day at the label that speaks of it', () => {
  const bill = buildPage([
    { x: 50, y: 60, text: '診療日' },
    { x: 150, y: 60, text: '令和8年6月5日' },
    { x: 50, y: 200, text: '次回ご予約日 令和8年7月3日' },
  ]);
  expect(valueOf(bill, '次はいつ来ればよいか')).toBe('2026-07-03');
});
