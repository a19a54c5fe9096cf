import { expect, test } from 'vitest';
import type { RawWord } from '../../geometry.ts';
import { withJapaneseNumbers } from './numbers.ts';

/** Words of one line, side by side. */
const line = (text: string): RawWord[] =>
  text.split(' ').map((part, index) => ({
    text: part,
    confidence: 90,
    rect: { left: index * 50, right: index * 50 + 40, top: 0, bottom: 20 },
  }));
const read = (text: string): string =>
  withJapaneseNumbers(line(text))
    .map((word) => word.text)
    .join(' ');

test.each([
  ['アルミ板300X300X3', 'アルミ板300×300×3'],
  ['養生テープ 50mmX25m 3.6x5.4m', '養生テープ 50mm×25m 3.6×5.4m'],
  ['500枚X10冊 K5XK5', '500枚×10冊 K5×K5'],
  ['(3個 X 単928)', '(3個 × 単928)'],
])('between numbers a letter is the sign: %s', (text, printed) => {
  expect(read(text)).toBe(printed);
});

test.each(['品番 TX-200X', 'AX3X5-B', 'X 単928', '3個 X 山田', 'K5XJ5', 'XL'])(
  'other letters stay: %s',
  (text) => {
    expect(read(text)).toBe(text);
  },
);

test('text in another line is next to nothing', () => {
  const [count, letter, price] = line('3個 X 単928') as [RawWord, RawWord, RawWord];
  const below = { ...letter, rect: { ...letter.rect, top: 40, bottom: 60 } };
  expect(withJapaneseNumbers([count, below, price])[1]?.text).toBe('X');
});

test.each([
  ['1人台 6人巻', '1台 6巻'],
  ['6 人 巻', '6 巻'],
  ['6 人巻', '6 巻'],
  ['6人 巻', '6 巻'],
  ['3人 2人分 10人日', '3人 2人分 10人日'],
  ['6 人 山田', '6 人 山田'],
  ['2人組 2 人 組', '2人組 2 人 組'],
])('人 between a number and its counter is dropped: %s', (text, printed) => {
  expect(read(text)).toBe(printed);
});
