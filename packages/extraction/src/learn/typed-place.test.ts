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

const sums: readonly PlacedText[] = [
  { x: 50, y: 400, text: 'Quantity 11' },
  { x: 50, y: 420, text: 'Rest -12' },
  { x: 50, y: 440, text: 'Paid £14,414.32' },
  { x: 50, y: 460, text: 'Share 13%' },
  { x: 50, y: 480, text: 'Call 03-1234-5678' },
  { x: 50, y: 500, text: 'Credit ▲31,000' },
  { x: 50, y: 520, text: 'Fee 2,500円' },
  { x: 50, y: 540, text: 'Day 2026/07/05' },
  { x: 50, y: 560, text: 'Weight 0.750' },
];
const fields: Readonly<Record<string, { name: string; description: string }>> = {
  amount: total,
  date: { name: '日付', description: '請求日' },
  text: { name: 'Note', description: 'The note' },
  code,
  phone: { name: 'Phone', description: 'The telephone number' },
};
const taughtBy = (value: string, field: { name: string; description: string }) => {
  const source = { document: 'one', requestNumber: 'OCR-1', by: 'Sato', at: '2026-11-20T00:00:00Z' };
  const read = { name: field.name, value, read: null };
  const document = { source, pages: [buildPage(sums)], fields: [read], tables: [] };
  return learn([document], { fields: [field], tables: [] }).lessons[0]!.fields[0]!.places;
};

test.each([
  [
    'amount',
    ['-11', '1.1', '(11)', '1+1', '11%', '¥11', '▲11', '1-1', '11°', '12', '.11', '-14414.32', '1441432'],
  ],
  ['amount', ['$14,414.32', '31000', '$2,500', '0750', '414.32', '14']],
  ['text', ['-11', '1.1', '1+1', '11%', '¥11', '1/1', '12', '-14414.32', '1441432', '0312345678', '13‰']],
  ['code', ['-11', '1.1', '1+1', '11%', '¥11']],
  ['date', ['-14414.32', '-11', '1.1', '-20260705', '1/1']],
])('%s: what is printed with another sign or point is no place of it, and teaches none', (kind, values) => {
  for (const value of values) {
    expect(findPrintedOnce([buildPage(sums)], fields[kind]!, value), value).toBeUndefined();
    expect(taughtBy(value, fields[kind]!), value).toEqual([]);
  }
});

test.each([
  ['amount', 400, ['11', '１１', ' 11 ']],
  ['amount', 420, ['-12', '▲12', '(12)', '－１２']],
  ['amount', 440, ['14414.32', '14,414.32', '£14,414.32', '£14414.32', '14 414.32', "14'414.32"]],
  ['amount', 500, ['-31000', '▲31,000', '-31,000', '△31000']],
  ['amount', 520, ['2500', '¥2,500', '2,500円', '￥2500', 'JPY 2,500']],
  ['date', 540, ['2026-07-05', '2026/07/05', '2026年7月5日', '20260705']],
  ['amount', 560, ['0.750', '0.75']],
  ['text', 440, ['£14,414.32', '14414.32', '14,414.32', 'paid £14414.32']],
  ['text', 460, ['13%', '13％', '13']],
  ['text', 480, ['03-1234-5678', '03 - 1234 - 5678']],
  ['phone', 480, ['0312345678', '03-1234-5678', '０３－１２３４－５６７８']],
])('%s: grouping, width and spacing do not matter at %i', (kind, y, values) => {
  for (const value of values) {
    const found = findPrintedOnce([buildPage(sums)], fields[kind]!, value);
    expect(Math.abs((found?.box.y ?? 0) * 842 - y), value).toBeLessThan(12);
    expect(taughtBy(value, fields[kind]!), value).toHaveLength(1);
  }
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
