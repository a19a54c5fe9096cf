import { addDays, type Day, type Month } from '@ocr/billing';
import { sql, type RawBuilder } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { required } from '#platform/errors/required.ts';
import { monthFromColumn, monthToColumn } from '../billing-calendar.store.ts';
import type { BillingScope } from '../billing-scope.ts';
import type { KnownDays } from './day-memory.ts';
import type { MonthRates } from './month-rates.ts';
import { limitOfMonth, ofSearched, ofTenant } from './usage.store.ts';

/** Requests, pages and what they make, of tenants together. */
interface Figures {
  readonly request_count: number;
  readonly pages_used: number;
  readonly blocks_used: number;
  readonly packages_used: number;
}
interface Limits {
  readonly block_limit: number;
  readonly page_limit: number;
}
export interface SumRecord extends Figures, Limits {
  readonly month: Month;
  readonly day: Day | null;
}
export type DayRecord = Figures & { readonly month: Month; readonly day: Day };

/** Whose usage is summed: of the tenants with a text in their number or name, if one is searched for. */
interface SummedScope extends BillingScope {
  /** Folded. */
  readonly search?: string;
}

interface SumsFilter {
  readonly rates: readonly MonthRates[];
  readonly granularity: 'month' | 'day';
  readonly known: KnownDays<DayRecord>;
}

/**
 * The sums of `selectUsage` over tenants, one row a month or a day. A tenant's blocks are rounded up before they are added, as they are billed; a day counts those that
 * its pages began. Of all tenants, what was stored of closed months and of days that are over is taken as it is, and of one tenant its `known` days; what is searched for is summed from its rows. In a `snapshot`.
 */
export async function selectUsageSums(
  trx: Trx,
  scope: SummedScope,
  { rates, granularity, known }: SumsFilter,
): Promise<SumRecord[]> {
  return granularity === 'month' ? selectMonths(trx, scope, rates) : selectDays(trx, scope, rates, known);
}

async function selectMonths(
  trx: Trx,
  scope: SummedScope,
  rates: readonly MonthRates[],
): Promise<SumRecord[]> {
  const stored = isOfAll(scope) ? await selectStored(trx, scope, rates, 'month') : [];
  const known = new Set(stored.map(({ month }) => month));
  const summed = await sumMonths(
    trx,
    scope,
    rates.filter(({ month }) => !known.has(month)),
  );
  return [...stored, ...summed].toSorted((one, other) => (one.month < other.month ? -1 : 1));
}

async function selectDays(
  trx: Trx,
  scope: SummedScope,
  rates: readonly MonthRates[],
  known: KnownDays<DayRecord>,
): Promise<SumRecord[]> {
  const isOfOne = scope.tenantId !== undefined && !isSearched(scope);
  const ofAll = isOfAll(scope) ? await selectStored(trx, scope, rates, 'day') : [];
  const stored = isOfOne ? rates.flatMap((ofMonth) => known.find(ofMonth)) : ofAll;
  const storedOf = Map.groupBy(stored, ({ month }) => month);
  const days = await sumDays(trx, scope, rates, (month) => storedOf.get(month)?.at(-1)?.day);
  // Whatever came late, by a clock that is days behind, makes the days differ from their month: they are summed from its rows.
  const differing = rates.filter(({ month }) => !isWhole(days.get(month), storedOf.get(month)));
  const again = await sumDays(trx, scope, differing, () => undefined);
  return rates.flatMap((rate) => {
    const ofMonth = again.get(rate.month) ?? days.get(rate.month);
    if (ofMonth === undefined) return [];
    const before = again.has(rate.month) ? [] : (storedOf.get(rate.month) ?? []);
    const all = [...before, ...ofMonth.days];
    if (isOfOne) known.keep(rate, all);
    return all.filter((day) => day.request_count > 0).map((day) => ({ ...day, ...ofMonth.limits }));
  });
}

/** Days of a month after those that are stored, with the month's limits, and what the tenants' months say of all its days together. */
interface DaysOfMonth {
  readonly limits: Limits;
  readonly days: DayRecord[];
  readonly whole: Pick<Figures, 'request_count' | 'pages_used'>;
}

function isWhole(ofMonth: DaysOfMonth | undefined, stored: readonly DayRecord[] = []): boolean {
  if (ofMonth === undefined || stored.length === 0) return true;
  const sumOf = (key: keyof DaysOfMonth['whole']) =>
    [...stored, ...ofMonth.days].reduce((sum, day) => sum + day[key], 0);
  const { whole } = ofMonth;
  return sumOf('request_count') === whole.request_count && sumOf('pages_used') === whole.pages_used;
}

const isSearched = ({ search = '' }: SummedScope) => search !== '';

/** Only of all tenants together anything is stored. */
const isOfAll = (scope: SummedScope) => scope.tenantId === undefined && !isSearched(scope);

function ofSummed(scope: SummedScope, column: RawBuilder<unknown>) {
  return sql`${ofTenant(scope, column)} and ${ofSearched(scope, column, scope.search ?? '')}`;
}

/** What is stored of months by the same values: of each its sum, or its days in order. */
async function selectStored<Kind extends 'month' | 'day'>(
  trx: Trx,
  { partnerId }: PartnerScope,
  rates: readonly MonthRates[],
  kind: Kind,
): Promise<(Kind extends 'month' ? SumRecord : SumRecord & DayRecord)[]> {
  const { rows } = await sql<Kind extends 'month' ? SumRecord : SumRecord & DayRecord>`
    with rates as (${ratesTable(rates)})
    select s.month, s.day, s.request_count::float8, s.pages_used::float8, s.blocks_used::float8, s.packages_used::float8,
      s.block_limit::float8, s.page_limit::float8
    from usage_sums s join rates r on r.month = s.month and r.per_block = s.per_block and r.per_package = s.per_package
    where s.partner_id = ${partnerId} and ${kind === 'month' ? sql`s.day is null and s.request_count > 0` : sql`s.day is not null`}
    order by s.month, s.day`.execute(trx);
  return rows.map((row) => ({ ...row, month: monthFromColumn(row.month) }));
}

/** A tenant's month is one row that includes its limit. Each row is read once, and only the sums are sorted. */
export async function sumMonths(
  trx: Trx,
  scope: SummedScope,
  rates: readonly MonthRates[],
): Promise<SumRecord[]> {
  if (rates.length === 0) return [];
  const { rows } = await sql<SumRecord>`
    with rates as (${ratesTable(rates)})
    select m.month, null as day, ${limitSums}, sum(m.request_count)::float8 as request_count, sum(m.pages_used)::float8 as pages_used,
      sum((m.pages_used + r.per_block - 1) / r.per_block)::float8 as blocks_used,
      sum(((m.pages_used + r.per_block - 1) / r.per_block + r.per_package - 1) / r.per_package)::float8 as packages_used
    ${monthsWithLimits(scope, rates)} group by m.month order by m.month`.execute(trx);
  return rows.map((row) => ({ ...row, month: monthFromColumn(row.month) }));
}

type DayRow = SumRecord & { readonly month_requests: number; readonly month_pages: number };

/**
 * The days of months after the one that `until` names, from their rows, added up by month in the order of an index: joined first, so many rows take half as long again. How many pages a tenant had before them follows from its month. Months without any tenant's have no entry.
 */
export async function sumDays(
  trx: Trx,
  scope: SummedScope,
  rates: readonly MonthRates[],
  until: (month: Month) => Day | undefined,
): Promise<Map<Month, DaysOfMonth>> {
  if (rates.length === 0) return new Map();
  const lastKnown = rates.map(({ month }) => until(month) ?? addDays(monthToColumn(month), -1));
  const { rows } = await sql<DayRow>`
    with rates as (${ratesTable(rates)}), known as (
      select * from unnest(${rates.map(({ month }) => monthToColumn(month))}::date[], ${lastKnown}::date[]) as k (month, until)
    ), parts as (
      select q.tenant_id, k.month, q.day, q.requests, 0 as used from known k, lateral (
        select tenant_id, day, count(*) as requests from metered_requests
        where partner_id = ${scope.partnerId} and month = k.month and day > k.until and ${ofSummed(scope, sql`tenant_id`)} group by tenant_id, day
      ) as q
      union all
      select f.tenant_id, k.month, f.day, 0, f.used from known k, lateral (
        select tenant_id, day, sum(pages) as used from metered_files
        where partner_id = ${scope.partnerId} and month = k.month and day > k.until and state = 'used' and ${ofSummed(scope, sql`tenant_id`)} group by tenant_id, day
      ) as f
    ), days as (
      select tenant_id, month, day, sum(requests)::int as requests, sum(used)::int as used from parts group by tenant_id, month, day
    ), so_far as (
      select d.*, r.per_block, r.per_package, (m.pages_used - coalesce(sum(d.used) over later, 0))::int as pages
      from days d join rates r using (month) join tenant_months m using (tenant_id, month)
      window later as (partition by d.tenant_id, d.month order by d.day desc rows between unbounded preceding and 1 preceding)
    ), blocks as (
      select *, (pages + per_block - 1) / per_block as now, (pages - used + per_block - 1) / per_block as before from so_far
    ), sums as (
      select month, day, sum(requests) as request_count, sum(used) as pages_used, sum(now - before) as blocks_used,
        sum((now + per_package - 1) / per_package - (before + per_package - 1) / per_package) as packages_used
      from blocks group by month, day
    ), months as (
      select m.month, ${limitSums}, sum(m.request_count)::float8 as month_requests, sum(m.pages_used)::float8 as month_pages
      ${monthsWithLimits(scope, rates)} group by m.month
    )
    select months.*, s.day, s.request_count::float8, s.pages_used::float8, s.blocks_used::float8, s.packages_used::float8
    from months left join sums s using (month) order by months.month, s.day`.execute(trx);
  const ofMonths = Map.groupBy(rows, ({ month }) => monthFromColumn(month));
  return new Map([...ofMonths].map(([month, days]) => [month, toDays(month, days)]));
}

function toDays(month: Month, rows: readonly DayRow[]): DaysOfMonth {
  const { block_limit, page_limit, month_requests, month_pages } = required(rows[0]);
  return {
    limits: { block_limit, page_limit },
    whole: { request_count: month_requests, pages_used: month_pages },
    days: rows.flatMap(({ day, request_count, pages_used, blocks_used, packages_used }) =>
      day === null ? [] : [{ month, day, request_count, pages_used, blocks_used, packages_used }],
    ),
  };
}

function ratesTable(rates: readonly MonthRates[]) {
  return sql`select * from unnest(${rates.map(({ month }) => monthToColumn(month))}::date[],
    ${rates.map(({ pagesPerBlock }) => pagesPerBlock)}::int[],
    ${rates.map(({ blocksPerPackage }) => blocksPerPackage)}::int[],
    ${rates.map(({ end }) => end)}::timestamptz[]) as r (month, per_block, per_package, ended_at)`;
}

const limitSums = sql`sum(l.block_limit)::float8 as block_limit, sum(l.block_limit::bigint * r.per_block)::float8 as page_limit`;

/** Tenants and invoices are gathered first, each by one index: looked up month by month they took most of the time. */
function monthsWithLimits(scope: SummedScope, rates: readonly MonthRates[]) {
  const months = sql`any(${rates.map(({ month }) => monthToColumn(month))}::date[])`;
  return sql`from tenant_months m join rates r on r.month = m.month
    join (select id as tenant_id, block_limit from tenants where partner_id = ${scope.partnerId} and ${ofSummed(scope, sql`id`)} offset 0) t on t.tenant_id = m.tenant_id
    left join (select tenant_id, month, block_limit from invoices where partner_id = ${scope.partnerId} and month = ${months}
      and made_by_closing and ${ofSummed(scope, sql`tenant_id`)} offset 0) i on i.tenant_id = m.tenant_id and i.month = m.month
    cross join lateral (select ${limitOfMonth(sql`i.block_limit`, sql`t`)} as block_limit from (select r.ended_at) e offset 0) l
    where m.partner_id = ${scope.partnerId} and m.month = ${months} and ${ofSummed(scope, sql`m.tenant_id`)}`;
}
