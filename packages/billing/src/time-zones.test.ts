import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthOfDay, monthsBetween, nextMonth } from './months.ts';
import { dayOf, dayRange, isTimeZone, monthOf, monthRange } from './time-zones.ts';

const ZONES = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+12', 'Etc/GMT-14', 'Asia/Kolkata'];
const zone = fc.constantFrom(...ZONES);
const month = fc
  .record({ year: fc.integer({ min: 1970, max: 2100 }), number: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, number }) => `${year}-${String(number).padStart(2, '0')}`);
const instant = fc.date({ min: new Date('1970-01-03'), max: new Date('2100-12-28'), noInvalidDate: true });

/** Temporal's answer: the first instant of a day. */
function startByTemporal(day: string, timeZone: string): string {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds).toISOString();
}

describe('month ranges', () => {
  it('start where Temporal starts them, in every time zone and every month of six years', () => {
    const wrong: string[] = [];
    for (const timeZone of ZONES) {
      for (const name of monthsBetween('2024-01', '2029-12')) {
        const start = monthRange(name, timeZone).start.toISOString();
        if (start !== startByTemporal(`${name}-01`, timeZone)) wrong.push(`${name} in ${timeZone}: ${start}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('start where Temporal starts them, from 1970 to 2100', () => {
    fc.assert(
      fc.property(month, zone, (name, timeZone) => {
        expect(monthRange(name, timeZone).start.toISOString()).toBe(startByTemporal(`${name}-01`, timeZone));
      }),
      { numRuns: 3000 },
    );
  });

  it('leave no gap and no overlap: every instant is in the month, and only in the month, whose range contains it', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const { start, end } = monthRange(monthOf(at, timeZone), timeZone);
        expect(start <= at && at < end).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('turn at the millisecond: the last instant is the old month’s last day, the next the new month’s first', () => {
    fc.assert(
      fc.property(month, zone, (name, timeZone) => {
        const { end } = monthRange(name, timeZone);
        expect(monthOf(new Date(end.getTime() - 1), timeZone)).toBe(name);
        expect(monthOf(end, timeZone)).toBe(nextMonth(name));
        expect(dayOf(end, timeZone)).toBe(`${nextMonth(name)}-01`);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['2026-11', 'Asia/Tokyo', '2026-10-31T15:00:00Z', 720],
    ['2028-02', 'UTC', '2028-02-01T00:00:00Z', 29 * 24],
    ['2026-03', 'Europe/Berlin', '2026-02-28T23:00:00Z', 31 * 24 - 1],
    ['2026-10', 'Europe/Berlin', '2026-09-30T22:00:00Z', 31 * 24 + 1],
    ['2026-03', 'America/New_York', '2026-03-01T05:00:00Z', 31 * 24 - 1],
    ['2026-04', 'Australia/Lord_Howe', '2026-03-31T13:00:00Z', 30 * 24 + 0.5],
    // The clocks skipped midnight: the month begins at one o'clock.
    ['2017-10', 'America/Asuncion', '2017-10-01T04:00:00Z', 31 * 24 - 1],
    ['2005-04', 'Asia/Amman', '2005-03-31T22:00:00Z', 30 * 24 - 1],
    // Midnight came twice: one minute of November, an hour of October again, then November until its end.
    ['2009-11', 'America/St_Johns', '2009-11-01T02:30:00Z', 30 * 24 + 1],
    // A day that never was: 30 December 2011.
    ['2011-12', 'Pacific/Apia', '2011-12-01T10:00:00Z', 30 * 24],
  ])('%s in %s starts at %s and lasts %d hours', (name, timeZone, start, hours) => {
    const range = monthRange(name, timeZone);
    expect(range.start).toEqual(new Date(start));
    expect((range.end.getTime() - range.start.getTime()) / 3_600_000).toBe(hours);
  });
});

describe('days', () => {
  it('are those that Temporal’s clocks show, and lie in the month of the same instant', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const shown = Temporal.Instant.fromEpochMilliseconds(at.getTime())
          .toZonedDateTimeISO(timeZone)
          .toPlainDate();
        expect(dayOf(at, timeZone)).toBe(shown.toString());
        expect(monthOfDay(dayOf(at, timeZone))).toBe(monthOf(at, timeZone));
      }),
      { numRuns: 3000 },
    );
  });

  it('start where Temporal starts them and end where the next begins', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const day = dayOf(at, timeZone);
        const { start, end } = dayRange(day, timeZone);
        expect(start.toISOString()).toBe(startByTemporal(day, timeZone));
        expect(start <= at && at < end).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z', 23],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z', 25],
    // The clocks jumped from half past eleven to half past twelve.
    ['1919-03-30', 'America/Toronto', '1919-03-30T05:00:00Z', 23.5],
    ['1919-03-31', 'America/Toronto', '1919-03-31T04:30:00Z', 23.5],
    // A day that never was has no instant.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z', 0],
  ])('%s in %s starts at %s and lasts %d hours', (day, timeZone, start, hours) => {
    const range = dayRange(day, timeZone);
    expect(range.start).toEqual(new Date(start));
    expect((range.end.getTime() - range.start.getTime()) / 3_600_000).toBe(hours);
  });

  it('turn at midnight in Tokyo, to the millisecond', () => {
    expect(dayOf(new Date('2026-11-30T14:59:59.999Z'), 'Asia/Tokyo')).toBe('2026-11-30');
    expect(dayOf(new Date('2026-11-30T15:00:00.000Z'), 'Asia/Tokyo')).toBe('2026-12-01');
  });

  it('stay in a month that has begun while the clocks repeat the hour before it', () => {
    expect(dayOf(new Date('2009-11-01T02:30:30Z'), 'America/St_Johns')).toBe('2009-11-01');
    expect(dayOf(new Date('2009-11-01T03:00:00Z'), 'America/St_Johns')).toBe('2009-11-01');
    expect(monthOf(new Date('2009-11-01T03:00:00Z'), 'America/St_Johns')).toBe('2009-11');
  });

  it('do not exist for an invalid date', () => {
    expect(() => dayOf(new Date(Number.NaN), 'Asia/Tokyo')).toThrow(RangeError);
  });
});

describe('time zone names', () => {
  it.each(ZONES.filter((_, index) => index % 20 === 0))('%s is one', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', 'Tokyo', 'Asia/Nowhere', '+09:00', '-05:00', 'Asia/Tokyo ', '日本', '../UTC'])(
    '%j is none',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});
