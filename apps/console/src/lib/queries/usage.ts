import type { QueryOf, UsageSum } from '@ocr/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';
import { shiftMonth } from '#lib/months.ts';

type CurrentUsage = NonNullable<QueryOf<'getCurrentUsage'>>;
export type UsageRange = Pick<NonNullable<QueryOf<'listUsage'>>, 'from' | 'to' | 'tenantId' | 'granularity'>;

export const usageKeys = {
  all: ['usage'] as const,
  current: (query: CurrentUsage) => ['usage', 'current', query] as const,
  daily: (month: string, monthsBefore: number) => ['usage', 'daily', month, monthsBefore] as const,
  sums: (range: UsageRange) => ['usage', 'sums', range] as const,
  rows: (query: NonNullable<QueryOf<'listUsage'>>) => ['usage', 'rows', query] as const,
};

/**
 * The running month: a tenant's own; a partner's sums with its tenants, all of them or the `nearest` to their limit, or
 * one tenant's alone.
 */
export const currentUsageQuery = (query: CurrentUsage = {}) =>
  queryOptions({
    queryKey: usageKeys.current(query),
    queryFn: ({ signal }) => fetchData('getCurrentUsage', { query, signal }),
  });

/** Pages by day, over all tenants in question, of a month and a number of months before. */
export const dailyUsageQuery = (month: string, monthsBefore: number) =>
  queryOptions({
    queryKey: usageKeys.daily(month, monthsBefore),
    queryFn: async ({ signal }): Promise<readonly UsageSum[]> => {
      const range = { from: shiftMonth(month, -monthsBefore), to: month };
      const { items } = await fetchData('sumUsage', { query: { ...range, granularity: 'day' }, signal });
      return items;
    },
  });

/** The range by day or by month, over all tenants in question: what the charts and the totals are made of. */
export const usageSumsQuery = (range: UsageRange) =>
  queryOptions({
    queryKey: usageKeys.sums(range),
    queryFn: async ({ signal }) => (await fetchData('sumUsage', { query: range, signal })).items,
    placeholderData: keepPreviousData,
  });

/** One page of the range's rows, each a tenant's. */
export const usageRowsQuery = (query: NonNullable<QueryOf<'listUsage'>>) =>
  queryOptions({
    queryKey: usageKeys.rows(query),
    queryFn: ({ signal }) => fetchData('listUsage', { query, signal }),
    placeholderData: keepPreviousData,
  });
