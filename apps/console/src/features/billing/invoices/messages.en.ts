import { invoiceEn } from '@ocr/contract/invoice-messages.en';
import { plural } from '#lib/i18n/messages.ts';

export const en = {
  title: 'Invoices',
  state: (total: string, count: number) => `${total} ${plural(count, 'invoice', 'invoices')}`,
  stateReceived: (state: string) => `${state}, unpaid first, by due date`,
  statePaid: (state: string) => `${state}, unpaid first, by due date`,
  search: 'Search by invoice ID or tenant',
  allTenants: 'All tenants',
  allMonths: 'All months',
  allUsages: 'All usage statuses',
  noTenant: 'No matching tenants.',
  empty: 'No invoices yet',
  emptyText: 'Invoices are issued for each tenant after the month ends and all requests are complete.',
  columns: {
    number: 'Invoice ID',
    tenantNumber: 'Tenant ID',
    companyName: 'Tenants',
    billMonth: 'Bill Month',
    requestCount: 'No of request',
    pagesUsed: 'Page Used',
    blocksUsed: 'Block Used',
    markPaid: 'Mark as Paid',
    usageStatus: 'Usage Status',
  },
  /** A payment as the partner sees it, who receives it, and as the tenant does, who makes it. */
  received: { status: 'Payment Status', date: 'Payment Date', all: 'All payment statuses' },
  paid: { status: 'Payment Status', date: 'Payment Date', all: 'All payment statuses' },
  due: (day: string) => `due ${day}`,
  pay: {
    action: 'Mark as Paid',
    actionFor: (number: string) => `Mark as Paid: ${number}`,
    several: (count: string) => `Mark ${count} as paid`,
    clear: 'Clear selection',
    title: (count: number): string =>
      count === 1 ? 'Mark this invoice as paid?' : 'Mark these invoices as paid?',
    final: 'You can take this back until the end of today. After that it is final.',
    dateNeeded: 'Enter the day on which it was paid: not before the billed month, and not after today.',
    takeBack: 'Take back payment',
    takeBackTitle: (number: string) => `Mark ${number} as unpaid again?`,
    takeBackText: 'The payment date is removed. The audit log keeps both steps.',
    takenBack: 'The invoice is unpaid again.',
    date: 'Payment date',
    more: (count: string) => `and ${count} more`,
    done: (count: string, number: number) =>
      `${count} ${plural(number, 'invoice has', 'invoices have')} been marked as paid.`,
    failed: (count: string, number: number) =>
      `${count} ${plural(number, 'invoice', 'invoices')} could not be marked as paid.`,
    allPaid: 'The selected invoices are already paid.',
  },
  /** The invoice as a document. */
  paper: invoiceEn,
  detail: {
    back: 'All invoices',
    excel: 'Excel',
    pdf: 'PDF',
    print: 'Print',
    daysNote: 'Open a day to see its requests, files and pages.',
    noDays: 'No usage this month.',
    openDay: (day: string) => `Show the requests on ${day}`,
    noRequests: 'No requests on this day.',
    file: (ordinal: string) => `File ${ordinal}`,
    pagesOf: (count: string, number: number) => `${count} ${plural(number, 'page', 'pages')}`,
    charged: (pages: string, count: number) => `${plural(count, 'page', 'pages')} ${pages} charged`,
    released: 'could not be read, not charged',
    reserved: 'being read',
  },
};
export type InvoicesMessages = typeof en;
