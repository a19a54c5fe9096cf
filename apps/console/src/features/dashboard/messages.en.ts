import { plural } from '#lib/i18n/messages.ts';

export const en = {
  title: 'Home',
  partner: {
    state: (tenants: string, month: string, count: number) =>
      `${month} · ${tenants} ${plural(count, 'tenant', 'tenants')}`,
    addTenant: 'Add Tenant',
    pages: 'Pages this month',
    pagesBefore: (pages: string) => `${pages} at this point last month`,
    atLimit: 'Tenants at or near their limit',
    atLimitDetail: (full: string, close: string) => `${full} full, ${close} close to limit`,
    unpaid: 'Unpaid invoices',
    unpaidDetail: (overdue: string) => `${overdue} overdue`,
    filesRead: 'Success rate (files)',
    filesReadDetail: (failed: string, ended: string) => `${failed} of ${ended} failed this month`,
    noFiles: 'No files have been read this month',
    attention: 'Needs attention',
    attentionNote:
      'Reconciliation differences, overdue invoices, drafts, undelivered emails, expiring access and tenants near their limit.',
    nothing: 'Nothing needs your attention right now.',
    limitReached: 'Limit reached',
    limitOn: (day: string) => `Reaches its limit on ${day}`,
    closeToLimit: (percent: string) => `${percent} of its limit used`,
    drafts: 'Invoice drafts',
    toIssue: (count: string, number: number) =>
      `${count} ${plural(number, 'draft', 'drafts')} to review and issue`,
    openDrafts: 'View drafts',
    overdue: (day: string) => `Was due ${day}`,
    books: 'Reconciliation',
    unbalanced: (count: string, number: number, at: string) =>
      `${count} ${plural(number, 'difference', 'differences')} (checked ${at})`,
    openBooks: 'View reconciliation',
    mail: (address: string, at: string) =>
      `Email to ${address} could not be delivered (stopped retrying ${at})`,
    openRecipient: 'View tenant',
    openActivity: 'View activity',
    openTenant: 'Adjust limit',
    expires: (day: string) => `Access expires on ${day}`,
    expired: (day: string) => `Access expired on ${day}`,
    openExpiring: 'Renew',
    openInvoice: 'View invoice',
    more: (count: string) => `and ${count} more`,
  },
  tenant: {
    cost: {
      soFar: (isTaxed: boolean): string => (isTaxed ? 'Amount so far (tax included)' : 'Amount so far'),
      expected: (isTaxed: boolean): string =>
        isTaxed ? 'Expected amount this month (tax included)' : 'Expected amount this month',
    },
    state: (running: string, count: number, left: string, pages: number) =>
      `${running} ${plural(count, 'request', 'requests')} in progress, ${left} ${plural(pages, 'page', 'pages')} left this month`,
    requestOcr: 'Request OCR',
    limit: 'Pages left this month',
    expiry: (day: string) => `Access until ${day}`,
    daysLeft: (count: number) => `${count} ${plural(count, 'day', 'days')} left`,
    drop: 'Drop files here to start an OCR request',
    dropNote: 'PDF, JPEG, JPG or PNG, single files or whole folders',
    choose: 'Choose files',
    running: 'Requests in progress',
    noneRunning: 'No requests in progress.',
    last: 'Recent results',
    noResults: 'No results yet',
    noResultsText: 'Drop a document above and its results will appear here shortly.',
    all: 'All requests',
    toCheck: 'To check',
    toCheckNote: 'Results that nobody has checked yet, the oldest first',
    allToCheck: (count: string) => `All ${count}`,
    awaited: { second: 'Awaiting second check', third: 'Awaiting third check' },
    taken: (name: string) => `Being reviewed by ${name}`,
    values: (count: string, number: number) =>
      number === 0 ? 'Nothing flagged' : `${count} ${plural(number, 'value', 'values')} to review`,
    progress: (done: string, total: string) => `${done} of ${total} pages`,
    pagesOf: (number: string) => `Progress of ${number}`,
    rate: 'OCR Rate',
    id: 'OCR ID',
    template: 'Template',
    completed: 'Completed Date',
    status: 'Status',
    pages: 'No of Page',
  },
  /** Where prices are in force. */
  revenue: {
    title: 'Revenue by month',
    note: 'Issued invoices less credit notes, excluding tax',
    month: 'Month',
    open: 'View by type and tenant',
  },
  chart: {
    month: 'Pages per day',
    monthNote: 'This month vs. last month',
    days30: 'Pages per day, last 30 days',
    day: 'Day',
    pages: 'Pages',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    none: 'No pages were read in this period.',
    openUsage: 'View usage',
  },
};

export type DashboardMessages = typeof en;
