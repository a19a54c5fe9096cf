import { expect, test } from 'vitest';
import { valueOf } from '../testing/ask.ts';
import { buildPage } from '../testing/page-builder.ts';
import { readLayout } from './layout.ts';

const rows = (...texts: string[]): string[][] =>
  readLayout(buildPage(texts.map((text, index) => ({ x: 50, y: 100 + 20 * index, text })))).rows.map(
    ({ segments }) => segments.map(({ text }) => text),
  );

test('leaders part a label from its value, whether an engine reads them as a word, as marks or with one of the two', () => {
  expect(
    rows(
      'Site .................... Showgrounds Rd',
      'Deposit....................20%',
      '小計 ・・・・・・・・ 1,200',
      'Lead time . . . . . . . . 3 weeks',
      'Accepted: ________________',
    ),
  ).toEqual([
    ['Site', 'Showgrounds Rd'],
    ['Deposit', '20%'],
    ['小計', '1,200'],
    ['Lead time', '3 weeks'],
    ['Accepted:'],
  ]);
});

test('an ellipsis, a range and a negative number keep their marks', () => {
  expect(rows('See over ...', '2025-01-01 - 2025-12-31', '-84.90')).toEqual([
    ['See over ...'],
    ['2025-01-01 - 2025-12-31'],
    ['-84.90'],
  ]);
});

test('an address with a leader ends before the next label', () => {
  const quote = buildPage([
    { x: 50, y: 100, text: 'Site ..................' },
    { x: 250, y: 100, text: 'Showgrounds Rd, Samford QLD 4520' },
    { x: 50, y: 116, text: 'Lead time .............' },
    { x: 250, y: 116, text: '3 weeks from deposit' },
  ]);
  expect(valueOf(quote, 'Site')).toBe('Showgrounds Rd, Samford QLD 4520');
});
