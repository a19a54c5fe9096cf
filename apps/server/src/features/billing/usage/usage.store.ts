import type { BillingScope } from '../billing-scope.ts';
import type { Day, Month } from '@ocr/billing';
import { sql, type RawBuilder } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { hasFolded, parseSort } from '#platform/database/lists.ts';
import { required } from '#platform/errors/required.ts';
import { monthFromColumn, monthToColumn } from '../billing-calendar.store.ts';
import { pastValue } from '../past-values.store.ts';

export interface UsageTenant {
  readonly id: string;
  readonly companyName: string;
  /** When it began; null where that is not asked for, or was before what is asked for. */
  readonly onboardAt: Date | null;
  readonly blockLimit: number;
  readonly requestCount: number;
  readonly pagesUsed: number;
  readonly pagesReserved: number;
}

/** A partner's tenants, deleted ones too, each beside its month; nulls where it has none. */
export function tenantsWithMonth(trx: Trx, partnerId: string, month: Month) {
  return trx
    .selectFrom('tenants')
    .leftJoin('tenant_months', (join) =>
      join
        .onRef('tenant_months.tenant_id', '=', 'tenants.id')
        .on('tenant_months.month', '=', monthToColumn(month)),
    )
    .where('tenants.partner_id', '=', partnerId);
}

/** Every active tenant's running month, by name; a tenant without a row has used nothing. Only who began after `begunAfter` has its time: a thousand times take as long as all the rest. */
export function selectCurrentUsage(
  trx: Trx,
  scope: PartnerScope,
  month: Month,
  begunAfter?: Date,
): Promise<UsageTenant[]> {
  const zero = sql.lit(0);
  return tenantsWithMonth(trx, scope.partnerId, month)
    .select((of) => [
      'tenants.id',
      'company_name as companyName',
      sql<Date | null>`case when onboard_at > ${begunAfter ?? null} then onboard_at end`.as('onboardAt'),
      'block_limit as blockLimit',
      of.fn.coalesce('request_count', zero).as('requestCount'),
      of.fn.coalesce('pages_used', zero).as('pagesUsed'),
      of.fn.coalesce('pages_reserved', zero).as('pagesReserved'),
    ])
    .where('tenants.deleted_at', 'is', null)
    .orderBy('company_name')
    .execute();
}

/** Pages read per tenant and day of a month, from a day on. A row a tenant and not a day: a thousand tenants have some eight thousand days. */
export async function selectPagesByDay(
  trx: Trx,
  scope: PartnerScope,
  { month, since }: { month: Month; since: Day },
): Promise<{ tenantId: string; day: Day; pages: number }[]> {
  const { rows } = await sql<{ tenantId: string; days: Record<Day, number> }>`
    select tenant_id as "tenantId", json_object_agg(day, pages) as days from (
      select tenant_id, day, sum(pages)::int as pages from metered_files
      where partner_id = ${scope.partnerId} and month = ${monthToColumn(month)}
        and day >= ${since} and state = 'used' group by tenant_id, day order by tenant_id, day
    ) as by_day group by tenant_id`.execute(trx);
  return rows.flatMap(({ tenantId, days }) =>
    Object.entries(days).map(([day, pages]) => ({ tenantId, day, pages })),
  );
}

/** A month with the first instant after it. */
export interface MonthEnd {
  readonly month: Month;
  readonly end: Date;
}
/** Months of the partner's time alone, in order. */
export interface UsageFilter {
  readonly months: readonly MonthEnd[];
  readonly granularity: 'month' | 'day';
  /** A folded text in the tenant's number or name; empty: of all. */
  readonly search: string;
}
export interface UsageRecord {
  readonly tenant_id: string;
  readonly company_name: string;
  /** In the month. */
  readonly block_limit: number;
  readonly month: Month;
  readonly day: Day | null;
  readonly request_count: number;
  readonly pages_used: number;
  readonly pages_reserved: number;
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
  const { rows: found } = await pageOf(scope, filter, page).execute(trx);
  return {
    rows: found.flatMap((row) =>
      row.tenant_id === null ? [] : [{ ...row, month: monthFromColumn(row.month) }],
    ),
    total: required(found[0]).total,
  };
}

function pageOf(
  scope: BillingScope,
  filter: UsageFilter,
  { sort = '-month', limit, offset }: UsagePage,
): RawBuilder<Counted<UsageRecord & { month: string }>> {
  const { by, descending } = parseSort<keyof typeof sortColumns>(sort);
  const isOfMonths = filter.granularity === 'month';
  const isOfAll = isOfMonths && scope.tenantId === undefined && filter.search === '';
  const months = sql`${filter.months.map(({ month }) => monthToColumn(month))}::date[]`;
  if (isOfAll && by === 'month')
    return sql`
      select p.total, p.tenant_id, p.company_name, p.month, p.day, p.request_count, p.pages_used, p.pages_reserved,
        ${limitOfMonth(sql`p.billed_block_limit`, sql`p`)} as block_limit
      from usage_by_month(${scope.partnerId}, ${months}, ${descending}, ${limit}, ${offset}) p
      left join ${endsTable(filter.months)} on e.month = p.month order by ${orderBy(sort)}`;
  const of = sql`unnest(${months}) as m (month)`;
  const ofScope = isOfMonths ? monthFigures(scope, months) : dayFigures(scope, of, sql`true`);
  const figures = filter.search === '' ? ofScope : searched(scope, ofScope, filter.search);
  const total = isOfAll ? countMonths(scope, months) : sql`select count(*)::int from figures`;
  // Rows of days are summed: once, for the page and for the number of all.
  return sql`
    with figures as ${isOfMonths ? sql`not materialized` : sql`materialized`} (${figures}), page as (
      ${pageOfFigures(scope, sql`select * from figures`, filter.months, { sort, limit, offset })}
    ) select (${total}) as total, p.* from (select) as always left join page p on true order by ${orderBy(sort)}`;
}

function searched(scope: BillingScope, figures: RawBuilder<unknown>, search: string) {
  return sql`select * from (${figures}) f where ${ofSearched(scope, sql`tenant_id`, search)}`;
}

/** Of the partner's tenants with a folded text in their number or name; of all where it is empty. */
export function ofSearched({ partnerId }: PartnerScope, column: RawBuilder<unknown>, search: string) {
  if (search === '') return sql`true`;
  const found = sql`select id from tenants where partner_id = ${partnerId} and ${hasFolded(['number', 'company_name'], search)}`;
  return sql`${column} in (${found})`;
}

/** A page of rows with the figures of tenants in these months: only its rows are looked up among the invoices. */
export function pageOfFigures(
  { partnerId, tenantId }: BillingScope,
  figures: RawBuilder<unknown>,
  months: readonly MonthEnd[],
  { sort = '-month', limit, offset }: UsagePage,
): RawBuilder<UsageRecord> {
  const order = orderBy(sort);
  return sql`
    select p.tenant_id, p.company_name, p.month, p.day, p.request_count, p.pages_used, p.pages_reserved,
      ${limitOfMonth(sql`i.block_limit`, sql`p`)} as block_limit from (
      select t.id as tenant_id, t.company_name, t.block_limit, u.month, u.day, u.request_count, u.pages_used, u.pages_reserved
      from (${figures}) u join tenants t on t.id = u.tenant_id
      where t.partner_id = ${partnerId} and ${ofTenant({ partnerId, tenantId }, sql`t.id`)}
      order by ${order} limit ${limit} offset ${offset}
    ) p left join invoices i on i.tenant_id = p.tenant_id and i.month = p.month and i.made_by_closing
      left join ${endsTable(months)} on e.month = p.month
    order by ${order}`;
}

/** Months and the first instants after them, as SQL: `e.month` and `e.ended_at`. */
export function endsTable(months: readonly MonthEnd[]): RawBuilder<unknown> {
  return sql`unnest(${months.map(({ month }) => monthToColumn(month))}::date[], ${months.map(({ end }) => end)}::timestamptz[]) as e (month, ended_at)`;
}

/** A tenant's block limit in the month `e`, as SQL: as it was billed, or as it was at the month's end. `tenant` names its row. */
export function limitOfMonth(billed: RawBuilder<unknown>, tenant: RawBuilder<unknown>): RawBuilder<number> {
  const past = pastValue('block_limit', { tenantId: sql`${tenant}.tenant_id`, end: sql`e.ended_at` });
  return sql`coalesce(${billed}, ${past}, ${tenant}.block_limit)`;
}

/** How many rows the months of all tenants have, as is stored of closed months, and row by row of the others. */
function countMonths({ partnerId }: BillingScope, months: RawBuilder<unknown>) {
  return sql`select coalesce(sum(coalesce(s.tenant_count,
      (select count(*) from tenant_months m where m.partner_id = ${partnerId} and m.month = w.month))), 0)::int
    from unnest(${months}) as w (month) left join usage_sums s on s.partner_id = ${partnerId} and s.month = w.month and s.day is null`;
}

/** A row of the page with the number of all rows, or only this number, if the page is empty. */
type Counted<Row extends { tenant_id: string }> = { readonly total: number } & (
  | Row
  | { readonly [Key in keyof Row]: null }
);

/** Of the scope's tenant, or of all. */
export function ofTenant(scope: BillingScope, column: RawBuilder<unknown>) {
  return scope.tenantId === undefined ? sql`true` : sql`${column} = ${scope.tenantId}`;
}

function monthFigures(scope: BillingScope, months: RawBuilder<unknown>) {
  return sql`select tenant_id, month, null::date as day, request_count, pages_used, pages_reserved from tenant_months
    where partner_id = ${scope.partnerId} and month = any(${months}) and ${ofTenant(scope, sql`tenant_id`)}`;
}

/**
 * The figures of tenants by day, of the months `m` that `of` lists and of those of their days that `within` says. Requests and files are summed
 * each in the order of an index, before they are joined: so many rows together take half as long again.
 */
export function dayFigures(scope: BillingScope, of: RawBuilder<unknown>, within: RawBuilder<unknown>) {
  return sql`
    select tenant_id, month, day, sum(requests)::int as request_count, sum(used)::int as pages_used,
      sum(reserved)::int as pages_reserved
    from ${of}, lateral (
      select tenant_id, day, count(*) as requests, 0 as used, 0 as reserved from metered_requests
        where partner_id = ${scope.partnerId} and month = m.month and ${within} and ${ofTenant(scope, sql`tenant_id`)} group by tenant_id, day
      union all
      select tenant_id, day, 0, coalesce(sum(pages) filter (where state = 'used'), 0), coalesce(sum(pages) filter (where state = 'reserved'), 0)
        from metered_files
        where partner_id = ${scope.partnerId} and month = m.month and ${within} and ${ofTenant(scope, sql`tenant_id`)} group by tenant_id, day
    ) as parts group by tenant_id, month, day`;
}

function orderBy(sort: NonNullable<UsagePage['sort']>) {
  const { by, descending } = parseSort<keyof typeof sortColumns>(sort);
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return sql`${sql.ref(sortColumns[by])} ${direction}, month desc, day desc nulls last, company_name, tenant_id`;
}
