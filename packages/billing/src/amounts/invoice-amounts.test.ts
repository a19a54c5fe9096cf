import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { balanceOf, isPaidInFull, ageColumn, offsetBetween, offsetOfVoid } from './balance.ts';
import { creditedAmounts, creditNoteNumber, invoiceAmounts } from './invoice-amounts.ts';
import { anyPrices, anyTaxTerms } from '../testing/any-prices.ts';

const count = fc.integer({ min: 0, max: 5000 });
const anyAmounts = fc
  .record({
    month: fc.record({
      month: fc.constant('2026-11'),
      blocksUsed: count,
      blocksPerPackage: fc.integer({ min: 1, max: 20 }),
      packagesRegistered: fc.integer({ min: 0, max: 50 }),
      blocksRegistered: fc.integer({ min: 0, max: 50 }),
    }),
    prices: anyPrices,
    discount: fc.option(
      fc.record({ percent: fc.integer({ min: 0, max: 100 }), until: fc.constantFrom('2026-10', '2026-12') }),
    ),
    tax: anyTaxTerms,
  })
  .map(({ month, ...rules }) => invoiceAmounts(month, rules));

it('an invoice and its credit note are nothing together, line by line and rate by rate', () => {
  fc.assert(
    fc.property(anyAmounts, (amounts) => {
      const credit = creditedAmounts(amounts);
      expect(credit.total + amounts.total).toBe(0);
      expect(credit.subtotal + amounts.subtotal).toBe(0);
      expect(credit.taxTotal + amounts.taxTotal).toBe(0);
      credit.taxes.forEach(({ base, tax }, index) => {
        expect(base + amounts.taxes[index]!.base).toBe(0);
        expect(tax + amounts.taxes[index]!.tax).toBe(0);
      });
      for (const { quantity, unitPrice, amount } of credit.lines)
        expect(quantity * unitPrice + 0).toBe(amount);
      expect(creditedAmounts(credit)).toEqual(amounts);
    }),
  );
});

it('voided and issued again, an invoice is owed once, whatever was paid before', () => {
  fc.assert(
    fc.property(anyAmounts, fc.double({ min: 0, max: 2, noNaN: true }), ({ total }, share) => {
      const paid = Math.floor(total * share);
      const invoice = { total, paid };
      const credit = { total: -total, paid: 0 };
      const taken = offsetOfVoid(invoice);
      invoice.paid += taken;
      credit.paid -= taken;
      const again = { total, paid: 0 };
      const next = offsetBetween(again, credit);
      again.paid += next;
      credit.paid -= next;
      const open = [invoice, credit, again].reduce((sum, each) => sum + balanceOf(each), 0);
      expect(open).toBe(total - paid);
      // What was paid is on the credit note, or on what follows, to the last yen: nothing stays where nobody can deduct or refund it.
      expect(balanceOf(invoice)).toBe(0);
      expect(balanceOf(credit) + 0).toBe(Math.min(0, total - paid));
      expect(balanceOf(again)).toBe(Math.max(0, total - paid));
    }),
  );
});

it('no order of payments loses a yen, and an invoice is paid once they reach its total', () => {
  fc.assert(
    fc.property(
      anyAmounts,
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 8 }),
      fc.infiniteStream(fc.nat()),
      ({ total }, payments, keys) => {
        const book = (order: readonly number[]): number => {
          let paid = 0;
          for (const amount of order) {
            const before = isPaidInFull({ total, paid });
            paid += amount;
            // Paid never becomes unpaid by paying.
            expect(before && !isPaidInFull({ total, paid })).toBe(false);
          }
          return balanceOf({ total, paid });
        };
        const shuffled = payments
          .map((amount) => ({ amount, key: keys.next().value }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ amount }) => amount);
        const all = payments.reduce((sum, amount) => sum + amount, 0);
        expect(book(payments)).toBe(total - all);
        expect(book(shuffled)).toBe(total - all);
        expect(isPaidInFull({ total, paid: all })).toBe(all >= total);
      },
    ),
  );
});

it('an invoice is paid by exactly its total, and not by a yen less', () => {
  fc.assert(
    fc.property(anyAmounts, ({ total }) => {
      expect(isPaidInFull({ total, paid: total })).toBe(true);
      expect(isPaidInFull({ total, paid: total - 1 })).toBe(false);
      expect(balanceOf({ total, paid: total })).toBe(0);
    }),
  );
});

it('a credit note has a number of its own kind', () => {
  expect(creditNoteNumber('2026-11', 12)).toBe('CN-202611-0012');
  expect(creditNoteNumber('2026-11', 12, 'ACME')).toBe('ACME-CN-202611-0012');
});

it.each([
  [-3, 0],
  [0, 0],
  [1, 1],
  [30, 1],
  [31, 2],
  [60, 2],
  [90, 3],
  [91, 4],
  [900, 4],
])('an amount that is overdue for %i days is in column %i', (days, column) => {
  expect(ageColumn(days)).toBe(column);
});
