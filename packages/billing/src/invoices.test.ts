import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExpired } from './access.ts';
import { invoiceNumber, mayCloseMonth, mustHaveInvoice } from './invoices.ts';
import { monthRange } from './time-zones.ts';

const november = monthRange('2026-11', 'Asia/Tokyo');
const before = (date: Date): Date => new Date(date.getTime() - 1);
const after = (date: Date): Date => new Date(date.getTime() + 1);

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

describe('a tenant gets an invoice for a month', () => {
  const invoiced = (createdAt: Date, deletedAt: Date | null, pages = 0): boolean =>
    mustHaveInvoice({ createdAt, deletedAt, range: november, pages });

  it('in which it existed from beginning to end, also without usage', () => {
    expect(invoiced(new Date('2026-01-01'), null)).toBe(true);
  });

  it('when it was made in the month’s last millisecond, and not when made with the next month', () => {
    expect(invoiced(before(november.end), null)).toBe(true);
    expect(invoiced(november.end, null)).toBe(false);
  });

  it('when it was deleted just after the month began, and not when deleted with its beginning', () => {
    expect(invoiced(new Date('2026-01-01'), after(november.start))).toBe(true);
    expect(invoiced(new Date('2026-01-01'), november.start)).toBe(false);
  });

  it('when it was made and deleted within it', () => {
    expect(invoiced(new Date('2026-11-10'), new Date('2026-11-11'))).toBe(true);
  });

  it('when it has pages in the ledger there, whenever it existed', () => {
    expect(invoiced(new Date('2026-01-01'), new Date('2026-10-01'), 1)).toBe(true);
    expect(invoiced(new Date('2026-01-01'), new Date('2026-10-01'), 0)).toBe(false);
  });
});

describe('a month can be closed', () => {
  it('from the instant at which it has ended, once nothing is processing', () => {
    const close = (now: Date, requestsProcessing = 0) =>
      mayCloseMonth({ range: november, now, requestsProcessing });
    expect(close(before(november.end))).toBe(false);
    expect(close(november.end)).toBe(true);
    expect(close(november.end, 1)).toBe(false);
    expect(close(new Date('2029-01-01'))).toBe(true);
  });
});

describe('an expiry date', () => {
  it('is itself the last good day', () => {
    expect(isExpired('2026-11-30', '2026-11-29')).toBe(false);
    expect(isExpired('2026-11-30', '2026-11-30')).toBe(false);
    expect(isExpired('2026-11-30', '2026-12-01')).toBe(true);
  });
});
