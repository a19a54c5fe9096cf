import { isDay } from '@ocr/contract/rules';
import { anyText, defineListSearch, textThat } from '#lib/lists/list-search.ts';

/** The activity list's address. `action` is the beginning of several actions' names. */
export const readAuditSearch = defineListSearch({
  sortable: ['at'],
  filters: {
    from: textThat(isDay),
    to: textThat(isDay),
    action: textThat((text) => /^[a-z_]+\.$/.test(text)),
    tenantId: anyText,
  },
});
