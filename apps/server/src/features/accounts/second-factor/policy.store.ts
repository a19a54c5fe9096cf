import type { Trx } from '#platform/database/database.ts';

/** Whether a user must have a second factor: its tenant's rule, or its partner's for the partner's own users. As the system only. */
export async function isSecondFactorRequired(
  trx: Trx,
  user: { readonly partner_id: string; readonly tenant_id: string | null },
): Promise<boolean> {
  const row =
    user.tenant_id === null
      ? await findPartnerPolicy(trx, user.partner_id)
      : await findTenantPolicy(trx, user.tenant_id);
  return row?.second_factor_required ?? false;
}

/** The same rule for a session that was read with both. */
export function requiresSecondFactor(session: {
  readonly tenant_id: string | null;
  readonly partner_requires: boolean;
  readonly tenant_requires: boolean | null;
}): boolean {
  return (session.tenant_id === null ? session.partner_requires : session.tenant_requires) ?? false;
}

/** Whether a partner requires a second factor of its own users. */
export function findPartnerPolicy(trx: Trx, partnerId: string) {
  return trx
    .selectFrom('partners')
    .select('second_factor_required')
    .where('id', '=', partnerId)
    .executeTakeFirst();
}

/** Whether a tenant's users need a second factor. */
export function findTenantPolicy(trx: Trx, tenantId: string) {
  return trx
    .selectFrom('tenants')
    .select('second_factor_required')
    .where('id', '=', tenantId)
    .executeTakeFirst();
}

/** False when it was so already. */
export async function changePartnerPolicy(trx: Trx, partnerId: string, required: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('partners')
    .set({ second_factor_required: required })
    .where('id', '=', partnerId)
    .where('second_factor_required', '!=', required)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when it was so already. */
export async function changeTenantPolicy(
  trx: Trx,
  { tenantId, partnerId }: { tenantId: string; partnerId: string },
  required: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tenants')
    .set({ second_factor_required: required })
    .where('id', '=', tenantId)
    .where('partner_id', '=', partnerId)
    .where('second_factor_required', '!=', required)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
