import { parseSort } from '#platform/database/lists.ts';
import { getTimeZone } from '#features/billing/usage/metering.store.ts';
import { instantsOfDays } from '#platform/clock/day-filter.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { Call } from '#platform/http/route.ts';
import type { RequestOrder } from './request-list.store.ts';
import type { RequestFilter } from './request-rows.store.ts';

/** The list's filter: days are the reader's days, the partner's where the reader's zone is not known. Shared with the export of the list. */
export async function requestFilter(
  context: Context,
  trx: Trx,
  scope: TenantScope,
  query: {
    status?: RequestFilter['status'];
    search?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
    checked?: boolean | undefined;
    awaited?: RequestFilter['awaited'];
  },
  readersZone: string | undefined,
): Promise<RequestFilter> {
  const zone = async () => readersZone ?? getTimeZone(trx, scope, context.clock.now());
  const hasDays = query.from !== undefined || query.to !== undefined;
  return {
    status: query.status,
    search: query.search,
    checked: query.checked,
    awaited: query.awaited,
    ...(hasDays && instantsOfDays(query, await zone())),
  };
}

/** The order that the query's `sort` names; newest first without one. */
export function requestOrder(sort: Call<'listRequests'>['query']['sort']): RequestOrder {
  return parseSort<RequestOrder['by']>(sort ?? '-uploadDate');
}
