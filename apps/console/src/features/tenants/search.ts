import { linkSearch } from '#lib/paths.ts';
import { defineListSearch, oneOf } from '#lib/lists/list-search.ts';

/** The tenant list's address. */
export const readTenantsSearch = defineListSearch({
  sortable: ['number', 'companyName', 'email', 'blockLimit', 'onboardDate', 'updatedDate', 'status'],
  filters: { status: oneOf('active', 'deactivated') },
});

/** The query that shows one tenant in the lists of usage and invoices. Pages come from lists, so links know no types of theirs. */
export const searchOfTenant = (tenantId: string): never => linkSearch({ tenantId });
