import type { TenantScope, Trx } from '#platform/database/database.ts';

/** A tenant's choice of how a template's results are checked. */
export interface Checking {
  /** Values below this confidence (percent) are flagged; null: the default threshold. */
  readonly doubtBelow: number | null;
  /** Whether a second person confirms what the first checked, and whether seeing it. */
  readonly secondCheck: 'off' | 'seen' | 'blind';
}

/** What a tenant chose for a template, or what the product does by itself. */
export async function findChecking(trx: Trx, scope: TenantScope, templateId: string): Promise<Checking> {
  const row = await trx
    .selectFrom('template_checking')
    .select(['doubt_below', 'second_check', 'is_blind'])
    .where('tenant_id', '=', scope.tenantId)
    .where('template_id', '=', templateId)
    .executeTakeFirst();
  const secondCheck = row?.second_check ?? 'off';
  return {
    doubtBelow: row?.doubt_below ?? null,
    secondCheck: secondCheck === 'seen' && row?.is_blind ? 'blind' : secondCheck,
  };
}

/** Keeps what a tenant chose for a template. */
export async function storeChecking(
  trx: Trx,
  scope: TenantScope,
  templateId: string,
  { doubtBelow, secondCheck }: Checking,
): Promise<void> {
  const chosen = {
    doubt_below: doubtBelow,
    second_check: secondCheck === 'blind' ? ('seen' as const) : secondCheck,
    is_blind: secondCheck === 'blind',
  };
  await trx
    .insertInto('template_checking')
    .values({ tenant_id: scope.tenantId, template_id: templateId, partner_id: scope.partnerId, ...chosen })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'template_id']).doUpdateSet(chosen))
    .execute();
}

/** All that a deleted tenant chose. */
export async function purgeChecking(trx: Trx, { tenantId }: TenantScope): Promise<void> {
  await trx.deleteFrom('template_checking').where('tenant_id', '=', tenantId).execute();
}
