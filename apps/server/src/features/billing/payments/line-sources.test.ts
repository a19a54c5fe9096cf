import { expect, test } from 'vitest';
import { isBooked, withSources } from './line-sources.ts';

test('a line is not taken for booked because another line of its file is, which it was once read as', () => {
  const of = { date: '2026-12-05', amount: 11_000 } as const;
  const [one, other, alone] = withSources([
    { ...of, line: 2, payer: 'タナカ', formerPayer: '0タナカ' },
    { ...of, line: 3, payer: '0タナカ', formerPayer: '00タナカ' },
    { ...of, line: 4, payer: 'スズキ', formerPayer: '0スズキ' },
  ]);
  const booked = new Set([other!.source]);
  expect([one, other, alone].map((line) => isBooked(line!, booked))).toEqual([false, true, false]);
  expect(isBooked(alone!, new Set([alone!.formerSource!]))).toBe(true);
});
