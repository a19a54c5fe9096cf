import { expect, test } from 'vitest';
import { valueOf } from '../../testing/ask.ts';
import { buildPage } from '../../testing/page-builder.ts';

test('of boxes to tick the ticked one is the value', () => {
  const order = buildPage([
    { x: 50, y: 100, text: 'お支払方法' },
    { x: 150, y: 100, text: '☐代金引換 ☐銀行引落 ☑月末一括払い' },
  ]);
  expect(valueOf(order, 'お支払方法')).toBe('月末一括払い');
  const customs = buildPage([{ x: 50, y: 100, text: '☐ Gift ☒ Returned goods ☐ Sale of goods' }]);
  expect(valueOf(customs, 'which kind of item is ticked')).toBe('Returned goods');
});

test('nothing is ticked where every box is empty, and of two lists none is guessed', () => {
  expect(valueOf(buildPage([{ x: 50, y: 100, text: '☐ Gift ☐ Sale' }]), 'what is ticked')).toBeNull();
  const two = buildPage([
    { x: 50, y: 100, text: '☒ Gift ☐ Sale' },
    { x: 50, y: 140, text: '☒ Air ☐ Surface' },
  ]);
  expect(valueOf(two, 'what is ticked')).toBeNull();
});

test('a code by itself is found in the corner that the instruction names, and a number behind its title', () => {
  const form = buildPage([
    { x: 50, y: 40, text: 'CUSTOMS DECLARATION', size: 12 },
    { x: 400, y: 40, text: 'CP 118 204 773 GB', size: 14 },
    { x: 50, y: 300, text: 'Anstruther Post Office' },
  ]);
  expect(valueOf(form, 'Item number (top right)')).toBe('CP 118 204 773 GB');
  expect(valueOf(form, 'Item number (bottom right)')).toBeNull();
  const invoice = buildPage([
    { x: 400, y: 40, text: 'Invoice CC-104477', size: 14 },
    { x: 50, y: 120, text: 'Invoice date' },
    { x: 200, y: 120, text: '31 October 2025' },
  ]);
  expect(valueOf(invoice, 'Invoice number')).toBe('CC-104477');
});

test('a sum by itself on a receipt is what was received, whatever closes it', () => {
  const stub = buildPage([
    { x: 250, y: 40, text: '領 収 書', size: 16 },
    { x: 50, y: 80, text: '上原 俊 様' },
    { x: 220, y: 120, text: '￥16,500※', size: 18 },
    { x: 50, y: 160, text: '上記の金額を正に 領収いたしました。' },
    { x: 300, y: 200, text: '沖縄県うるま市石川東浜2-6' },
    { x: 300, y: 214, text: 'しおかぜ調律室' },
  ]);
  expect(valueOf(stub, '領収金額')).toBe('16500');
});

test('the number of a car is known by its form, under 登録番号 too, which may be the issuer’s', () => {
  const policy = buildPage([
    { x: 50, y: 100, text: '登録番号' },
    { x: 150, y: 100, text: '福井 300 ぬ 00-88' },
    { x: 300, y: 100, text: '車名' },
    { x: 360, y: 100, text: 'ノルデ e-4' },
  ]);
  expect(valueOf(policy, '車のナンバー')).toBe('福井 300 ぬ 00-88');
  expect(valueOf(policy, '登録番号')).toBe('福井 300 ぬ 00-88');
});

test('of two telephone numbers the one is meant whose line says what for', () => {
  const policy = buildPage([
    { x: 50, y: 100, text: '取扱代理店：日野自動車株式会社 TEL 0778-01-4470' },
    { x: 50, y: 120, text: '事故受付（24時間）：0800-000-0024' },
  ]);
  expect(valueOf(policy, '事故のときにかける電話番号')).toBe('0800-000-0024');
  expect(valueOf(policy, '取扱代理店の電話番号')).toBe('0778-01-4470');
});

test('a Japanese label and its day may be separated by nothing but a space', () => {
  const bill = buildPage([
    { x: 50, y: 60, text: '入庫日 2026年9月7日' },
    { x: 50, y: 74, text: '納車日 2026年9月11日' },
  ]);
  expect(valueOf(bill, '納車日')).toBe('2026-09-11');
});

test('a special tax is not the one on sales, and a patient no doctor', () => {
  const bill = buildPage([
    { x: 50, y: 60, text: '患者氏名' },
    { x: 150, y: 60, text: '森 栄子 様' },
    { x: 50, y: 100, text: '10%対象（税込）¥37,070 内消費税 ¥3,370' },
  ]);
  expect(valueOf(bill, '宿泊税の額')).toBeNull();
  expect(valueOf(bill, '担当医の氏名')).toBeNull();
  expect(valueOf(bill, '消費税額')).toBe('3370');
});
