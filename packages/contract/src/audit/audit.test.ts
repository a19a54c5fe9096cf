import { expect, test } from 'vitest';
import { auditActions, describeAction, describeDetails } from './audit.ts';
import { auditEn } from './audit-messages.en.ts';
import { auditJp } from './audit-messages.jp.ts';
import { newTenant } from '../tenants.ts';

test.each([
  [{}, '', ''],
  [{ remember: true }, 'Remember me', 'ログイン状態を保持'],
  [{ remember: false }, '', ''],
  [
    { blockLimit: { from: 10, to: 3 }, address: { from: '', to: 'Kyoto' } },
    'Block limit: 10 → 3 · Address: – → Kyoto',
    'ブロック上限：10 → 3、住所：– → Kyoto',
  ],
  [{ from: 31, to: 20 }, '31 → 20', '31 → 20'],
  [
    { paymentDate: '2026-11-20', month: '2026-10', blockLimit: 12_000 },
    'Payment date: Nov 20, 2026 · Month: Oct 2026 · Block limit: 12,000',
    '入金日：2026年11月20日、利用月：2026年10月、ブロック上限：12,000',
  ],
  [
    { month: '2026-13', expiryDate: '2026-02-30' },
    'Month: 2026-13 · Expiry date: 2026-02-30',
    '利用月：2026-13、利用期限：2026-02-30',
  ],
  [
    { effective: 'next', changes: [{ field: 'pagesPerBlock', slot: 'next', from: 100, to: 50 }] },
    'Pages per block (from next month): 100 → 50',
    '1ブロックあたりのページ数（来月以降）：100 → 50',
  ],
  [{ format: 'xlsx', requests: 3 }, 'Format: Excel · Requests: 3', '形式：Excel、依頼件数：3'],
  [
    { template: 'TP-0007', untaught: 2 },
    'Template: TP-0007 · Documents it no longer learns from: 2',
    'テンプレート：TP-0007、学習から取り消した書類の件数：2',
  ],
  [{ toString: 'x', later: null }, 'toString: x · later: –', 'toString：x、later：–'],
])('details %j are stated in the reader’s words', (details, english, japanese) => {
  expect(describeDetails(details, auditEn)).toBe(english);
  expect(describeDetails(details, auditJp)).toBe(japanese);
});

test('both languages word the same actions, facts and values', () => {
  for (const t of [auditEn, auditJp]) expect(Object.keys(t.actions)).toEqual([...auditActions]);
  expect(Object.keys(auditJp.facts)).toEqual(Object.keys(auditEn.facts));
  expect(Object.keys(auditJp.values)).toEqual(Object.keys(auditEn.values));
});

test('an action has words; one of a later version is shown as it is', () => {
  expect(describeAction('session.sign_in', auditJp)).toBe('ログイン');
  expect(describeAction('toString', auditEn)).toBe('toString');
});

test('every property of a tenant that can change has words', () => {
  const { password: _password, ...changeable } = newTenant.shape;
  expect(Object.keys(auditEn.facts)).toEqual(expect.arrayContaining(Object.keys(changeable)));
});
