import type { BillingScope } from '../billing-scope.ts';
import { monthsBetween, type Day, type Month } from '@ocr/billing';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#platform/database/database.ts';
import { parseSort } from '#platform/database/lists.ts';
import { required } from '#platform/errors/required.ts';
import { monthFromColumn, monthToColumn } from '../billing-calendar.store.ts';

export interface UsageTenant {
  readonly id: string;
  readonly companyName: string;
  readonly onboardAt: Date;
  readonly blockLimit: number;
  readonly requestCount: number;
  readonly pagesUsed: number;
  readonly pagesReserved: number;
}

/** Every active tenant's running month; a tenant without a row has used nothing. */
export async function selectCurrentUsage(
  trx: Trx,
  scope: BillingScope,
  month: Month,
): Promise<UsageTenant[]> {
  let query = trx
    .selectFrom('tenants')
    .leftJoin('tenant_months', (join) =>
      join
        .onRef('tenant_months.tenant_id', '=', 'tenants.id')
        .on('tenant_months.month', '=', monthToColumn(month)),
    )
    .select(['tenants.id', 'company_name', 'onboard_at', 'block_limit'])
    .select(['request_count', 'pages_used', 'pages_reserved'])
    .where('tenants.partner_id', '=', scope.partnerId)
    .where('tenants.deleted_at', 'is', null)
    .orderBy('company_name');
  if (scope.tenantId !== undefined) query = query.where('tenants.id', '=', scope.tenantId);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    companyName: row.company_name,
    onboardAt: row.onboard_at,
    blockLimit: row.block_limit,
    requestCount: row.request_count ?? 0,
    pagesUsed: row.pages_used ?? 0,
    pagesReserved: row.pages_reserved ?? 0,
  }));
}

/** Pages read per tenant and day of a month, from a day on. A row a tenant and not a day: a thousand tenants have some eight thousand days. */
export async function selectPagesByDay(
  trx: Trx,
  scope: BillingScope,
  { month, since }: { month: Month; since: Day },
): Promise<{ tenantId: string; day: Day; pages: number }[]> {
  const { rows } = await sql<{ tenantId: string; days: Record<Day, number> }>`
    select tenant_id as "tenantId", json_object_agg(day, pages) as days from (
      select tenant_id, day, sum(pages)::int as pages from metered_files
      where partner_id = ${scope.partnerId} and ${ofTenant(scope, sql`tenant_id`)} and month = ${monthToColumn(month)}
        and day >= ${since} and state = 'used' group by tenant_id, day order by tenant_id, day
    ) as by_day group by tenant_id`.execute(trx);
  return rows.flatMap(({ tenantId, days }) =>
    Object.entries(days).map(([day, pages]) => ({ tenantId, day, pages })),
  );
}

/** Months of the partner's time alone: a list of them is made. */
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
  /** The figures of the month's invoice; null if there is none yet. */
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
  readonly sort: keyof typeof sortColumns | `-${keyof typeof sortColumns}` | undefined;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Usage rows by month or by day, and how many there are in all. Days without requests and pages have no row. Each figure belongs to one tenant:
 * they are counted without it, and only the page's rows are looked up among the invoices. In an order by month only the months of the page are put in order.
 */
export async function selectUsage(
  trx: Trx,
  scope: BillingScope,
  filter: UsageFilter,
  page: UsagePage,
): Promise<{ rows: UsageRecord[]; total: number }> {
  const from = monthToColumn(filter.from);
  const to = monthToColumn(filter.to);
  const { by, descending } = parseSort<keyof typeof sortColumns>(page.sort ?? '-month');
  const isOfMonths = filter.granularity === 'month';
  const rows = isOfMonths ? monthFigures(scope, from, to) : dayFigures(scope, from, to);
  const counts = isOfMonths ? countsOfMonths(scope, filter) : countOf(rows);
  const isPlaced = isOfMonths && by === 'month';
  const { months, offset } = isPlaced ? placeOf(page, descending) : everywhere(page);
  const figures = isPlaced ? sql`${rows} and month = ${months}` : rows;
  const order = orderBy(page.sort);
  const { rows: found } = await sql<Counted<UsageRecord & { month: string }>>`
    with counts as materialized (${counts}), page as (
      select t.id as tenant_id, t.company_name, t.block_limit, u.month, u.day, u.request_count, u.pages_used, u.pages_reserved
      from (${figures}) u join tenants t on t.id = u.tenant_id
      where t.partner_id = ${scope.partnerId} and ${ofTenant(scope, sql`t.id`)}
      order by ${order} limit ${page.limit} offset ${offset}
    ) select (select coalesce(sum(rows), 0)::int from counts) as total, p.*, i.block_limit as billed_block_limit
    from (select) as always left join page p on true
      left join invoices i on i.tenant_id = p.tenant_id and i.month = p.month and i.made_by_closing
    order by ${order}`.execute(trx);
  return {
    rows: found.flatMap((row) =>
      row.tenant_id === null ? [] : [{ ...row, month: monthFromColumn(row.month) }],
    ),
    total: required(found[0]).total,
  };
}

/** A row of the page with the number of all rows, or only this number, if the page is empty. */
type Counted<Row extends { tenant_id: string }> = { readonly total: number } & (
  | Row
  | { readonly [Key in keyof Row]: null }
);

function countOf(rows: RawBuilder<unknown>) {
  return sql`select count(*) as rows from (${rows}) as r`;
}

/** How many rows each month has, and how many come before it in either direction. */
function countsOfMonths(scope: BillingScope, { from, to }: UsageFilter) {
  const months = sql`${monthsBetween(from, to).map(monthToColumn)}::date[]`;
  const counted = sql`select month, tenant_count as rows from usage_sums
    where partner_id = ${scope.partnerId} and month = any(${months}) and day is null and tenant_count is not null`;
  const others = sql`select month from unnest(${months}) as m (month) except select month from (${counted}) as known`;
  const byRow = (which: RawBuilder<unknown>) => sql`select month, count(*) as rows from tenant_months
    where partner_id = ${scope.partnerId} and month = any(${which}) and ${ofTenant(scope, sql`tenant_id`)} group by month`;
  // A tenant's own are few, and what all tenants of its partner have is not for its eyes.
  const counts =
    scope.tenantId === undefined ? sql`${counted} union all ${byRow(sql`array(${others})`)}` : byRow(months);
  return sql`select month, rows,
      coalesce(sum(rows) over (order by month rows between unbounded preceding and 1 preceding), 0)::bigint as earlier,
      coalesce(sum(rows) over (order by month desc rows between unbounded preceding and 1 preceding), 0)::bigint as later
    from (${counts}) as counted`;
}

/** In which months a page of an order by month lies, and how many of their rows come before it: only these are put in order. */
function placeOf({ limit, offset }: UsagePage, descending: boolean) {
  const before = sql.ref(descending ? 'later' : 'earlier');
  const counted = sql`from counts where ${before} < ${offset + limit} and ${before} + rows > ${offset}`;
  return {
    months: sql`any(array(select month ${counted}))`,
    offset: sql`greatest(0, ${offset} - coalesce((select min(${before}) ${counted}), 0))`,
  };
}

function everywhere({ offset }: UsagePage) {
  return { months: sql`month`, offset: sql`${offset}` };
}

/** Of the scope's tenant, or of all. */
export function ofTenant(scope: BillingScope, column: RawBuilder<unknown>) {
  return scope.tenantId === undefined ? sql`true` : sql`${column} = ${scope.tenantId}`;
}

function monthFigures(scope: BillingScope, from: string, to: string) {
  return sql`select tenant_id, month, null::date as day, request_count, pages_used, pages_reserved from tenant_months
    where partner_id = ${scope.partnerId} and month between ${from} and ${to} and ${ofTenant(scope, sql`tenant_id`)}`;
}

function dayFigures(scope: BillingScope, from: string, to: string) {
  return sql`
    select tenant_id, month, day, sum(requests)::int as request_count, sum(used)::int as pages_used,
      sum(reserved)::int as pages_reserved
    from (
      select tenant_id, month, day, 1 as requests, 0 as used, 0 as reserved from metered_requests
        where partner_id = ${scope.partnerId} and month between ${from} and ${to} and ${ofTenant(scope, sql`tenant_id`)}
      union all
      select tenant_id, month, day, 0, case when state = 'used' then pages else 0 end,
        case when state = 'reserved' then pages else 0 end from metered_files
        where partner_id = ${scope.partnerId} and month between ${from} and ${to} and ${ofTenant(scope, sql`tenant_id`)}
    ) as parts group by tenant_id, month, day`;
}

function orderBy(sort: UsagePage['sort'] = '-month') {
  const { by, descending } = parseSort<keyof typeof sortColumns>(sort);
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return sql`${sql.ref(sortColumns[by])} ${direction}, month desc, day desc nulls last, company_name, tenant_id`;
}
