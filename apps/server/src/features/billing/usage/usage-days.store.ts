import { addDays, type Day, type Month } from '@ocr/billing';
import { sql } from 'kysely';
import type { Trx } from '#platform/database/database.ts';
import { monthFromColumn, monthToColumn } from '../billing-calendar.store.ts';
import type { BillingScope } from '../billing-scope.ts';
import {
  dayFigures,
  endsTable,
  limitOfMonth,
  ofTenant,
  pageOfFigures,
  type MonthEnd,
  type UsagePage,
  type UsageRecord,
} from './usage.store.ts';

/** What the tenants of a scope used on a day together. */
export interface CountedDay extends Counts {
  readonly month: Month;
  readonly day: Day;
  /** How many tenants used anything: the day's rows in the list. */
  readonly tenant_count: number;
}
interface Counts {
  readonly request_count: number;
  readonly pages_used: number;
  readonly pages_reserved: number;
}
/** Days of a month that were read, and what the tenants' own rows of the month say of all its days together. */
export interface CountedMonth {
  readonly whole: Counts;
  readonly days: readonly CountedDay[];
}
type CountedRow = CountedDay & { readonly [Key in keyof Counts as `month_${Key}`]: number };

/** Days of months after the one that is `known`, from their rows, in order; with what their months say. Months without any use have no entry. */
export async function countDays(
  trx: Trx,
  scope: BillingScope,
  asked: readonly { month: Month; known: Day | undefined }[],
): Promise<Map<Month, CountedMonth>> {
  const months = asked.map(({ month }) => monthToColumn(month));
  const until = asked.map(({ month, known }) => known ?? addDays(monthToColumn(month), -1));
  const { rows } = await sql<Omit<CountedRow, 'day'> & { readonly day: Day | null }>`
    with days as (
      select month, day, count(*)::int as tenant_count, sum(request_count)::int as request_count,
        sum(pages_used)::int as pages_used, sum(pages_reserved)::int as pages_reserved
      from (${dayFigures(scope, sql`unnest(${months}::date[], ${until}::date[]) as m (month, known)`, sql`day > m.known`)}) as figures
      group by month, day
    ), whole as (
      select month, sum(request_count)::int as month_request_count, sum(pages_used)::int as month_pages_used,
        sum(pages_reserved)::int as month_pages_reserved
      from tenant_months where partner_id = ${scope.partnerId} and month = any(${months}::date[]) and ${ofTenant(scope, sql`tenant_id`)}
      group by month
    ) select * from days full join whole using (month) order by month, day`.execute(trx);
  const ofMonths = Map.groupBy(rows, ({ month }) => monthFromColumn(month));
  return new Map(
    Array.from(ofMonths, ([month, ofMonth]) => [
      month,
      {
        whole: wholeOf(ofMonth[0]),
        days: ofMonth.flatMap(({ day, ...row }) => (day === null ? [] : [toDay({ ...row, month, day })])),
      },
    ]),
  );
}

function wholeOf(row: Omit<CountedRow, 'day'> | undefined): Counts {
  return {
    request_count: row?.month_request_count ?? 0,
    pages_used: row?.month_pages_used ?? 0,
    pages_reserved: row?.month_pages_reserved ?? 0,
  };
}

function toDay({
  month,
  day,
  tenant_count,
  request_count,
  pages_used,
  pages_reserved,
}: CountedDay): CountedDay {
  return { month, day, tenant_count, request_count, pages_used, pages_reserved };
}

/** A page of the usage rows of these days alone. */
export async function selectUsageOfDays(
  trx: Trx,
  scope: BillingScope,
  days: readonly CountedDay[],
  { months: ends, page }: { months: readonly MonthEnd[]; page: UsagePage },
): Promise<UsageRecord[]> {
  if (days.length === 0) return [];
  const months = days.map(({ month }) => monthToColumn(month));
  const wanted = sql`unnest(${months}::date[], ${days.map(({ day }) => day)}::date[]) as m (month, wanted)`;
  const figures = dayFigures(scope, wanted, sql`day = m.wanted`);
  const { rows } = await pageOfFigures(scope, figures, ends, page).execute(trx);
  return rows.map((row) => ({ ...row, month: monthFromColumn(row.month) }));
}

/** One tenant's name, and its limit in each of the months. */
export async function findTenantLimits(
  trx: Trx,
  { partnerId, tenantId }: BillingScope,
  months: readonly MonthEnd[],
): Promise<TenantLimits | undefined> {
  const { rows } = await sql<TenantLimits>`
    select t.tenant_id, t.company_name, (
      select coalesce(json_object_agg(to_char(e.month, 'YYYY-MM'), ${limitOfMonth(sql`i.block_limit`, sql`t`)}), '{}')
      from ${endsTable(months)} left join invoices i on i.tenant_id = t.tenant_id and i.month = e.month and i.made_by_closing
    ) as limits from (
      select id as tenant_id, company_name, block_limit from tenants where id = ${tenantId} and partner_id = ${partnerId}
    ) as t`.execute(trx);
  return rows[0];
}
type TenantLimits = Pick<UsageRecord, 'tenant_id' | 'company_name'> & {
  readonly limits: Readonly<Record<Month, number>>;
};
