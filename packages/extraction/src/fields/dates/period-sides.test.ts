import { expect, test } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

const permit = buildPage([
  { x: 50, y: 100, text: '有効期間' },
  { x: 180, y: 100, text: '令和八年四月一日から' },
  { x: 180, y: 114, text: '令和十三年三月三十一日まで' },
  { x: 50, y: 200, text: '令和八年三月二日付けで申請のあった件については、これを許可する。' },
  { x: 50, y: 230, text: '令和八年三月二十日' },
]);

test('the last day of a period is the one with まで, also in the line under the first', () => {
  expect(valueOf(permit, '有効期間の満了日')).toBe('2031-03-31');
  expect(valueOf(permit, 'いつまで有効か')).toBe('2031-03-31');
});

test('a day is known by what is printed behind it, and the day of the paper is neither end of a period', () => {
  expect(valueOf(permit, 'いつ申請したか')).toBe('2026-03-02');
  const letter = buildPage([
    { x: 50, y: 40, text: '2026年4月6日' },
    { x: 50, y: 100, text: 'さて、2026年3月31日現在における貴社の残高は下表のとおりです。' },
    { x: 50, y: 120, text: '2026年4月24日までに当社あてご返送ください。' },
  ]);
  expect(valueOf(letter, '残高の基準日')).toBe('2026-03-31');
  expect(valueOf(letter, '返送期限')).toBe('2026-04-24');
});

test('a day to be filled in is left empty, although another day is printed', () => {
  const reply = buildPage([
    { x: 380, y: 40, text: '2026年10月5日' },
    { x: 50, y: 100, text: '残高確認回答書', size: 14 },
    { x: 50, y: 140, text: '回答日' },
    { x: 130, y: 140, text: '年' },
    { x: 180, y: 140, text: '月 日' },
  ]);
  expect(valueOf(reply, '回答日')).toBeNull();
});
