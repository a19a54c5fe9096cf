import { expect, test } from 'vitest';
import { instantsOfDays } from './day-filter.ts';

test('a filter holds its first and its last day whole, on the clocks of the time zone', () => {
  expect(instantsOfDays({ from: '2026-11-01', to: '2026-11-02' }, 'Asia/Tokyo')).toEqual({
    from: new Date('2026-10-31T15:00:00Z'),
    to: new Date('2026-11-02T15:00:00Z'),
  });
});

test('an end that is missing is open', () => {
  expect(instantsOfDays({}, 'Asia/Tokyo')).toEqual({ from: undefined, to: undefined });
});

test.each(['Asia/Tokyo', 'UTC', 'Pacific/Apia', 'America/Los_Angeles'])(
  'the first and the last days that can be written are days as well in %s',
  (timeZone) => {
    for (const day of ['1900-01-01', '9999-12-30', '9999-12-31']) {
      const { from, to } = instantsOfDays({ from: day, to: day }, timeZone);
      expect({ day, year: from?.getUTCFullYear() }).toEqual({ day, year: expect.any(Number) });
      expect(to === undefined ? day : '').toBe(day === '9999-12-31' ? day : '');
    }
  },
);
