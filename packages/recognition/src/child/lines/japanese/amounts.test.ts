import { expect, test } from 'vitest';
import type { RawWord } from '../../geometry.ts';
import { withYenCommas } from './amounts.ts';

/** Words of one line, a little apart. */
const line = (text: string, gap = 8): RawWord[] =>
  text.split(' ').map((part, index) => ({
    text: part,
    confidence: 90,
    rect: { left: index * (100 + gap), right: index * (100 + gap) + 100, top: 0, bottom: 20 },
  }));
const texts = (words: readonly RawWord[]) => words.map((word) => word.text).join(' ');

test.each([
  ['月額4.000円', '月額4,000円'],
  ['△29.098円 7.647.000円 3,465.000円', '△29,098円 7,647,000円 3,465,000円'],
  ['金 290.682 円也', '金 290,682 円也'],
  ['¥1.980 (税込)', '¥1,980 (税込)'],
])('the thousands of yen are split by commas: %s', (text, printed) => {
  expect(texts(withYenCommas(line(text)))).toBe(printed);
});

test.each(['12.345円/kWh 0.125円 29.80円 12.3456円 21.4.105円', '2.150 kg', '¥12.50', '3.500m3 円'])(
  'points elsewhere stay: %s',
  (text) => {
    expect(texts(withYenCommas(line(text)))).toBe(text);
  },
);

test('円 at some distance belongs to another value', () => {
  expect(texts(withYenCommas(line('1.250 円', 60)))).toBe('1.250 円');
});

test('readers that differ in this only do not disagree', () => {
  const [word] = line('4.000円') as [RawWord];
  expect(withYenCommas([{ ...word, otherReading: '4,000円' }])).toEqual([{ ...word, text: '4,000円' }]);
  expect(withYenCommas([{ ...word, otherReading: '4,900円' }])[0]?.otherReading).toBe('4,900円');
});
