import type { QueryOf, Request } from '@ocr/contract';
import { keepPreviousData, queryOptions, type Query, type QueryClient } from '@tanstack/react-query';
import { CallError } from '#lib/api/call-error.ts';
import { fetchData } from '#lib/api/client.ts';
import { pictureKeys } from '#lib/queries/pictures.ts';
import { withRowsOf } from '#lib/queries/result-parts.ts';
import { rowsAtFirst, withWaitingRows } from '#lib/queries/waiting-rows.ts';
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

/** How many requests a search finds, if the list states only a minimum: every request is read, which takes a while for very many. */
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

/** A request with what was read of it; of long tables the rows that are not needed yet wait. */
export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: requestKeys.one(id),
    queryFn: async ({ signal, client }) => {
      // An answer without a correction that is on its way would put back what was before it.
      await allSaved(client, id);
      const query = { rows: rowsAtFirst };
      const request = withWaitingRows(await fetchData('getRequest', { params: { id }, query, signal }));
      const before = client.getQueryData<Request>(requestKeys.one(id));
      return before === undefined ? request : withRowsOf(client, request, before);
    },
    // The event stream reports progress. A long result is megabytes: coming back to the window does not fetch it again.
    refetchOnWindowFocus: false,
    // Corrections keep what they do not change; looking through the whole answer for it at every one takes too long.
    structuralSharing: false,
  });

/** Names the mutations that correct values of a request. */
export const correctionsOf = (id: string) => ['correct', id] as const;

/** Resolves once no correction of a request is being saved. They are shown at once, so an answer from before would lack them. */
export function allSaved(client: QueryClient, id: string): Promise<void> {
  const isSaving = (): boolean => client.isMutating({ mutationKey: correctionsOf(id) }) > 0;
  return new Promise((resolve) => {
    if (!isSaving()) return resolve();
    const stop = client.getMutationCache().subscribe(() => {
      if (isSaving()) return;
      stop();
      resolve();
    });
  });
}

/** Changes a request that is cached. That is no news from the server: what was to be fetched still is. */
export function updateRequest(client: QueryClient, id: string, change: (request: Request) => Request): void {
  const { queryKey } = requestQuery(id);
  const isStale = client.getQueryState(queryKey)?.isInvalidated === true;
  client.setQueryData(queryKey, (request) => request && change(request));
  if (isStale) markStale(client, id);
}

/** Has a request fetched later, not now. */
export function markStale(client: QueryClient, id: string): void {
  const { queryKey } = requestQuery(id);
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** Fetches a request that was marked as stale, once its corrections are saved. Not awaited: a correction is saved without it. */
export function fetchIfStale(client: QueryClient, id: string): void {
  const query = requestQuery(id);
  if (client.getQueryState(query.queryKey)?.isInvalidated === true) void client.invalidateQueries(query);
}

/** Whether a refusal says that the request is deleted, or not as it is shown: it has to be fetched again. */
export const isOutdatedBy = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 404 || error.code === 409);

/** Fetches a request again if a call of it was refused since it is deleted, or not as it is shown. */
export async function refreshOutdated(client: QueryClient, id: string, error: unknown): Promise<void> {
  if (isOutdatedBy(error)) await client.invalidateQueries(requestQuery(id));
}

/** Where two people who checked a request blind differ. */
export const differencesQuery = (id: string) =>
  queryOptions({
    queryKey: [...requestKeys.one(id), 'differences'],
    queryFn: ({ signal }) => fetchData('getDifferences', { params: { id }, signal }),
    staleTime: 0,
  });

/** Results cached after they were left: enough to go back, and bounded however many are checked in one session. */
export const MAX_LEFT_RESULTS = 5;

/** Removes cached results that are not on screen, with their pages, except the one about to be shown and those fetched or changed last. */
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

/** The requests to check, the oldest first, and their number. */
export const toCheckQuery = requestsQuery({
  status: 'completed',
  checked: 'false',
  size: 5,
  sort: 'uploadDate',
});

/** After a request was submitted, ended or deleted: the lists and the month's figures are stale. */
export async function refreshRequests(client: QueryClient): Promise<void> {
  await Promise.all(
    [requestKeys.lists, usageKeys.all].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

/** Fetches a request again that has ended. */
export async function refreshRequest(client: QueryClient, id: string): Promise<void> {
  const queryKey = requestKeys.one(id);
  const read = () => client.getQueryData<Request>(queryKey);
  const isFirst = read() === undefined;
  await client.invalidateQueries({ queryKey });
  // A first answer that is under way is awaited, not asked for again: it may have been read before the request ended.
  if (isFirst && read()?.status === 'processing') await client.invalidateQueries({ queryKey });
}

/** Fetches again what is on screen of requests that are not known to have ended: no event reports what ended before the stream was open. */
export async function refreshMovingRequests(client: QueryClient): Promise<void> {
  const ids = client
    .getQueryCache()
    .findAll({ queryKey: requestKeys.all, type: 'active' })
    .flatMap(({ queryKey: [, id, ...part] }) => (part.length === 0 && typeof id === 'string' ? [id] : []));
  const moving = ids.filter(
    (id) => (client.getQueryData<Request>(requestKeys.one(id))?.status ?? 'processing') === 'processing',
  );
  await Promise.all(moving.map((id) => refreshRequest(client, id)));
}
