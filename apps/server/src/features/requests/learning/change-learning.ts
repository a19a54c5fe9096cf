import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { forgetLayouts, selectUntaught, setLearns } from './layouts.store.ts';
import { learns } from './lessons.store.ts';
import { teachFiles } from './teach-files.ts';

/** A template that the caller may use. */
interface Named {
  readonly id: string;
  readonly number: string;
}

/** Switches learning on or off. Off, documents are read by the rules alone and teach nothing; on again, those that were checked meanwhile do. */
export async function switchLearning(
  context: Context,
  caller: TenantCaller,
  { id, number }: Named,
  on: boolean,
): Promise<void> {
  const scope = tenantScope(caller);
  const at = context.clock.now();
  await context.db.withTenant(scope, async (trx) => {
    if ((await learns(trx, scope, id)) === on || !(await setLearns(trx, scope, id, on))) return;
    await recordAudit(trx, {
      ...auditedBy(caller),
      at,
      action: on ? 'template.learning_on' : 'template.learning_off',
      target: number,
      details: {},
    });
    if (!on) return;
    const untaught = Map.groupBy(await selectUntaught(trx, scope, id), ({ requestId }) => requestId);
    for (const [requestId, files] of untaught) {
      const request = { id: requestId, template_id: id };
      const fileIds = files.map(({ fileId }) => fileId);
      await teachFiles(context, trx, scope, request, { fileIds, at });
    }
  });
}

/**
 * Forgets a layout, or all of a template. Their documents teach again once they are corrected, or reopened and checked again.
 * @throws AppError `NOT_FOUND` for a layout that is not there
 */
export async function forgetLearned(
  context: Context,
  caller: TenantCaller,
  { id, number }: Named,
  layoutId?: string,
): Promise<void> {
  const scope = tenantScope(caller);
  await context.db.withTenant(scope, async (trx) => {
    const documents = await forgetLayouts(trx, scope, id, layoutId);
    if (documents === 0 && layoutId !== undefined) throw notFound();
    if (documents === 0) return;
    await recordAudit(trx, {
      ...auditedBy(caller),
      at: context.clock.now(),
      action: layoutId === undefined ? 'template.forget_all' : 'template.forget',
      target: number,
      details: { documents },
    });
  });
}
