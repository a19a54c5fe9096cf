import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRegistrationNumber } from './registration-number.ts';

describe('a registration number', () => {
  // The tax agency's own corporate number, and an example of its rule.
  it.each(['T7000012050002', 'T7123456789012', 'T4011001098993'])('%s is one', (text) => {
    expect(isRegistrationNumber(text)).toBe(true);
  });

  it.each([
    'T1123456789012',
    '7123456789012',
    'T712345678901',
    'T71234567890123',
    't7123456789012',
    'T0123456789012',
    'T７123456789012',
    ' T7123456789012',
    '',
  ])('%j is none', (text) => {
    expect(isRegistrationNumber(text)).toBe(false);
  });

  it('has exactly one check digit for any twelve digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (number) => {
        const base = String(number).padStart(12, '0');
        const good = Array.from({ length: 10 }, (_, digit) => `T${digit}${base}`).filter(
          isRegistrationNumber,
        );
        expect(good).toHaveLength(1);
      }),
    );
  });
});
