import { expect, test } from 'vitest';
import { typedValue } from './typed-value.ts';

test.each([
  ['amount', '54780', 54780],
  ['amount', '-1234.5', -1234.5],
  ['amount', '¥1,300', 1300],
  ['amount', '▲500円', -500],
  ['amount', '0', 0],
  ['amount', '0.5', 0.5],
  ['number', '12', 12],
  ['amount', '00123', '00123'],
  ['number', '００７', '００７'],
  ['amount', '123456789012345', 123_456_789_012_345],
  ['amount', '1234567890123456', '1234567890123456'],
  ['amount', 'see note', 'see note'],
  ['amount', '100+20', '100+20'],
  ['amount', '2,354.00 + 5', '2,354.00 + 5'],
  ['amount', '1e5', '1e5'],
  ['number', '1/2', '1/2'],
  ['number', '1.234', 1.234],
  ['amount', '', ''],
  ['text', '54780', '54780'],
  ['text', '2026-05-27', '2026-05-27'],
  ['date', '2026-05-27', { day: '2026-05-27' }],
  ['date', '2026/5/27', { day: '2026-05-27' }],
  ['date', '令和8年5月27日', { day: '2026-05-27' }],
  ['date', '5/6/2026', '5/6/2026'],
  ['date', '2026-05', '2026-05'],
  ['date', '2026-02-30', '2026-02-30'],
  ['date', 'soon', 'soon'],
] as const)('where a %s is asked for, "%s" is %j', (kind, text, value) => {
  expect(typedValue(kind, text)).toEqual(value);
});
