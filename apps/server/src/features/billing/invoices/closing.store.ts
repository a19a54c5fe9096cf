import type { InstantRange, Month } from '@ocr/billing';
import { sql, type Insertable } from 'kysely';
import type { Trx } from '#platform/database/database.ts';
import type { InvoicesTable } from '#platform/database/schema-billing.ts';
import { monthFromColumn, monthToColumn } from '../billing-calendar.store.ts';
import { pastValue } from '../past-values.store.ts';
import { tenantsWithMonth } from '../usage/usage.store.ts';

export interface ClosingPartner {
  readonly partnerId: string;
  readonly name: string;
  readonly paymentDay: number;
  readonly closedMonth: Month | null;
}
export interface UnbilledTenant {
  readonly id: string;
  readonly number: string;
  readonly companyName: string;
  readonly blockLimit: number;
  readonly requestCount: number;
  readonly pagesUsed: number;
}
interface MonthOfPartner {
  readonly partnerId: string;
  readonly month: Month;
  readonly range: InstantRange;
}

/** Every partner with the month up to which it is closed. */
export async function selectClosingPartners(trx: Trx): Promise<ClosingPartner[]> {
  const rows = await trx
    .selectFrom('billing_profiles')
    .innerJoin('partners', 'partners.id', 'billing_profiles.partner_id')
    .select(['partners.id', 'partners.name', 'payment_day', 'closed_month'])
    .orderBy('partners.id')
    .execute();
  return rows.map((row) => ({
    partnerId: row.id,
    name: row.name,
    paymentDay: row.payment_day,
    closedMonth: row.closed_month === null ? null : monthFromColumn(row.closed_month),
  }));
}

/** Things with a number sequence of their own. */
type NumberedKind = 'invoice' | 'credit_note';

/** Locks the month's sequence until the transaction ends and returns the last number given. */
export async function lockInvoiceSequence(
  trx: Trx,
  partnerId: string,
  month: Month,
  kind: NumberedKind = 'invoice',
): Promise<number> {
  const { value } = await trx
    .insertInto('sequences')
    .values({ partner_id: partnerId, owner_id: partnerId, name: sequenceName(month, kind), value: 0 })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'name']).doUpdateSet({ value: sql<number>`sequences.value` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** Keeps the last number given in a month, so that numbers have no gaps. */
export async function storeInvoiceSequence(
  trx: Trx,
  partnerId: string,
  month: Month,
  value: number,
  kind: NumberedKind = 'invoice',
): Promise<void> {
  await trx
    .updateTable('sequences')
    .set({ value })
    .where('owner_id', '=', partnerId)
    .where('name', '=', sequenceName(month, kind))
    .execute();
}

function sequenceName(month: Month, kind: NumberedKind): string {
  return `${kind}:${month}`;
}

/** Tenants that must have an invoice for the month and have none: they existed in it, or have pages in the ledger there. */
function unbilled(trx: Trx, { partnerId, month, range }: MonthOfPartner) {
  const column = monthToColumn(month);
  return tenantsWithMonth(trx, partnerId, month)
    .where((where) =>
      where.or([
        where.and([
          where('tenants.onboard_at', '<', range.end),
          where.or([where('tenants.deleted_at', 'is', null), where('tenants.deleted_at', '>', range.start)]),
        ]),
        where('tenant_months.pages_used', '>', 0),
      ]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.tenant_id', '=', 'tenants.id')
            .where('invoices.month', '=', column),
        ),
      ),
    );
}

/**
 * Locks tenants that can be billed now (no request of the month is processing) against submissions, which lock the tenant while they are
 * accepted. Submissions that came first are seen by `selectFigures`.
 */
export async function lockUnbilledTenants(
  trx: Trx,
  { limit, ...month }: MonthOfPartner & { limit: number },
): Promise<string[]> {
  const rows = await unbilled(trx, month)
    .where((where) => where(sql<number>`coalesce(tenant_months.pages_reserved, 0)`, '=', 0))
    .select('tenants.id')
    .orderBy('tenants.number')
    .limit(limit)
    .forNoKeyUpdate('tenants')
    .execute();
  return rows.map((row) => row.id);
}

/** The month's figures of tenants that are locked, with their limit and name at its end; one with pages still reserved is left out. */
export async function selectFigures(
  trx: Trx,
  { partnerId, month, range }: MonthOfPartner,
  tenantIds: readonly string[],
): Promise<UnbilledTenant[]> {
  const atEnd = { tenantId: sql`tenants.id`, end: sql`${range.end}` };
  const rows = await tenantsWithMonth(trx, partnerId, month)
    .where('tenants.id', 'in', tenantIds)
    .where((where) => where(sql<number>`coalesce(tenant_months.pages_reserved, 0)`, '=', 0))
    .select((of) => [
      'tenants.id',
      'tenants.number',
      of.fn.coalesce(pastValue('company_name', atEnd), 'tenants.company_name').as('company_name'),
      of.fn.coalesce(pastValue('block_limit', atEnd), 'tenants.block_limit').as('block_limit'),
    ])
    .select(['tenant_months.request_count', 'tenant_months.pages_used'])
    .orderBy('tenants.number')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    companyName: row.company_name,
    blockLimit: row.block_limit,
    requestCount: row.request_count ?? 0,
    pagesUsed: row.pages_used ?? 0,
  }));
}

/** Tenants of the month that still have no invoice: their requests are processing. */
export async function countWaitingTenants(trx: Trx, month: MonthOfPartner): Promise<number> {
  const { waiting } = await unbilled(trx, month)
    .select((select) => select.fn.countAll<string>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Marks a month as closed, if it is the first or follows the last closed one. */
export async function storeClosedMonth(trx: Trx, partnerId: string, month: Month): Promise<void> {
  const column = monthToColumn(month);
  await trx
    .updateTable('billing_profiles')
    .set({ closed_month: column })
    .where('partner_id', '=', partnerId)
    .where((where) =>
      where.or([
        where.and([where('closed_month', 'is', null)]),
        where(sql<string>`closed_month + interval '1 month'`, '=', sql<string>`${column}::date`),
      ]),
    )
    .execute();
}

export type InvoiceDay = { day: string; requestCount: number; pagesUsed: number };

/** Requests and pages of each day, from the ledger and the metered requests. */
export async function selectDays(
  trx: Trx,
  partnerId: string,
  month: Month,
  tenantIds: readonly string[],
): Promise<Map<string, InvoiceDay[]>> {
  const { rows } = await sql<{ tenant_id: string; day: string; requests: number; pages: number }>`
    select tenant_id, day, sum(requests)::int as requests, sum(pages)::int as pages from (
      select tenant_id, day, count(*) as requests, 0 as pages from metered_requests
        where partner_id = ${partnerId} and month = ${monthToColumn(month)} and tenant_id = any(${tenantIds}) group by 1, 2
      union all
      select tenant_id, day, 0, count(*) from page_ledger
        where partner_id = ${partnerId} and month = ${monthToColumn(month)} and tenant_id = any(${tenantIds}) group by 1, 2
    ) as days group by 1, 2 order by 1, 2`.execute(trx);
  const days = new Map<string, InvoiceDay[]>();
  for (const row of rows) {
    const list = days.get(row.tenant_id) ?? [];
    list.push({ day: row.day, requestCount: row.requests, pagesUsed: row.pages });
    days.set(row.tenant_id, list);
  }
  return days;
}

/** Adds a month's invoices. A second insertion of one fails at its key. */
export async function insertInvoices(
  trx: Trx,
  invoices: readonly Insertable<InvoicesTable>[],
): Promise<void> {
  await trx.insertInto('invoices').values(invoices).execute();
}

/** Makes pending invoices overdue whose due date has passed, as `unpaidStatus` says of one. Returns how many. */
export async function markOverdue(trx: Trx, partnerId: string, today: string): Promise<number> {
  const result = await trx
    .updateTable('invoices')
    .set({ payment_status: 'overdue' })
    .where('partner_id', '=', partnerId)
    .where('payment_status', '=', 'pending')
    .where('state', '=', 'issued')
    .where('due_date', '<', today)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
