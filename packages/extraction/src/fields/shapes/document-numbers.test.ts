import { expect, test } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

test('the number by itself in the head of an official paper', () => {
  const permit = buildPage([
    { x: 380, y: 40, text: '北浜衛指令第五〇一七号' },
    { x: 200, y: 90, text: '食品営業許可証', size: 16 },
    { x: 50, y: 140, text: '住所' },
    { x: 150, y: 140, text: '北浜市港町三丁目一番十八号' },
  ]);
  expect(valueOf(permit, '右上の番号')).toBe('北浜衛指令第五〇一七号');
  expect(valueOf(permit, '許可番号')).toBe('北浜衛指令第五〇一七号');
  expect(valueOf(permit, '注文番号')).toBeNull();
});

test('behind a label the short name of an office belongs to the number', () => {
  const notice = buildPage([
    { x: 50, y: 100, text: '通知番号：支通 260930-118' },
    { x: 50, y: 120, text: '許可番号：第 03410-2266 号' },
    { x: 50, y: 140, text: '顧客番号：電話 03-1234' },
  ]);
  expect(valueOf(notice, '通知番号')).toBe('支通 260930-118');
  expect(valueOf(notice, '許可番号')).toBe('第 03410-2266 号');
  expect(valueOf(notice, '顧客番号')).not.toContain('電話');
});

test('the letters of a series belong to a number that is by itself beside its label', () => {
  const invoice = buildPage([
    { x: 50, y: 60, text: "Buyer's Order No." },
    { x: 200, y: 60, text: 'PO 8820-A' },
    { x: 50, y: 80, text: 'Account' },
    { x: 200, y: 80, text: 'No 44127' },
  ]);
  expect(valueOf(invoice, "Buyer's Order No.")).toBe('PO 8820-A');
  expect(valueOf(invoice, 'Account number')).toBe('44127');
});
