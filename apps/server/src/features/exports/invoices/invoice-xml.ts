import { dayInMonth, lengthOfMonth } from '@ocr/billing';
import { cleanLine } from '@ocr/contract';
import { amountDue, type PricedInvoice } from '@ocr/contract/invoice-paper';
import type { InvoiceMessages } from '@ocr/contract/invoice-messages.en';

/** An element with its attributes and its content: a text, or elements in the order of the schema. */
interface Element {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly (Element | undefined)[];
}
type Line = PricedInvoice['lines'][number];

/**
 * An invoice in yen as data, in the structure of Peppol's JP PINT (UBL 2.1; https://docs.peppol.eu/poac/jp/pint-jp/): an issuer without
 * registration number uses the invoice for non-tax registered businesses. JP PINT knows no credit note of its own: one is an invoice with
 * negative amounts that names the invoice it voids. It is what the PDF says, for programs that book it; to be sent over the Peppol
 * network, the participants' addresses there would have to be added.
 */
export function writeInvoiceXml(invoice: PricedInvoice, t: InvoiceMessages): string {
  const root = element('Invoice', contentOf(invoice, t), {
    xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
    'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
    'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`;
}

function contentOf(invoice: PricedInvoice, t: InvoiceMessages): (Element | undefined)[] {
  const { issuer, kind, billMonth } = invoice;
  const { settled, due, isPayable } = amountDue(invoice);
  const specification = issuer.isExempt ? 'nontaxinvoice-1' : 'billing-1';
  return [
    basic('CustomizationID', `urn:peppol:pint:${specification}@jp-1`),
    basic('ProfileID', 'urn:peppol:bis:billing'),
    basic('ID', invoice.number),
    basic('IssueDate', invoice.issuedDate),
    isPayable ? basic('DueDate', invoice.dueDate) : undefined,
    basic('InvoiceTypeCode', '380'),
    optional('Note', [invoice.reason ?? '', issuer.note].filter(Boolean).join(' ')),
    basic('DocumentCurrencyCode', 'JPY'),
    aggregate('InvoicePeriod', [
      basic('StartDate', dayInMonth(billMonth, 1)),
      basic('EndDate', dayInMonth(billMonth, lengthOfMonth(billMonth))),
    ]),
    invoice.refersToNumber !== null && kind === 'credit_note'
      ? aggregate('BillingReference', [
          aggregate('InvoiceDocumentReference', [basic('ID', invoice.refersToNumber)]),
        ])
      : undefined,
    sellerOf(invoice),
    buyerOf(invoice),
    ...(isPayable ? issuer.bankAccounts : []).map((account) =>
      aggregate('PaymentMeans', [
        // Credit transfer.
        basic('PaymentMeansCode', '30'),
        aggregate('PayeeFinancialAccount', [basic('ID', account)]),
      ]),
    ),
    taxTotalOf(invoice),
    aggregate('LegalMonetaryTotal', [
      money('LineExtensionAmount', invoice.subtotal),
      money('TaxExclusiveAmount', invoice.subtotal),
      money('TaxInclusiveAmount', invoice.total),
      settled === 0 ? undefined : money('PrepaidAmount', settled),
      money('PayableAmount', due),
    ]),
    ...linesOf(invoice, t),
  ];
}

function sellerOf({ issuer }: PricedInvoice): Element {
  const { registrationNumber } = issuer;
  return aggregate('AccountingSupplierParty', [
    aggregate('Party', [
      // 0221: numbers of registered issuers (ICD 0221).
      registrationNumber === null
        ? undefined
        : element('cbc:EndpointID', registrationNumber, { schemeID: '0221' }),
      addressOf(issuer.address),
      registrationNumber === null
        ? undefined
        : aggregate('PartyTaxScheme', [basic('CompanyID', registrationNumber), taxScheme]),
      aggregate('PartyLegalEntity', [basic('RegistrationName', issuer.name)]),
      issuer.phone === '' && issuer.email === ''
        ? undefined
        : aggregate('Contact', [
            optional('Telephone', issuer.phone),
            optional('ElectronicMail', issuer.email),
          ]),
    ]),
  ]);
}

function buyerOf({ companyName, tenantNumber, recipient }: PricedInvoice): Element {
  return aggregate('AccountingCustomerParty', [
    aggregate('Party', [
      aggregate('PartyIdentification', [basic('ID', tenantNumber)]),
      addressOf(''),
      aggregate('PartyLegalEntity', [basic('RegistrationName', companyName)]),
      recipient === '' ? undefined : aggregate('Contact', [basic('Name', recipient)]),
    ]),
  ]);
}

function addressOf(address: string): Element {
  return aggregate('PostalAddress', [
    address === ''
      ? undefined
      : aggregate('AddressLine', [basic('Line', address.replaceAll(/\s*\n\s*/g, ' '))]),
    aggregate('Country', [basic('IdentificationCode', 'JP')]),
  ]);
}

function taxTotalOf({ issuer, taxes, subtotal, taxTotal }: PricedInvoice): Element {
  const rates = issuer.isExempt ? [{ rate: 0, base: subtotal, tax: 0 }] : taxes;
  return aggregate('TaxTotal', [
    money('TaxAmount', taxTotal ?? 0),
    ...rates.map(({ rate, base, tax }) =>
      aggregate('TaxSubtotal', [
        money('TaxableAmount', base),
        money('TaxAmount', tax),
        aggregate('TaxCategory', categoryOf(rate, issuer.isExempt)),
      ]),
    ),
  ]);
}

/**
 * Lines are without tax. Where prices include it, an invoice's tax is computed on the sum alone, and no line has an exact amount without:
 * there is one line for each rate.
 */
function linesOf(invoice: PricedInvoice, t: InvoiceMessages): Element[] {
  const { issuer, lines, taxes } = invoice;
  const written: readonly Pick<Line, 'quantity' | 'unitPrice' | 'amount' | 'taxRate' | 'description'>[] =
    issuer.pricesIncludeTax && !issuer.isExempt
      ? taxes.map(({ rate, base }) => ({
          quantity: base < 0 ? -1 : 1,
          unitPrice: Math.abs(base),
          amount: base,
          taxRate: rate,
          description: t.amounts.subjectOf(invoice.billMonth),
        }))
      : lines;
  return written.map((line, index) =>
    aggregate('InvoiceLine', [
      basic('ID', String(index + 1)),
      // A price is never negative: for deductions the quantity is. XUN: unit.
      element('cbc:InvoicedQuantity', String(line.unitPrice < 0 ? -line.quantity : line.quantity), {
        unitCode: 'XUN',
      }),
      money('LineExtensionAmount', line.amount),
      aggregate('Item', [
        basic('Name', line.description),
        aggregate('ClassifiedTaxCategory', categoryOf(line.taxRate, issuer.isExempt)),
      ]),
      aggregate('Price', [money('PriceAmount', Math.abs(line.unitPrice))]),
    ]),
  );
}

const taxScheme = aggregate('TaxScheme', [basic('ID', 'VAT')]);

/** S: standard rate; AA: reduced rate; E: exempt; O: outside the scope, as all of an issuer without registration. */
function categoryOf(rate: number, isExempt: boolean): Element[] {
  if (isExempt) return [basic('ID', 'O'), taxScheme];
  const code = rate === 0 ? 'E' : rate === 8 ? 'AA' : 'S';
  return [basic('ID', code), basic('Percent', String(rate)), taxScheme];
}

function element(
  name: string,
  content: Element['content'],
  attributes?: Readonly<Record<string, string>>,
): Element {
  return { name, content, ...(attributes && { attributes }) };
}

function basic(name: string, text: string): Element {
  return element(`cbc:${name}`, text);
}

function optional(name: string, text: string): Element | undefined {
  return text === '' ? undefined : basic(name, text);
}

function aggregate(name: string, content: readonly (Element | undefined)[]): Element {
  return element(`cac:${name}`, content);
}

function money(name: string, amount: number): Element {
  return element(`cbc:${name}`, String(amount), { currencyID: 'JPY' });
}

function write({ name, attributes = {}, content }: Element, indent: string): string {
  const head = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join('');
  if (typeof content === 'string')
    return `${indent}<${name}${head}>${escape(cleanLine(content))}</${name}>\n`;
  const inner = content.map((each) => (each === undefined ? '' : write(each, `${indent}  `))).join('');
  return `${indent}<${name}${head}>\n${inner}${indent}</${name}>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}
