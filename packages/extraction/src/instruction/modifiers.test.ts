import { describe, expect, test } from 'vitest';
import { withoutModifiers } from './modifiers.ts';
import { understand } from './understand.ts';

const asks = (description: string) => {
  const { concept, kind } = understand({ name: 'field', description });
  return { concept, kind };
};

describe('what a sum is computed with is not asked for', () => {
  test.each([
    ['total of order, after discount & incl. shipping', 'total of order'],
    ['Check amount - bottom line after retention and tax', 'Check amount - bottom line'],
    ['Total billed before any insurance', 'Total billed'],
    ['実際に振り込む金額（源泉を引いたあと）', '実際に振り込む金額'],
    ['旅費の総額。仮払いを引く前', '旅費の総額'],
    ['整備の方の小計、割引後', '整備の方の小計'],
  ])('%s', (text, plain) => {
    expect(withoutModifiers(text)).toBe(plain);
  });

  test.each([
    'The date after payment',
    'Subtotal before tax',
    'Total excluding VAT',
    'Look for the pay before deductions',
    'the number after Invoice No.',
    'Shipping',
    '割引額',
    '小計（税抜）',
  ])('and nothing else is taken out: %s', (text) => {
    expect(withoutModifiers(text)).toBe(text);
  });

  test.each([
    ['grand total incl. VAT – not the net, not goods total', 'total'],
    ['total of order, after discount & incl. shipping', 'total'],
    ['実際に振り込む金額（源泉を引いたあと）', 'amount_due'],
    ['整備の方の小計、割引後', 'subtotal'],
    ['振込先の口座名義（カナ）', 'account_holder'],
    ['前の月のメーターの数字、数字のみ', 'previous_reading'],
    ['Company receiving the goods (not the forwarder to be notified)', 'ship_to'],
    ["guest's name without the title", 'guest'],
  ])('so that another sum is not meant: %s', (text, concept) => {
    expect(asks(text).concept).toBe(concept);
  });

  test('a sum is neither a day nor a number of a card', () => {
    expect(asks('amount of the FIRST quarterly instalment').kind).toBe('amount');
    expect(asks('Amount put on the credit card when leaving').kind).toBe('amount');
    expect(asks('カードで払った分').concept).not.toBe('card_digits');
    expect(asks('有給あと何日').kind).not.toBe('date');
  });
});
