import type { Context } from '#platform/context.ts';
import { newId } from '#platform/database/ids.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { objectOf, shareObjects } from '#platform/storage/stored-objects.store.ts';
import { acceptRequest } from './accept-request.ts';
import { selectFailedDocuments } from '../files.store.ts';
import { submitOnce, type Submitter } from './idempotency.ts';
import { getDefinition, type NewFile, type RequestRow } from '../requests.store.ts';

/**
 * Sends the failed files of a request again, once per idempotency key, as a new request with the same template version. Both requests own
 * the stored documents. Returns the new request's id.
 * @throws AppError `NOT_FOUND` if the documents were deleted in the meantime
 */
export function retryRequest(context: Context, by: Submitter, request: RequestRow): Promise<string> {
  return submitOnce(context, by, () => resubmit(context, by, request));
}

async function resubmit(context: Context, by: Submitter, request: RequestRow): Promise<string> {
  if (request.status === 'processing') throw new AppError('NOT_READY');
  const { failed, definition } = await context.db.withTenant(by.scope, async (trx) => ({
    failed: await selectFailedDocuments(trx, by.scope, request.id),
    definition: await getDefinition(trx, by.scope, request.id),
  }));
  if (failed.length === 0) throw new AppError('NOT_READY');
  const files = failed.map((file): NewFile => ({ ...file, id: newId() }));
  const template = {
    id: request.template_id,
    version: request.template_version,
    name: request.template_name,
    definition,
  };
  const { tenantStorageBytes } = context.config;
  return acceptRequest(context, by, {
    id: newId(),
    template,
    files,
    keepDocuments: (trx) => shareObjects(trx, by.scope, files.map(objectOf), tenantStorageBytes),
  });
}
