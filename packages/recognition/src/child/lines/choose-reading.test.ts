import { describe, expect, test } from 'vitest';
import type { RawWord } from '../geometry.ts';
import { compared, isAsGood, isBetterThanDoubted, isDoubtedShort, readAgain } from './choose-reading.ts';
import type { TextLine } from './text-line.ts';

const words = (text: string, confidence: number): RawWord[] =>
  text.split(' ').map((part) => ({ text: part, confidence, rect: { left: 0, right: 9, top: 0, bottom: 9 } }));
const line = (halfWidth: number): TextLine => ({
  x: 100,
  y: 100,
  angle: 0,
  halfWidth,
  above: 10,
  below: 10,
  ink: 4,
  score: 0.9,
});

test('a reading that leaves letters out is not as good, though it is surer of the rest', () => {
  expect(
    isAsGood(words('1175 Hamn Avnue, Suit 0Bise', 78), words('1175 Harmon Avenue, Suite 210 Boise', 77)),
  ).toBe(false);
  expect(isAsGood(words('PO91960', 98), words('POog1960', 24))).toBe(true);
});

test('digits that were read as kana with doubts give way to digits, kanji only to far surer ones', () => {
  expect(isBetterThanDoubted(words('456', 92), words('ギ 456', 41))).toBe(true);
  expect(isBetterThanDoubted(words('456', 60), words('ギ 456', 41))).toBe(false);
  expect(isBetterThanDoubted(words('個', 99), words('四', 0))).toBe(true);
  expect(isBetterThanDoubted(words('数量', 99), words('数 量', 92))).toBe(false);
  expect(isBetterThanDoubted(words('单', 99), words('癌', 0))).toBe(false);
  expect(isBetterThanDoubted([], words('四', 0))).toBe(false);
});

test('a unit behind the same digits is kept, which the other reader’s letters lack', () => {
  expect(isBetterThanDoubted(words('1,100', 96), words('1,100 円', 62))).toBe(false);
  expect(isBetterThanDoubted(words('160,000', 96), words('160.000円', 62))).toBe(false);
  expect(isBetterThanDoubted(words('1,100', 96), words('1,700 円', 62))).toBe(true);
  expect(isBetterThanDoubted(words('22,777', 96), words('22.,777円', 32))).toBe(true);
});

test('only short lines are doubted', () => {
  expect(isDoubtedShort(words('誤', 0), line(20))).toBe(true);
  expect(isDoubtedShort(words('誤', 90), line(20))).toBe(false);
  expect(isDoubtedShort(words('養生テープ 緑', 50), line(200))).toBe(false);
});

test('lines are read again where they are doubted, and keep the better reading in their place', async () => {
  const read = [words('first', 95), words('sccond', 40), words('third', 50)];
  const lines = [line(10), line(20), line(30)];
  const again = await readAgain(lines, read, {
    which: ([word]) => (word?.confidence ?? 0) < 90,
    another: async (some) =>
      some.map(({ halfWidth }) => (halfWidth === 20 ? words('second', 99) : words('t', 99))),
    isBetter: isAsGood,
  });
  expect(again.map((some) => some.map(({ text }) => text).join(' '))).toEqual(['first', 'second', 'third']);
});

describe('two readings of a line', () => {
  const at = (text: string, left: number, right: number, confidence = 80): RawWord => ({
    text,
    confidence,
    rect: { left, right, top: 0, bottom: 20 },
  });

  test('that agree but for spaces and signs are as sure as the surer one', () => {
    const [number, date] = compared(
      [at('INV-1859', 0, 80), at('3/9', 90, 120)],
      [at('INV 1859.3/9', 0, 120, 99)],
    );
    expect(number).toMatchObject({ text: 'INV-1859', confidence: 99 });
    expect(date).not.toHaveProperty('otherReading');
  });

  test('that disagree about a number are both kept, word by word', () => {
    const words = compared(
      [at('Total', 0, 50), at('1,595.10', 60, 140)],
      [at('Totol', 0, 50), at('1,95.10', 60, 140)],
    );
    expect(words[0]).not.toHaveProperty('otherReading');
    expect(words[1]).toMatchObject({ text: '1,595.10', confidence: 80, otherReading: '1,95.10' });
  });

  test('are aligned by their places where they have more or fewer words', () => {
    const words = compared(
      [at('Apr', 0, 30), at('18,', 40, 70), at('2025', 80, 120)],
      [at('Apr', 0, 30), at('13,', 40, 66), at('20', 80, 98), at('25', 99, 120)],
    );
    expect(words.map(({ otherReading }) => otherReading)).toEqual([undefined, '13,', undefined]);
  });

  test('say nothing where one is empty', () => {
    expect(compared([at('12', 0, 20)], [])).toEqual([at('12', 0, 20)]);
  });
});
