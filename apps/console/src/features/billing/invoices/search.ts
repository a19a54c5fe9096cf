import { isMonth } from '@ocr/contract/rules';
import { anyText, defineListSearch, oneOf, textThat } from '#lib/lists/list-search.ts';

/** The invoice list's address. */
export const readInvoicesSearch = defineListSearch({
  sortable: [
    'number',
    'companyName',
    'billMonth',
    'requestCount',
    'pagesUsed',
    'blocksUsed',
    'paymentStatus',
    'paymentDate',
    'usageStatus',
  ],
  filters: {
    month: textThat(isMonth),
    paymentStatus: oneOf('pending', 'overdue', 'paid'),
    state: oneOf('draft'),
    usageStatus: oneOf('normal', 'close_to_limit', 'full_capacity'),
    tenantId: anyText,
  },
});
export type InvoicesSearch = ReturnType<typeof readInvoicesSearch>;
