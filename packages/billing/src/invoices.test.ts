import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExpired } from './access.ts';
import { invoiceNumber } from './invoices.ts';

describe('invoice numbers', () => {
  it.each([
    [1, 'INV-202611-0001'],
    [9999, 'INV-202611-9999'],
    [10_000, 'INV-202611-10000'],
  ])('of place %i are %s', (sequence, number) => {
    expect(invoiceNumber('2026-11', sequence)).toBe(number);
  });

  it('are never the same for two invoices', () => {
    const place = fc.tuple(
      fc.constantFrom('2026-01', '2026-11', '2026-12', '2027-01'),
      fc.integer({ min: 1, max: 1e9 }),
    );
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(invoiceNumber(...a) === invoiceNumber(...b)).toBe(a[0] === b[0] && a[1] === b[1]);
      }),
    );
  });

  it('do not exist for places or months that do not', () => {
    for (const sequence of [0, -1, 1.5]) expect(() => invoiceNumber('2026-11', sequence)).toThrow(RangeError);
    expect(() => invoiceNumber('2026-13', 1)).toThrow(RangeError);
  });
});

describe('an expiry date', () => {
  it('is itself the last good day', () => {
    expect(isExpired('2026-11-30', '2026-11-29')).toBe(false);
    expect(isExpired('2026-11-30', '2026-11-30')).toBe(false);
    expect(isExpired('2026-11-30', '2026-12-01')).toBe(true);
  });
});
