import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsFormat, inFormat } from './format.ts';

test.each([
  ['T1234567890123', 'T9999999999999', true],
  ['T123456789012', 'T9999999999999', false],
  ['Ｔ１２３４５６７８９０１２３', 'T9999999999999', true],
  ['inv-2026-07', 'AAA-9999-99', true],
  ['INV-2026-7', 'AAA-9999-99', false],
  ['請-12', 'A-99', true],
  ['PO 77 / B', 'PO*B', true],
  ['PO 77 / C', 'PO*B', false],
  ['', '*', true],
  ['x', '?', true],
  ['xy', '?', false],
  ['aXbXc', '*X*c', true],
])('%s and the pattern %s: %s', (value, pattern, expected) => {
  expect(fitsFormat(value, { pattern })).toBe(expected);
});

test.each([
  ['abc', 'amount', false],
  ['-12.50', 'amount', true],
  ['1,234', 'amount', false],
  ['tomorrow', 'date', false],
  ['2026-02-29', 'date', false],
  ['2028-02-29', 'date', true],
  ['007', 'number', true],
  ['anything', 'text', true],
] as const)('%s as %s: %s', (value, kind, expected) => {
  expect(fitsFormat(value, { kind })).toBe(expected);
});

test('bounds are included, and compared as days or as numbers', () => {
  const days = { kind: 'date', min: '2026-01-01', max: '2026-12-31' } as const;
  expect(
    ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((day) => fitsFormat(day, days)),
  ).toEqual([false, true, true, false]);
  const amounts = { kind: 'amount', min: '9', max: '10.5' } as const;
  expect(['8.99', '9', '10.50', '10.51'].map((amount) => fitsFormat(amount, amounts))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a list knows no width and no case', () => {
  const format = { list: ['JPY', 'ＵＳＤ'] };
  expect(['jpy', 'usd', 'EUR'].map((value) => fitsFormat(value, format))).toEqual([true, true, false]);
});

test.each([
  ['２０２５１２－１７７', { pattern: '999999-999' }, '202512-177'],
  ['２０２５－１７７', { pattern: '999999-999' }, '２０２５－１７７'],
  ['ＪＰＹ', { list: ['JPY', 'ＵＳＤ'] }, 'JPY'],
  ['usd', { list: ['JPY', 'ＵＳＤ'] }, 'ＵＳＤ'],
  ['ａｂｃ', {}, 'ａｂｃ'],
])('%s is written in the format %o: %s', (value, format, expected) => {
  expect(inFormat(value, format)).toBe(expected);
});

test('a pattern is matched like the same regular expression, and never takes long', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', '1', '-'), { maxLength: 12 });
  const signs = fc.array(fc.constantFrom('A', '9', '?', '*', '-', 'B'), { maxLength: 8 });
  const parts: Record<string, string> = { A: '[AB]', 9: '1', '?': '.', '*': '.*', '-': '-', B: 'B' };
  fc.assert(
    fc.property(letters, signs, (value, pattern) => {
      const expression = new RegExp(`^${pattern.map((sign) => parts[sign]).join('')}$`, 'i');
      expect(fitsFormat(value.join(''), { pattern: pattern.join('') })).toBe(expression.test(value.join('')));
    }),
  );
  expect(fitsFormat('a'.repeat(1000), { pattern: `${'*A'.repeat(50)}B` })).toBe(false);
});
