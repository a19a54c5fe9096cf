import type { InvoiceDetail, UsageRow } from '@ocr/contract';
import type { BillingMessages } from './billing-messages.en.ts';
import { invoiceLines } from './invoice-lines.ts';
import type { Sheet, SheetColumn, SheetValue } from './sheet.ts';

const text = (header: string): SheetColumn => ({ header, kind: 'text' });
const number = (header: string): SheetColumn => ({ header, kind: 'number' });
const date = (header: string): SheetColumn => ({ header, kind: 'date' });

/** Usage as the screen's table shows it. */
export function usageSheet(rows: readonly UsageRow[], t: BillingMessages): Sheet {
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
    t.usageStatuses[row.usageStatus],
  ];
  const columns = [
    text(t.month),
    ...(byDay ? [date(t.day)] : []),
    text(t.tenant),
    number(t.requests),
    number(t.pages),
    number(t.blocks),
    number(t.packages),
    number(t.blockLimit),
    text(t.usageStatus),
  ];
  return { name: t.usage, columns, rows: rows.map(cells) };
}

/** An invoice: what it says with how each number comes about, and its days. */
export function invoiceSheets(invoice: InvoiceDetail, t: BillingMessages, locale: string): Sheet[] {
  const head: [string, SheetValue][] = [
    [t.number, invoice.number],
    [t.billMonth, invoice.billMonth],
    [t.billedTo, invoice.companyName],
    [t.tenantId, invoice.tenantNumber],
    [t.issuedBy, invoice.partnerName],
    [t.issuedDate, invoice.issuedDate],
    [t.dueDate, invoice.dueDate],
    [t.paymentStatus, t.paymentStatuses[invoice.paymentStatus]],
    [t.paymentDate, invoice.paymentDate],
    [t.usageStatus, t.usageStatuses[invoice.usageStatus]],
  ];
  const lines = invoiceLines(invoice, t, locale).map(({ label, value, how }) => [label, value, how]);
  return [
    {
      name: t.invoice,
      columns: [text(t.item), text(t.value), text(t.howComputed)],
      rows: [...head.map(([label, value]) => [label, value, null]), ...lines],
    },
    {
      name: t.days,
      columns: [date(t.day), number(t.requests), number(t.pages)],
      rows: invoice.days.map((entry) => [entry.day, entry.requestCount, entry.pagesUsed]),
    },
  ];
}
