import { forecastLimitDay, monthFigures, valuesInForce, type Day, type Month } from '@ocr/billing';
import type { CurrentUsage, UsageRow } from '@ocr/contract';
import { withCaller } from '#features/accounts/with-caller.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/http/app-error.ts';
import type { Caller } from '#platform/http/caller.ts';
import { billingDateAt, getValuesHistory } from './billing-calendar.store.ts';
import {
  selectCurrentUsage,
  selectPagesByDay,
  selectUsage,
  type UsageFilter,
  type UsagePage,
  type UsageRecord,
  type UsageScope,
  type UsageTenant,
} from './usage.store.ts';

type Parts = Pick<Context, 'db' | 'clock'>;
type Figures = Omit<CurrentUsage, 'tenants'>;
type Today = ReturnType<typeof billingDateAt>;

/** The running month: of one tenant, or of all of a partner's with their sums. */
export async function getCurrentUsage(
  parts: Parts,
  caller: Caller,
  tenantId?: string,
): Promise<CurrentUsage> {
  const scope = scopeOf(caller, tenantId);
  return withCaller(parts.db, caller, async (trx) => {
    const today = billingDateAt(await getValuesHistory(trx, scope), parts.clock.now());
    const tenants = await selectCurrentUsage(trx, scope, today.month);
    const days = await selectPagesByDay(trx, scope, today.month);
    const rows = tenants.map((tenant) => ({
      tenantId: tenant.id,
      companyName: tenant.companyName,
      ...figuresOf(tenant, today, days.get(tenant.id) ?? []),
    }));
    if (scope.tenantId === undefined) return { ...sumOf(rows, today), tenants: rows };
    const row = rows[0];
    if (row === undefined) throw notFound();
    const { tenantId: _id, companyName: _name, ...figures } = row;
    return figures;
  });
}

function figuresOf(
  tenant: UsageTenant,
  { month, day, values }: Today,
  pagesByDay: { day: Day; pages: number }[],
): Figures {
  const figures = monthFigures(tenant, values);
  return {
    ...figures,
    month,
    requestCount: tenant.requestCount,
    pagesUsed: tenant.pagesUsed,
    pagesReserved: tenant.pagesReserved,
    blockLimit: tenant.blockLimit,
    pagesPerBlock: values.pagesPerBlock,
    blocksPerPackage: values.blocksPerPackage,
    forecastLimitDay: forecastLimitDay({
      pageLimit: figures.pageLimit,
      pagesUsed: tenant.pagesUsed,
      pagesReserved: tenant.pagesReserved,
      pagesByDay,
      today: day,
      month,
    }),
  };
}

/** Sums of the rows: blocks are the tenants' blocks, not the blocks of all pages together. */
function sumOf(rows: readonly Figures[], { month, values }: Today): Figures {
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
    requestCount: sum('requestCount'),
    pagesUsed: sum('pagesUsed'),
    pagesReserved: sum('pagesReserved'),
    pageLimit: sum('pageLimit'),
    pagesAvailable: sum('pagesAvailable'),
    blocksUsed: sum('blocksUsed'),
    blockLimit: sum('blockLimit'),
    packagesUsed: sum('packagesUsed'),
    usageStatus: order[worst]!,
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

/** Usage by month or by day, this month by default. A billed month is told as its invoice says. */
export async function listUsage(
  parts: Parts,
  caller: Caller,
  query: UsageQuery,
  page: UsagePage,
): Promise<{ items: UsageRow[]; total: number }> {
  const scope = scopeOf(caller, query.tenantId);
  return withCaller(parts.db, caller, async (trx) => {
    const history = await getValuesHistory(trx, scope);
    const { month: running } = billingDateAt(history, parts.clock.now());
    const filter: UsageFilter = {
      from: query.from ?? (query.granularity === 'month' ? history[0]!.month : running),
      to: query.to ?? running,
      granularity: query.granularity,
    };
    const { rows, total } = await selectUsage(trx, scope, filter, page);
    return { items: rows.map((row) => presentRow(row, valuesInForce(history, row.month))), total };
  });
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

/** A tenant sees its own usage whatever it asks for; a partner all, or one of its tenants. */
function scopeOf(caller: Caller, tenantId: string | undefined): UsageScope {
  return { partnerId: caller.partnerId, tenantId: caller.tenantId ?? tenantId };
}
