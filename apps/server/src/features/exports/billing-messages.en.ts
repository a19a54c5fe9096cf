import { invoiceEn } from '@ocr/contract/invoice-messages.en';

/** Words of the exported usage and invoices: those of the screens, which show the same. */
export const billingMessages = {
  usage: 'Usage',
  usageFile: (period: string) => `Usage ${period}.xlsx`,
  period: (first: string, last: string) => `${first} - ${last}`,
  month: 'Month',
  tenant: 'Tenant',
  usageStatus: 'Usage status',
  usageStatuses: { normal: 'Normal', close_to_limit: 'Close to limit', full_capacity: 'Full capacity' },
  paymentStatus: 'Payment status',
  paymentStatuses: { pending: 'Pending', paid: 'Paid', overdue: 'Overdue' },
  value: 'Value',
  /** Sheets and rows of an invoice with amounts. */
  lines: 'Lines',
  paid: 'Paid',
  balance: 'Open',
  page: (number: number, of: number) => `${number} / ${of}`,
  invoice: invoiceEn,
};
export type BillingMessages = typeof billingMessages;
