import { monthFigures, monthsBetween, nextMonth, valuesInForce, type Day, type Month } from '@ocr/billing';
import type { UsageRow, UsageSum } from '@ocr/contract';
import { billingScope, type BillingScope } from '../billing-scope.ts';
import { withCaller } from '#features/accounts/sessions/with-caller.ts';
import type { Context } from '#platform/context.ts';
import { endWithNext } from '#platform/database/transactions.ts';
import type { Caller } from '#platform/access/caller.ts';
import { createSharedRuns, type SharedRuns } from '#platform/concurrency/shared-runs.ts';
import { required } from '#platform/errors/required.ts';
import {
  billingDateAt,
  getValuesHistory,
  lastDayOver,
  type ValuesHistory,
} from '../billing-calendar.store.ts';
import { createDayMemory, type DayMemory } from './day-memory.ts';
import { selectUsageSums, type KnownDays, type SumRecord } from './usage-sums.store.ts';
import { selectUsage, type UsageFilter, type UsagePage, type UsageRecord } from './usage.store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Values = ReturnType<typeof billingDateAt>['values'];

export interface UsageSums {
  readonly items: UsageSum[];
}
export interface UsageList {
  readonly items: UsageRow[];
  readonly total: number;
}
/** What a process keeps of the usage that it was asked for. */
export interface UsageMemory {
  /** For those who ask for the same at the same time. */
  readonly sums: SharedRuns<UsageSums>;
  readonly lists: SharedRuns<UsageList>;
  readonly days: DayMemory;
}
/** Empty, for one process. */
export function createUsageMemory(): UsageMemory {
  return { sums: createSharedRuns(), lists: createSharedRuns(), days: createDayMemory() };
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
): Promise<UsageList> {
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

/** The same, shared by those who ask for the same page at the same time: days are added up from many rows. */
export async function listSharedUsage(
  deps: Deps,
  caller: Caller,
  asked: { readonly query: UsageQuery; readonly page: UsagePage },
  { lists }: UsageMemory,
): Promise<UsageList> {
  const { granularity, from, to, tenantId } = asked.query;
  const { sort, limit, offset } = asked.page;
  const owner = ownerOf(caller, billingScope(caller, tenantId));
  const key = [owner, granularity, from, to, sort, limit, offset].join(' ');
  return lists(key, () => listUsage(deps, caller, asked.query, asked.page));
}

/** Whose usage is asked for. By role: nobody is given what was read under the row-level security of another role. */
function ownerOf({ roleName }: Caller, { partnerId, tenantId }: BillingScope): string {
  return [roleName, partnerId, tenantId].join(' ');
}

/** The same, of all tenants in question together: a row a month or a day in which anything was used, in their order. */
export async function sumUsage(
  deps: Deps,
  caller: Caller,
  query: UsageQuery,
  { sums, days }: UsageMemory,
): Promise<UsageSums> {
  const scope = billingScope(caller, query.tenantId);
  const { from, to, granularity } = query;
  const owner = ownerOf(caller, scope);
  const sum = () => sumScope(deps, caller, { query, scope, daysAt: (over) => days(owner, over) });
  return sums([owner, granularity, from, to].join(' '), sum);
}

async function sumScope(
  deps: Deps,
  caller: Caller,
  { query, scope, daysAt }: { query: UsageQuery; scope: BillingScope; daysAt: (over: Day) => KnownDays },
): Promise<UsageSums> {
  return withCaller(
    deps.db,
    caller,
    async (trx) => {
      const history = await getValuesHistory(trx, scope);
      const at = deps.clock.now();
      const { from, to, granularity } = filterOf(query, history, at);
      const rates = monthsBetween(from, to).map((month) => ({ month, ...valuesInForce(history, month) }));
      if (rates.length === 0) return { items: [] };
      const known = daysAt(lastDayOver(history, at));
      const rows = await selectUsageSums(trx, scope, { rates, granularity, known });
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
