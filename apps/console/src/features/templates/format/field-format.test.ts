import type { FieldFormat } from '@ocr/contract';
import { expect, test } from 'vitest';
import { emptyFormat, toDraftFormat, toFormat } from '#features/templates/format/field-format.ts';

test('what is empty is not sent, and nothing at all is no format', () => {
  expect(toFormat(emptyFormat)).toBeUndefined();
  expect(toFormat({ ...emptyFormat, pattern: '  ', list: '\n \n' })).toBeUndefined();
  expect(toFormat({ ...emptyFormat, required: true, list: ' JPY \n\nUSD' })).toEqual({
    required: true,
    list: ['JPY', 'USD'],
  });
});

test('bounds are sent with a kind that has an order alone', () => {
  const bounds = { ...emptyFormat, min: '1', max: ' 20 ' };
  expect(toFormat({ ...bounds, kind: 'amount' })).toEqual({ kind: 'amount', min: '1', max: '20' });
  expect(toFormat({ ...bounds, kind: 'text' })).toEqual({ kind: 'text' });
  expect(toFormat(bounds)).toBeUndefined();
});

test('a format that was stored comes back as it was', () => {
  const formats: FieldFormat[] = [
    { kind: 'date', required: true, min: '2026-01-01' },
    { pattern: 'T9999999999999', list: ['A', 'B'] },
  ];
  for (const format of formats) expect(toFormat(toDraftFormat(format))).toEqual(format);
});
