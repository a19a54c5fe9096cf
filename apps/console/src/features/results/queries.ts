import { queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['request', id],
    queryFn: ({ signal }) => fetchData('getRequest', { params: { id }, signal }),
  });
