import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

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
