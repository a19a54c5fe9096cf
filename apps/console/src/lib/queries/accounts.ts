import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

const accountKeys = {
  me: ['me'] as const,
  sessions: ['sessions'] as const,
  secondFactor: ['second-factor'] as const,
  secondFactorPolicy: ['second-factor-policy'] as const,
};

/** The signed-in user as the server knows it. */
export const meQuery = queryOptions({
  queryKey: accountKeys.me,
  queryFn: ({ signal }) => fetchData('getMe', { signal }),
});

/** When the signed-in tenant's access expires; null for a partner. */
export const expiryQuery = queryOptions({
  ...meQuery,
  staleTime: 10 * 60_000,
  select: ({ expiry }) => expiry,
});

/** Where the signed-in user is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions,
  queryFn: ({ signal }) => fetchData('listSessions', { signal }),
});

/** The signed-in user's own second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: accountKeys.secondFactor,
  queryFn: ({ signal }) => fetchData('getSecondFactor', { signal }),
});

/** What a partner asks of its own users. */
export const secondFactorPolicyQuery = queryOptions({
  queryKey: accountKeys.secondFactorPolicy,
  queryFn: ({ signal }) => fetchData('getSecondFactorPolicy', { signal }),
});

/** After a change of the second factor: it and the user are stale. */
export async function refreshSecondFactor(client: QueryClient): Promise<void> {
  const stale = [accountKeys.secondFactor, accountKeys.me];
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
}
