import { balanceOf } from '@ocr/billing';
import { amountPaper, moneyText, type AmountPaper, type PricedInvoice } from '@ocr/contract/invoice-paper';
import type { BillingMessages } from '../billing-messages.en.ts';
import { dayText, monthText } from '../locale-texts.ts';
import type { Sheet, SheetValue } from '../sheet.ts';
import { inUnits } from './accounting-rows.ts';

interface Written {
  readonly invoice: PricedInvoice;
  readonly paper: AmountPaper;
  readonly t: BillingMessages;
  readonly locale: string;
}

/** What the paper of an invoice with amounts says: the letter around its table, and the table with its sums, amounts as numbers. */
export function pricedSheets(invoice: PricedInvoice, t: BillingMessages, locale: string): Sheet[] {
  const month = monthText(invoice.billMonth, locale);
  const paper = amountPaper(invoice, t.invoice, { locale, month });
  const { item, quantity, amounts } = t.invoice;
  return [
    {
      name: paper.heading,
      columns: [
        { header: item, kind: 'text' },
        { header: t.value, kind: 'text' },
      ],
      rows: letterRows({ invoice, paper, t, locale }).filter(([, value]) => value !== ''),
    },
    {
      name: t.lines,
      columns: [
        { header: item, kind: 'text' },
        { header: quantity, kind: 'number' },
        { header: amounts.unitPrice, kind: 'amount' },
        { header: amounts.rate, kind: 'text' },
        { header: amounts.amount, kind: 'amount' },
      ],
      rows: tableRows(invoice, paper),
    },
  ];
}

function letterRows({ invoice, paper, t, locale }: Written): [string, SheetValue][] {
  const { invoice: words } = t;
  const { amounts } = words;
  const money = moneyText(invoice.currency, locale);
  const isCredit = invoice.kind === 'credit_note';
  const open = money(balanceOf({ total: invoice.total, paid: invoice.paid ?? 0 }));
  return [
    [paper.numberLabel, invoice.number],
    [words.issuedDate, dayText(invoice.issuedDate, locale)],
    [words.billMonth, monthText(invoice.billMonth, locale)],
    [words.dueDate, paper.isPayable ? dayText(invoice.dueDate, locale) : ''],
    ...linesOf(words.to, [...paper.recipientAddress, invoice.companyName, invoice.recipient]),
    [words.customerNumber, invoice.tenantNumber],
    ...linesOf(amounts.issuer, [paper.issuerName, ...paper.issuerLines]),
    [words.subject, paper.subject],
    [paper.boxLabel, paper.boxAmount],
    [t.paymentStatus, isCredit ? '' : t.paymentStatuses[invoice.paymentStatus]],
    [t.paid, isCredit ? '' : money(invoice.paid ?? 0)],
    [t.balance, open],
    [words.paymentDate, invoice.paymentDate === null || isCredit ? '' : dayText(invoice.paymentDate, locale)],
    ...linesOf(amounts.accounts, paper.accounts),
    ...linesOf(amounts.notes, [paper.stamp ?? '', ...paper.remarks, ...paper.notes.split('\n')]),
  ];
}

/** A label and what belongs to it, each line in a row of its own. */
function linesOf(label: string, lines: readonly string[]): [string, string][] {
  return lines.filter((line) => line !== '').map((line, index) => [index === 0 ? label : '', line]);
}

function tableRows(invoice: PricedInvoice, paper: AmountPaper): SheetValue[][] {
  const units = (amount: number): number => inUnits(amount, invoice.currency);
  const lines = invoice.lines.map((line, index) => {
    const written = paper.lines[index];
    return [
      written?.item ?? '',
      line.quantity,
      units(line.unitPrice),
      written?.rate ?? '',
      units(line.amount),
    ];
  });
  return [...lines, ...paper.sums.map(({ label, value }) => [label, null, null, null, units(value)])];
}
