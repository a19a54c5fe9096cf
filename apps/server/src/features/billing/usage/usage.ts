import { monthFigures, monthsBetween, nextMonth, valuesInForce, type Month } from '@ocr/billing';
import type { UsageRow, UsageSum } from '@ocr/contract';
import { billingScope, type BillingScope } from '../billing-scope.ts';
import { withCaller } from '#features/accounts/sessions/with-caller.ts';
import type { Context } from '#platform/context.ts';
import { endWithNext } from '#platform/database/transactions.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { SharedRuns } from '#platform/concurrency/shared-runs.ts';
import { required } from '#platform/errors/required.ts';
import { billingDateAt, getValuesHistory, type ValuesHistory } from '../billing-calendar.store.ts';
import { selectUsageSums, type SumRecord } from './usage-sums.store.ts';
import { selectUsage, type UsageFilter, type UsagePage, type UsageRecord } from './usage.store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Values = ReturnType<typeof billingDateAt>['values'];

export interface UsageSums {
  readonly items: UsageSum[];
}
export interface UsageQuery {
  readonly from?: Month | undefined;
  readonly to?: Month | undefined;
  readonly tenantId?: string | undefined;
  readonly granularity: 'month' | 'day';
}

/** Usage by month or by day, this month by default. A billed month shows its invoice's figures. */
export async function listUsage(
  deps: Deps,
  caller: Caller,
  query: UsageQuery,
  page: UsagePage,
): Promise<{ items: UsageRow[]; total: number }> {
  const scope = billingScope(caller, query.tenantId);
  return withCaller(
    deps.db,
    caller,
    async (trx) => {
      const history = await getValuesHistory(trx, scope);
      const filter = filterOf(query, history, deps.clock.now());
      endWithNext(trx);
      const { rows, total } = await selectUsage(trx, scope, filter, page);
      return { items: rows.map((row) => presentRow(row, valuesInForce(history, row.month))), total };
    },
    { snapshot: true, endsEarly: true },
  );
}

/**
 * The same, of all tenants in question together: a row a month or a day in which anything was used, in their order.
 * @param shared sums of a tenant, or of all of a partner's, for callers who ask for the same at the same time
 */
export async function sumUsage(
  deps: Deps,
  caller: Caller,
  query: UsageQuery,
  shared: SharedRuns<UsageSums>,
): Promise<UsageSums> {
  const scope = billingScope(caller, query.tenantId);
  const { from, to, granularity } = query;
  // By role: nobody is given what was read under the row-level security of another role.
  const key = [caller.roleName, scope.partnerId, scope.tenantId, granularity, from, to].join(' ');
  return shared(key, () => sumScope(deps, caller, query, scope));
}

async function sumScope(
  deps: Deps,
  caller: Caller,
  query: UsageQuery,
  scope: BillingScope,
): Promise<UsageSums> {
  return withCaller(
    deps.db,
    caller,
    async (trx) => {
      const history = await getValuesHistory(trx, scope);
      const { from, to, granularity } = filterOf(query, history, deps.clock.now());
      const rates = monthsBetween(from, to).map((month) => ({ month, ...valuesInForce(history, month) }));
      if (rates.length === 0) return { items: [] };
      const rows = await selectUsageSums(trx, scope, { rates, granularity });
      return { items: rows.map(presentSum) };
    },
    { snapshot: true },
  );
}

/** A partner has values from its first month on. */
function firstMonth(history: ValuesHistory): Month {
  return required(history[0]).month;
}

function filterOf(query: UsageQuery, history: ValuesHistory, at: Date): UsageFilter {
  const { month: running } = billingDateAt(history, at);
  // Nothing was used before the partner existed; a clock that is ahead has counted at most one month later.
  const begin = firstMonth(history);
  const end = nextMonth(running);
  const from = query.from ?? (query.granularity === 'month' ? begin : running);
  const to = query.to ?? running;
  return { from: from > begin ? from : begin, to: to < end ? to : end, granularity: query.granularity };
}

function presentSum(row: SumRecord): UsageSum {
  return {
    month: row.month,
    ...(row.day === null ? {} : { day: row.day }),
    requestCount: row.request_count,
    pagesUsed: row.pages_used,
    blocksUsed: row.blocks_used,
    packagesUsed: row.packages_used,
    blockLimit: row.block_limit,
    pageLimit: row.page_limit,
  };
}

function presentRow(row: UsageRecord, values: Values): UsageRow {
  const blockLimit = row.billed_block_limit ?? row.block_limit;
  const figures = monthFigures(
    { blockLimit, pagesUsed: row.pages_used, pagesReserved: row.pages_reserved },
    values,
  );
  return {
    tenantId: row.tenant_id,
    companyName: row.company_name,
    month: row.month,
    ...(row.day === null ? {} : { day: row.day }),
    requestCount: row.request_count,
    pagesUsed: row.pages_used,
    blocksUsed: figures.blocksUsed,
    packagesUsed: figures.packagesUsed,
    blockLimit,
    pagesPerBlock: values.pagesPerBlock,
    usageStatus: figures.usageStatus,
  };
}
