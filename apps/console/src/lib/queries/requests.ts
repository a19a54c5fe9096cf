import type { QueryOf, RequestListItem } from '@ocr/contract';
import { keepPreviousData, queryOptions, type Query, type QueryClient } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';
import { pictureKeys } from '#lib/queries/pictures.ts';
import { usageKeys } from '#lib/queries/usage.ts';

export const requestKeys = {
  lists: ['requests'] as const,
  list: (query: QueryOf<'listRequests'>) => ['requests', query] as const,
  all: ['request'] as const,
  one: (id: string) => ['request', id] as const,
};

/** One page of the list of requests. */
export const requestsQuery = (query: QueryOf<'listRequests'>) =>
  queryOptions({
    queryKey: requestKeys.list(query),
    queryFn: ({ signal }) => fetchData('listRequests', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** How many requests a search finds, where the list says only how many at least: each is looked at, which takes a while with very many. */
export const requestCountQuery = (query: QueryOf<'listRequests'>) =>
  queryOptions({
    queryKey: [...requestKeys.list(query), 'count'],
    queryFn: async ({ signal }) =>
      (await fetchData('listRequests', { query: { ...query, page: 1, size: 1 }, signal })).total,
    staleTime: 60_000,
  });

/** How many requests are being read. */
export const runningCountQuery = queryOptions({
  ...requestsQuery({ status: 'processing', size: 1 }),
  select: ({ total }) => total,
});

/** The newest requests that are being read. */
export const runningRequestsQuery = requestsQuery({ status: 'processing', size: 5, sort: '-uploadDate' });

/** The requests that were completed last. */
export const lastResultsQuery = requestsQuery({ status: 'completed', size: 5, sort: '-completedDate' });

/** A request with everything that was read of it. */
export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: requestKeys.one(id),
    queryFn: ({ signal }) => fetchData('getRequest', { params: { id }, signal }),
    // The event stream reports progress. A long result is megabytes: coming back to the window does not fetch it again.
    refetchOnWindowFocus: false,
    // Corrections keep what they do not change; looking through the whole answer for it at every one takes too long.
    structuralSharing: false,
  });

/** Results that are kept after they were left: enough to go back to, and no more, however many are checked in one sitting. */
export const MAX_LEFT_RESULTS = 5;

/** Forgets the results that nobody looks at, with their pages, but for the one that is about to be shown and those that were fetched or changed last. */
export function forgetOldResults(client: QueryClient, shown: string): void {
  const cache = client.getQueryCache();
  const isLeft = (query: Query): boolean => query.queryKey[1] !== shown && query.getObserversCount() === 0;
  const left = cache.findAll({ queryKey: requestKeys.all, fetchStatus: 'idle', predicate: isLeft });
  const newest = left.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of newest.slice(MAX_LEFT_RESULTS)) {
    const pages = { queryKey: pictureKeys.document(query.queryKey.slice(1)), type: 'inactive' } as const;
    client.removeQueries(pages);
    cache.remove(query);
  }
}

/** What is to be checked, the oldest first, and how many requests that are. */
export const toCheckQuery = requestsQuery({
  status: 'completed',
  checked: 'false',
  size: 5,
  sort: 'uploadDate',
});

/** The requests with values to check, so many at once, the newest first. */
const uncheckedPage = 100;

/** The request after the given one, in the order of the list, that has values to check; from the top again at the end. */
export async function findNextToCheck(
  client: QueryClient,
  from: Pick<RequestListItem, 'id' | 'uploadDate'>,
  /** The name of the user: what another person has in hand is left to that person. */
  me: string,
): Promise<string | undefined> {
  let first: string | undefined;
  for (let page = 1; ; page += 1) {
    const query = {
      status: 'completed',
      checked: 'false',
      sort: '-uploadDate',
      size: uncheckedPage,
      page,
    } as const;
    const { items, total } = await client.fetchQuery({ ...requestsQuery(query), staleTime: 0 });
    const open = items.filter(
      ({ id, toCheck, taken }) => id !== from.id && toCheck > 0 && (taken === null || taken.by === me),
    );
    first ??= open[0]?.id;
    const next = open.find(({ uploadDate }) => uploadDate < from.uploadDate);
    if (next !== undefined || page * uncheckedPage >= total) return next?.id ?? first;
  }
}

/** After a request was submitted, ended or deleted: the lists and the month's figures are stale. */
export async function refreshRequests(client: QueryClient): Promise<void> {
  await Promise.all(
    [requestKeys.lists, usageKeys.all].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}
