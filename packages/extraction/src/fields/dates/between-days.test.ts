import { describe, expect, it } from 'vitest';
import { foundByRulesOn, valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

describe('two days that something happens between', () => {
  const mail = buildPage([
    { x: 50, y: 40, text: 'Your order is confirmed', size: 14 },
    { x: 50, y: 70, text: 'Date: Tue, Mar 17, 2026 at 9:42 PM' },
    {
      x: 50,
      y: 110,
      text: 'Thanks for your order. You placed it on March 17, 2026 and we expect to deliver it to',
    },
    { x: 50, y: 123, text: 'you between March 24, 2026 and March 27, 2026 by road.' },
  ]);

  it.each([
    ['latest day it should arrive', '2026-03-27'],
    ['second of the two delivery dates', '2026-03-27'],
  ])('%s', (instruction, value) => {
    expect(foundByRulesOn(mail, instruction)).toBe(value);
  });

  it('earliest delivery date', () => {
    expect(foundByRulesOn(mail, 'earliest delivery date')).toBe('2026-03-24');
  });
});

describe('a period beside its label', () => {
  const policy = buildPage([
    { x: 50, y: 40, text: 'Policy schedule', size: 14 },
    { x: 50, y: 80, text: 'Period of insurance' },
    { x: 200, y: 80, text: 'From 15 July 2026 to 14 July 2027, both days inclusive' },
    { x: 50, y: 100, text: 'Date of issue' },
    { x: 200, y: 100, text: '2 July 2026' },
  ]);

  it('begins with its first day and ends with its last', () => {
    expect(valueOf(policy, 'When does the insurance begin?')).toBe('2026-07-15');
    expect(valueOf(policy, 'When does the insurance end?')).toBe('2027-07-14');
  });
});
