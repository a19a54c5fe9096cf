import type { Trx } from '#platform/database/database.ts';
import type { Owner } from './owner.ts';

/** With a tenant's own template: what its documents taught, and which of them were chosen for its test set. The documents stay with their requests. */
export async function deleteTraces(trx: Trx, { tenantId }: Owner, templateId: string): Promise<void> {
  if (tenantId === null) return;
  for (const table of ['lessons', 'layout_uses', 'template_memories', 'template_set_choices'] as const)
    await trx
      .deleteFrom(table)
      .where('template_id', '=', templateId)
      .where('tenant_id', '=', tenantId)
      .execute();
}
