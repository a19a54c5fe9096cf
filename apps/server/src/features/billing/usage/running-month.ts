import {
  addDays,
  costOfMonth,
  FORECAST_BASIS_DAYS,
  forecastLimitDay,
  forecastPages,
  monthFigures,
  type Day,
  type MonthTerms,
} from '@ocr/billing';
import type { CurrentUsage } from '@ocr/contract';
import { billingScope } from '../billing-scope.ts';
import { withCaller } from '#features/accounts/sessions/with-caller.ts';
import type { Context } from '#platform/context.ts';
import type { PartnerScope, TenantScope, Trx } from '#platform/database/database.ts';
import { endWithNext } from '#platform/database/transactions.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { SharedRuns } from '#platform/concurrency/shared-runs.ts';
import { SharedAnswer } from '#platform/http/answers/shared-answer.ts';
import { monthTerms } from '../prices/month-terms.ts';
import { billingDateAt, getValuesHistory, type ValuesHistory } from '../billing-calendar.store.ts';
import { countFiles } from './file-counts.store.ts';
import { findTenantMonth } from './tenant-month.store.ts';
import { selectCurrentUsage, selectPagesByDay, type UsageTenant } from './usage.store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;
type Row = NonNullable<CurrentUsage['tenants']>[number];
type Figures = Omit<Row, 'tenantId' | 'companyName'>;
type Today = ReturnType<typeof billingDateAt>;
type PagesOfDay = { tenantId: string; day: Day; pages: number };
const dayMs = 86_400_000;

/** A month up to now of all of a partner's tenants. */
export interface RunningMonth {
  readonly today: Today;
  readonly rows: readonly Row[];
  readonly pages: readonly PagesOfDay[];
  readonly files: Awaited<ReturnType<typeof countFiles>>;
  /** What was answered from it, by how many tenants were asked for. */
  readonly answers: Map<number | undefined, SharedAnswer<CurrentUsage>>;
}

/**
 * The running month of one tenant, or of all tenants of a partner with their sums; with `nearest`, only the tenants closest to their limit.
 * @param shared caches the whole partner's month: a thousand tenants cost this process about 12 ms
 */
export async function getCurrentUsage(
  deps: Deps,
  caller: Caller,
  { tenantId, nearest }: { tenantId?: string | undefined; nearest?: number | undefined },
  shared: SharedRuns<RunningMonth>,
): Promise<CurrentUsage | SharedAnswer<CurrentUsage>> {
  const { partnerId, tenantId: one } = billingScope(caller, tenantId);
  const at = deps.clock.now();
  if (one !== undefined) {
    const ofTenant = (trx: Trx) => getTenantMonth(deps, trx, { tenantId: one, partnerId }, at);
    return withCaller(deps.db, caller, ofTenant, { endsEarly: true });
  }
  const month = await shared(partnerId, () =>
    withCaller(deps.db, caller, (trx) => findRunningMonth(trx, { partnerId }, deps.clock.now()), {
      endsEarly: true,
    }),
  );
  return answerOf(month, nearest);
}

/** Summed and written once for all who share the month and ask for as many tenants. */
function answerOf(month: RunningMonth, nearest: number | undefined): SharedAnswer<CurrentUsage> {
  const { rows, files, pages, today, answers } = month;
  const answer =
    answers.get(nearest) ??
    new SharedAnswer({ ...sumOf(rows, today), ...files, ...allOf(rows, pages, today, nearest) });
  answers.set(nearest, answer);
  return answer;
}

async function findRunningMonth(trx: Trx, scope: PartnerScope, at: Date): Promise<RunningMonth> {
  const history = await getValuesHistory(trx, scope);
  const today = billingDateAt(history, at);
  const from = firstDayOfPace(today);
  endWithNext(trx);
  const [found, pages, files] = await Promise.all([
    selectCurrentUsage(trx, scope, today.month, lately(at)),
    selectPagesByDay(trx, scope, { month: today.month, since: from }),
    countFiles(trx, scope, today.month),
  ]);
  const pagesOf = Map.groupBy(pages, (row) => row.tenantId);
  const rows = found.map((tenant) => ({
    tenantId: tenant.id,
    companyName: tenant.companyName,
    ...figuresOf(tenant, today, {
      pagesByDay: pagesOf.get(tenant.id) ?? [],
      since: findStart(tenant, history, at),
    }),
  }));
  return { today, rows, pages, files, answers: new Map() };
}

/** The first day whose pages count for the pace. */
function firstDayOfPace({ day }: Today): Day {
  return addDays(day, -FORECAST_BASIS_DAYS);
}

/** The first day of a new tenant. Computing days is slow, and only a start within the last days shortens the week that the pace is computed from. */
function findStart({ onboardAt }: UsageTenant, history: ValuesHistory, at: Date): Day | undefined {
  return onboardAt !== null && onboardAt > lately(at) ? billingDateAt(history, onboardAt).day : undefined;
}

/** Who began before has been here for the whole week, whatever the time zone. */
function lately(at: Date): Date {
  return new Date(at.getTime() - (FORECAST_BASIS_DAYS + 2) * dayMs);
}

/** The running month of one tenant, in two statements. */
async function getTenantMonth(
  { config }: Deps,
  trx: Trx,
  scope: TenantScope,
  at: Date,
): Promise<CurrentUsage> {
  const history = await getValuesHistory(trx, scope);
  const today = billingDateAt(history, at);
  endWithNext(trx);
  const found = await findTenantMonth(trx, scope, { month: today.month, since: firstDayOfPace(today) });
  if (found === undefined) throw notFound();
  const { tenant, days, files, usedBytes } = found;
  const pagesByDay = Object.entries(days).map(([day, pages]) => ({ tenantId: tenant.id, day, pages }));
  const since = findStart(tenant, history, at);
  const figures = figuresOf(tenant, today, { pagesByDay, since });
  const forecast = forecastPages({ ...figures, pagesByDay, today: today.day, since });
  const storage = { usedBytes, limitBytes: config.tenantStorageBytes };
  const cost = costSoFar(monthTerms(found, today), figures, forecast);
  return { ...figures, ...files, forecast, storage, ...(cost && { cost }) };
}

/**
 * A tenant's month in money, so far and at its end; undefined without prices in force. What would be beyond its limit is not expected to
 * cost anything: it would not be accepted.
 */
function costSoFar(
  terms: MonthTerms | undefined,
  { pagesUsed, pagesReserved, pagesAvailable }: Figures,
  forecast: CurrentUsage['forecast'],
): CurrentUsage['cost'] {
  if (terms === undefined) return undefined;
  const most = pagesUsed + pagesReserved + pagesAvailable;
  const atPace = forecast.at(-1)?.pages;
  const pagesExpected = atPace === undefined ? undefined : Math.min(Math.ceil(atPace), most);
  return {
    currency: terms.prices.currency,
    soFar: costOfMonth(pagesUsed, terms),
    expected: pagesExpected === undefined ? null : costOfMonth(pagesExpected, terms),
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
  const { pageLimit } = figures;
  const { pagesPerBlock, blocksPerPackage } = values;
  return {
    ...figures,
    month,
    today,
    requestCount,
    pagesUsed,
    pagesReserved,
    blockLimit,
    pagesPerBlock,
    blocksPerPackage,
    forecastLimitDay: forecastLimitDay({
      month,
      today,
      pageLimit,
      pagesUsed,
      pagesReserved,
      pagesByDay,
      since,
    }),
  };
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
