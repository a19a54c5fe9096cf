import { expect, test } from 'vitest';
import { meaningsOf } from '../index.ts';
import { otherSpellings } from './spellings.ts';

test.each([
  ['お振込み日', 'payment_date'],
  ['お振り込み額', 'net_pay'],
  ['見積もり番号', 'quote_number'],
  ['お支払い方法', 'payment_method'],
])('%s is a label, with however many kana it is written', (label, concept) => {
  expect([...(meaningsOf(label)?.keys() ?? [])]).toContain(concept);
});

test('each spelling leads to all the others', () => {
  expect(otherSpellings('差引支給額')).toEqual(['差引き支給額', '差し引き支給額']);
  expect(otherSpellings('差し引き支給額')).toEqual(['差引支給額', '差引き支給額']);
});

test.each(['支払われる日', '届く日', '納品日', 'Total'])('%s has no other spelling', (label) => {
  expect(otherSpellings(label)).toEqual([]);
});
