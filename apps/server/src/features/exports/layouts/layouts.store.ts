import type { ExportLayout } from '@ocr/contract';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { toJson } from '#platform/database/json.ts';

/** The layout that a tenant keeps for a template; undefined where it keeps none. */
export async function findLayout(
  trx: Trx,
  scope: TenantScope,
  templateId: string,
): Promise<ExportLayout | undefined> {
  const row = await trx
    .selectFrom('export_layouts')
    .select('layout')
    .where('tenant_id', '=', scope.tenantId)
    .where('template_id', '=', templateId)
    .executeTakeFirst();
  return row?.layout;
}

/** Keeps the layout in the place of an earlier one. */
export async function storeLayout(
  trx: Trx,
  scope: TenantScope,
  kept: {
    readonly templateId: string;
    readonly layout: ExportLayout;
    readonly by: string;
    readonly at: Date;
  },
): Promise<void> {
  const values = { layout: toJson(kept.layout), changed_at: kept.at, changed_by: kept.by };
  await trx
    .insertInto('export_layouts')
    .values({
      tenant_id: scope.tenantId,
      partner_id: scope.partnerId,
      template_id: kept.templateId,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'template_id']).doUpdateSet(values))
    .execute();
}

/** False where there was none. */
export async function deleteLayout(trx: Trx, scope: TenantScope, templateId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('export_layouts')
    .where('tenant_id', '=', scope.tenantId)
    .where('template_id', '=', templateId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** All of a deleted tenant's. */
export async function deleteLayouts(trx: Trx, scope: TenantScope): Promise<void> {
  await trx.deleteFrom('export_layouts').where('tenant_id', '=', scope.tenantId).execute();
}
