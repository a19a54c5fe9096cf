import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingDayAt, billingMonthAt, billingMonthRange } from './calendar.ts';
import { monthOfDay, monthsBetween, nextMonth } from './months.ts';
import { dayOf, monthOf, monthRange } from './time-zones.ts';

const entry = (month: string, timeZone: string) => ({ month, values: { timeZone } });
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'Etc/GMT+12', 'Etc/GMT-14');
/** A new time zone every month, as a partner may well set it. */
const restless = fc
  .array(zone, { minLength: 12, maxLength: 12 })
  .map((zones) =>
    zones.map((timeZone, index) => entry(`2026-${String(index + 1).padStart(2, '0')}`, timeZone)),
  );
const instant = fc.date({ min: new Date('2025-11-01'), max: new Date('2027-03-01'), noInvalidDate: true });

describe('a partner whose time zone never changes', () => {
  it('has the months and days of that time zone', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const zones = [entry('2026-05', timeZone)];
        expect(billingMonthAt(at, zones)).toBe(monthOf(at, timeZone));
        expect(billingDayAt(at, zones)).toBe(dayOf(at, timeZone));
        expect(billingMonthRange('2026-03', zones)).toEqual(monthRange('2026-03', timeZone));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a partner whose time zone changes from next month on', () => {
  const west = [entry('2026-01', 'Asia/Tokyo'), entry('2026-11', 'America/New_York')];
  const east = [entry('2026-01', 'America/New_York'), entry('2026-11', 'Asia/Tokyo')];

  it('moved west, begins the month when the old zone ends it, and counts the hours that show the old month as its first day', () => {
    expect(billingMonthRange('2026-10', west).end).toEqual(new Date('2026-10-31T15:00:00Z'));
    expect(billingDayAt(new Date('2026-10-31T14:59:59.999Z'), west)).toBe('2026-10-31');
    expect(billingDayAt(new Date('2026-10-31T15:00:00Z'), west)).toBe('2026-11-01');
    expect(billingMonthAt(new Date('2026-11-01T03:59:59Z'), west)).toBe('2026-11');
    expect(billingDayAt(new Date('2026-11-02T04:59:59Z'), west)).toBe('2026-11-01');
    expect(billingMonthRange('2026-11', west).end).toEqual(new Date('2026-12-01T05:00:00Z'));
  });

  it('moved east, ends the running month where it always would have', () => {
    expect(billingMonthRange('2026-10', east).end).toEqual(new Date('2026-11-01T04:00:00Z'));
    expect(billingMonthAt(new Date('2026-11-01T03:59:59Z'), east)).toBe('2026-10');
    expect(billingDayAt(new Date('2026-11-01T03:59:59Z'), east)).toBe('2026-10-31');
    expect(billingDayAt(new Date('2026-11-01T04:00:00Z'), east)).toBe('2026-11-01');
    expect(billingMonthRange('2026-11', east).end).toEqual(new Date('2026-11-30T15:00:00Z'));
  });

  it('does not move the running month’s end by scheduling, whatever is scheduled and whenever', () => {
    fc.assert(
      fc.property(zone, zone, (now, scheduled) => {
        const before = billingMonthRange('2026-10', [entry('2026-01', now)]);
        const after = billingMonthRange('2026-10', [entry('2026-01', now), entry('2026-11', scheduled)]);
        expect(after).toEqual(before);
      }),
    );
  });

  it('has months without gap or overlap, and days that lie in their month and never go back', () => {
    fc.assert(
      fc.property(restless, fc.array(instant, { minLength: 2, maxLength: 10 }), (zones, instants) => {
        for (const month of monthsBetween('2025-12', '2027-02')) {
          const { start, end } = billingMonthRange(month, zones);
          expect(end).toEqual(billingMonthRange(nextMonth(month), zones).start);
          expect(billingMonthAt(start, zones)).toBe(month);
          expect(billingMonthAt(new Date(end.getTime() - 1), zones)).toBe(month);
          instants.push(start, new Date(end.getTime() - 1));
        }
        const days = instants.sort((a, b) => a.getTime() - b.getTime()).map((at) => billingDayAt(at, zones));
        expect(days).toEqual([...days].sort());
        expect(days.map(monthOfDay)).toEqual(instants.map((at) => billingMonthAt(at, zones)));
      }),
      // Shrinking twelve time zones at once takes minutes; the first counter-example says enough.
      { numRuns: 100, endOnFailure: true },
    );
  });
});
