import type { PageWord } from '@ocr/contract';
import { describe, expect, test } from 'vitest';
import { boxBetween, pick, rangeOf, stepFrom, textOf, wordAt, wordsIn } from '#ui/viewer/words.ts';

const page = { number: 2, width: 200, height: 100 };
const word = (text: string, x: number, y: number, width = 0.08): PageWord => ({
  text,
  box: { x, y, width, height: 0.04 },
});
const words = [
  word('Total', 0.1, 0.1),
  word('due', 0.2, 0.1),
  word('¥', 0.5, 0.1, 0.02),
  word('54,780', 0.521, 0.1),
  word('by', 0.1, 0.2),
  word('transfer', 0.2, 0.2),
  word('登録', 0.1, 0.4),
  word('番号', 0.19, 0.4),
  word('と', 0.1, 0.5),
];
const texts = (taken: readonly PageWord[]) => taken.map(({ text }) => text);

describe('a box', () => {
  test('takes the words whose middle is in it, in reading order, however it was drawn', () => {
    const box = boxBetween({ x: 0.3, y: 0.26 }, { x: 0.13, y: 0.08 });
    expect(texts(wordsIn(words, box))).toEqual(['Total', 'due', 'by', 'transfer']);
    expect(texts(wordsIn(words, boxBetween({ x: 0, y: 0 }, { x: 0.139, y: 0.3 })))).toEqual([]);
  });

  test('drawn within a word takes that word', () => {
    expect(texts(wordsIn(words, { x: 0.105, y: 0.11, width: 0.01, height: 0.01 }))).toEqual(['Total']);
  });

  test('has the size of its words, or its own where there are none', () => {
    const drawn = { x: 0.45, y: 0.05, width: 0.2, height: 0.12 };
    const picked = pick(page, words, drawn);
    expect(picked).toMatchObject({ page: 2, text: '¥54,780' });
    expect(picked.box.x).toBeCloseTo(0.5);
    expect(picked.box.width).toBeCloseTo(0.101);
    const empty = { x: 0.7, y: 0.7, width: 0.1, height: 0.1 };
    expect(pick(page, words, empty)).toEqual({ page: 2, box: empty, text: '' });
  });

  test('never reaches over the edge of the page', () => {
    const slanted = [{ text: 'edge', box: { x: -0.01, y: 0.98, width: 0.1, height: 0.03 } }];
    const { box } = pick(page, slanted, { x: 0, y: 0.9, width: 0.2, height: 0.1 });
    expect(box.x).toBe(0);
    expect(box.y + box.height).toBeCloseTo(1);
  });
});

test('words are joined as they are printed: with the spaces of the page, over lines with one, in Japanese without', () => {
  expect(textOf(words.slice(0, 6), page)).toBe('Total due ¥54,780 by transfer');
  expect(textOf(words.slice(6), page)).toBe('登録番号と');
});

test('a point finds its word with a little room around, the nearest of two', () => {
  expect(wordAt(words, { x: 0.12, y: 0.12 })?.text).toBe('Total');
  expect(wordAt(words, { x: 0.12, y: 0.145 })?.text).toBe('Total');
  expect(wordAt(words, { x: 0.12, y: 0.17 })).toBeUndefined();
  expect(wordAt(words, { x: 0.53, y: 0.12 })?.text).toBe('54,780');
});

test('arrows lead from word to word, and to the nearest word of the line above or below', () => {
  expect(stepFrom(words, 0, 'next')).toBe(1);
  expect(stepFrom(words, 0, 'previous')).toBe(0);
  expect(stepFrom(words, 8, 'next')).toBe(8);
  expect(stepFrom(words, 1, 'below')).toBe(5);
  expect(stepFrom(words, 5, 'above')).toBe(1);
  expect(stepFrom(words, 3, 'below')).toBe(5);
  expect(stepFrom(words, 0, 'above')).toBe(0);
});

test('the way begins with the words of the value, or with the first of the page', () => {
  expect(rangeOf(words, { x: 0.49, y: 0.09, width: 0.2, height: 0.06 })).toEqual({ anchor: 2, head: 3 });
  expect(rangeOf(words, null)).toEqual({ anchor: 0, head: 0 });
});
