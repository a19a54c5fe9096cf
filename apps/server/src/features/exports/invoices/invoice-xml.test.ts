import type { PricedInvoice } from '@ocr/contract/invoice-paper';
import { describe, expect, test } from 'vitest';
import { writeInvoiceXml } from './invoice-xml.ts';
import { formats, invoiceWith, type Priced } from './testing/invoice-with.ts';

describe('the data in the structure of JP PINT', () => {
  const format = formats.Japanese;
  const valuesOf = (xml: string, name: string): string[] =>
    [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)</cbc:${name}>`, 'g'))].map(
      ([, value = '']) => value,
    );
  const sum = (values: readonly string[]): number => values.reduce((all, value) => all + Number(value), 0);

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
    expect(valuesOf(xml, 'CustomizationID')).toEqual([
      priced.isExempt === true ? 'urn:peppol:pint:nontaxinvoice-1@jp-1' : 'urn:peppol:pint:billing-1@jp-1',
    ]);
    expect(xml.includes('<cac:BillingReference>')).toBe(changes.kind === 'credit_note');
  });

  test('escapes what would break it', () => {
    const xml = writeInvoiceXml(
      invoiceWith({ tiers: 1 }, format, { companyName: 'A&B <"C">\u0001' }),
      format.t.invoice,
    );
    expect(xml).toContain('<cbc:RegistrationName>A&amp;B &lt;&quot;C&quot;&gt;</cbc:RegistrationName>');
  });
});
