import { describe, expect, it } from 'vitest';
import { matchPayment, payerKey, type OpenInvoice } from './match-payments.ts';

const invoice = (changes: Partial<OpenInvoice> = {}): OpenInvoice => ({
  id: 'a',
  tenantId: 't1',
  companyName: '株式会社ヤマダ商事',
  payers: ['ヤマダショウジ'],
  balance: 11_000,
  billMonth: '2026-11',
  dueDate: '2026-12-31',
  ...changes,
});
const payment = { date: '2026-12-20', payer: 'ｶ)ﾔﾏﾀﾞｼﾖｳｼﾞ', amount: 11_000 };

it.each([
  ['ｶ)ﾔﾏﾀﾞｼﾖｳｼﾞ', 'ヤマダショウジ'],
  ['ﾔﾏﾀﾞｼﾖｳｼﾞ(ｶ', '株式会社やまだしょうじ'],
  ['カブシキガイシャ ヤマダショウジ', 'ヤマダ　ショウジ'],
  ['ACME INC.', 'ａｃｍｅ　ｉｎｃ'],
  ['ド）カンダジムサービス', 'カンダ ジム サービス'],
])('%s and %s are the same payer', (one, other) => {
  expect(payerKey(one)).toBe(payerKey(other));
});

describe('a payment', () => {
  it('by a tenant’s name over an invoice’s open amount is sure', () => {
    expect(matchPayment(payment, [invoice(), invoice({ id: 'b', balance: 5 })])).toEqual({
      match: 'sure',
      invoiceIds: ['a'],
    });
  });

  it('that fits two invoices of the tenant is for the one due first', () => {
    const later = invoice({ id: 'b', dueDate: '2027-01-31' });
    expect(matchPayment(payment, [later, invoice()])).toEqual({ match: 'sure', invoiceIds: ['a', 'b'] });
  });

  it.each([
    ['of another amount', { ...payment, amount: 10_340 }, [invoice()]],
    ['of a name unknown', { ...payment, payer: 'ｽｽﾞｷ' }, [invoice()]],
    ['from before the billed month', { ...payment, date: '2026-10-31' }, [invoice()]],
    ['of a name that two tenants have', payment, [invoice(), invoice({ id: 'b', tenantId: 't2' })]],
  ])('%s is doubtful', (_name, paid, open) => {
    expect(matchPayment(paid, open)).toMatchObject({ match: 'doubtful' });
  });

  it('of neither name nor amount, or without a name, fits nothing', () => {
    const open = [invoice()];
    expect(matchPayment({ ...payment, payer: 'ｽｽﾞｷ', amount: 1 }, open)).toEqual({
      match: 'none',
      invoiceIds: [],
    });
    expect(matchPayment({ ...payment, payer: '', amount: 1 }, [invoice({ companyName: '()' })]).match).toBe(
      'none',
    );
  });
});
