import { queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['request', id],
    queryFn: ({ signal }) => fetchData('getRequest', { params: { id }, signal }),
    // What is still read is told by the stream. A long result is megabytes: coming back to the window fetches it no more.
    refetchOnWindowFocus: false,
    // Corrections keep what they do not change; looking through the whole answer for it at every one takes too long.
    structuralSharing: false,
  });
