import type { BillingScope } from '../billing-scope.ts';
import type { Day, Month } from '@ocr/billing';
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
  readonly sort: keyof typeof sortColumns | `-${keyof typeof sortColumns}` | undefined;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Usage rows by month or by day, and how many there are in all. Days without requests and pages have no row. Each figure belongs to one tenant:
 * they are counted without it, and only the page's rows are looked up among the invoices.
 */
export async function selectUsage(
  trx: Trx,
  scope: BillingScope,
  filter: UsageFilter,
  page: UsagePage,
): Promise<{ rows: UsageRecord[]; total: number }> {
  const figuresOf = filter.granularity === 'month' ? monthFigures : dayFigures;
  const figures = figuresOf(scope, monthToColumn(filter.from), monthToColumn(filter.to));
  const order = orderBy(page.sort);
  const { rows: items } = await sql<UsageRecord & { month: string }>`
    select p.*, i.block_limit as billed_block_limit from (
      select t.id as tenant_id, t.company_name, t.block_limit, u.month, u.day, u.request_count, u.pages_used, u.pages_reserved
      from (${figures}) u join tenants t on t.id = u.tenant_id
      where t.partner_id = ${scope.partnerId} and ${ofTenant(scope, sql`t.id`)}
      order by ${order} limit ${page.limit} offset ${page.offset}
    ) p left join invoices i on i.tenant_id = p.tenant_id and i.month = p.month and i.made_by_closing
    order by ${order}`.execute(trx);
  const { rows: counts } = await sql<{
    total: number;
  }>`select count(*)::int as total from (${figures}) as r`.execute(trx);
  return {
    rows: items.map((row) => ({ ...row, month: monthFromColumn(row.month) })),
    total: required(counts[0]).total,
  };
}

/** A month with the values in force in it. */
export interface MonthRates {
  readonly month: Month;
  readonly pagesPerBlock: number;
  readonly blocksPerPackage: number;
}
export interface SumRecord {
  readonly month: Month;
  readonly day: Day | null;
  readonly request_count: number;
  readonly pages_used: number;
  readonly blocks_used: number;
  readonly packages_used: number;
  readonly block_limit: number;
  readonly page_limit: number;
}

/**
 * The sums of `selectUsage` over tenants, one row a month or a day, without a row a tenant to be carried. A tenant's
 * blocks are rounded up before they are added, as they are billed; a day counts those that its pages began.
 */
export async function selectUsageSums(
  trx: Trx,
  scope: BillingScope,
  { rates, granularity }: { rates: readonly MonthRates[]; granularity: 'month' | 'day' },
): Promise<SumRecord[]> {
  const span = {
    from: monthToColumn(required(rates[0]).month),
    to: monthToColumn(required(rates.at(-1)).month),
  };
  const sums = granularity === 'month' ? monthSums(scope, span) : daySums(scope, span);
  const { rows } = await sql<SumRecord>`
    with rates as (
      select * from unnest(${rates.map(({ month }) => monthToColumn(month))}::date[],
        ${rates.map(({ pagesPerBlock }) => pagesPerBlock)}::int[],
        ${rates.map(({ blocksPerPackage }) => blocksPerPackage)}::int[]) as r (month, per_block, per_package)
    ) ${sums}`.execute(trx);
  return rows.map((row) => ({ ...row, month: monthFromColumn(row.month) }));
}

interface MonthSpan {
  readonly from: string;
  readonly to: string;
}

/** A tenant's month is one row that includes its limit. Each row is read once, and only the sums are sorted. */
function monthSums(scope: BillingScope, span: MonthSpan) {
  return sql`select m.month, null as day, ${limitSums}, sum(m.request_count)::int as request_count, sum(m.pages_used)::int as pages_used,
      sum((m.pages_used + r.per_block - 1) / r.per_block)::int as blocks_used,
      sum(((m.pages_used + r.per_block - 1) / r.per_block + r.per_package - 1) / r.per_package)::int as packages_used
    ${monthsWithLimits(scope, span)} group by m.month order by m.month`;
}

function daySums(scope: BillingScope, span: MonthSpan) {
  return sql`, so_far as (
      select u.*, r.per_block, r.per_package, sum(u.pages_used) over days as pages
      from (${dayFigures(scope, span.from, span.to)}) u join rates r using (month)
      window days as (partition by u.tenant_id, u.month order by u.day)
    ), blocks as (
      select *, (pages + per_block - 1) / per_block as now, (pages - pages_used + per_block - 1) / per_block as before
      from so_far
    ), limits as (
      select m.month, ${limitSums} ${monthsWithLimits(scope, span)} group by m.month
    )
    select b.month, b.day, l.block_limit, l.page_limit, sum(b.request_count)::int as request_count,
      sum(b.pages_used)::int as pages_used, sum(b.now - b.before)::int as blocks_used,
      sum((b.now + b.per_package - 1) / b.per_package - (b.before + b.per_package - 1) / b.per_package)::int as packages_used
    from blocks b join limits l using (month)
    group by b.month, b.day, l.block_limit, l.page_limit order by b.month, b.day`;
}

const limitSums = sql`sum(coalesce(i.block_limit, t.block_limit))::float8 as block_limit,
  sum(coalesce(i.block_limit, t.block_limit)::bigint * r.per_block)::float8 as page_limit`;

function monthsWithLimits(scope: BillingScope, { from, to }: MonthSpan) {
  return sql`from tenant_months m join tenants t on t.id = m.tenant_id join rates r on r.month = m.month
    left join invoices i on i.tenant_id = m.tenant_id and i.month = m.month and i.made_by_closing
    where m.partner_id = ${scope.partnerId} and m.month between ${from} and ${to} and ${ofTenant(scope, sql`m.tenant_id`)}`;
}

function ofTenant(scope: BillingScope, column: RawBuilder<unknown>) {
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
