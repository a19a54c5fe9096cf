import type { PartnerScope, Trx } from '#platform/database/database.ts';
import type { Owner } from './owner.ts';

/**
 * With a template: what a tenant's documents taught it, and which of them were chosen for its test set. The documents stay with their requests. Of a
 * standard template each tenant has its own, out of its partner's reach: the job `forget-template` deletes it.
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

/** The partner's tenants, but for deleted ones, whose everything goes. */
export async function selectTenantIds(trx: Trx, { partnerId }: PartnerScope): Promise<string[]> {
  const rows = await trx
    .selectFrom('tenants')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
