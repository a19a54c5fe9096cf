import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import { deleteStaged } from '#platform/storage/staged-objects.store.ts';
import { objectOf, releaseObjects } from '#platform/storage/stored-objects.store.ts';
import { failFile } from './read/complete-file.ts';
import { lockUnreadFiles, selectDocumentKeys } from './files.store.ts';
import { findTaught } from './learning/lessons.store.ts';
import { lockRequest, selectActiveRequests } from './requests.store.ts';
import { purgeRequest } from './requests.store.ts';

/** Deletes a request's documents and results permanently; its metered pages remain. Rejected while it is processing. */
export async function deleteRequest(
  context: Context,
  caller: TenantCaller,
  requestId: string,
): Promise<void> {
  const scope = tenantScope(caller);
  const keys = await context.db.withTenant(scope, async (trx) => {
    const at = context.clock.now();
    const request = await lockRequest(trx, scope, requestId);
    if (request === undefined) throw new AppError('NOT_FOUND');
    if (request.status === 'processing') throw new AppError('NOT_READY');
    const documents = await selectDocumentKeys(trx, scope, requestId);
    const taught = await findTaught(trx, scope, requestId);
    await purgeRequest(trx, scope, requestId, at);
    await recordAudit(trx, {
      ...auditedBy(caller),
      at,
      action: 'request.delete',
      target: request.number,
      details: taught === undefined ? {} : { template: taught.template, untaught: taught.documents },
    });
    return releaseObjects(trx, documents.map(objectOf), at);
  });
  await deleteStaged(context, keys);
}

/** In the transaction that deletes a tenant, acting as that tenant: unread files fail and their pages are released. */
export async function failUnreadFiles(trx: Trx, scope: TenantScope, at: Date): Promise<void> {
  for (const file of await lockUnreadFiles(trx, scope)) {
    await failFile(trx, scope, { fileId: file.id, requestId: file.request_id, error: 'TENANT_DELETED', at });
  }
}

/** After a tenant's deletion: deletes what was read of its requests, request by request. Can be run again. */
export async function purgeRequests(context: Context, scope: TenantScope): Promise<void> {
  for (;;) {
    const requests = await context.db.withTenant(scope, (trx) => selectActiveRequests(trx, scope, 100));
    if (requests.length === 0) return;
    for (const id of requests) {
      await context.db.withTenant(scope, (trx) => purgeRequest(trx, scope, id, context.clock.now()));
    }
  }
}
