import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, compareDays, lengthOfMonth, monthOfDay, nextMonth } from './months.ts';
import * as payment from './payment.ts';

const paymentDay = fc.integer({ min: 1, max: 31 });
const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1990-01-01', days));

describe('the payment date', () => {
  it.each([
    ['2026-02', 28, '2026-02-28'],
    ['2026-02', 29, '2026-02-28'],
    ['2026-02', 31, '2026-02-28'],
    ['2028-02', 29, '2028-02-29'],
    ['2028-02', 30, '2028-02-29'],
    ['2100-02', 29, '2100-02-28'],
    ['2026-04', 31, '2026-04-30'],
    ['2026-12', 31, '2026-12-31'],
    ['2026-12', 1, '2026-12-01'],
  ])('in %s for payment day %i is %s', (month, number, date) => {
    expect(payment.paymentDate(month, number)).toBe(date);
  });

  it.each([0, 32, -1, 1.5, NaN])('does not exist for payment day %d', (number) => {
    expect(() => payment.paymentDate('2026-12', number)).toThrow(RangeError);
  });
});

describe('the bill date', () => {
  it.each([
    ['2026-11-09', 10, '2026-11-10'],
    ['2026-11-10', 10, '2026-12-10'],
    ['2026-12-31', 31, '2027-01-31'],
    ['2027-01-31', 31, '2027-02-28'],
    ['2027-02-28', 31, '2027-03-31'],
    ['2028-02-28', 30, '2028-02-29'],
    ['2028-02-29', 30, '2028-03-30'],
  ])('seen on %s for payment day %i is %s', (today, number, date) => {
    expect(payment.nextBillDate(today, number)).toBe(date);
  });

  it('is the first payment date after today: at most a month away, and every one is reached in turn', () => {
    fc.assert(
      fc.property(day, paymentDay, (today, number) => {
        const date = payment.nextBillDate(today, number);
        expect(compareDays(date, today)).toBe(1);
        expect(date).toBe(payment.paymentDate(monthOfDay(date), number));
        expect(compareDays(date, addDays(today, 32))).toBe(-1);
        expect(monthOfDay(payment.nextBillDate(date, number))).toBe(nextMonth(monthOfDay(date)));
      }),
    );
  });

  it('after a reset is today’s day of the next month', () => {
    expect(payment.resetPaymentDay('2026-11-20')).toEqual({ paymentDay: 20, lastPaymentDate: '2026-11-20' });
    expect(payment.nextBillDate('2026-11-20', 20)).toBe('2026-12-20');
    expect(payment.nextBillDate('2027-01-30', payment.resetPaymentDay('2027-01-30').paymentDay)).toBe(
      '2027-02-28',
    );
  });
});

describe('the due date', () => {
  it.each([
    ['2026-10', '2026-11-01', 31, '2026-11-30'],
    ['2026-10', '2026-11-01', 1, '2026-11-01'],
    ['2026-10', '2026-11-02', 1, '2026-12-01'],
    ['2026-10', '2026-11-10', 10, '2026-11-10'],
    ['2026-10', '2026-11-11', 10, '2026-12-10'],
    ['2027-01', '2027-02-01', 31, '2027-02-28'],
    ['2028-01', '2028-02-29', 30, '2028-02-29'],
    // Closed late: never overdue at birth.
    ['2026-07', '2026-11-20', 10, '2026-12-10'],
    ['2026-11', '2026-12-31', 30, '2027-01-30'],
    // Issued in the billed month itself: only a payment date after that month counts.
    ['2026-10', '2026-10-31', 31, '2026-11-30'],
  ])('of %s, issued %s, payment day %i, is %s', (billMonth, issuedDay, number, due) => {
    expect(payment.dueDate({ billMonth, issuedDay, paymentDay: number })).toBe(due);
  });

  it('is a payment date after the billed month, not before the issue, and the first such date', () => {
    fc.assert(
      fc.property(day, fc.nat({ max: 400 }), paymentDay, (start, late, number) => {
        const billMonth = monthOfDay(start);
        const issuedDay = addDays(`${nextMonth(billMonth)}-01`, late);
        const due = payment.dueDate({ billMonth, issuedDay, paymentDay: number });
        expect(due).toBe(payment.paymentDate(monthOfDay(due), number));
        expect(monthOfDay(due) > billMonth && due >= issuedDay).toBe(true);
        for (let day = issuedDay; day < due; day = addDays(day, 1)) {
          expect(day).not.toBe(payment.paymentDate(monthOfDay(day), number));
        }
      }),
    );
  });

  it('for payment days 29 to 31 is the last day of every shorter month', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 29, max: 31 }), (start, number) => {
        const billMonth = monthOfDay(start);
        const due = payment.dueDate({
          billMonth,
          issuedDay: `${nextMonth(billMonth)}-01`,
          paymentDay: number,
        });
        expect(Number(due.slice(8))).toBe(Math.min(number, lengthOfMonth(nextMonth(billMonth))));
      }),
    );
  });
});

describe('the status of an unpaid invoice', () => {
  it.each([
    ['2026-11-29', 'pending'],
    ['2026-11-30', 'pending'],
    ['2026-12-01', 'overdue'],
  ] as const)('due 2026-11-30, on %s is %s', (today, status) => {
    expect(payment.unpaidStatus({ dueDate: '2026-11-30', today })).toBe(status);
  });
});

describe('a payment date', () => {
  it('is between the first day of the billed month and today', () => {
    expect(payment.paymentDateRange({ billMonth: '2026-10', today: '2026-11-20' })).toEqual({
      min: '2026-10-01',
      max: '2026-11-20',
    });
  });
});

describe('a recorded payment', () => {
  const recorded = { recordedOn: '2026-12-01', recordedBy: 'mori' };
  it.each([
    [recorded, '2026-12-01', 'mori', true],
    [recorded, '2026-12-02', 'mori', false],
    [recorded, '2026-12-01', 'kanda', false],
    [undefined, '2026-12-01', 'mori', false],
  ])('%j is undone on %s by %s: %s', (given, today, userId, expected) => {
    expect(payment.mayRevertPayment(given, { today, userId })).toBe(expected);
  });
});
