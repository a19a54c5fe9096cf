import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** Who marked a request as checked. */
export interface Checker {
  readonly userId: string;
  readonly name: string;
  readonly at: Date;
}

/** How many flagged values of a request's files are unreviewed. */
export async function countToCheck(trx: Trx, scope: TenantScope, requestId: string): Promise<number> {
  const { open } = await trx
    .selectFrom('request_files')
    .select(sql<number>`coalesce(sum(to_check), 0)::int`.as('open'))
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  return open;
}

/** Counts a file's flagged values without a correction. The request must be locked, or two concurrent counts could miss each other. */
export async function recountFile(trx: Trx, scope: TenantScope, fileId: string): Promise<void> {
  await trx
    .updateTable('request_files')
    .set({
      to_check: sql<number>`(select count(*)::int from file_results r, unnest(r.doubts) as doubt
        where r.file_id = ${fileId} and r.tenant_id = ${scope.tenantId}
          and (doubt::jsonb ->> 1, doubt::jsonb ->> 2) not in (${deletedRows(scope, fileId)}) and (
          select c.value from corrections c where c.file_id = r.file_id and c.tenant_id = ${scope.tenantId} and c.path = doubt
          order by c.position desc limit 1) is null)`,
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', fileId)
    .execute();
}

/** Stores how many of a file's flagged values are unreviewed. */
export async function setToCheck(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
  toCheck: number,
): Promise<void> {
  await trx
    .updateTable('request_files')
    .set({ to_check: toCheck })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', fileId)
    .execute();
}

/** Tables and keys of the rows that were deleted by hand and not put back. */
function deletedRows(scope: TenantScope, fileId: string) {
  return sql`select table_name, row_key from (select distinct on (table_name, row_key) table_name, row_key, op from row_edits
    where file_id = ${fileId} and tenant_id = ${scope.tenantId} order by table_name, row_key, position desc) as last where op = 'delete'`;
}

/** Marks a request as checked, or reopens it (null). Keeps the first checker; returns false if nothing changes. */
export async function setChecked(
  trx: Trx,
  scope: TenantScope,
  requestId: string,
  checker: Checker | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('requests')
    .set({
      checked_at: checker?.at ?? null,
      checked_by: checker?.userId ?? null,
      checked_by_name: checker?.name ?? null,
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', requestId)
    .where('checked_at', checker === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
