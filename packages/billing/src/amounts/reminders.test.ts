import { describe, expect, it } from 'vitest';
import { hourOf } from '../time-zones.ts';
import { reminderDayOn } from './reminders.ts';

describe('an invoice due on 31 December, with reminders after 3 and 14 days', () => {
  it.each([
    ['2026-12-31', undefined],
    ['2027-01-02', undefined],
    ['2027-01-03', 3],
    ['2027-01-10', 3],
    ['2027-01-11', undefined],
    ['2027-01-14', 14],
    ['2027-01-21', 14],
    ['2027-01-22', undefined],
    ['2028-01-14', undefined],
  ])('is on %s reminded for day %s', (today, day) => {
    expect(reminderDayOn(today, '2026-12-31', [14, 3])).toBe(day);
  });

  it('is never reminded where no day was chosen', () => {
    expect(reminderDayOn('2027-01-14', '2026-12-31', [])).toBeUndefined();
  });
});

it.each([
  ['2026-12-31T15:00:00Z', 'Asia/Tokyo', 0],
  ['2026-12-31T23:59:59.999Z', 'Asia/Tokyo', 8],
  ['2027-01-01T00:00:00Z', 'Asia/Tokyo', 9],
  ['2027-01-01T00:00:00Z', 'America/New_York', 19],
])('at %s clocks in %s show hour %i', (at, zone, hour) => {
  expect(hourOf(new Date(at), zone)).toBe(hour);
});
