import {
  addDays,
  costOfMonth,
  DAYS_LOOKED_BACK,
  forecastLimitDay,
  forecastPages,
  monthFigures,
  monthsBetween,
  nextMonth,
  valuesInForce,
  type Day,
  type Month,
  type MonthTerms,
} from '@ocr/billing';
import type { CurrentUsage, UsageRow, UsageSum } from '@ocr/contract';
import { billingScope } from '../billing-scope.ts';
import { withCaller } from '#features/accounts/sessions/with-caller.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { getUsedStorage } from '#platform/storage/stored-objects.store.ts';
import type { Caller } from '#platform/access/caller.ts';
import { required } from '#platform/errors/required.ts';
import { findMonthTerms } from '../prices/month-terms.ts';
import { billingDateAt, getValuesHistory, type ValuesHistory } from '../billing-calendar.store.ts';
import {
  countFiles,
  selectCurrentUsage,
  selectPagesByDay,
  selectUsage,
  selectUsageSums,
  type SumRecord,
  type UsageFilter,
  type UsagePage,
  type UsageRecord,
  type UsageTenant,
} from './usage.store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Row = NonNullable<CurrentUsage['tenants']>[number];
type Figures = Omit<Row, 'tenantId' | 'companyName'>;
type Today = ReturnType<typeof billingDateAt>;
const dayMs = 86_400_000;
type PagesOfDay = { tenantId: string; day: Day; pages: number };

/** The running month: of one tenant, or of all of a partner's with their sums, of which only the `nearest` to their limit may be wanted. */
export async function getCurrentUsage(
  deps: Pick<Context, 'db' | 'clock' | 'config'>,
  caller: Caller,
  { tenantId, nearest }: { tenantId?: string | undefined; nearest?: number | undefined } = {},
): Promise<CurrentUsage> {
  const scope = billingScope(caller, tenantId);
  return withCaller(deps.db, caller, async (trx) => {
    const history = await getValuesHistory(trx, scope);
    const at = deps.clock.now();
    const today = billingDateAt(history, at);
    const tenants = await selectCurrentUsage(trx, scope, today.month);
    const since = addDays(today.day, -DAYS_LOOKED_BACK);
    const pages = await selectPagesByDay(trx, scope, { month: today.month, since });
    const files = await countFiles(trx, scope, today.month);
    const pagesOf = Map.groupBy(pages, (row) => row.tenantId);
    const began = ({ onboardAt }: UsageTenant) =>
      // Days cost time to reckon: only one of the last days shortens the week that the pace is taken from.
      onboardAt.getTime() > at.getTime() - (DAYS_LOOKED_BACK + 2) * dayMs
        ? billingDateAt(history, onboardAt).day
        : undefined;
    const rows = tenants.map((tenant) => ({
      tenantId: tenant.id,
      companyName: tenant.companyName,
      ...figuresOf(tenant, today, { pagesByDay: pagesOf.get(tenant.id) ?? [], since: began(tenant) }),
    }));
    if (scope.tenantId === undefined)
      return { ...sumOf(rows, today), ...files, ...allOf(rows, pages, today, nearest) };
    const [row] = rows;
    const [tenant] = tenants;
    if (row === undefined || tenant === undefined) throw notFound();
    const { tenantId: _id, companyName: _name, ...figures } = row;
    const month = { ...figures, pagesByDay: pages, today: today.day, since: began(tenant) };
    const usedBytes = await getUsedStorage(trx, { tenantId: tenant.id });
    const storage = { usedBytes, limitBytes: deps.config.tenantStorageBytes };
    const forecast = forecastPages(month);
    const terms = await findMonthTerms(trx, { tenantId: tenant.id, partnerId: scope.partnerId }, today);
    const cost = costSoFar(terms, figures.pagesUsed, forecast);
    return { ...figures, ...files, forecast, storage, ...(cost && { cost }) };
  });
}

/** A tenant's month in money, so far and at its end; undefined without prices in force. */
function costSoFar(
  terms: MonthTerms | undefined,
  pagesUsed: number,
  forecast: CurrentUsage['forecast'],
): CurrentUsage['cost'] {
  if (terms === undefined) return undefined;
  const pagesExpected = forecast.at(-1)?.pages;
  return {
    currency: terms.prices.currency,
    soFar: costOfMonth(pagesUsed, terms),
    expected: pagesExpected === undefined ? null : costOfMonth(Math.ceil(pagesExpected), terms),
    terms,
  };
}

function figuresOf(
  tenant: UsageTenant,
  { month, day: today, values }: Today,
  { pagesByDay, since }: { pagesByDay: readonly PagesOfDay[]; since: Day | undefined },
): Figures {
  const figures = monthFigures(tenant, values);
  const { requestCount, pagesUsed, pagesReserved, blockLimit } = tenant;
  const { pagesPerBlock, blocksPerPackage } = values;
  const usage = { ...figures, month, today, requestCount, pagesUsed, pagesReserved, blockLimit };
  const forecastDay = forecastLimitDay({ ...usage, pagesByDay, since });
  return { ...usage, pagesPerBlock, blocksPerPackage, forecastLimitDay: forecastDay };
}

/** The figures of all tenants together, and the rows asked for. */
function allOf(
  rows: readonly Row[],
  pages: readonly PagesOfDay[],
  { month, day: today }: Today,
  nearest: number | undefined,
): Pick<CurrentUsage, 'forecast' | 'tenantCounts' | 'tenants'> {
  const concerned = rows.filter((row) => row.usageStatus !== 'normal' || row.forecastLimitDay !== null);
  const count = (status: Row['usageStatus']) => rows.filter((row) => row.usageStatus === status).length;
  const sum = (key: 'pagesUsed' | 'pagesReserved') => rows.reduce((total, row) => total + row[key], 0);
  const taken = { pagesUsed: sum('pagesUsed'), pagesReserved: sum('pagesReserved') };
  return {
    forecast: forecastPages({ ...taken, pagesByDay: pages, month, today }),
    tenantCounts: {
      all: rows.length,
      full: count('full_capacity'),
      close: count('close_to_limit'),
      concerned: concerned.length,
    },
    tenants:
      nearest === undefined
        ? [...rows]
        : concerned.toSorted((a, b) => shareTaken(b) - shareTaken(a)).slice(0, nearest),
  };
}

/** Used and reserved pages over the limit; a limit of 0 is full. */
function shareTaken({ pagesUsed, pagesReserved, pageLimit }: Row): number {
  return pageLimit === 0 ? 1 : (pagesUsed + pagesReserved) / pageLimit;
}

/** Sums of the rows: blocks are the tenants' blocks, not the blocks of all pages together. */
function sumOf(rows: readonly Figures[], { month, day: today, values }: Today): Figures {
  const sum = (
    key:
      | 'requestCount'
      | 'pagesUsed'
      | 'pagesReserved'
      | 'pageLimit'
      | 'pagesAvailable'
      | 'blocksUsed'
      | 'blockLimit'
      | 'packagesUsed',
  ) => rows.reduce((total, row) => total + row[key], 0);
  const order = ['normal', 'close_to_limit', 'full_capacity'] as const;
  const worst = Math.max(0, ...rows.map((row) => order.indexOf(row.usageStatus)));
  return {
    month,
    today,
    requestCount: sum('requestCount'),
    pagesUsed: sum('pagesUsed'),
    pagesReserved: sum('pagesReserved'),
    pageLimit: sum('pageLimit'),
    pagesAvailable: sum('pagesAvailable'),
    blocksUsed: sum('blocksUsed'),
    blockLimit: sum('blockLimit'),
    packagesUsed: sum('packagesUsed'),
    usageStatus: order[worst] ?? 'normal',
    pagesPerBlock: values.pagesPerBlock,
    blocksPerPackage: values.blocksPerPackage,
    forecastLimitDay: null,
  };
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
  return withCaller(deps.db, caller, async (trx) => {
    const history = await getValuesHistory(trx, scope);
    const filter = filterOf(query, history, deps.clock.now());
    const { rows, total } = await selectUsage(trx, scope, filter, page);
    return { items: rows.map((row) => presentRow(row, valuesInForce(history, row.month))), total };
  });
}

/** The same, of all tenants in question together: a row a month or a day in which anything was used, in their order. */
export async function sumUsage(
  deps: Deps,
  caller: Caller,
  query: UsageQuery,
): Promise<{ items: UsageSum[] }> {
  const scope = billingScope(caller, query.tenantId);
  return withCaller(deps.db, caller, async (trx) => {
    const history = await getValuesHistory(trx, scope);
    const { from, to, granularity } = filterOf(query, history, deps.clock.now());
    // Nothing was used before the partner began; what a clock ahead has counted lies at most a month from here.
    const begin = firstMonth(history);
    const end = nextMonth(billingDateAt(history, deps.clock.now()).month);
    const first = from > begin ? from : begin;
    const last = to < end ? to : end;
    const rates = monthsBetween(first, last).map((month) => ({ month, ...valuesInForce(history, month) }));
    if (rates.length === 0) return { items: [] };
    const rows = await selectUsageSums(trx, scope, { rates, granularity });
    return { items: rows.map(presentSum) };
  });
}

/** A partner has values from its first month on. */
function firstMonth(history: ValuesHistory): Month {
  return required(history[0]).month;
}

function filterOf(query: UsageQuery, history: ValuesHistory, at: Date): UsageFilter {
  const { month: running } = billingDateAt(history, at);
  return {
    from: query.from ?? (query.granularity === 'month' ? firstMonth(history) : running),
    to: query.to ?? running,
    granularity: query.granularity,
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

function presentRow(row: UsageRecord, values: Today['values']): UsageRow {
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
