import { plural } from '#lib/i18n/messages.ts';

export const en = {
  back: 'All invoices',
  import: {
    title: 'Import payments',
    state: 'Match your bank’s incoming payments to open invoices',
    lead: 'Choose the list of transactions that your bank offers for download: the Zengin fixed format, or a CSV with headings, in UTF-8 or Shift_JIS. Nothing is booked until you confirm.',
    choose: 'Choose a file',
    chooseAnother: 'Choose another file',
    unreadable:
      'This file could not be read. Choose the CSV or Zengin file with incoming payments that your bank offers for download.',
    tooLong: (most: string, size: string) =>
      `A file can have up to ${most} incoming payments and ${size}. Split it and import the parts.`,
    failed: 'The file could not be imported. Please try again.',
  },
  columns: {
    title: 'Which column is which?',
    text: 'The headings of this file are new. Choose a column for each value. Your choice is kept for files with the same headings.',
    date: 'Date',
    payer: 'Payer',
    amount: 'Amount received',
    choose: 'Choose a column',
    different: 'Choose a different column for each value.',
    read: 'Read the file',
  },
  preview: {
    title: 'Preview',
    lines: (count: string, number: number, file: string) =>
      `${file}: ${count} ${plural(number, 'incoming payment', 'incoming payments')}`,
    none: 'This file has no incoming payments.',
    noneText: 'Choose a file for a period in which payments came in.',
    allBooked: 'All payments in this file are already booked. There is nothing left to book.',
    someBooked: (count: string, number: number) =>
      `${count} ${plural(number, 'payment in this file is', 'payments in this file are')} already booked and will not be booked again.`,
    unread: (count: string, number: number, lines: string) =>
      `${count} ${plural(number, 'line was', 'lines were')} not understood: ${lines}`,
    andMore: (lines: string) => `${lines} …`,
    unreadText:
      'Write their dates as 2026-12-05 and their amounts as whole yen, and choose the file again, or enter these payments on their invoices.',
    filter: 'Show',
    all: (count: string) => `All (${count})`,
    withCount: (label: string, count: string) => `${label} (${count})`,
    matches: {
      sure: 'Match',
      doubtful: 'To check',
      outOfRange: 'Date out of range',
      none: 'No match',
      booked: 'Already booked',
    },
    line: 'Line',
    date: 'Date',
    payer: 'Payer',
    amount: 'Amount',
    match: 'Result',
    invoice: 'Invoice',
    invoiceOf: (line: string) => `Invoice for line ${line}`,
    leaveOut: 'Do not book',
    open: (amount: string) => `open ${amount}`,
    search: 'Type an invoice ID or a tenant',
    nothing: 'No open invoice found.',
    confirm: (count: string, number: number) =>
      `Confirm and book ${count} ${plural(number, 'payment', 'payments')}`,
    nothingChosen: 'Choose an invoice for at least one payment.',
    booked: (count: string, number: number) =>
      `${count} ${plural(number, 'payment has', 'payments have')} been booked.`,
    leftOut: (count: string, number: number) =>
      `${count} ${plural(number, 'was', 'were')} already booked and left out.`,
    changed: 'An invoice has changed in the meantime. Choose the file again.',
    outOfRange: (lines: string, number: number) =>
      number === 1
        ? `A payment is dated after today or before the bill month of its invoice: ${lines}. Nothing was booked. Choose another invoice for it, or do not book it.`
        : `Payments are dated after today or before the bill month of their invoices: ${lines}. Nothing was booked. Choose other invoices for them, or do not book them.`,
    outOfRangeLine: (line: string, payment: string) => `line ${line} (${payment})`,
    failed: 'The payments could not be booked. Please try again.',
  },
  receivables: {
    title: 'Receivables by age',
    state: (day: string) => `As of ${day}, by days since the due date`,
    tenant: 'Tenant',
    ages: {
      notDue: 'Not due',
      upTo30: '1–30 days',
      upTo60: '31–60 days',
      upTo90: '61–90 days',
      over90: 'Over 90 days',
      total: 'Total',
    },
    total: 'Total',
    note: 'Negative amounts are credits to the tenant, to be refunded or deducted from its next invoice.',
    none: 'Nothing is outstanding',
    noneText: 'Open amounts of issued invoices appear here.',
  },
};
export type PaymentsMessages = typeof en;
