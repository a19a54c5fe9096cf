import { describe, expect, it } from 'vitest';
import { findAmounts } from './amount.ts';
import { findCodes } from './code.ts';
import { hasShape } from './name-shapes.ts';
import { rateAddress } from './names.ts';

describe('a sum in brackets', () => {
  it.each([
    ['within 8 days less 2 % (12,40 EUR), otherwise net', '12.4'],
    ['Discount (12.40)', '-12.4'],
    ['(1,250.00)', '-1250'],
  ])('%s', (text, value) => {
    expect(findAmounts(text).at(-1)?.value).toBe(value);
  });
});

it.each([
  ['5210 XXXX XXXX 8841', '5210 XXXX XXXX 8841'],
  ['Card ****-****-****-8841', '****-****-****-8841'],
])('the number of a card with hidden figures is one: %s', (text, value) => {
  expect(findCodes(text).map((one) => one.value)).toEqual([value]);
});

it.each([
  ['CT-2280-B', 0],
  ['6. SITE ADDRESS', 0],
])('%s is no address', (text, rate) => {
  expect(rateAddress(text)).toBe(rate);
});

it.each(['512 N Aspen Loop', 'Naas, Co. Kildare W91 X4T7'])('%s may be one', (text) => {
  expect(rateAddress(text)).toBeGreaterThan(0.3);
});

it('figures alone may number something; a telephone does not', () => {
  expect(hasShape('541377', 'code')).toBe(true);
  expect(hasShape('0301 2345678', 'code')).toBe(false);
});

it('a line of many numbers is rated at once, whatever it would take to try all ways to part them', () => {
  expect(rateAddress('4906317 20114 4906317 20220 4906317 33015 4906317 41003')).toBeLessThan(0.5);
  expect(rateAddress('12, 34, 56 Rua Augusta, Lisboa')).toBeGreaterThan(0.3);
});
