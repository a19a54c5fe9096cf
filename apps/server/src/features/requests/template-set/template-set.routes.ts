import type { DataOf } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { findChecking } from '#features/templates/checking/checking.store.ts';
import { getReadableTemplate } from '#features/templates/templates.store.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Api } from '#platform/http/route.ts';
import {
  chooseSetFile,
  findSetFile,
  MAX_SET,
  selectSet,
  selectTakenOut,
  type SetRow,
} from './template-set.store.ts';

type Shown = DataOf<'getTemplateSet'>;

/** The checked documents that a template is measured by, and which of them a tenant leaves out; of its own templates, and of its partner's. */
export function registerTemplateSet(api: Api, context: Context): void {
  const find = ({ caller, params }: { caller: TenantCaller; params: { id: string } }) =>
    context.db.withTenant(tenantScope(caller), (trx) =>
      getReadableTemplate(trx, tenantScope(caller), params.id),
    );
  const choose = async (
    caller: TenantCaller,
    template: { readonly id: string; readonly number: string },
    choice: { readonly fileId: string; readonly isIn: boolean },
  ) => {
    await chooseFile(context, caller, template, choice);
    return null;
  };
  api.on('getTemplateSet', {
    find,
    handle: ({ caller, found }) => showSet(context, tenantScope(caller), found.id),
  });
  api.on('addToSet', {
    find,
    handle: ({ caller, found, params }) => choose(caller, found, { fileId: params.fileId, isIn: true }),
  });
  api.on('takeFromSet', {
    find,
    handle: ({ caller, found, params }) => choose(caller, found, { fileId: params.fileId, isIn: false }),
  });
}

function showSet(context: Context, scope: TenantScope, templateId: string): Promise<Shown> {
  return context.db.withTenant(scope, async (trx) => ({
    documents: (await selectSet(trx, scope, templateId)).map(presentDocument),
    takenOut: (await selectTakenOut(trx, scope, templateId)).map(presentDocument),
    max: MAX_SET,
  }));
}

function presentDocument(row: SetRow): Shown['documents'][number] {
  return {
    fileId: row.file_id,
    name: row.name,
    pages: row.page_count,
    requestId: row.request_id,
    requestNumber: row.number,
    checkedDate: row.checked_at.toISOString(),
    checkedBy: row.checked_by_name,
  };
}

/**
 * Keeps a file in the template's set, or takes it out. A file need not wait for the others of its request: once none of its values is left to check,
 * whoever puts it in says that they are right. With a second check, that is for the second person to say.
 * @throws AppError `NOT_FOUND` for a file that the template has not read, `NOT_READY` for one with a value still to be checked, or awaiting a second check
 */
async function chooseFile(
  context: Context,
  caller: TenantCaller,
  { id: templateId, number }: { readonly id: string; readonly number: string },
  choice: { readonly fileId: string; readonly isIn: boolean },
): Promise<void> {
  const scope = tenantScope(caller);
  await context.db.withTenant(scope, async (trx) => {
    const file = await findSetFile(trx, scope, { templateId, fileId: choice.fileId });
    if (file === undefined) throw notFound();
    const { secondCheck } = await findChecking(trx, scope, templateId);
    const isAwaiting = !file.isChecked && (file.isUnderReview || secondCheck !== 'off');
    if (!file.isSettled || isAwaiting) throw new AppError('NOT_READY');
    const at = context.clock.now();
    const checkedBy = file.isChecked ? null : caller.name;
    if (!(await chooseSetFile(trx, scope, { templateId, ...choice, at, checkedBy }))) return;
    await recordAudit(trx, {
      ...auditedBy(caller),
      at,
      action: choice.isIn ? 'template.set_add' : 'template.set_take_out',
      target: number,
      details: {},
    });
  });
}
