import type { Trx } from '#platform/database/database.ts';

/** An active tenant's status. Waits for a deactivation in progress, so that no session is created in parallel. */
export async function findTenantStatus(
  trx: Trx,
  tenantId: string,
): Promise<'active' | 'deactivated' | undefined> {
  const row = await trx
    .selectFrom('tenants')
    .select('status')
    .where('id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row?.status;
}
