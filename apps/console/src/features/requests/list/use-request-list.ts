import type { QueryOf } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { requestCountQuery, requestsQuery } from '#lib/queries/requests.ts';
import { isIncomplete, shownList } from '#features/requests/list/shown-list.ts';

type RequestQuery = QueryOf<'listRequests'> & { readonly size: number };

/** One page of the list: at once with what a search finds quickly, then whole and with the exact number. */
export function useRequestList(query: RequestQuery, refetchInterval: number | false) {
  const near = useQuery({ ...requestsQuery({ ...query, counted: 'quickly' }), refetchInterval });
  const isPart = isIncomplete(near.data, query.size);
  const isCounting = near.data?.isTotalExact === false && !isPart;
  const count = useQuery({ ...requestCountQuery(query), enabled: isCounting });
  const whole = useQuery({ ...requestsQuery(query), placeholderData: () => undefined, enabled: isPart });
  return {
    ...shownList(near.data, { whole: whole.data, count: count.data, size: query.size }),
    error: near.error ?? (isPart ? whole.error : null),
    isStale: near.isPlaceholderData,
    retry: () => Promise.all([near.refetch(), isPart && whole.refetch()]),
  };
}
