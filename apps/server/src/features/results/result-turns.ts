import { createSemaphore } from '#platform/concurrency/semaphore.ts';
import { tooManyWaiting } from '#platform/errors/app-error.ts';

const bounds = { maxQueue: 60, refuse: tooManyWaiting };
const large = createSemaphore({ permits: 2, permitsPerKey: 1, ...bounds });
const cut = createSemaphore({ permits: 8, permitsPerKey: 4, ...bounds });
// Each may have a whole result while a thread answers. Tenants do not wait here for each other.
const changes = createSemaphore({ permits: Number.POSITIVE_INFINITY, permitsPerKey: 2, ...bounds });
// Each has a connection of the pool, which other calls need, and may wait for others that change the same request.
const transactions = createSemaphore({ permits: 6 });

/** Whose turn it is, and when the client has gone; undefined where that changes nothing. */
export interface ResultTurn {
  readonly tenantId: string;
  readonly signal: AbortSignal | undefined;
}

/**
 * Fetches a large result and makes its answer: of each tenant one at a time, because each is megabytes that come from the database to this thread.
 * @throws AppError `TOO_MANY_REQUESTS` when too much of the tenant waits already; the signal's reason when the client leaves before its turn
 */
export function answerLarge<Result>(
  { tenantId, signal }: ResultTurn,
  answer: () => Promise<Result>,
): Promise<Result> {
  return large.run(answer, signal, tenantId);
}

/** The same for parts of results: they are short, but all rows are fetched where it is not stored what changes by hand did to them. */
export function answerParts<Result>(
  { tenantId, signal }: ResultTurn,
  answer: () => Promise<Result>,
): Promise<Result> {
  return cut.run(answer, signal, tenantId);
}

/**
 * Changes a result, and makes the answer to that: of each tenant two at a time, so that its changes take little memory and few connections. One that
 * was sent is made even if the client leaves.
 * @throws AppError `TOO_MANY_REQUESTS` when too much of the tenant waits already
 */
export function changeResult<Result>(
  { tenantId }: Pick<ResultTurn, 'tenantId'>,
  change: () => Promise<Result>,
): Promise<Result> {
  return changes.run(change, undefined, tenantId);
}

/** A transaction of such a change. Few run at once, and none while a thread answers: no tenant's long documents keep others from a connection. */
export function transactInTurn<Result>(
  { tenantId }: Pick<ResultTurn, 'tenantId'>,
  transact: () => Promise<Result>,
): Promise<Result> {
  return transactions.run(transact, undefined, tenantId);
}
