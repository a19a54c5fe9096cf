import type { Trx } from '#platform/database/database.ts';

/** An active tenant's status; waits for a deactivation under way, so that no session slips in beside it. */
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
