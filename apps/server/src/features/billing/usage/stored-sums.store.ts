import type { Day, Month } from '@ocr/billing';
import { sql } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { monthFromColumn, monthToColumn } from '../billing-calendar.store.ts';
import type { MonthRates } from './month-rates.ts';
import type { SumRecord } from './usage-sums.store.ts';

/** What is summed of a month, and by which values. */
export interface Summed {
  readonly until: Day | null;
  readonly isWhole: boolean;
  readonly perBlock: number;
  readonly perPackage: number;
}

/** What is summed of a partner's months. */
export async function selectSummed(trx: Trx, { partnerId }: PartnerScope): Promise<Map<Month, Summed>> {
  const { rows } = await sql<Summed & { month: string }>`
    select month, max(day) as until, bool_or(day is null) as "isWhole", min(per_block) as "perBlock", min(per_package) as "perPackage"
    from usage_sums where partner_id = ${partnerId} group by month`.execute(trx);
  return new Map(rows.map((row) => [monthFromColumn(row.month), row]));
}

/** The first day of a month with pages in progress; undefined: nothing is. */
export async function findReservedDay(
  trx: Trx,
  { partnerId }: PartnerScope,
  month: Month,
): Promise<Day | undefined> {
  const { rows } = await sql<{ day: Day | null }>`
    select min(day) as day from metered_files
    where partner_id = ${partnerId} and month = ${monthToColumn(month)} and state = 'reserved'`.execute(trx);
  return rows[0]?.day ?? undefined;
}

/**
 * Counts the tenants of the months that are summed as a whole, where nobody has. A month that is closed gets no more of them. The release before stores months without this count.
 */
export async function countTenantsOfMonths(trx: Trx, { partnerId }: PartnerScope): Promise<void> {
  await sql`
    update usage_sums s set tenant_count = (
      select count(*) from tenant_months m where m.partner_id = s.partner_id and m.month = s.month
    ) where s.partner_id = ${partnerId} and s.day is null and s.tenant_count is null`.execute(trx);
}

/** Forgets what is stored of months: it is summed again. */
export async function deleteSums(
  trx: Trx,
  { partnerId }: PartnerScope,
  months: readonly Month[],
): Promise<void> {
  await sql`delete from usage_sums where partner_id = ${partnerId} and month = any(${months.map(monthToColumn)}::date[])`.execute(
    trx,
  );
}

interface MonthSums {
  readonly rates: MonthRates;
  /** Days without requests may be missing. */
  readonly days: readonly Omit<SumRecord, 'block_limit' | 'page_limit'>[];
  /** Days up to this one are kept, each of them. */
  readonly until: Day;
  /** Undefined: the month is not closed. */
  readonly whole: Omit<SumRecord, 'month' | 'day'> | undefined;
}

/** Keeps a month's sums in place of those before. Two processes take turns. */
export async function replaceSums(
  trx: Trx,
  { partnerId }: PartnerScope,
  { rates, days, until, whole }: MonthSums,
): Promise<void> {
  const month = monthToColumn(rates.month);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`usage-sums ${partnerId}`}, 0))`.execute(trx);
  await sql`delete from usage_sums where partner_id = ${partnerId} and month = ${month}`.execute(trx);
  await sql`
    insert into usage_sums (partner_id, month, day, per_block, per_package, request_count, pages_used, blocks_used, packages_used)
    select ${partnerId}, ${month}::date, d.day::date, ${rates.pagesPerBlock}, ${rates.blocksPerPackage},
      coalesce(s.request_count, 0), coalesce(s.pages_used, 0), coalesce(s.blocks_used, 0), coalesce(s.packages_used, 0)
    from generate_series(${month}::date, ${until}::date, '1 day') as d (day)
    left join jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as s (day date, request_count bigint, pages_used bigint, blocks_used bigint, packages_used bigint) on s.day = d.day::date`.execute(
    trx,
  );
  if (whole === undefined) return;
  await sql`
    insert into usage_sums (partner_id, month, day, per_block, per_package, request_count, pages_used, blocks_used, packages_used, block_limit, page_limit)
    values (${partnerId}, ${month}, null, ${rates.pagesPerBlock}, ${rates.blocksPerPackage}, ${whole.request_count}, ${whole.pages_used},
      ${whole.blocks_used}, ${whole.packages_used}, ${whole.block_limit}, ${whole.page_limit})`.execute(trx);
}
