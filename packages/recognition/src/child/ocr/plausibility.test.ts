import { expect, test } from 'vitest';
import type { RawWord } from '../geometry.ts';
import { languagesOf, plausibility } from './plausibility.ts';

function word(text: string, confidence: number): RawWord {
  return { text, rect: { left: 0, right: 10, top: 0, bottom: 20 }, confidence };
}

const english = ['Payment', 'is', 'due', 'soon'].map((text) => word(text, 90));

test('a page is English alone from sixteen certain Latin letters on; digits show nothing', () => {
  expect(languagesOf(english)).toBe('eng');
  expect(languagesOf([...english.slice(0, 3), word('now', 90), word('2025/05/27', 90)])).toBe('jpn+eng');
  expect(languagesOf([...english.slice(0, 3), word('soon', 59)])).toBe('jpn+eng');
});

test('a page is not English alone with certain Japanese on it, but for strokes that dashes are read as', () => {
  expect(languagesOf([...english, word('請求', 60)])).toBe('jpn+eng');
  expect(languagesOf([...english, word('請求', 59)])).toBe('eng');
  expect(languagesOf([...english, word('一ニー', 80)])).toBe('eng');
});

test('words count by their length, and few letters for less where so many are asked for', () => {
  expect(plausibility([word('ab', 90), word('abcdef', 50)])).toBe(60);
  expect(plausibility([word('すま', 96)], 24)).toBe(8);
  expect(plausibility([])).toBe(-1);
});
