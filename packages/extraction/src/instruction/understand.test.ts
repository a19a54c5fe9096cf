import { describe, expect, it, test } from 'vitest';
import { understand } from './understand.ts';

const read = (description: string, name = ''): ReturnType<typeof understand> =>
  understand({ name, description });

describe('understanding an instruction', () => {
  it.each([
    ['The invoice number, printed top right', 'invoice_number', 'code'],
    ['Amount before VAT', 'subtotal', 'amount'],
    ['The total amount paid, including tax and after rounding', 'total', 'amount'],
    ['What is the date by which this must be paid?', 'due_date', 'date'],
    ['Name of the vendor', 'issuer', 'company'],
    ['The name of the company that is billed', 'customer', 'company'],
    ['IBAN of the seller', 'iban', 'iban'],
    ["The seller's VAT, GST or tax registration number.", 'vat_number', 'vat'],
    ['The seller, name and address', 'issuer', 'company'],
    ['Phone number of the shop', 'phone', 'phone'],
    ['The address of the buyer', 'address', 'address'],
    ['The name of the buyer in the billing address', 'customer', 'company'],
    ['How much change was given', 'change', 'amount'],
    ['Purchase order number', 'order_number', 'code'],
    ['請求書番号の右に書かれた番号', 'invoice_number', 'code'],
    ['ご請求金額（税込の合計）', 'total', 'amount'],
    ['お支払期限の日付', 'due_date', 'date'],
    ['発行元の電話番号', 'phone', 'phone'],
    ['請求先の会社名（御中の前）', 'customer', 'company'],
    ['適格請求書発行事業者の登録番号（Tで始まる13桁）', 'registration_number', 'registration'],
    ['8%対象の税抜金額', 'tax_base', 'amount'],
    ['振込先の口座番号', 'account_number', 'account'],
    ['担当者の氏名', 'contact', 'person'],
    ['お釣りの金額', 'change', 'amount'],
    ['いつ発行されたか', 'document_date', 'date'],
    ['売り手', 'issuer', 'company'],
    ['支払先', 'issuer', 'company'],
    ['納入業者の名前', 'issuer', 'company'],
    ['事業者番号', 'registration_number', 'registration'],
    ['伝票No.', 'document_number', 'code'],
    ['支払った金額', 'total', 'amount'],
    ['Conditions of payment', 'payment_terms', 'text'],
  ])('%s', (instruction, concept, kind) => {
    expect(read(instruction)).toMatchObject({ concept, kind });
  });

  it('takes the name alone where the instruction is empty', () => {
    expect(read('', 'due_date')).toMatchObject({ concept: 'due_date', kind: 'date' });
    expect(read('', '合計金額')).toMatchObject({ concept: 'total' });
    expect(read('', 'InvoiceNumber')).toMatchObject({ concept: 'invoice_number' });
  });

  it('lets a specific name outweigh a general instruction', () => {
    expect(read('The date on which the goods are wanted.', 'Delivery date').concept).toBe('delivery_date');
    expect(read('Due date', 'date').concept).toBe('due_date');
  });

  it('keeps negative hints apart', () => {
    expect(read('The invoice date (not the order date)')).toMatchObject({
      concept: 'invoice_date',
      avoided: ['order_date', 'document_date'],
    });
    expect(read('合計（小計ではない）')).toMatchObject({ concept: 'total', avoided: ['subtotal'] });
    expect(read('Total amount due, not the subtotal').avoided).toContain('subtotal');
  });

  it('finds the texts that the instruction names and their side', () => {
    expect(read('The value below "Ref. No."').anchors).toEqual([
      { text: 'Ref. No.', weight: 1, relation: 'below' },
    ]);
    expect(read('The number printed to the right of Project No').anchors[0]).toMatchObject({
      text: 'Project No',
      relation: 'right',
    });
    expect(read('「件名」の下の文字').anchors[0]).toMatchObject({ text: '件名', relation: 'below' });
    expect(read('The invoice number (Factuurnummer)').anchors[0]?.text).toBe('Factuurnummer');
  });

  it('reads places, picks, rates and honorifics', () => {
    expect(read('右上に書かれた日付')).toMatchObject({ top: true, right: true });
    expect(read('The total on the last page')).toMatchObject({ page: 'last' });
    expect(read('The largest amount on the page')).toMatchObject({ pick: 'largest' });
    expect(read('10%対象の消費税額')).toMatchObject({ concept: 'tax', rate: '10' });
    expect(read('軽減税率の消費税額')).toMatchObject({ concept: 'tax', rate: '8' });
    expect(read('標準税率の消費税額')).toMatchObject({ concept: 'tax', rate: '10' });
    expect(read('宛先（様の前）')).toMatchObject({ honorific: '様' });
  });
});

describe('what a party has of its own', () => {
  it.each([
    ['注文した会社の電話番号', 'phone', 'customer'],
    ['発行元はどこにあるか', 'address', 'issuer'],
    ['受け取る側の会社の〒', 'postal_code', 'customer'],
    ['納品先の電話番号（届け先の名前ではない）', 'phone', 'ship_to'],
    ['The number to call the ordering company', 'phone', 'customer'],
    ['Tax registration of the issuing company', 'vat_number', 'issuer'],
    ["The utility company's address at the top left", 'address', 'issuer'],
    ['Where the seller is; the fax of the supplier is something else', 'address', 'issuer'],
  ])('%s', (instruction, concept, party) => {
    const query = understand({ name: 'x', description: instruction });
    expect([query.concept, query.party]).toEqual([concept, party]);
  });
});

describe('who a question asks for', () => {
  it.each(['whom to ring about the account', 'who spent the money on the account'])(
    'is no account and no sum: %s',
    (description) => {
      expect(read(description).concept).toBeUndefined();
    },
  );
});

test.each(['Still to be paid', 'Left to pay', 'Yet to be paid'])('%s is a sum, and no day', (description) => {
  expect(understand({ name: 'field', description })).toMatchObject({ concept: 'amount_due', kind: 'amount' });
});
