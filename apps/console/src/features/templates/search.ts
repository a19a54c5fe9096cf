import { defineListSearch, oneOf, readText } from '#lib/lists/list-search.ts';

/** The template list's address. */
export const readTemplateSearch = defineListSearch({
  sortable: ['number', 'name', 'category', 'createdDate', 'updatedDate'],
  filters: { type: oneOf('custom', 'standard') },
});

/** A template's address: the tab that is open; none for what it asks for. */
export function readTemplatePageSearch(raw: Readonly<Record<string, unknown>>): TemplatePageSearch {
  const tab = readTab(readText(raw['tab']));
  return tab === undefined ? {} : { tab };
}
const readTab = oneOf('draft', 'learning', 'quality', 'set', 'export');

export interface TemplatePageSearch {
  readonly tab?: 'draft' | 'learning' | 'quality' | 'set' | 'export';
}

/** Add New Template's address: the template to start from. */
export function readAddSearch(raw: Readonly<Record<string, unknown>>): { from?: string } {
  const from = readText(raw['from']);
  return from === '' ? {} : { from };
}
