import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecastLimitDay, forecastPages } from './forecast.ts';
import { addDays, daysOfMonth } from './months.ts';

type Usage = Parameters<typeof forecastLimitDay>[0];

/** A month with these pages on its days from the 1st on; the last number is today's. */
function november(pages: number[], changes: Partial<Usage> = {}): Usage {
  return {
    pagesByDay: pages.map((pages, index) => ({ day: addDays('2026-11-01', index), pages })),
    pageLimit: 1000,
    pagesUsed: pages.reduce((sum, pages) => sum + pages, 0),
    pagesReserved: 0,
    today: addDays('2026-11-01', pages.length - 1),
    month: '2026-11',
    ...changes,
  };
}

describe('the day on which the limit will be reached', () => {
  it.each([
    ['steady days', november([100, 100, 100, 100]), '2026-11-10'],
    ['an untouched today, expected to come to the pace', november([100, 100, 100, 0]), '2026-11-10'],
    ['a part of a page a day', november([1, 0, 0], { pageLimit: 3 }), '2026-11-06'],
    ['a limit that today’s rest will reach', november([100, 100, 0], { pageLimit: 290 }), '2026-11-03'],
    ['a limit that today’s rest exactly reaches', november([100, 100, 0], { pageLimit: 300 }), '2026-11-03'],
    ['one page more than that', november([100, 100, 0], { pageLimit: 301 }), '2026-11-04'],
    ['a busy today', november([100, 100, 700]), '2026-11-04'],
    ['the first day, by its own pages', november([250]), '2026-11-04'],
    [
      'reserved pages, which count as used',
      november([100, 100, 100, 100], { pagesReserved: 400 }),
      '2026-11-06',
    ],
    ['an old burst, more than a week ago', november([800, 0, 0, 0, 0, 0, 0, 0, 7, 0]), null],
    ['the last day of the month', november([25, 25], { pageLimit: 750 }), '2026-11-30'],
    ['the day after it', november([25, 25], { pageLimit: 751 }), null],
    ['no page so far', november([0, 0, 0]), null],
    ['a limit reached already', november([500, 500]), '2026-11-02'],
    ['a limit lowered below what is used', november([500, 500], { pageLimit: 100 }), '2026-11-02'],
    ['a limit of nothing', november([0], { pageLimit: 0 }), '2026-11-01'],
    ['another month than today’s', november([100, 100], { month: '2026-10' }), null],
    ['a tenant that began yesterday', november([0, 0, 0, 300, 300], { since: '2026-11-04' }), '2026-11-07'],
    ['a tenant that began today', november([0, 0, 0, 300], { since: '2026-11-04' }), '2026-11-07'],
  ])('with %s', (_, usage, day) => {
    expect(forecastLimitDay(usage)).toBe(day);
  });

  it('is a day of the month from today on, and comes no later when less is left', () => {
    const pages = fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(pages, fc.nat({ max: 3000 }), fc.nat({ max: 500 }), (days, limit, less) => {
        const usage = november(days, { pageLimit: limit + less });
        const day = forecastLimitDay(usage) ?? '2026-12-01';
        const sooner = forecastLimitDay({ ...usage, pageLimit: limit }) ?? '2026-12-01';
        expect(day >= usage.today && sooner >= usage.today && sooner <= day).toBe(true);
        expect(day <= '2026-12-01').toBe(true);
      }),
    );
  });

  it('is where adding the pace day by day reaches the limit', () => {
    const pages = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(pages, fc.integer({ min: 1, max: 2000 }), (days, pageLimit) => {
        const usage = november(days, { pageLimit });
        const finished = days.slice(0, -1).slice(-7);
        const sum = finished.reduce((a, b) => a + b, 0);
        const today = days.at(-1)!;
        // In units of 1/finished.length pages, so that the reckoning is exact.
        const limit = pageLimit * finished.length;
        const atEndOfToday =
          (usage.pagesUsed - today) * finished.length + Math.max(today * finished.length, sum);
        const daysToCome = daysOfMonth('2026-11').filter((day) => day > usage.today);
        const projected = daysToCome.find((_, index) => atEndOfToday + sum * (index + 1) >= limit) ?? null;
        const isToday = usage.pagesUsed >= pageLimit || (sum > 0 && atEndOfToday >= limit);
        const day = isToday ? usage.today : sum > 0 ? projected : null;
        expect(forecastLimitDay(usage)).toBe(day);
      }),
    );
  });
});

describe('the pages expected at each day’s end', () => {
  it('go from today to the month’s end, reserved ones included', () => {
    const expected = forecastPages(november([10, 20, 0], { pagesReserved: 5 }));
    expect(expected[0]).toEqual({ day: '2026-11-03', pages: 50 });
    expect(expected[1]).toEqual({ day: '2026-11-04', pages: 65 });
    expect(expected.at(-1)).toEqual({ day: '2026-11-30', pages: 455 });
  });

  it.each([
    ['no page so far', november([0, 0])],
    ['another month than today’s', november([100, 100], { month: '2026-10' })],
  ])('are unknown with %s', (_, usage) => {
    expect(forecastPages(usage)).toEqual([]);
  });

  it('reach the limit on the very day that is foreseen', () => {
    const pages = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(pages, fc.integer({ min: 1, max: 2000 }), fc.nat({ max: 50 }), (days, limit, reserved) => {
        const usage = november(days, { pageLimit: limit, pagesReserved: reserved });
        fc.pre(usage.pagesUsed + reserved < limit);
        const reached = forecastPages(usage).find((expected) => expected.pages >= limit - 1e-9);
        expect(reached?.day ?? null).toBe(forecastLimitDay(usage));
      }),
    );
  });
});
