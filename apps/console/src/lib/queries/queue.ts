import type { RequestListItem } from '@ocr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { requestsQuery } from '#lib/queries/requests.ts';

/** The orders of the review queue: the newest, the oldest, or most values to check first. */
const orders = ['-uploadDate', 'uploadDate', '-toCheck'] as const;
export type QueueOrder = (typeof orders)[number];

const key = 'queue_order';

/** Remembers the order of the queue for this tab; an order by another column is not a queue's. */
export function keepQueueOrder(sort: string | undefined): void {
  const order = orders.find((one) => one === sort);
  if (order === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, order);
}

/** The order in which to continue from a result. */
function findQueueOrder(): QueueOrder {
  return orders.find((one) => one === sessionStorage.getItem(key)) ?? '-uploadDate';
}

/** Where to continue from: `toCheck` as it was when the request was opened, before its values were checked. */
export type QueuePlace = Pick<RequestListItem, 'id' | 'uploadDate' | 'toCheck'>;

/** Whether a request comes after that position in the order. */
const isAfter: Readonly<Record<QueueOrder, (one: QueuePlace, place: QueuePlace) => boolean>> = {
  '-uploadDate': (one, place) => one.uploadDate < place.uploadDate,
  uploadDate: (one, place) => one.uploadDate > place.uploadDate,
  '-toCheck': (one, place) =>
    one.toCheck < place.toCheck || (one.toCheck === place.toCheck && one.id < place.id),
};

/** Requests of the queue per call. */
const queuePage = 100;

/** The request after the given place of the queue that the user is to check; from the top again at the end. */
export async function findNextToCheck(
  client: QueryClient,
  from: QueuePlace,
  /** The name of the user: requests that another person has taken are skipped. */
  me: string,
): Promise<string | undefined> {
  const sort = findQueueOrder();
  let first: string | undefined;
  for await (const items of queueInOrder(client, sort)) {
    const open = items.filter((item) => item.id !== from.id && isFor(item, me));
    first ??= open[0]?.id;
    const next = open.find((item) => isAfter[sort](item, from));
    if (next !== undefined) return next.id;
  }
  return first;
}

type Awaited = RequestListItem['awaited'];

/** Unchecked requests, page by page, and those with another check pending. */
async function* queueInOrder(client: QueryClient, sort: QueueOrder): AsyncGenerator<RequestListItem[]> {
  const isByValues = sort === '-toCheck';
  for await (const items of pagesOf(client, sort, null)) {
    yield items;
    // After the last request with values to check there are only requests without flags; those with a pending check are fetched separately.
    if (isByValues && items.at(-1)?.toCheck === 0) break;
  }
  if (!isByValues) return;
  const loaded: RequestListItem[] = [];
  for (const awaited of ['second', 'third'] as const)
    for await (const items of pagesOf(client, sort, awaited)) loaded.push(...items);
  yield loaded.toSorted((a, b) => (isAfter[sort](a, b) ? 1 : -1));
}

async function* pagesOf(
  client: QueryClient,
  sort: QueueOrder,
  awaited: Awaited,
): AsyncGenerator<RequestListItem[]> {
  for (let page = 1; ; page += 1) {
    const all = { status: 'completed', checked: 'false', sort, size: queuePage, page } as const;
    const query = awaited === null ? all : { ...all, awaited };
    const { items, total } = await client.fetchQuery({ ...requestsQuery(query), staleTime: 0 });
    yield items;
    if (page * queuePage >= total) return;
  }
}

/** Whether values are left to review or another check is due, the user may do it, and no other user has taken the request. */
function isFor({ taken, toCheck, awaited, mayCheck }: RequestListItem, me: string): boolean {
  return mayCheck && (toCheck > 0 || awaited !== null) && (taken === null || taken.by === me);
}
