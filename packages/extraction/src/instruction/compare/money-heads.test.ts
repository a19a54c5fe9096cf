import { describe, expect, it } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { labelList } from '../../testing/page-builder.ts';
import { isOtherSum } from './money-heads.ts';

describe('another sort of sum', () => {
  it.each([
    ['Overdraft limit', 'Overdraft fees this period'],
    ['Cleaning deposit', 'Cleaning fee'],
    ['Interest', 'Late charges'],
  ])('%s is not %s', (asked, label) => {
    expect(isOtherSum(asked, label)).toBe(true);
  });

  it.each([
    ['Interest', 'Interest charges'],
    ['Delivery charge', 'Delivery fee'],
    ['Overdraft', 'Overdraft fees'],
    ['Service fee', 'Service'],
  ])('%s may be %s', (asked, label) => {
    expect(isOtherSum(asked, label)).toBe(false);
  });

  it('is no answer', () => {
    const statement = labelList('Account Statement', [
      ['Overdraft fees this period', '$0.00'],
      ['Service fees year to date', '$36.00'],
    ]);
    expect(valueOf(statement, 'Overdraft limit')).toBeNull();
  });
});
