import { describe, expect, it } from 'vitest';
import { findReferenceDay, findYearlessDates } from './yearless-dates.ts';

const valuesIn = (text: string, near: string): string[] =>
  findYearlessDates(text, near).map(({ value }) => value);

describe('days without a year', () => {
  it.each([
    ['9月26日', '2025-09-15', ['2025-09-26']],
    ['１０月 ８日', '2025-09-15', ['2025-10-08']],
    ['by 26 September', '2026-08-01', ['2026-09-26']],
    ['Sept 26th', '2026-08-01', ['2026-09-26']],
    ['1月5日', '2025-12-20', ['2026-01-05']],
    ['December 28', '2026-01-10', ['2025-12-28']],
    ['8月 9日～ 9月 8日', '2025-09-15', ['2025-08-09', '2025-09-08']],
  ])('%s near %s are %j', (text, near, values) => {
    expect(valuesIn(text, near)).toEqual(values);
  });

  it.each([
    '2月30日',
    '令和7年9月26日',
    '26 September 2026',
    'May 2026',
    'March 12:30',
    'Table 4',
    '13月1日',
  ])('%s has none', (text) => {
    expect(valuesIn(text, '2026-03-01')).toEqual([]);
  });
});

describe('the day that a document speaks of', () => {
  const order = { first: 'day', sure: true } as const;

  it('is the first one of the year that is printed most often', () => {
    expect(findReferenceDay(['born 3 May 1990', '1 June 2026', '15 June 2026'], order)).toBe('2026-06-01');
  });

  it('is the middle of a month where only months are printed', () => {
    expect(findReferenceDay(['令和7年9月分'], order)).toBe('2025-09-15');
  });

  it('is not known where no year is printed', () => {
    expect(findReferenceDay(['9月26日'], order)).toBeUndefined();
  });
});
