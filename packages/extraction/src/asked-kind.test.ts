import { expect, test } from 'vitest';
import { columnKind, fieldKind } from './asked-kind.ts';

test.each([
  ['Invoice date', 'The date on which the invoice was issued.', 'date'],
  ['支払期限', '支払いの期限（お支払期日）', 'date'],
  ['Total', 'The grand total including tax.', 'amount'],
  ['合計金額', '税込みの合計金額', 'amount'],
  ['Invoice number', 'The number of the invoice.', 'text'],
  ['請求書番号', '請求書の番号', 'text'],
  ['Phone', 'The telephone number.', 'text'],
  ['Seller', 'The name of the company that issued the invoice.', 'text'],
])('the field %s (%s) asks for a %s', (name, description, kind) => {
  expect(fieldKind({ name, description })).toBe(kind);
});

test.each([
  ['Quantity', '', 'number'],
  ['単価', '1単位あたりの価格', 'amount'],
  ['Date', 'The date of the transaction.', 'date'],
  ['Item code', 'The code of the item.', 'text'],
  ['品名', '商品またはサービスの名称', 'text'],
])('the column %s (%s) asks for a %s', (name, description, kind) => {
  expect(columnKind({ name, description })).toBe(kind);
});
