import { plural } from '#lib/i18n/messages.ts';

/** Words that every signed-in page may show, loaded with what surrounds them; sign-in has no use for them. */
export const en = {
  list: {
    display: (start: string, end: string, total: string) => `Display ${start} - ${end}/${total}`,
    displayCounting: (start: string, end: string, total: string) =>
      `Display ${start} - ${end}/at least ${total}, counting…`,
    zone: (name: string) => `Times in ${name}`,
    pageSize: 'Rows per page',
    page: 'Page',
    ofPages: (pages: string) => `of ${pages}`,
    previous: 'Previous page',
    next: 'Next page',
    pagination: 'Pagination',
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all rows on this page',
    selected: (count: number) => `${count} selected`,
    nothingFound: 'Nothing matches these filters.',
    loading: 'Loading…',
    density: 'Row height',
    comfortable: 'Comfortable',
    compact: 'Compact',
    sortBy: (column: string) => `Sort by ${column}`,
    order: 'Order',
    ownOrder: 'Default order',
    ascending: (column: string) => `${column}, ascending`,
    descending: (column: string) => `${column}, descending`,
    all: 'All',
  },
  calendar: { previous: 'Previous', next: 'Next' },
  unit: {
    pages: (count: number) => plural(count, 'page', 'pages'),
    blocks: (count: number) => plural(count, 'block', 'blocks'),
    packages: (count: number) => plural(count, 'package', 'packages'),
    requests: (count: number) => plural(count, 'request', 'requests'),
    files: (count: number) => plural(count, 'file', 'files'),
  },
  status: {
    normal: 'Normal',
    close_to_limit: 'Close to limit',
    full_capacity: 'Full capacity',
    pending: 'Pending',
    paid: 'Paid',
    overdue: 'Overdue',
    draft: 'Draft',
    void: 'Void',
    credit_note: 'Credit note',
    processing: 'Processing',
    completed: 'Completed',
    failed: 'Failed',
    active: 'Active',
    deactivated: 'Deactivated',
  },
  /** The same of a payment for a partner, who receives it. */
  receivedStatus: { pending: 'Pending', paid: 'Paid', overdue: 'Overdue' },
  /** A tenant's month: its gauge and figures, on every screen that shows them. */
  month: {
    left: { before: '', after: (limit: string) => `of ${limit} pages left` },
    gauge: (taken: string, limit: string) => `${taken} of ${limit} pages used or in progress`,
    used: 'Pages used',
    reserved: 'Pages in progress',
    blocks: 'Blocks used',
    blocksOf: (used: string, limit: string) => `${used} of ${limit}`,
    packages: 'Packages used',
    requests: 'Requests',
    storage: 'Storage',
    storageOf: (used: string, limit: string) => `${used} of ${limit}`,
    forecast: (day: string) => `At this rate, the limit will be reached on ${day}.`,
    full: 'The limit has been reached. No more requests can be submitted this month.',
    meaning:
      '“Close to limit” starts at 80% of the monthly page limit, including requests in progress. At 100%, new requests are rejected.',
  },
  kept: {
    text: 'Your changes on this page were kept when your session ended.',
    restore: 'Restore',
    discard: 'Discard',
  },
  expiry: {
    soon: (day: string, count: number) =>
      count === 0
        ? `Your access expires today, ${day}. From tomorrow, no new requests can be submitted.`
        : `Your access expires on ${day}, in ${count === 1 ? '1 day' : `${count} days`}. After that, no new requests can be submitted.`,
    over: (day: string) =>
      `Your access expired on ${day}. You can still view and export results, but no new requests can be submitted.`,
    contact: 'Please contact your administrator to renew it.',
  },
  /** By result code: those that only calls of a signed-in user answer (the others are in `common`). */
  codes: {
    'Invalid excel file': 'Invalid excel file',
    COMPANY_NAME_EXISTED: 'Company Name already exists in the system!',
    TEMPLATE_NAME_EXISTED: 'A template with this name already exists!',
    VALUE_NOT_GREATER: 'New value must be greater than current value!',
    CHANGED_MEANWHILE: 'Someone else changed this in the meantime. Review the latest version and try again.',
    INVALID_FILE: 'Files with invalid format or size detected',
    TEMPLATE_NOT_CHOSEN:
      'No single template fits all files. Please choose one, or submit the files of each template separately.',
    TOO_MANY_FILES: 'Too many files. Please choose at most 10.',
    TOO_MANY_PAGES: 'Error! Too many pages detected.',
    PAGE_LIMIT_EXCEEDED: 'Your request is currently exceeding limit! Please contact admin to adjust limit.',
    STORAGE_LIMIT_EXCEEDED:
      'Your stored documents have reached the storage limit. Please delete requests that are no longer needed, or contact admin to adjust the limit.',
    ACCESS_EXPIRED: 'This function is no longer available. Please contact Admin for assistance or renewal.',
    NOT_READY: 'This is still being processed. Please wait for it to finish.',
    TRIAL_REQUIRED: 'Please try the draft on the test set first.',
    OTHER_PERSON_REQUIRED: 'Someone else in your company needs to do this.',
    DIFFERENCES_OPEN: 'The two checks still differ. Resolve all differences first.',
    LOSSES_NOT_CONFIRMED: 'The draft loses values. Please review them and confirm.',
    ALREADY_PAID: 'This invoice is already paid.',
    PAYMENT_FINAL:
      'This payment can no longer be undone. Only the person who recorded it can undo it, on the same day.',
    NO_PRICES: 'This invoice has no amounts, because no prices were set for its month.',
    NOT_ISSUED: 'This invoice is still a draft. Please issue it first.',
    ALREADY_ISSUED: 'This invoice has already been issued.',
    INVOICE_VOID: 'This is not possible for a credit note or an invoice that was voided.',
  },
};

export type SignedInMessages = typeof en;
