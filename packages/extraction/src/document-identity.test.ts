import { describe, expect, test } from 'vitest';
import { identityFields, identityOf } from './document-identity.ts';

const ask = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, description]) => ({ name, description }));

describe('the fields that identify a document', () => {
  test('are its issuer, its number, its day and its total, whatever they are called', () => {
    expect(
      identityFields(
        ask({
          'No.': '請求書の番号',
          締め: '支払いの期限',
          いつ: '請求書の発行日',
          仕入先: '請求書を発行した会社の名称',
          仕入先の住所: '請求書を発行した会社の住所',
          税: '消費税の合計額',
          支払額: '税込金額の合計',
        }),
      ),
    ).toEqual({ supplier: '仕入先', number: 'No.', date: 'いつ', amount: '支払額' });
  });

  test('are the document’s own, not those of the order that it refers to', () => {
    expect(
      identityFields(
        ask({
          注文番号: '対応する注文の番号',
          注文日: '注文した日',
          納品書番号: '納品書の番号',
          納品日: '納品した日',
          発行元: '納品する会社の名称',
          合計金額: '税込金額の合計',
        }),
      ),
    ).toMatchObject({ number: '納品書番号', supplier: '発行元' });
    const order = { 'Order number': '', 'Order date': '', Supplier: 'Who sells', Total: '' };
    expect(identityFields(ask(order))).toMatchObject({ number: 'Order number', date: 'Order date' });
  });

  test('a registration number represents a supplier whose name is not asked for', () => {
    const asked = { 'Invoice number': '', 'Invoice date': '', 'VAT number': '', Total: '' };
    expect(identityFields(ask(asked))).toMatchObject({ supplier: 'VAT number' });
  });

  test('are none where one of the four is not asked for', () => {
    const all = { 'Invoice number': '', 'Invoice date': '', Seller: '', Total: '' };
    expect(identityFields(ask(all))).not.toBeNull();
    for (const missing of Object.keys(all)) {
      const rest = Object.fromEntries(Object.entries(all).filter(([name]) => name !== missing));
      expect([missing, identityFields(ask(rest))]).toEqual([missing, null]);
    }
    expect(identityFields(ask({ Name: "The person's name.", Company: 'The company.' }))).toBeNull();
  });
});

describe('the identity of a document', () => {
  const printed = { supplier: '株式会社 山田商店', number: 'INV-0042', date: '2026-11-20', amount: '54780' };

  test('is the same however its values are written', () => {
    const same = [
      { supplier: '㈱山田商店' },
      { supplier: '山田商店 株式会社' },
      { number: 'ＩＮＶ－００４２' },
      { number: 'inv 0042' },
      { date: '2026年11月20日' },
      { amount: '¥54,780' },
      { amount: '54780.00' },
    ];
    for (const change of same) expect(identityOf({ ...printed, ...change })).toBe(identityOf(printed));
  });

  test('is another one with another supplier, number, day or amount', () => {
    const other = [
      { supplier: '株式会社 川田商店' },
      { number: 'INV-0043' },
      { date: '2026-11-21' },
      { amount: '54781' },
      { amount: '5478' },
      { amount: '547800' },
    ];
    for (const change of other) expect(identityOf({ ...printed, ...change })).not.toBe(identityOf(printed));
  });

  test('is not known where a value is missing or no date, no amount', () => {
    const missing = [
      { supplier: null },
      { supplier: '株式会社' },
      { number: '' },
      { date: 'soon' },
      { date: null },
      { amount: 'free' },
      { amount: null },
    ];
    for (const change of missing) expect(identityOf({ ...printed, ...change })).toBeNull();
  });
});
