import { defineListSearch } from '#lib/list-search.ts';

/** Which page of the history is shown. */
export const readConfigSearch = defineListSearch({ sortable: ['at'], filters: {} });
