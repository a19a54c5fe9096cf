import { monthFigures, monthsBetween, nextMonth, valuesInForce, type Day, type Month } from '@ocr/billing';
import type { DataOf, UsageRow, UsageSum } from '@ocr/contract';
import { billingScope, type BillingScope } from '../billing-scope.ts';
import { withCaller } from '#features/accounts/sessions/with-caller.ts';
import type { Context } from '#platform/context.ts';
import { foldSearch } from '#platform/database/lists.ts';
import { endWithNext } from '#platform/database/transactions.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { Trx } from '#platform/database/database.ts';
import { SharedAnswer } from '#platform/http/answers/shared-answer.ts';
import { createSharedRuns, type SharedRuns } from '#platform/concurrency/shared-runs.ts';
import { required } from '#platform/errors/required.ts';
import {
  billingDateAt,
  endOfMonth,
  getValuesHistory,
  lastDayOver,
  type ValuesHistory,
} from '../billing-calendar.store.ts';
import { createDayMemory, type DayMemory, type KnownDays } from './day-memory.ts';
import { listDays } from './list-days.ts';
import { ratesOf } from './month-rates.ts';
import type { CountedDay } from './usage-days.store.ts';
import { selectUsageSums, type DayRecord, type SumRecord } from './usage-sums.store.ts';
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
  readonly lists: SharedRuns<SharedAnswer<DataOf<'listUsage'>>>;
  /** Days that are over: their sums, and what the list has of them. */
  readonly days: DayMemory<DayRecord>;
  readonly listed: DayMemory<CountedDay>;
}
/** Empty, for one process. */
export function createUsageMemory(): UsageMemory {
  return {
    sums: createSharedRuns(),
    lists: createSharedRuns(),
    days: createDayMemory(),
    listed: createDayMemory(),
  };
}

export interface UsageQuery {
  readonly from?: Month | undefined;
  readonly to?: Month | undefined;
  readonly tenantId?: string | undefined;
  readonly search?: string | undefined;
  readonly granularity: 'month' | 'day';
}

/**
 * Usage by month or by day, this month by default. A billed month shows its invoice's figures.
 * @param listed what the process has of days that are over; without it, they are all added up
 */
export async function listUsage(
  deps: Deps,
  caller: Caller,
  query: UsageQuery,
  page: UsagePage,
  listed?: DayMemory<CountedDay>,
): Promise<UsageList> {
  const scope = billingScope(caller, query.tenantId);
  return withCaller(
    deps.db,
    caller,
    async (trx) => {
      const history = await getValuesHistory(trx, scope);
      const at = deps.clock.now();
      const filter = filterOf(query, history, at);
      const known = listed?.(ownerOf(caller, scope), lastDayOver(history, at));
      const { rows, total } =
        query.granularity === 'month' || filter.search !== '' || known === undefined
          ? await listAll(trx, scope, filter, page)
          : await listDays(trx, scope, { filter, page, history, known });
      return { items: rows.map((row) => presentRow(row, valuesInForce(history, row.month))), total };
    },
    { snapshot: true, endsEarly: true },
  );
}

function listAll(trx: Trx, scope: BillingScope, filter: UsageFilter, page: UsagePage) {
  endWithNext(trx);
  return selectUsage(trx, scope, filter, page);
}

interface SharedPage {
  readonly page: number;
  readonly size: number;
  readonly sort?: UsagePage['sort'];
}

/** A page of the same, shared by those who ask for it at the same time: days are added up from many rows. */
export async function listSharedUsage(
  deps: Deps,
  caller: Caller,
  { page, size, sort, ...query }: UsageQuery & SharedPage,
  { lists, listed }: UsageMemory,
): Promise<SharedAnswer<DataOf<'listUsage'>>> {
  const { granularity, from, to, tenantId, search } = query;
  const owner = ownerOf(caller, billingScope(caller, tenantId));
  const window = { sort, limit: size, offset: (page - 1) * size };
  const key = [owner, granularity, from, to, sort, page, size, foldSearch(search)].join(' ');
  return lists(key, async () => {
    const list = await listUsage(deps, caller, query, window, listed);
    return new SharedAnswer({ ...list, page, size });
  });
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
  const { from, to, granularity, search } = query;
  const owner = ownerOf(caller, scope);
  const sum = () => sumScope(deps, caller, { query, scope, daysAt: (over) => days(owner, over) });
  return sums([owner, granularity, from, to, foldSearch(search)].join(' '), sum);
}

async function sumScope(
  deps: Deps,
  caller: Caller,
  {
    query,
    scope,
    daysAt,
  }: { query: UsageQuery; scope: BillingScope; daysAt: (over: Day) => KnownDays<DayRecord> },
): Promise<UsageSums> {
  return withCaller(
    deps.db,
    caller,
    async (trx) => {
      const history = await getValuesHistory(trx, scope);
      const at = deps.clock.now();
      const { months, granularity, search } = filterOf(query, history, at);
      const rates = months.map(({ month }) => ratesOf(history, month));
      if (rates.length === 0) return { items: [] };
      const known = daysAt(lastDayOver(history, at));
      const rows = await selectUsageSums(trx, { ...scope, search }, { rates, granularity, known });
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
  const months = monthsBetween(from > begin ? from : begin, to < end ? to : end);
  return {
    months: months.map((month) => ({ month, end: endOfMonth(history, month) })),
    granularity: query.granularity,
    search: foldSearch(query.search),
  };
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
  const figures = monthFigures(
    { blockLimit: row.block_limit, pagesUsed: row.pages_used, pagesReserved: row.pages_reserved },
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
    blockLimit: row.block_limit,
    pagesPerBlock: values.pagesPerBlock,
    usageStatus: figures.usageStatus,
  };
}
