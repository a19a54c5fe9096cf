import { queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

export const accountKeys = { me: ['me'] as const, sessions: ['sessions'] as const };

/** The signed-in user as the server knows it. */
export const meQuery = queryOptions({
  queryKey: accountKeys.me,
  queryFn: ({ signal }) => fetchData('getMe', { signal }),
});

/** Where the signed-in user is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions,
  queryFn: ({ signal }) => fetchData('listSessions', { signal }),
});
