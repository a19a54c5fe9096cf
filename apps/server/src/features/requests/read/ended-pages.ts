import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';
import { deletePagesOfEnded, selectEveryTenant } from './ended-pages.store.ts';

type Deps = Pick<Context, 'db' | 'log'>;

/**
 * Deletes pages of files that have failed or were deleted, tenant by tenant and a few at a time. None are stored any more; an earlier release
 * stored those that were read when their file ended. Returns how many there were.
 */
export async function deleteEndedPages(deps: Deps): Promise<number> {
  let total = 0;
  for (const scope of await deps.db.withSystem(selectEveryTenant)) total += await deleteOf(deps, scope);
  return total;
}

async function deleteOf({ db, log }: Deps, scope: TenantScope): Promise<number> {
  let pages = 0;
  let deleted: number;
  do {
    deleted = await db.withTenant(scope, (trx) => deletePagesOfEnded(trx, scope));
    pages += deleted;
  } while (deleted > 0);
  if (pages > 0)
    log.info({ tenantId: scope.tenantId, pages }, 'Deleted pages of files that had ended before');
  return pages;
}
