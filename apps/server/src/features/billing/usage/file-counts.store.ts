import type { Month } from '@ocr/billing';
import { sql } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { monthToColumn } from '../billing-calendar.store.ts';

/** A tenant's month by its key, as the table orders them. */
export interface TenantMonth {
  readonly tenantId: string;
  /** The month's first day. */
  readonly month: string;
}

/** How many files of a month were read whole, and how many failed: as the months say, and row by row of those that are not counted yet. */
export async function countFiles(
  trx: Trx,
  scope: PartnerScope,
  month: Month,
): Promise<{ filesRead: number; filesFailed: number }> {
  const { rows } = await sql<{ filesRead: number; filesFailed: number }>`
    select coalesce(sum(coalesce(m.files_read, f.read)), 0)::int as "filesRead",
      coalesce(sum(coalesce(m.files_failed, f.failed)), 0)::int as "filesFailed"
    from tenant_months m, lateral (
      select count(*) filter (where state = 'used') as read, count(*) filter (where state = 'released') as failed
      from metered_files f where m.files_read is null and f.tenant_id = m.tenant_id and f.month = m.month
    ) as f where m.partner_id = ${scope.partnerId} and m.month = ${monthToColumn(month)}`.execute(trx);
  return rows[0] ?? { filesRead: 0, filesFailed: 0 };
}

/** Maximum months locked at a time: submissions and readings of their tenants wait meanwhile. */
const bite = 20;

/**
 * Locks the next months without file counts, after the key `after`, until the transaction ends. Rows locked by others are skipped and done
 * next time. Empty if none are left.
 */
export async function lockUncountedMonths(trx: Trx, after: TenantMonth | undefined): Promise<TenantMonth[]> {
  const behind =
    after === undefined ? sql`` : sql`and (tenant_id, month) > (${after.tenantId}, ${after.month}::date)`;
  const { rows } = await sql<TenantMonth>`
    select tenant_id as "tenantId", month from tenant_months where files_read is null ${behind}
    order by tenant_id, month limit ${bite} for update skip locked`.execute(trx);
  return rows;
}

/**
 * Counts the files of months that an earlier statement of the caller has locked. A transaction that completed a file in them has either
 * committed and is counted, or waits for the row and adds to it afterwards.
 */
export async function storeFileCounts(trx: Trx, months: readonly TenantMonth[]): Promise<void> {
  await sql`
    update tenant_months m set files_read = f.read, files_failed = f.failed
    from unnest(${months.map(({ tenantId }) => tenantId)}::uuid[], ${months.map(({ month }) => month)}::date[]) as k (tenant_id, month),
      lateral (
        select count(*) filter (where state = 'used') as read, count(*) filter (where state = 'released') as failed
        from metered_files f where f.tenant_id = k.tenant_id and f.month = k.month
      ) as f where m.tenant_id = k.tenant_id and m.month = k.month`.execute(trx);
}
