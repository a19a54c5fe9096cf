import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { buildPage } from '../testing/page-builder.ts';
import type { Page } from '../types.ts';
import { findPlaceWords } from './place-words.ts';

/** The place of a page's words that are printed so, one after the other. */
function placeOf(page: Page, text: string) {
  const wanted = text.split(' ');
  const at = page.words.findIndex((_, index) =>
    wanted.every((word, step) => page.words[index + step]?.text === word),
  );
  const boxes = page.words.slice(at, at + wanted.length).map(({ box }) => box);
  const [first, last] = [boxes[0]!, boxes.at(-1)!];
  return { page: page.number, box: { ...first, width: last.x + last.width - first.x } };
}
const wordsFor = (page: Page, text: string) => findPlaceWords([page], placeOf(page, text));
const labelFor = (page: Page, text: string) => wordsFor(page, text).label;

test('the label is the one before the place, next to it or above it', () => {
  const page = buildPage([
    { x: 60, y: 60, text: 'Invoice No: HP-20931' },
    { x: 60, y: 90, text: 'Due date' },
    { x: 240, y: 90, text: '27 May 2025' },
    { x: 60, y: 140, text: 'Order number' },
    { x: 60, y: 154, text: 'PO-7741' },
    { x: 60, y: 220, text: '登録番号' },
    { x: 200, y: 220, text: 'T1234567890123' },
  ]);
  expect(labelFor(page, 'HP-20931')).toBe('Invoice No');
  expect(labelFor(page, '27 May 2025')).toBe('Due date');
  expect(labelFor(page, 'PO-7741')).toBe('Order number');
  expect(labelFor(page, 'T1234567890123')).toBe('登録番号');
});

test('a label that no trade knows is one where it leads to the place, or ends with a colon', () => {
  const page = buildPage([
    { x: 60, y: 60, text: 'Kiln batch' },
    { x: 240, y: 60, text: 'Q-118' },
    { x: 60, y: 90, text: 'Glaze: G-17 Shelf: S-204' },
  ]);
  expect(labelFor(page, 'Q-118')).toBe('Kiln batch');
  expect(labelFor(page, 'S-204')).toBe('Shelf');
});

test('of two around a place the one is taken that leads back to it', () => {
  const page = buildPage([
    { x: 60, y: 60, text: 'Thank you for your order' },
    { x: 300, y: 60, text: 'Invoice date' },
    { x: 60, y: 74, text: 'We deliver within a week' },
    { x: 300, y: 74, text: '27 May 2025' },
  ]);
  expect(labelFor(page, '27 May 2025')).toBe('Invoice date');
});

test('numbers, long lines and empty places are no labels, and have none', () => {
  const page = buildPage([
    { x: 60, y: 300, text: '20931' },
    { x: 240, y: 300, text: '4411' },
  ]);
  expect(labelFor(page, '4411')).toBeNull();
  const empty = { page: 1, box: { x: 0.9, y: 0.9, width: 0.05, height: 0.05 } };
  expect(findPlaceWords([page], empty)).toEqual({ label: null, dateIn: null });
  expect(findPlaceWords([page], { ...empty, page: 2 })).toEqual({ label: null, dateIn: null });
  expect(findPlaceWords([], empty)).toEqual({ label: null, dateIn: null });
});

test('without a label a date is found by its corner, in the words of both languages; other values are not', () => {
  const page = buildPage([
    { x: 440, y: 60, text: '27 May 2025' },
    { x: 60, y: 700, text: '3 June 2025' },
    { x: 440, y: 780, text: 'ZX-20931' },
  ]);
  expect(wordsFor(page, '27 May 2025')).toEqual({ label: null, dateIn: 'topRight' });
  expect(wordsFor(page, '3 June 2025')).toEqual({ label: null, dateIn: 'bottomLeft' });
  expect(wordsFor(page, 'ZX-20931')).toEqual({ label: null, dateIn: null });
  const asked = ask(page, '右上に記載された日付。', 'The date at the top right.', '左下に記載された日付。');
  expect(asked.map(({ value }) => value)).toEqual(['2025-05-27', '2025-05-27', '2025-06-03']);
});

// The number of places that are compared is bounded; where it is not, the time limit of the test ends it.
test('a page that repeats itself thousands of times is answered', { timeout: 120_000 }, () => {
  const page = buildPage(
    Array.from({ length: 3000 }, (_, index) => ({
      x: 20 + (index % 6) * 95,
      y: 10 + (index / 6) * 1.6,
      size: 1.2,
      text: 'Invoice No: 12',
    })),
  );
  expect(findPlaceWords([page], { page: 1, box: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 } })).toBeDefined();
});
