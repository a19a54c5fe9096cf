import { defineListSearch } from '#lib/lists/list-search.ts';

/** Which page of the history is shown. */
export const readConfigSearch = defineListSearch({ sortable: ['at'], filters: {} });
