import type { Month } from '@ocr/billing';
import { sql, type Selectable } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import type { InvoicesTable } from '#platform/database/schema-billing.ts';
import { monthToColumn } from '../billing-calendar.store.ts';

/** What the counts know of an invoice. */
export interface CountedFilter {
  readonly month?: Month | undefined;
  readonly paymentStatus?: Selectable<InvoicesTable>['payment_status'] | undefined;
  readonly usageStatus?: Selectable<InvoicesTable>['usage_status'] | undefined;
}

/** How many of a partner's invoices match a filter, exactly; by payment status without drafts, which are few. Undefined until its older invoices are counted. */
export async function findInvoiceCount(
  trx: Trx,
  { partnerId }: PartnerScope,
  { month, paymentStatus, usageStatus }: CountedFilter,
): Promise<number | undefined> {
  const ofMonth = month === undefined ? sql`` : sql`and month = ${monthToColumn(month)}`;
  const ofPayment = paymentStatus === undefined ? sql`` : sql`and payment_status = ${paymentStatus}`;
  const ofUsage = usageStatus === undefined ? sql`` : sql`and usage_status = ${usageStatus}`;
  const filter = sql`${ofMonth} ${ofPayment} ${ofUsage}`;
  const drafts =
    paymentStatus === undefined
      ? sql`0`
      : sql`(select count(*) from invoices where partner_id = ${partnerId} and state = 'draft' ${filter})`;
  const { rows } = await sql<{ total: string | null }>`
    select case when exists (select from counted_invoices where partner_id = ${partnerId}) then (
      select coalesce(sum(change), 0) from invoice_counts where partner_id = ${partnerId} ${filter}) - ${drafts} end as total`.execute(
    trx,
  );
  const total = rows[0]?.total ?? null;
  return total === null ? undefined : Number(total);
}

/**
 * Compares the counts of a partner with its invoices and corrects differences while others write: one statement reads both. Returns how many
 * counts differed: all of them, the first time.
 */
export async function recountInvoices(trx: Trx, { partnerId }: PartnerScope, at: Date): Promise<number> {
  // Two that compare at once would both put the same difference right.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invoice-counts ${partnerId}`}, 0))`.execute(trx);
  const { numAffectedRows = 0n } = await sql`
    insert into invoice_counts (partner_id, month, payment_status, usage_status, change)
    select ${partnerId}, month, payment_status, usage_status, sum(change) from (
      select month, payment_status, usage_status, 1 as change from invoices where partner_id = ${partnerId}
      union all
      select month, payment_status, usage_status, -change from invoice_counts where partner_id = ${partnerId}
    ) as compared group by month, payment_status, usage_status having sum(change) <> 0`.execute(trx);
  await trx
    .insertInto('counted_invoices')
    .values({ partner_id: partnerId, counted_at: at })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet({ counted_at: at }))
    .execute();
  return Number(numAffectedRows);
}

/** Merges the rows of a month into one for each payment and usage status, where some were added. Others read and write meanwhile. */
export async function foldInvoiceCounts(trx: Trx, { partnerId }: PartnerScope): Promise<void> {
  await sql`
    with gone as (
      delete from invoice_counts where partner_id = ${partnerId}
        and month in (select month from invoice_counts where partner_id = ${partnerId} and not folded)
      returning month, payment_status, usage_status, change
    ) insert into invoice_counts (partner_id, month, payment_status, usage_status, change, folded)
    select ${partnerId}, month, payment_status, usage_status, sum(change), true from gone
    group by month, payment_status, usage_status having sum(change) <> 0`.execute(trx);
}

/** Partners whose invoices are counted, and those whose are not yet. */
export async function selectCountedPartners(
  trx: Trx,
): Promise<{ counted: PartnerScope[]; uncounted: PartnerScope[] }> {
  const rows = await trx
    .selectFrom('partners')
    .leftJoin('counted_invoices', 'counted_invoices.partner_id', 'partners.id')
    .select(['partners.id as partnerId', 'counted_at'])
    .execute();
  return {
    counted: rows.filter((row) => row.counted_at !== null),
    uncounted: rows.filter((row) => row.counted_at === null),
  };
}

/** Partners whose invoices have changed since their counts were folded. */
export async function selectUnfoldedPartners(trx: Trx): Promise<PartnerScope[]> {
  return trx
    .selectFrom('invoice_counts')
    .select('partner_id as partnerId')
    .distinct()
    .where('folded', '=', false)
    .execute();
}
