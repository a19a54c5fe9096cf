import { queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

/** The signed-in user as the server knows it. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => fetchData('getMe', { signal }),
});
