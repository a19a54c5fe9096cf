import type { Invoice, InvoiceDetail } from './invoices.ts';
import type { InvoiceMessages } from './invoice-messages.en.ts';

/** One count on an invoice and its calculation, so that anyone can recompute it. */
export interface InvoiceLine {
  readonly label: string;
  readonly value: number;
  readonly how: string;
}

/** The lines of an invoice, the same on the screen, in the PDF and in the sheet. `number` writes a count. */
export function invoiceLines(
  invoice: InvoiceDetail,
  t: InvoiceMessages,
  number: (value: number) => string,
): InvoiceLine[] {
  const { pagesUsed, blocksUsed, pagesPerBlock, blocksPerPackage, blockLimit } = invoice;
  return [
    { label: t.requests, value: invoice.requestCount, how: t.requestsHow },
    { label: t.pages, value: pagesUsed, how: t.pagesHow },
    {
      label: t.blocks,
      value: blocksUsed,
      how: t.blocksHow(number(pagesUsed), number(pagesPerBlock)),
    },
    {
      label: t.packages,
      value: invoice.packagesUsed,
      how: t.packagesHow(number(blocksUsed), number(blocksPerPackage)),
    },
    { label: t.packagesRegistered, value: invoice.packagesRegistered, how: t.registeredHow },
    { label: t.blocksRegistered, value: invoice.blocksRegistered, how: t.registeredHow },
    {
      label: t.blockLimit,
      value: blockLimit,
      how: t.limitHow(number(blockLimit), number(pagesPerBlock), number(blockLimit * pagesPerBlock)),
    },
  ];
}

/** An invoice that states amounts, and what they are. */
export interface PricedInvoice extends InvoiceDetail {
  readonly kind: NonNullable<Invoice['kind']>;
  readonly currency: NonNullable<Invoice['currency']>;
  readonly subtotal: number;
  readonly total: number;
  readonly taxes: NonNullable<Invoice['taxes']>;
  readonly lines: NonNullable<InvoiceDetail['lines']>;
  readonly issuer: NonNullable<InvoiceDetail['issuer']>;
}

/** Whether prices were in force in its month. */
export function isPriced(invoice: InvoiceDetail): invoice is PricedInvoice {
  return invoice.total !== null && invoice.lines !== null && invoice.issuer !== null;
}

/**
 * What a document asks for: its total without what earlier credit notes had settled when it was issued. Payments that came later change no
 * document, and neither does the credit note that voids it. A credit note keeps its total.
 */
export function amountDue({ kind, total, state, payments, refersToNumber }: PricedInvoice): {
  readonly settled: number;
  readonly due: number;
  /** Whether there is anything to pay: by when, and to which account. */
  readonly isPayable: boolean;
} {
  if (kind === 'credit_note') return { settled: 0, due: total, isPayable: false };
  const voidedBy = state === 'void' ? refersToNumber : null;
  const settled = payments
    .filter((payment) => payment.kind === 'offset' && payment.note !== voidedBy)
    .reduce((sum, { amount }) => sum + amount, 0);
  return { settled, due: total - settled, isPayable: total > settled };
}

/** Writes amounts, which are whole numbers of the currency's smallest unit: `¥11,000`, `$110.00`. */
export function moneyText(currency: string, locale: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  return (amount) => format.format(amount / 10 ** digits).replace('￥', '¥');
}

/**
 * The purpose of each line of a document. If additional blocks have several prices, each line states its range of blocks, counted from the
 * first additional one: one line per tier reached, in their order, and with the opposite sign on a credit note.
 */
export function describeLines(
  lines: readonly { readonly kind: keyof InvoiceMessages['lines']; readonly quantity: number }[],
  t: InvoiceMessages,
  locale: string,
): string[] {
  const count = new Intl.NumberFormat(locale);
  const hasTiers = lines.filter(({ kind }) => kind === 'over_blocks').length > 1;
  let before = 0;
  return lines.map(({ kind, quantity }) => {
    if (kind !== 'over_blocks' || !hasTiers) return t.lines[kind];
    const first = before + 1;
    before += Math.abs(quantity);
    return t.tier(count.format(first), count.format(before));
  });
}

/** A line of a table of amounts, as it is read. */
export interface WrittenLine {
  readonly item: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly rate: string;
  readonly amount: string;
}

/** A label and its amount below the table. */
export interface WrittenSum {
  readonly label: string;
  readonly amount: string;
  /** The same in the currency's smallest unit. */
  readonly value: number;
  readonly isTotal: boolean;
}

/** What an invoice with amounts says, the same on the screen and in the PDF. */
export interface AmountPaper {
  readonly heading: string;
  readonly numberLabel: string;
  readonly subject: string;
  readonly greeting: string;
  readonly boxLabel: string;
  readonly boxAmount: string;
  /** Whether it is to be paid: only then it says until when and to which account. */
  readonly isPayable: boolean;
  readonly lines: readonly WrittenLine[];
  readonly sums: readonly WrittenSum[];
  /** Notes below the sums: exemption, prices including tax, the reason for a credit note. */
  readonly remarks: readonly string[];
  /** Above the addressee's name: its postal address. */
  readonly recipientAddress: readonly string[];
  readonly issuerName: string;
  readonly issuerLines: readonly string[];
  readonly accounts: readonly string[];
  readonly notes: string;
  /** At the top: that it is a draft, or void. */
  readonly stamp: string | undefined;
}

/** The texts of an invoice with prices, in the reader's language: screen, PDF and workbook show the same. */
export function amountPaper(
  invoice: PricedInvoice,
  t: InvoiceMessages,
  { locale, month }: { locale: string; month: string },
): AmountPaper {
  const { issuer, currency, kind } = invoice;
  const money = moneyText(currency, locale);
  const count = new Intl.NumberFormat(locale);
  const rateText = (rate: number): string => `${count.format(rate)}%`;
  const isCredit = kind === 'credit_note';
  const of = t.amounts;
  const { due, isPayable } = amountDue(invoice);
  const inEnglish = locale === 'en';
  const other = invoice.refersToNumber ?? '';
  const items = describeLines(invoice.lines, t, locale);
  return {
    heading: headingOf(invoice, t),
    numberLabel: isCredit ? of.creditNoteNumber : t.number,
    subject: of.subjectOf(month),
    greeting: isCredit ? of.creditGreeting(other) : of.greeting,
    boxLabel: boxLabelOf(invoice, t),
    boxAmount: money(isCredit ? -due : due),
    isPayable,
    lines: invoice.lines.map((line, index) => ({
      item: items[index] ?? '',
      quantity: count.format(line.quantity),
      unitPrice: money(line.unitPrice),
      rate: issuer.isExempt ? '' : rateText(line.taxRate),
      amount: money(line.amount),
    })),
    sums: sumsOf(invoice, t, { money, rateText }),
    remarks: [
      ...(issuer.isExempt ? [of.exempt] : []),
      ...(!issuer.isExempt && issuer.pricesIncludeTax ? [of.withTax] : []),
      ...(invoice.reason === null ? [] : [`${of.reason}${t.labelEnd}${invoice.reason}`]),
    ],
    recipientAddress: invoice.recipientAddress.split('\n').filter((line) => line.trim() !== ''),
    issuerName: (inEnglish && issuer.nameEn) || issuer.name,
    issuerLines: [
      ...issuer.address.split('\n'),
      issuer.phone && `${of.phone} ${issuer.phone}`,
      issuer.email,
      issuer.registrationNumber && `${of.registrationNumber} ${issuer.registrationNumber}`,
    ].filter((line): line is string => Boolean(line)),
    accounts: isPayable ? issuer.bankAccounts : [],
    notes: isCredit ? '' : (inEnglish && issuer.noteEn) || issuer.note,
    stamp: invoice.state === 'draft' ? of.draft : invoice.state === 'void' ? of.isVoid(other) : undefined,
  };
}

function boxLabelOf(invoice: PricedInvoice, { amounts: of }: InvoiceMessages): string {
  if (invoice.kind === 'credit_note') return of.credited;
  if (!amountDue(invoice).isPayable) return of.nothingDue;
  return invoice.taxes.length > 0 ? of.dueWithTax : of.due;
}

function sumsOf(
  invoice: PricedInvoice,
  { amounts: of }: InvoiceMessages,
  { money, rateText }: Readonly<Record<'money' | 'rateText', (value: number) => string>>,
): WrittenSum[] {
  const { settled, due } = amountDue(invoice);
  return [
    ...(invoice.issuer.isExempt ? [] : [{ label: of.subtotal, value: invoice.subtotal, isTotal: false }]),
    ...invoice.taxes.map(({ rate, base, tax }) => ({
      label: of.tax(rateText(rate), money(base)),
      value: tax,
      isTotal: false,
    })),
    { label: of.total, value: invoice.total, isTotal: true },
    ...(settled === 0
      ? []
      : [
          { label: of.settled, value: -settled, isTotal: false },
          { label: of.due, value: due, isTotal: true },
        ]),
  ].map((sum) => ({ ...sum, amount: money(sum.value) }));
}

/** The title of the document: a statement of usage without amounts, otherwise an invoice or a credit note. */
export function headingOf(invoice: InvoiceDetail, t: InvoiceMessages): string {
  if (!isPriced(invoice)) return t.heading;
  if (invoice.kind === 'invoice') return t.amounts.invoice;
  return invoice.issuer.registrationNumber === null ? t.amounts.creditNote : t.amounts.qualifiedCreditNote;
}
