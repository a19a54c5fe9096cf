import { isMonth } from '@ocr/contract/rules';
import { anyText, defineListSearch, oneOf, textThat } from '#lib/lists/list-search.ts';

/** What the usage page's address says: by day of one `month`, or by month `from` … `to`. */
export const readUsageSearch = defineListSearch({
  sortable: ['month', 'companyName', 'requestCount', 'pagesUsed'],
  filters: {
    granularity: oneOf('month'),
    month: textThat(isMonth),
    from: textThat(isMonth),
    to: textThat(isMonth),
    tenantId: anyText,
  },
});
export type UsageSearch = ReturnType<typeof readUsageSearch>;
