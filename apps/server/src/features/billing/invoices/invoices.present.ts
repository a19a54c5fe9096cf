import { mayTakeBackPayment } from '@ocr/billing';
import type { Invoice, InvoiceDetail } from '@ocr/contract';
import { monthFromColumn } from '../billing-calendar.store.ts';
import type { InvoiceRow } from './invoices.store.ts';

export function presentInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    number: row.number,
    tenantId: row.tenant_id,
    tenantNumber: row.tenant_number,
    companyName: row.company_name,
    billMonth: monthFromColumn(row.month),
    requestCount: row.request_count,
    pagesUsed: row.pages_used,
    blocksUsed: row.blocks_used,
    packagesUsed: row.packages_used,
    packagesRegistered: row.packages_registered,
    blocksRegistered: row.blocks_registered,
    paymentStatus: row.payment_status,
    paymentDate: row.payment_date,
    issuedDate: row.issued_date,
    dueDate: row.due_date,
    usageStatus: row.usage_status,
  };
}

/** `asking`: who looks at it, and today in the partner's time zone; without, nothing can be taken back. */
export function presentInvoiceDetail(
  row: InvoiceRow,
  asking?: { readonly today: string; readonly userId: string },
): InvoiceDetail {
  return {
    ...presentInvoice(row),
    partnerName: row.partner_name,
    pagesPerBlock: row.pages_per_block,
    blocksPerPackage: row.blocks_per_package,
    blockLimit: row.block_limit,
    canTakeBackPayment: asking !== undefined && mayTakeBackPayment(recordedPayment(row), asking),
    days: row.days,
  };
}

/** Who marked the invoice paid, and when; undefined where it is unpaid, or was marked before that was kept. */
export function recordedPayment(row: InvoiceRow): { recordedBy: string; recordedOn: string } | undefined {
  const { payment_recorded_by: recordedBy, payment_recorded_on: recordedOn } = row;
  return recordedBy !== null && recordedOn !== null ? { recordedBy, recordedOn } : undefined;
}
