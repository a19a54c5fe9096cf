import { expect, test } from 'vitest';
import type { RawWord } from '../geometry.ts';
import { groupLines } from './lines.ts';

const word = (text: string, left: number, top: number, width: number, height: number): RawWord => ({
  text,
  confidence: 90,
  rect: { left, top, right: left + width, bottom: top + height },
});
const texts = (words: readonly RawWord[]) =>
  groupLines(words).map((line) => line.map(({ text }) => text).join(' '));

test('two small lines next to a large title stay separate', () => {
  const title = word('御請求書', 70, 50, 130, 54);
  const upper = ['北浜', '工芸', '株式', '会社'].map((text, at) => word(text, 675 + 40 * at, 50, 38, 15));
  const lower = ['登録', '番号', 'T9999'].map((text, at) => word(text, 690 + 40 * at, 72, 38, 12));
  const lines = texts([title, ...upper, ...lower]);
  expect(lines).toContain('登録 番号 T9999');
  expect(lines.join('\n')).toContain('北浜 工芸 株式 会社');
});

test('a large amount, its small label and the dash behind it are one line', () => {
  expect(
    texts([word('合計', 60, 112, 40, 16), word('¥41,200', 120, 100, 120, 32), word('-', 244, 116, 12, 3)]),
  ).toEqual(['合計 ¥41,200 -']);
});
