import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  matchPayments,
  MAX_OFFERED,
  payerKey,
  plainPayer,
  type IncomingPayment,
  type OpenInvoice,
} from './match-payments.ts';

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
const today = '2026-12-31';
const matchPayment = (paid: IncomingPayment, open: readonly OpenInvoice[]) =>
  matchPayments([paid], open, today)[0]!;
const payment = { date: '2026-12-20', payer: 'ｶ)ﾔﾏﾀﾞｼﾖｳｼﾞ', amount: 11_000 };

it.each([
  ['ｶ)ﾔﾏﾀﾞｼﾖｳｼﾞ', 'ヤマダショウジ'],
  ['ﾔﾏﾀﾞｼﾖｳｼﾞ(ｶ', '株式会社やまだしょうじ'],
  ['カブシキガイシャ ヤマダショウジ', 'ヤマダ　ショウジ'],
  ['ACME INC.', 'ａｃｍｅ　ｉｎｃ'],
  ['ｻｸﾗﾃﾞ-ﾀ(ｶ', '株式会社サクラデータ'],
  ['ｻｸﾗﾃﾞｰﾀ', 'サクラデ－タ'],
  ['ド）カンダジムサービス', 'カンダ ジム サービス'],
])('%s and %s are the same payer', (one, other) => {
  expect(payerKey(one)).toBe(payerKey(other));
});

it('the plain name by which lines are identified keeps what it had', () => {
  expect(plainPayer('ｶ)ｻｸﾗﾃﾞｰﾀ')).toBe('サクラデータ');
});

describe('a payment', () => {
  it('is by a payer who is remembered with a long vowel', () => {
    const open = [invoice({ payers: ['サクラデータ'] })];
    expect(matchPayment({ ...payment, payer: 'ｻｸﾗﾃﾞ-ﾀ(ｶ' }, open).match).toBe('sure');
  });

  it('by a tenant’s name over an invoice’s open amount is sure', () => {
    expect(matchPayment(payment, [invoice(), invoice({ id: 'b', balance: 5 })])).toEqual({
      match: 'sure',
      invoiceIds: ['a'],
      outOfRange: false,
    });
  });

  it('that fits two invoices of the tenant is for the one due first', () => {
    const later = invoice({ id: 'b', dueDate: '2027-01-31' });
    expect(matchPayment(payment, [later, invoice()])).toMatchObject({
      match: 'sure',
      invoiceIds: ['a', 'b'],
    });
  });

  it.each([
    ['of another amount', { ...payment, amount: 10_340 }, [invoice()]],
    ['of a name unknown', { ...payment, payer: 'ｽｽﾞｷ' }, [invoice()]],
    ['of a name that two tenants have', payment, [invoice(), invoice({ id: 'b', tenantId: 't2' })]],
  ])('%s is doubtful', (_name, paid, open) => {
    expect(matchPayment(paid, open)).toMatchObject({ match: 'doubtful' });
  });

  it.each([
    ['the day before its billed month', '2026-10-31', [invoice()], []],
    ['a day in the future', '2027-01-01', [invoice()], []],
    [
      'a day before some billed months',
      '2026-11-01',
      [invoice({ id: 'b', billMonth: '2026-12' }), invoice()],
      ['a'],
    ],
  ])('of %s is for no invoice that cannot have been paid then', (_name, date, open, invoiceIds) => {
    expect(matchPayment({ ...payment, date }, open)).toEqual({
      match: invoiceIds.length > 0 ? 'sure' : 'none',
      invoiceIds,
      outOfRange: invoiceIds.length === 0,
    });
  });

  it('of neither name nor amount, or without a name, fits nothing', () => {
    const open = [invoice()];
    expect(matchPayment({ ...payment, payer: 'ｽｽﾞｷ', amount: 1 }, open)).toEqual({
      match: 'none',
      invoiceIds: [],
      outOfRange: false,
    });
    expect(matchPayment({ ...payment, payer: '', amount: 1 }, [invoice({ companyName: '()' })]).match).toBe(
      'none',
    );
  });
});

describe('several payments', () => {
  it('of one amount are for several invoices of the tenant, the one due first before the next', () => {
    const later = invoice({ id: 'b', dueDate: '2027-01-31' });
    expect(matchPayments([payment, payment, payment], [later, invoice()], today)).toMatchObject([
      { match: 'sure', invoiceIds: ['a', 'b'] },
      { match: 'sure', invoiceIds: ['b'] },
      { match: 'doubtful', invoiceIds: ['a', 'b'] },
    ]);
  });

  it('that fit hundreds of invoices by amount are offered a few of them', () => {
    const open = Array.from({ length: 300 }, (_, index) =>
      invoice({ id: `i${index}`, tenantId: `t${index}`, payers: [], companyName: `C${index}` }),
    );
    const { match, invoiceIds } = matchPayment({ ...payment, payer: 'ｽｽﾞｷ' }, open);
    expect(match).toBe('doubtful');
    expect(invoiceIds).toHaveLength(MAX_OFFERED);
  });

  it('never make an invoice sure twice, and every sure one is paid in full by its tenant', () => {
    const names = ['ア', 'イ', 'ウ'];
    const anyOpen = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 0, max: 30 }).map(String),
        tenantId: fc.constantFrom('0', '1', '2'),
        balance: fc.integer({ min: 1, max: 4 }),
        dueDate: fc.constantFrom('2026-12-31', '2027-01-31'),
      }),
      { selector: ({ id }) => id, maxLength: 12 },
    );
    const anyPaid = fc.array(
      fc.record({
        date: fc.constant('2026-12-20'),
        payer: fc.constantFrom(...names, 'エ', ''),
        amount: fc.integer({ min: 1, max: 5 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(anyOpen, anyPaid, (some, payments) => {
        const open = some.map((each) =>
          invoice({ ...each, companyName: names[Number(each.tenantId)]!, payers: [] }),
        );
        const sure = matchPayments(payments, open, today).flatMap(({ match, invoiceIds: [id] }, index) =>
          match === 'sure' ? [{ id, paid: payments[index]! }] : [],
        );
        expect(new Set(sure.map(({ id }) => id)).size).toBe(sure.length);
        for (const { id, paid } of sure) {
          const found = open.find((each) => each.id === id)!;
          expect([found.balance, found.companyName]).toEqual([paid.amount, paid.payer]);
        }
      }),
    );
  });
});
