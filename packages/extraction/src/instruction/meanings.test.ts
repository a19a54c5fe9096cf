import { describe, expect, it, test } from 'vitest';
import { foundByRulesOn, valueOf } from '../testing/ask.ts';
import { buildPage } from '../testing/page-builder.ts';
import { kindInBrackets, withoutForms } from './asked-form.ts';
import { understand } from './understand.ts';

const asks = (description: string): ReturnType<typeof understand> => understand({ name: '', description });

/** What office users ask for in words that no label repeats. */
describe('instructions by meaning', () => {
  it.each([
    ['The money received after deductions', 'net_pay'],
    ['Pay for extra hours', 'overtime_pay'],
    ['The travel support', 'commuting_pay'],
    ['Look for the pay before deductions', 'gross_pay'],
    ['The total earned', 'gross_pay'],
    ['Tax for the state or town', 'resident_tax'],
    ['The number of the employee', 'employee_number'],
    ['The day the money is paid', 'pay_date'],
    ['Amount of tax', 'tax'],
    ['Customer account number', 'customer_number'],
    ["The client's account reference", 'customer_number'],
    ['The receipt reference', 'receipt_number'],
    ['Who carries it', 'carrier'],
    ['Where the goods go', 'delivery_place'],
    ['Paid on receipt of the parcel', 'cash_on_delivery'],
    ['The date it happens', 'event_date'],
    ['Tell me when it begins', 'effective_date'],
    ['The day it runs out', 'expiry_date'],
    ['What the money is for', 'subject'],
    ['Service period', 'period'],
    ['Person at the client', 'contact'],
    ["The supplier's contact name", 'contact'],
    ['Section at the customer', 'department'],
    ["The firm that pays's VAT number", 'vat_number'],
    ['先月からの残り', 'previous_balance'],
    ['通勤にかかる分の金額', 'commuting_pay'],
    ['使ったカードの番号', 'card_digits'],
    ['契約が切れる日', 'expiry_date'],
    ['差出人側の担当', 'contact'],
    ['発行元にかける番号。発行元の住所は取らないでください', 'phone'],
    ['支払いを受ける側', 'issuer'],
    ['発行元にかける番号', 'phone'],
    ['何に対する支払いか', 'subject'],
    ['発行した日', 'document_date'],
  ])('%s', (instruction, concept) => {
    expect(understand({ name: '', description: instruction }).concept).toBe(concept);
  });

  it.each([
    ['The address of the firm that pays the wages', 'issuer'],
    ['The address of the firm that pays', 'customer'],
    ["The tenant's phone number", 'customer'],
    ['部屋を貸す人の電話番号', 'issuer'],
    ['保護者の住所', 'customer'],
  ])('%s belongs to a party', (instruction, party) => {
    expect(understand({ name: '', description: instruction }).party).toBe(party);
  });

  it('leaves out a thing that must not be confused with what is asked for', () => {
    const asked = understand({
      name: '',
      description: '貸主の電話番号。貸主の住所と間違えないことを書いてください',
    });
    expect(asked).toMatchObject({ concept: 'phone', party: 'issuer' });
    expect(asked.avoided).toContain('address');
  });
});

describe('brackets that say of what kind a value is', () => {
  test.each([
    ['Less retention (dollar amount)', 'Less retention', 'amount'],
    ['Retention held back (amount, not the percentage)', 'Retention held back', 'amount'],
    ['Who are the goods going to (company name)?', 'Who are the goods going to?', 'company'],
    ['Which order of ours is it (number)?', 'Which order of ours is it?', 'code'],
    ['currency (three letters)', 'currency', undefined],
    ['VAT number (beginning with IE)', 'VAT number (beginning with IE)', undefined],
    ['Factuurnummer (invoice no.)', 'Factuurnummer (invoice no.)', undefined],
  ])('%s', (text, plain, kind) => {
    expect(withoutForms(text)).toBe(plain);
    expect(kindInBrackets(text)).toBe(kind);
  });

  test('are no labels of the page, and say the kind', () => {
    expect(asks('Less retention (dollar amount)')).toMatchObject({ kind: 'amount', anchors: [] });
  });
});

describe('what belongs to somebody is not the somebody', () => {
  test.each([
    ['our number for this supplier', 'company'],
    ['special instructions for the driver', 'person'],
  ])('%s', (text, kind) => {
    expect(asks(text).kind).not.toBe(kind);
  });

  test('"Sender\'s signature" is not the label of the sender', () => {
    const form = buildPage([
      { x: 50, y: 60, text: 'From' },
      { x: 50, y: 74, text: 'Ailsa Drummond' },
      { x: 400, y: 160, text: "Sender's signature" },
      { x: 400, y: 174, text: 'Ailsa' },
    ]);
    expect(valueOf(form, 'Sender')).not.toBe('Ailsa');
  });
});

describe('questions that begin with where', () => {
  test.each(['where is it unloaded from the ship', 'where to send queries', 'where the deposit is kept'])(
    'ask for no address of a party: %s',
    (text) => {
      expect(asks(text).concept).not.toBe('address');
    },
  );

  test.each(['where the seller is', 'where is the landlord based', 'where our supplier is located'])(
    'and these do: %s',
    (text) => {
      expect(asks(text).concept).toBe('address');
    },
  );

  test('the shop is where something was bought', () => {
    expect(asks('Where was this bought?').concept).toBe('issuer');
  });
});

test.each([
  ['name of the company that sends the goods', 'sender'],
  ['Who are the goods going to', 'ship_to'],
  ['How much are we to transfer in all?', 'total'],
  ['premium, tax and fee together', 'total'],
  ['bottom figure of the table', 'total'],
  ['value declared for the goods', 'declared_value'],
  ['goods value', 'declared_value'],
  ['Insurance Premium Tax', 'tax'],
  ['how much the customer paid during the month', 'paid'],
  ['Where are reminders sent by email?', 'email'],
  ['お金が口座に入る日', 'payment_date'],
  ['代金の振り込まれる日', 'payment_date'],
  ['この価格はいつまで使えるか', 'valid_until'],
])('%s asks for %s', (text, concept) => {
  expect(asks(text).concept).toBe(concept);
});

test('what is left for somebody to pay is a sum', () => {
  expect(asks('What is left for us to pay?').kind).toBe('amount');
  expect(asks('what this payment is for').concept).not.toBe('total');
});

test('the number of a cheque is not the number of another payment', () => {
  const advice = buildPage([
    { x: 50, y: 60, text: 'REMITTANCE NO :' },
    { x: 200, y: 60, text: 'R0051723' },
  ]);
  expect(foundByRulesOn(advice, 'Cheque number')).toBeNull();
});
