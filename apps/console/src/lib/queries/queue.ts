import type { RequestListItem } from '@ocr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { requestsQuery } from '#lib/queries/requests.ts';

/** The orders in which people go through what is to be checked: the newest, the oldest, or what has most values to check first. */
const orders = ['-uploadDate', 'uploadDate', '-toCheck'] as const;
export type QueueOrder = (typeof orders)[number];

const key = 'queue_order';

/** Remembers, for this tab, in which order the queue was looked at last; another column's order is no order of a queue. */
export function keepQueueOrder(sort: string | undefined): void {
  const order = orders.find((one) => one === sort);
  if (order === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, order);
}

/** In which order one goes on from a result. */
function findQueueOrder(): QueueOrder {
  return orders.find((one) => one === sessionStorage.getItem(key)) ?? '-uploadDate';
}

/** Where one goes on from: `toCheck` as it was when the request was opened, before its values were checked. */
export type QueuePlace = Pick<RequestListItem, 'id' | 'uploadDate' | 'toCheck'>;

/** Whether a request comes after the place in the order. */
const isAfter: Readonly<Record<QueueOrder, (one: QueuePlace, place: QueuePlace) => boolean>> = {
  '-uploadDate': (one, place) => one.uploadDate < place.uploadDate,
  uploadDate: (one, place) => one.uploadDate > place.uploadDate,
  '-toCheck': (one, place) =>
    one.toCheck < place.toCheck || (one.toCheck === place.toCheck && one.id < place.id),
};

/** The requests with values to check, so many at once. */
const uncheckedPage = 100;

/** The request after the given place of the queue that has values to check; from the top again at the end. */
export async function findNextToCheck(
  client: QueryClient,
  from: QueuePlace,
  /** The name of the user: what another person has in hand, or is to look at next, is left to that person. */
  me: string,
): Promise<string | undefined> {
  const sort = findQueueOrder();
  let first: string | undefined;
  for (let page = 1; ; page += 1) {
    const query = { status: 'completed', checked: 'false', sort, size: uncheckedPage, page } as const;
    const { items, total } = await client.fetchQuery({ ...requestsQuery(query), staleTime: 0 });
    const open = items.filter((item) => item.id !== from.id && item.toCheck > 0 && isFor(item, me));
    first ??= open[0]?.id;
    const next = open.find((item) => isAfter[sort](item, from));
    // Behind the last request with values to check there are none.
    const isEnd = sort === '-toCheck' && items.at(-1)?.toCheck === 0;
    if (next !== undefined || isEnd || page * uncheckedPage >= total) return next?.id ?? first;
  }
}

function isFor({ taken, blind, awaited, firstCheck }: RequestListItem, me: string): boolean {
  if (taken !== null && taken.by !== me) return false;
  return !(blind && awaited === 'second' && firstCheck?.by === me);
}
