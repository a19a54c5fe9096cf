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

test('a day in the text of the label itself comes before what is beside it', () => {
  const report = buildPage([
    { x: 50, y: 60, text: 'Checked on' },
    { x: 180, y: 60, text: '12.05.2026' },
    { x: 50, y: 80, text: 'Next examination before 11.11.2026' },
    { x: 300, y: 80, text: 'Date of issue' },
    { x: 400, y: 80, text: '14.05.2026' },
  ]);
  expect(valueOf(report, 'until when must it be examined again')).toBe('2026-11-11');
});
