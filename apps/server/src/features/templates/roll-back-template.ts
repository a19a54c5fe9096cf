import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { withFreeName } from './name-taken.ts';
import { asOwner, ownerOf } from './owner.ts';
import { getReadableTemplate, lockOwnTemplate, updateTemplate, type TemplateRow } from './templates.store.ts';
import { findVersion } from './versions.store.ts';

/**
 * Makes a new version of a template that asks for what an earlier one asked for. Nothing is lost: the versions between stay. No trial delays it.
 * @param countSet on how many documents the version could have been tried; shown in the activity
 * @throws AppError `NOT_FOUND` without such a version, `TEMPLATE_NAME_EXISTED` where another template has its name by now
 */
export async function rollBackTemplate(
  context: Context,
  caller: Caller,
  { id, version }: { readonly id: string; readonly version: number },
  countSet: (trx: Trx) => Promise<number>,
): Promise<TemplateRow> {
  const owner = ownerOf(caller);
  return withFreeName(() =>
    asOwner(context.db, owner, async (trx) => {
      const at = context.clock.now();
      const now = await lockOwnTemplate(trx, owner, id);
      const restored = await findVersion(trx, owner, id, version);
      if (restored === undefined) throw notFound();
      const { category, description, document } = now;
      const kept = { id, category, description, document, userId: caller.userId, at };
      await updateTemplate(trx, owner, { ...kept, ...restored, version: now.version + 1 });
      const untried = await countSet(trx);
      await recordAudit(trx, {
        ...auditedBy(caller),
        at,
        action: 'template.rollback',
        target: now.number,
        details: { version, ...(untried > 0 && { untried }) },
      });
      return getReadableTemplate(trx, owner, id);
    }),
  );
}
