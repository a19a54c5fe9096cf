import type { QueryOf, UsageRow } from '@ocr/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

export const currentUsageQuery = (tenantId: string | undefined) =>
  queryOptions({
    queryKey: tenantId === undefined ? ['usage', 'current'] : ['usage', 'current', tenantId],
    queryFn: ({ signal }) =>
      fetchData('getCurrentUsage', { query: tenantId === undefined ? {} : { tenantId }, signal }),
  });

/** More rows than this are for the Excel sheet. */
export const mostRows = 5000;
const pageSize = 100;

export type UsageRange = Pick<NonNullable<QueryOf<'listUsage'>>, 'from' | 'to' | 'tenantId' | 'granularity'>;

/** Every row of a range, so that totals are the sums of what is shown; `null` where there are too many. */
export const usageRowsQuery = (range: UsageRange) =>
  queryOptions({
    queryKey: ['usage', 'rows', range],
    queryFn: async ({ signal }): Promise<readonly UsageRow[] | null> => {
      const fetchPage = (page: number) =>
        fetchData('listUsage', { query: { ...range, page, size: pageSize }, signal });
      const first = await fetchPage(1);
      if (first.total > mostRows) return null;
      const rest = Array.from(
        { length: Math.max(0, Math.ceil(first.total / pageSize) - 1) },
        (_, index) => index + 2,
      );
      const others = await Promise.all(rest.map(fetchPage));
      return [first, ...others].flatMap(({ items }) => items);
    },
    placeholderData: keepPreviousData,
  });
