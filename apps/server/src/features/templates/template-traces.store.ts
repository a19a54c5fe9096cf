import type { PartnerScope, Trx } from '#platform/database/database.ts';
import type { Owner } from './owner.ts';

/**
 * What is deleted with a template: what a tenant's documents taught it, and the tenant's choices for its test set. The documents stay with
 * their requests. For a standard template each tenant has its own, which the partner cannot reach: the job `forget-template` deletes it.
 */
export async function deleteTraces(trx: Trx, { tenantId }: Owner, templateId: string): Promise<void> {
  if (tenantId === null) return;
  for (const table of ['lessons', 'layout_uses', 'template_memories', 'template_set_choices'] as const)
    await trx
      .deleteFrom(table)
      .where('template_id', '=', templateId)
      .where('tenant_id', '=', tenantId)
      .execute();
}

/** The partner's tenants except deleted ones, whose data is deleted anyway. */
export async function selectTenantIds(trx: Trx, { partnerId }: PartnerScope): Promise<string[]> {
  const rows = await trx
    .selectFrom('tenants')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
