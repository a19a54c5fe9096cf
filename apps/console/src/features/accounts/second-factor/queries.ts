import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';
import { meQuery } from '#lib/session/me.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => fetchData('getSecondFactor', { signal }),
});

export const policyQuery = queryOptions({
  queryKey: ['second-factor-policy'],
  queryFn: ({ signal }) => fetchData('getSecondFactorPolicy', { signal }),
});

/** What a change of the second factor makes stale. */
export async function refreshSecondFactor(client: QueryClient): Promise<void> {
  await Promise.all(
    [secondFactorQuery.queryKey, meQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}
