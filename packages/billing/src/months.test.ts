import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as months from './months.ts';

const month = fc
  .record({ year: fc.integer({ min: 1900, max: 2200 }), number: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, number }) => `${year}-${String(number).padStart(2, '0')}`);
const day = fc
  .tuple(month, fc.integer({ min: 1, max: 31 }))
  .map(([month, number]) => months.dayInMonth(month, number));

describe('months', () => {
  it.each(['2026-01', '2026-12', '1000-01', '9999-12'])('%s exists', (text) => {
    expect(months.isMonth(text)).toBe(true);
  });

  it.each([
    '2026-00',
    '2026-13',
    '2026-1',
    '26-01',
    '0999-12',
    '2026-01-01',
    ' 2026-01',
    '2026-01\n',
    '２０２６-01',
    '',
  ])('%j does not', (text) => {
    expect(months.isMonth(text)).toBe(false);
    expect(() => months.nextMonth(text)).toThrow(RangeError);
  });

  it('turn the year in both directions', () => {
    expect(months.nextMonth('2026-12')).toBe('2027-01');
    expect(months.previousMonth('2026-01')).toBe('2025-12');
    expect(months.addMonths('2026-11', 14)).toBe('2028-01');
    expect(months.addMonths('2026-11', -35)).toBe('2023-12');
    expect(() => months.nextMonth('9999-12')).toThrow(RangeError);
    expect(() => months.previousMonth('1000-01')).toThrow(RangeError);
  });

  it('added and taken away again are the same month, in the order of time', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: -1200, max: 1200 }), (start, count) => {
        const moved = months.addMonths(start, count);
        expect(months.addMonths(moved, -count)).toBe(start);
        expect(Math.sign(months.compareMonths(moved, start))).toBe(Math.sign(count));
      }),
    );
  });

  it('between two months come all in order, both ends included', () => {
    expect(months.monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(months.monthsBetween('2026-11', '2026-11')).toEqual(['2026-11']);
    expect(months.monthsBetween('2026-12', '2026-11')).toEqual([]);
    expect(() => months.monthsBetween('2026-11', '2026-13')).toThrow(RangeError);
  });

  it.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2000-02', 29],
    ['2100-02', 28],
    ['2026-04', 30],
    ['2026-12', 31],
  ])('%s has %i days', (name, length) => {
    expect(months.lengthOfMonth(name)).toBe(length);
    expect(months.daysOfMonth(name)).toHaveLength(length);
    expect(months.daysOfMonth(name)[length - 1]).toBe(`${name}-${length}`);
  });

  it('follow each other day by day without a gap, as Temporal counts them', () => {
    fc.assert(
      fc.property(month, (name) => {
        const days = months.daysOfMonth(name);
        expect(days).toHaveLength(Temporal.PlainYearMonth.from(name).daysInMonth);
        expect(days.every(months.isDay)).toBe(true);
        expect(months.addDays(days.at(-1)!, 1)).toBe(`${months.nextMonth(name)}-01`);
      }),
    );
  });
});

describe('days', () => {
  it.each([
    '2026-02-29',
    '2026-02-30',
    '2100-02-29',
    '2026-04-31',
    '2026-00-01',
    '2026-01-00',
    '2026-1-1',
    '20260101',
  ])('%s does not exist', (text) => {
    expect(months.isDay(text)).toBe(false);
    expect(() => months.addDays(text, 1)).toThrow(RangeError);
  });

  it('added and taken away again are the same day, as Temporal counts them', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (start, count) => {
        const moved = months.addDays(start, count);
        expect(moved).toBe(Temporal.PlainDate.from(start).add({ days: count }).toString());
        expect(months.daysApart(start, moved)).toBe(count);
        expect(Math.sign(months.compareDays(moved, start))).toBe(Math.sign(count));
      }),
    );
  });

  it('know their month and their number in it', () => {
    expect(months.monthOfDay('2026-11-30')).toBe('2026-11');
    expect(months.dayOfMonth('2026-11-07')).toBe(7);
    expect(months.dayInMonth('2026-02', 31)).toBe('2026-02-28');
  });
});
