import { expect, test } from 'vitest';
import { findTail, withoutTail } from './tail.ts';

const cut = (text: string, after: string, isPicture = true) =>
  text.slice(0, findTail(text, after, isPicture)).trim();

test.each([
  ['加茂誠 様', '様', '加茂誠'],
  ['加茂誠 横', '様', '加茂誠'],
  ['株式会社テクノ 側中', '御中', '株式会社テクノ'],
  ['修理代 とじて', 'として', '修理代'],
  ['Net 30 day5 from invoice', 'daysfrominvoice', 'Net 30'],
])('what is printed behind a value is known again, misread or not: %s', (text, after, value) => {
  expect(cut(text, after)).toBe(value);
});

test.each([
  ['加茂誠', '様'],
  ['加茂 健一', '様'],
  ['株式会社テクノ 東京', '御中'],
  ['修理代', 'として'],
  ['加茂誠 横', ''],
])('a value without it stays: %s', (text, after) => {
  expect(cut(text, after)).toBe(text);
});

test('what is no picture contains no misread letters', () => {
  expect(cut('加茂誠 横', '様', false)).toBe('加茂誠 横');
});

test('of a value that the rules found only what its end is, is cut off', () => {
  const found = { value: '', confidence: 60, page: 1, box: null, reason: null };
  const of = (text: string, after: string) => withoutTail({ ...found, value: text, text }, after, true).value;
  expect(of('修理代とじて', 'として')).toBe('修理代');
  expect(of('として商店 修理代', 'として')).toBe('として商店 修理代');
  expect(of('高梨 浩', '様')).toBe('高梨 浩');
});
