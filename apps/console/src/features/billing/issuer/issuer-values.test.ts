import type { Issuer } from '@ocr/contract';
import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '#lib/testing/memory-storage.ts';

vi.stubGlobal('localStorage', new MemoryStorage());
const { common } = await import('#lib/i18n/common.ts');
await common.load();
const { en } = await import('./messages.en.ts');
const { issuerRules, toIssuerChange, toIssuerValues } = await import('./issuer-values.ts');

const issuer: Issuer = {
  name: '神田事務サービス合同会社',
  nameEn: 'Kanda',
  registrationNumber: 'T7000012050002',
  address: '東京都',
  phone: '03-1234-5678',
  email: 'a@example.com',
  bankAccounts: ['みずほ銀行 1', '三菱UFJ銀行 2'],
  note: '',
  noteEn: '',
  taxRounding: 'half_up',
  pricesIncludeTax: true,
  draftFirst: true,
  reminderDays: [3, 10],
  numberPrefix: 'ACME',
  logo: 'a',
  seal: null,
  version: 4,
};

test('details that are not touched are sent as they came, without the pictures', () => {
  const { logo: _logo, seal: _seal, ...details } = issuer;
  expect(toIssuerChange(toIssuerValues(issuer), 4)).toEqual(details);
  const exempt = { ...issuer, registrationNumber: null, bankAccounts: [], reminderDays: [] };
  expect(toIssuerChange(toIssuerValues(exempt), 4)).toMatchObject({
    registrationNumber: null,
    bankAccounts: [],
    reminderDays: [],
  });
});

test('what people type is read: full width, hyphens, empty lines', () => {
  const typed = {
    ...toIssuerValues(issuer),
    registrationNumber: 'ｔ７-0000-1205-0002',
    bankAccounts: ' みずほ銀行 1 \n\n三菱UFJ銀行 2\n',
    reminderDays: '３、10',
    numberPrefix: ' acme ',
  };
  const { logo: _logo, seal: _seal, ...details } = issuer;
  expect(toIssuerChange(typed, 4)).toEqual(details);
});

const rules = issuerRules(en);
test.each([
  ['registrationNumber', 'T7000012050003', en.company.wrongNumber],
  ['registrationNumber', '7000012050002', en.company.wrongNumber],
  ['registrationNumber', 'T7000012050002', null],
  ['registrationNumber', '', null],
  ['bankAccounts', 'a\nb\nc\nd\ne\nf', en.payment.tooManyAccounts],
  ['bankAccounts', 'x'.repeat(201), en.payment.accountTooLong],
  ['bankAccounts', 'a\n\nb', null],
  ['numberPrefix', '', en.issuing.wrongPrefix],
  ['numberPrefix', 'A-CN', en.issuing.wrongPrefix],
  ['numberPrefix', 'A_B', en.issuing.wrongPrefix],
  ['numberPrefix', 'A-2026', null],
  ['reminderDays', '0', en.issuing.wrongDays],
  ['reminderDays', '3, x', en.issuing.wrongDays],
  ['reminderDays', '1,2,3,4,5,6', en.issuing.wrongDays],
  ['reminderDays', '', null],
  ['reminderDays', '3, 10', null],
] as const)('%s “%s”: %s', (field, text, words) => {
  expect(rules[field](text)).toBe(words);
});
