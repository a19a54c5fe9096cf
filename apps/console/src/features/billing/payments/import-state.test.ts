import type { PaymentImportRow } from '@ocr/contract';
import { expect, test } from 'vitest';
import { countStandings, firstChoices, sortRows } from './import-state.ts';

const row = (line: number, changes: Partial<PaymentImportRow>): PaymentImportRow => ({
  line,
  date: '2026-12-05',
  payer: 'ヤマダ',
  amount: 11_000,
  match: 'none',
  invoiceIds: [],
  outOfRange: false,
  booked: false,
  ...changes,
});
const rows = [
  row(2, { match: 'sure', invoiceIds: ['a', 'b'] }),
  row(3, { booked: true }),
  row(4, {}),
  row(5, { match: 'doubtful', invoiceIds: ['b', 'c'] }),
  row(7, { outOfRange: true }),
  row(6, { match: 'sure', invoiceIds: ['b'] }),
];

test('only sure lines have an invoice before somebody chooses', () => {
  expect([...firstChoices({ id: 'i', rows, unread: { total: 0, lines: [] }, invoices: [] })]).toEqual([
    [2, 'a'],
    [6, 'b'],
  ]);
});

test('what to check comes first, what is booked last', () => {
  expect(sortRows(rows).map(({ line }) => line)).toEqual([5, 7, 4, 2, 6, 3]);
  expect(countStandings(rows)).toEqual({ sure: 2, doubtful: 1, outOfRange: 1, none: 1, booked: 1 });
});
