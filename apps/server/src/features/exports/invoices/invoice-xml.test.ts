import type { PricedInvoice } from '@ocr/contract/invoice-paper';
import { describe, expect, test } from 'vitest';
import { writeInvoiceXml } from './invoice-xml.ts';
import { creditOf, formats, invoiceWith, type Priced } from './testing/invoice-with.ts';

describe('the data in the structure of JP PINT', () => {
  const format = formats.Japanese;
  const valuesOf = (xml: string, name: string): string[] =>
    [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)</cbc:${name}>`, 'g'))].map(
      ([, value = '']) => value,
    );
  const sum = (values: readonly string[]): number => values.reduce((all, value) => all + Number(value), 0);

  /** Elements that are not closed in their order; none where it is well-formed. */
  const unclosed = (xml: string): string[] => {
    const open: string[] = [];
    for (const [, isEnd, name = '', , isEmpty] of xml.matchAll(
      /<(\/?)([a-z]+:?\w*)((?: [\w:]+="[^"<]*")*)(\/?)>/gi,
    )) {
      if (isEnd !== '') {
        if (open.pop() !== name) return [name];
      } else if (isEmpty === '') open.push(name);
    }
    // What is left between the elements is text without markup.
    const rest = xml.replaceAll(/<\?xml [^>]*\?>|<\/?[a-z]+:?\w*(?: [\w:]+="[^"<]*")*\/?>/gi, '');
    return /[<>]|&(?!(?:amp|lt|gt|quot|apos);)/.test(rest) ? ['text'] : open;
  };

  test.each<[string, Priced, Partial<PricedInvoice>]>([
    ['an invoice', { tiers: 3 }, {}],
    ['prices with tax', { tiers: 3, pricesIncludeTax: true }, {}],
    ['an exempt issuer', { tiers: 3, isExempt: true }, {}],
    [
      'a credit note',
      { tiers: 3 },
      { kind: 'credit_note', refersToNumber: 'INV-202611-0041', number: 'CN-202611-0001' },
    ],
  ])('of %s adds up', (_name, priced, changes) => {
    const invoice = invoiceWith(priced, format, changes);
    const xml = writeInvoiceXml(invoice, format.t.invoice);
    const lines = xml.split('<cac:InvoiceLine>').slice(1);
    const ofLines = lines.flatMap((line) => valuesOf(line, 'LineExtensionAmount'));
    expect(sum(ofLines)).toBe(invoice.subtotal);
    expect(sum(valuesOf(xml, 'TaxableAmount'))).toBe(invoice.subtotal);
    expect(valuesOf(xml, 'PayableAmount')).toEqual([String(invoice.total)]);
    expect(Number(valuesOf(xml, 'TaxExclusiveAmount')) + Number(valuesOf(xml, 'TaxAmount')[0])).toBe(
      invoice.total,
    );
    for (const line of lines) {
      const [price, quantity, amount] = ['PriceAmount', 'InvoicedQuantity', 'LineExtensionAmount'].map(
        (name) => Number(valuesOf(line, name)[0]),
      );
      expect(price).toBeGreaterThanOrEqual(0);
      expect(price! * quantity! + 0).toBe(amount);
    }
    // What is paid is what the tax is on and the tax, and the sums of the lines are what the tax is on.
    expect(sum(valuesOf(xml, 'TaxInclusiveAmount'))).toBe(invoice.total);
    expect(unclosed(xml)).toEqual([]);
    expect(valuesOf(xml, 'CustomizationID')).toEqual([
      priced.isExempt === true ? 'urn:peppol:pint:nontaxinvoice-1@jp-1' : 'urn:peppol:pint:billing-1@jp-1',
    ]);
    expect(xml.includes('<cac:BillingReference>')).toBe(changes.kind === 'credit_note');
  });

  // UBL 2.1, UBL-Invoice-2.1.xsd: the elements of Invoice that are used, in the sequence of the schema.
  const sequence =
    'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note DocumentCurrencyCode InvoicePeriod BillingReference ' +
    'AccountingSupplierParty AccountingCustomerParty PaymentMeans TaxTotal LegalMonetaryTotal InvoiceLine';
  test.each<[string, Partial<PricedInvoice>]>([
    ['an invoice', {}],
    ['a credit note', { kind: 'credit_note', refersToNumber: 'INV-202611-0041', reason: 'x' }],
  ])('of %s has its elements in the sequence of the schema', (_name, changes) => {
    const xml = writeInvoiceXml(invoiceWith({ tiers: 2 }, format, changes), format.t.invoice);
    const names = [...xml.matchAll(/^ {2}<c[ab]c:(\w+)/gm)].map(([, name = '']) => name);
    const places = names.map((name) => sequence.split(' ').indexOf(name));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('asks for what credit left open at issue, and says neither when nor where to pay nothing', () => {
    const { total } = invoiceWith({ tiers: 2 }, format);
    const settledBy = (amount: number, changes: Partial<PricedInvoice> = {}) => {
      const later = { ...creditOf(5000), kind: 'entered' as const };
      const invoice = invoiceWith({ tiers: 2 }, format, {
        payments: [creditOf(amount), later],
        ...changes,
      });
      const xml = writeInvoiceXml(invoice, format.t.invoice);
      return ['PrepaidAmount', 'PayableAmount', 'DueDate', 'PaymentMeansCode'].map(
        (name) => valuesOf(xml, name)[0],
      );
    };
    expect(settledBy(3000)).toEqual(['3000', String(total - 3000), '2026-12-31', '30']);
    expect(settledBy(total)).toEqual([String(total), '0', undefined, undefined]);
    // The credit note that voids an invoice changes nothing of what it says.
    expect(settledBy(3000, { state: 'void', refersToNumber: 'CN-202611-0001' })).toEqual([
      undefined,
      String(total),
      '2026-12-31',
      '30',
    ]);
  });

  test('says which of the blocks over each line is about', () => {
    const xml = writeInvoiceXml(invoiceWith({ tiers: 2 }, format), format.t.invoice);
    expect(valuesOf(xml, 'Name').slice(-4)).toEqual([
      '超過ブロック（1ブロック目）',
      '超過ブロック（2ブロック目）',
      '超過ブロック（3～4ブロック目）',
      'お値引き',
    ]);
  });

  test('escapes what would break it', () => {
    const xml = writeInvoiceXml(
      invoiceWith({ tiers: 1 }, format, { companyName: 'A&B <"C">\u0001' }),
      format.t.invoice,
    );
    expect(xml).toContain('<cbc:RegistrationName>A&amp;B &lt;&quot;C&quot;&gt;</cbc:RegistrationName>');
  });
});
