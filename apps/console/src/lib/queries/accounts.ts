import { queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

export const accountKeys = { me: ['me'] as const };

/** The signed-in user as the server knows it. */
export const meQuery = queryOptions({
  queryKey: accountKeys.me,
  queryFn: ({ signal }) => fetchData('getMe', { signal }),
});
