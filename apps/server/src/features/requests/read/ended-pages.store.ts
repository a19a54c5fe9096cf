import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** All tenants, deleted ones too. */
export async function selectEveryTenant(trx: Trx): Promise<TenantScope[]> {
  const rows = await trx.selectFrom('tenants').select(['id', 'partner_id']).execute();
  return rows.map((row) => ({ tenantId: row.id, partnerId: row.partner_id }));
}

/** Maximum pages deleted at once. */
const batch = 500;

/** Deletes some of the pages of failed and deleted files. Returns how many; 0 once none are left. */
export async function deletePagesOfEnded(trx: Trx, { tenantId }: TenantScope): Promise<number> {
  // Locked: a failed file that is being retried keeps what is stored of it.
  const { rows } = await sql<{ pages: number }>`
    with ended as (
      select p.file_id, p.number from file_pages p join request_files f on f.id = p.file_id
      where p.tenant_id = ${tenantId} and f.tenant_id = ${tenantId} and (f.status = 'failed' or f.storage_key is null)
      limit ${batch} for update of f skip locked
    ), gone as (
      delete from file_pages p using ended where p.file_id = ended.file_id and p.number = ended.number returning p.file_id
    ), uncounted as (
      update request_files set pages_done = 0
      where tenant_id = ${tenantId} and status = 'failed' and pages_done > 0 and id in (select file_id from gone)
    ) select count(*)::int as pages from gone`.execute(trx);
  return rows[0]?.pages ?? 0;
}
