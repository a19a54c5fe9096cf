import { expect, it } from 'vitest';
import { daysOfMonth, daysUpTo, localDay, shiftMonth } from './months.ts';

it('shifts months over the end of a year', () => {
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-11', -14)).toBe('2025-09');
});

it('knows the length of February', () => {
  expect(daysOfMonth('2024-02')).toHaveLength(29);
  expect(daysOfMonth('2026-02').at(-1)).toBe('2026-02-28');
});

it('counts days backwards over months', () => {
  expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

it('takes the day of the reader, not of Greenwich', () => {
  expect(localDay(new Date(2026, 0, 1, 0, 5))).toBe('2026-01-01');
});
