import type { QueryOf } from '@ocr/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

/** The running month: of one tenant, or the sums of all with nobody's own figures. */
export const currentUsageQuery = (tenantId: string | undefined) =>
  queryOptions({
    queryKey: ['usage', 'current', tenantId ?? 'sums'],
    queryFn: ({ signal }) =>
      fetchData('getCurrentUsage', {
        query: tenantId === undefined ? { nearest: 0 } : { tenantId },
        signal,
      }),
  });

export type UsageRange = Pick<NonNullable<QueryOf<'listUsage'>>, 'from' | 'to' | 'tenantId' | 'granularity'>;

/** The range by day or by month, over all tenants in question: the picture, and what totals are taken from. */
export const usageSumsQuery = (range: UsageRange) =>
  queryOptions({
    queryKey: ['usage', 'sums', range],
    queryFn: async ({ signal }) => (await fetchData('sumUsage', { query: range, signal })).items,
    placeholderData: keepPreviousData,
  });

/** One page of the range's rows, each a tenant's. */
export const usageRowsQuery = (query: NonNullable<QueryOf<'listUsage'>>) =>
  queryOptions({
    queryKey: ['usage', 'rows', query],
    queryFn: ({ signal }) => fetchData('listUsage', { query, signal }),
    placeholderData: keepPreviousData,
  });
