import { defineListSearch, oneOf, readText } from '#lib/lists/list-search.ts';

/** The template list's address. */
export const readTemplateSearch = defineListSearch({
  sortable: ['number', 'name', 'category', 'createdDate', 'updatedDate'],
  filters: { type: oneOf('custom', 'standard') },
});

/** Add New Template's address: the template to start from. */
export function readAddSearch(raw: Readonly<Record<string, unknown>>): { from?: string } {
  const from = readText(raw['from']);
  return from === '' ? {} : { from };
}
