import type { InvoiceDetail, UsageRow } from '@ocr/contract';
import { invoiceLines, isPriced } from '@ocr/contract/invoice-paper';
import type { BillingMessages } from './billing-messages.en.ts';
import { pricedSheets } from './invoices/priced-sheets.ts';
import { dayText, monthText, numberText } from './locale-texts.ts';
import type { Sheet, SheetColumn, SheetValue } from './sheet.ts';

const text = (header: string): SheetColumn => ({ header, kind: 'text' });
const number = (header: string): SheetColumn => ({ header, kind: 'number' });
const date = (header: string): SheetColumn => ({ header, kind: 'date' });
const month = (header: string): SheetColumn => ({ header, kind: 'month' });

/** Usage as the screen's table shows it. */
export function usageSheet(rows: readonly UsageRow[], t: BillingMessages): Sheet {
  const byDay = rows.some((row) => row.day !== undefined);
  const { invoice } = t;
  const cells = (row: UsageRow): SheetValue[] => [
    row.month,
    ...(byDay ? [row.day ?? null] : []),
    row.companyName,
    row.requestCount,
    row.pagesUsed,
    row.blocksUsed,
    row.packagesUsed,
    row.blockLimit,
    t.usageStatuses[row.usageStatus],
  ];
  const columns = [
    month(t.month),
    ...(byDay ? [date(invoice.day)] : []),
    text(t.tenant),
    number(invoice.requests),
    number(invoice.pages),
    number(invoice.blocks),
    number(invoice.packages),
    number(invoice.blockLimit),
    text(t.usageStatus),
  ];
  return { name: t.usage, columns, rows: rows.map(cells) };
}

/** An invoice's sheets: its figures with their calculation, its days and, with prices, its amounts line by line. */
export function invoiceSheets(invoice: InvoiceDetail, t: BillingMessages, locale: string): Sheet[] {
  const paper = t.invoice;
  const usage = invoiceLines(invoice, paper, numberText(locale)).map(({ label, value, how }) => [
    label,
    value,
    how,
  ]);
  const head = isPriced(invoice)
    ? []
    : headRows(invoice, t, locale).map(([label, value]) => [label, value, null]);
  return [
    ...(isPriced(invoice) ? pricedSheets(invoice, t, locale) : []),
    {
      name: paper.heading,
      columns: [text(paper.item), text(t.value), text(paper.calculation)],
      rows: [...head, ...usage],
    },
    {
      name: paper.days,
      columns: [date(paper.day), number(paper.requests), number(paper.pages)],
      rows: invoice.days.map((entry) => [entry.day, entry.requestCount, entry.pagesUsed]),
    },
  ];
}

function headRows(invoice: InvoiceDetail, t: BillingMessages, locale: string): [string, SheetValue][] {
  const paper = t.invoice;
  const day = (value: string | null): SheetValue => (value === null ? null : dayText(value, locale));
  return [
    [paper.number, invoice.number],
    [paper.billMonth, monthText(invoice.billMonth, locale)],
    [paper.to, invoice.companyName],
    [paper.customerNumber, invoice.tenantNumber],
    [paper.from, invoice.partnerName],
    [paper.issuedDate, day(invoice.issuedDate)],
    [paper.dueDate, day(invoice.dueDate)],
    [t.paymentStatus, t.paymentStatuses[invoice.paymentStatus]],
    [paper.paymentDate, day(invoice.paymentDate)],
    [t.usageStatus, t.usageStatuses[invoice.usageStatus]],
  ];
}
