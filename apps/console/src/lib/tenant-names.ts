import { queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

/** The names of a partner's tenants, for filters. */
export const tenantNamesQuery = queryOptions({
  queryKey: ['tenant-names'],
  queryFn: ({ signal }) => fetchData('listTenantNames', { signal }),
  staleTime: 60_000,
});
