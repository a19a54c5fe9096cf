import type { Day, Month } from '@ocr/billing';
import { sql } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { monthFromColumn, monthToColumn } from './billing-calendar.store.ts';

/** Whose usage: one tenant's, or every tenant's of the partner. */
export interface UsageScope extends PartnerScope {
  readonly tenantId: string | undefined;
}
export interface UsageTenant {
  readonly id: string;
  readonly companyName: string;
  readonly blockLimit: number;
  readonly requestCount: number;
  readonly pagesUsed: number;
  readonly pagesReserved: number;
}

/** Every living tenant's running month; a tenant without a row has used nothing. */
export async function selectCurrentUsage(trx: Trx, scope: UsageScope, month: Month): Promise<UsageTenant[]> {
  let query = trx
    .selectFrom('tenants')
    .leftJoin('tenant_months', (join) =>
      join
        .onRef('tenant_months.tenant_id', '=', 'tenants.id')
        .on('tenant_months.month', '=', monthToColumn(month)),
    )
    .select(['tenants.id', 'company_name', 'block_limit', 'request_count', 'pages_used', 'pages_reserved'])
    .where('tenants.partner_id', '=', scope.partnerId)
    .where('tenants.deleted_at', 'is', null)
    .orderBy('company_name');
  if (scope.tenantId !== undefined) query = query.where('tenants.id', '=', scope.tenantId);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    companyName: row.company_name,
    blockLimit: row.block_limit,
    requestCount: row.request_count ?? 0,
    pagesUsed: row.pages_used ?? 0,
    pagesReserved: row.pages_reserved ?? 0,
  }));
}

/** Pages read per tenant and day of a month. */
export async function selectPagesByDay(
  trx: Trx,
  scope: UsageScope,
  month: Month,
): Promise<Map<string, { day: Day; pages: number }[]>> {
  let query = trx
    .selectFrom('metered_files')
    .select(['tenant_id', 'day', sql<number>`sum(pages)::int`.as('pages')])
    .where('partner_id', '=', scope.partnerId)
    .where('month', '=', monthToColumn(month))
    .where('state', '=', 'used')
    .groupBy(['tenant_id', 'day'])
    .orderBy('day');
  if (scope.tenantId !== undefined) query = query.where('tenant_id', '=', scope.tenantId);
  const days = new Map<string, { day: Day; pages: number }[]>();
  for (const { tenant_id: tenantId, day, pages } of await query.execute()) {
    days.set(tenantId, [...(days.get(tenantId) ?? []), { day, pages }]);
  }
  return days;
}

export interface UsageFilter {
  readonly from: Month;
  readonly to: Month;
  readonly granularity: 'month' | 'day';
}
export interface UsageRecord {
  readonly tenant_id: string;
  readonly company_name: string;
  readonly block_limit: number;
  readonly month: Month;
  readonly day: Day | null;
  readonly request_count: number;
  readonly pages_used: number;
  readonly pages_reserved: number;
  /** What the month's invoice says; null while there is none. */
  readonly billed_block_limit: number | null;
}
const sortColumns = {
  month: 'month',
  day: 'day',
  companyName: 'company_name',
  requestCount: 'request_count',
  pagesUsed: 'pages_used',
} as const;
export interface UsagePage {
  readonly sort: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Usage rows by month or by day, and how many there are in all. Days without requests and pages have no row. */
export async function selectUsage(
  trx: Trx,
  scope: UsageScope,
  filter: UsageFilter,
  page: UsagePage,
): Promise<{ rows: UsageRecord[]; total: number }> {
  const rows = usageRows(scope, filter);
  const { rows: items } = await sql<UsageRecord & { month: string }>`
    ${rows} order by ${orderBy(page.sort)} limit ${page.limit} offset ${page.offset}`.execute(trx);
  const { rows: counts } = await sql<{
    total: number;
  }>`select count(*)::int as total from (${rows}) as r`.execute(trx);
  return {
    rows: items.map((row) => ({ ...row, month: monthFromColumn(row.month) })),
    total: counts[0]!.total,
  };
}

function usageRows(scope: UsageScope, { from, to, granularity }: UsageFilter) {
  const figures = granularity === 'month' ? monthFigures : dayFigures;
  const tenant = scope.tenantId === undefined ? sql`true` : sql`t.id = ${scope.tenantId}`;
  return sql`
    select t.id as tenant_id, t.company_name, t.block_limit, u.month, u.day, u.request_count, u.pages_used,
      u.pages_reserved, i.block_limit as billed_block_limit
    from tenants t
    join (${figures(scope, monthToColumn(from), monthToColumn(to))}) u on u.tenant_id = t.id
    left join invoices i on i.tenant_id = t.id and i.month = u.month
    where t.partner_id = ${scope.partnerId} and ${tenant}`;
}

function monthFigures(scope: UsageScope, from: string, to: string) {
  return sql`select tenant_id, month, null::date as day, request_count, pages_used, pages_reserved from tenant_months
    where partner_id = ${scope.partnerId} and month between ${from} and ${to}`;
}

function dayFigures(scope: UsageScope, from: string, to: string) {
  return sql`
    select tenant_id, month, day, sum(requests)::int as request_count, sum(used)::int as pages_used,
      sum(reserved)::int as pages_reserved
    from (
      select tenant_id, month, day, 1 as requests, 0 as used, 0 as reserved from metered_requests
        where partner_id = ${scope.partnerId} and month between ${from} and ${to}
      union all
      select tenant_id, month, day, 0, case when state = 'used' then pages else 0 end,
        case when state = 'reserved' then pages else 0 end from metered_files
        where partner_id = ${scope.partnerId} and month between ${from} and ${to}
    ) as parts group by tenant_id, month, day`;
}

function orderBy(sort: string | undefined) {
  const descending = sort === undefined || sort.startsWith('-');
  const column = sortColumns[(sort ?? 'month').replace(/^-/, '') as keyof typeof sortColumns];
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return sql`${sql.ref(column)} ${direction}, month desc, day desc nulls last, company_name, tenant_id`;
}
