import type { InvoiceDetail, UsageRow } from '@ocr/contract';
import type { BillingMessages } from './billing-messages.en.ts';
import { invoiceLines } from './invoice-lines.ts';
import type { Sheet, SheetColumn, SheetValue } from './sheet.ts';

const text = (header: string): SheetColumn => ({ header, kind: 'text' });
const number = (header: string): SheetColumn => ({ header, kind: 'number' });
const date = (header: string): SheetColumn => ({ header, kind: 'date' });

/** Usage as the screen's table shows it. */
export function usageSheet(rows: readonly UsageRow[], words: BillingMessages): Sheet {
  const byDay = rows.some((row) => row.day !== undefined);
  const cells = (row: UsageRow): SheetValue[] => [
    row.month,
    ...(byDay ? [row.day ?? null] : []),
    row.companyName,
    row.requestCount,
    row.pagesUsed,
    row.blocksUsed,
    row.packagesUsed,
    row.blockLimit,
    words.usageStatuses[row.usageStatus],
  ];
  const columns = [
    text(words.month),
    ...(byDay ? [date(words.day)] : []),
    text(words.tenant),
    number(words.requests),
    number(words.pages),
    number(words.blocks),
    number(words.packages),
    number(words.blockLimit),
    text(words.usageStatus),
  ];
  return { name: words.usage, columns, rows: rows.map(cells) };
}

/** An invoice: what it says with how each number comes about, and its days. */
export function invoiceSheets(invoice: InvoiceDetail, words: BillingMessages, locale: string): Sheet[] {
  const head: [string, SheetValue][] = [
    [words.number, invoice.number],
    [words.billMonth, invoice.billMonth],
    [words.billedTo, invoice.companyName],
    [words.tenantId, invoice.tenantNumber],
    [words.issuedBy, invoice.partnerName],
    [words.issuedDate, invoice.issuedDate],
    [words.dueDate, invoice.dueDate],
    [words.paymentStatus, words.paymentStatuses[invoice.paymentStatus]],
    [words.paymentDate, invoice.paymentDate],
    [words.usageStatus, words.usageStatuses[invoice.usageStatus]],
  ];
  const lines = invoiceLines(invoice, words, locale).map(({ label, value, how }) => [label, value, how]);
  return [
    {
      name: words.invoice,
      columns: [text(words.item), text(words.value), text(words.howComputed)],
      rows: [...head.map(([label, value]) => [label, value, null]), ...lines],
    },
    {
      name: words.days,
      columns: [date(words.day), number(words.requests), number(words.pages)],
      rows: invoice.days.map((entry) => [entry.day, entry.requestCount, entry.pagesUsed]),
    },
  ];
}
