import type { DataOf, ExportLayout } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { getReadableTemplate, type TemplateRow } from '#features/templates/templates.store.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { Api } from '#platform/http/route.ts';
import { arrangeLayout } from './arrange-columns.ts';
import { deleteLayout, findLayout, storeLayout } from './layouts.store.ts';

type Shown = DataOf<'getExportLayout'>;

/** How a tenant has the columns of a template's exports: of its own templates, and of its partner's. */
export function registerExportLayouts(api: Api, context: Context): void {
  const find = ({ caller, params }: { caller: TenantCaller; params: { id: string } }) =>
    context.db.withTenant(tenantScope(caller), (trx) =>
      getReadableTemplate(trx, tenantScope(caller), params.id),
    );
  api.on('getExportLayout', { find, handle: ({ caller, found }) => showLayout(context, caller, found) });
  api.on('saveExportLayout', {
    find,
    handle: async ({ caller, found, body }) => {
      await saveLayout(context, caller, found, body);
      return showLayout(context, caller, found);
    },
  });
  api.on('resetExportLayout', {
    find,
    handle: async ({ caller, found }) => {
      await resetLayout(context, caller, found);
      return null;
    },
  });
}

async function showLayout(context: Context, caller: TenantCaller, template: TemplateRow): Promise<Shown> {
  const scope = tenantScope(caller);
  const kept = await context.db.withTenant(scope, (trx) => findLayout(trx, scope, template.id));
  return { ...arrangeLayout(template.definition, kept), kept: kept !== undefined };
}

async function saveLayout(
  context: Context,
  caller: TenantCaller,
  { id, number }: TemplateRow,
  { sheets }: ExportLayout,
): Promise<void> {
  const scope = tenantScope(caller);
  const at = context.clock.now();
  await context.db.withTenant(scope, async (trx) => {
    await storeLayout(trx, scope, { templateId: id, layout: { sheets }, by: caller.userId, at });
    const action = 'template.export_layout';
    await recordAudit(trx, { ...auditedBy(caller), at, action, target: number, details: {} });
  });
}

async function resetLayout(
  context: Context,
  caller: TenantCaller,
  { id, number }: TemplateRow,
): Promise<void> {
  const scope = tenantScope(caller);
  const at = context.clock.now();
  await context.db.withTenant(scope, async (trx) => {
    if (!(await deleteLayout(trx, scope, id))) return;
    const action = 'template.export_layout_reset';
    await recordAudit(trx, { ...auditedBy(caller), at, action, target: number, details: {} });
  });
}
