import { expect, test } from 'vitest';
import { buildPage, type PlacedText } from '../testing/page-builder.ts';
import type { Page } from '../types.ts';
import { learn } from './teach.ts';
import { findPrintedOnce } from './typed-place.ts';

const code = { name: 'Case', description: 'The case file code' };
const total = { name: 'Total', description: 'Total amount' };
const words: readonly PlacedText[] = [
  { x: 50, y: 40, text: 'Harbour Light Engineering Ltd' },
  { x: 430, y: 96, text: 'HL/4471-B' },
  { x: 300, y: 200, text: 'Workshop' },
  { x: 540, y: 200, text: '1,812.00', right: true },
  { x: 300, y: 220, text: 'Carriage' },
  { x: 540, y: 220, text: '77.00', right: true },
  { x: 300, y: 240, text: 'Returned' },
  { x: 540, y: 240, text: '77.00', right: true },
  { x: 50, y: 300, text: 'Rooms 9 and 9 of the yard' },
];
const pages = (more: readonly PlacedText[] = []): Page[] => [buildPage([...words, ...more])];

test('a typed value is found where it is printed: by its kind, or letter by letter', () => {
  const found = findPrintedOnce(pages(), code, 'HL/4471-B');
  expect(found).toMatchObject({ page: 1, box: { x: expect.closeTo(430 / 595, 2) } });
  expect(findPrintedOnce(pages(), total, '1812')).toMatchObject({ page: 1 });
  expect(findPrintedOnce(pages(), total, 'Carriage')).toMatchObject({
    box: { x: expect.closeTo(300 / 595, 2) },
  });
});

test('not where it is printed nowhere, in part of a word, or more than once, on one line or several', () => {
  for (const value of ['HL/9999-Z', '812', '4471', '77', '', '9'])
    expect(findPrintedOnce(pages(), total, value), value).toBeUndefined();
  expect(findPrintedOnce(pages([{ x: 50, y: 400, text: 'HL/4471-B' }]), code, 'HL/4471-B')).toBeUndefined();
});

/** What a correction of the total teaches that was read at the given place. */
const taught = (value: string, at: { x: number; y: number } | undefined) => {
  const [page] = pages();
  const word = page!.words.find(
    ({ box }) => at && Math.abs(box.x + box.width - at.x / 595) < 0.02 && Math.abs(box.y - at.y / 842) < 0.02,
  );
  const read = word ? { value: '70', text: '70.00', page: 1, box: word.box } : null;
  const source = { document: 'one', requestNumber: 'OCR-1', by: 'Sato', at: '2026-11-20T00:00:00Z' };
  const document = { source, pages: [page!], fields: [{ name: 'Total', value, read }], tables: [] };
  return learn([document], { fields: [total], tables: [] }).lessons[0]!.fields[0]!;
};

test('a typed value that is printed two or three times teaches its form alone, unless it was read in one of the places', () => {
  expect(taught('1812', undefined).places).toHaveLength(1);
  expect(taught('77', undefined)).toMatchObject({ places: [], form: '9' });
  const there = taught('77', { x: 540, y: 240 });
  expect(there.places).toMatchObject([{ label: 'returned' }]);
  expect(there.rejected).toBeNull();
});
