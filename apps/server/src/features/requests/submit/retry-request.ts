import type { StoredDefinition } from '#platform/database/schema.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#platform/database/ids.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { stageObjects } from '#platform/storage/staged-objects.store.ts';
import { acceptRequest } from './accept-request.ts';
import { selectFailedDocuments, type FailedDocument } from '../files.store.ts';
import { documentKey } from '../document-keys.ts';
import type { Submitter } from './submitter.ts';
import type { NewFile } from '../requests.store.ts';

/** Sends the failed files of a request again as a new request on the same template version. Returns its id. */
export async function retryRequest(
  context: Context,
  by: Submitter,
  request: {
    id: string;
    status: string;
    template: { id: string; version: number; name: string; definition: StoredDefinition };
  },
): Promise<string> {
  if (request.status === 'processing') throw new AppError('NOT_READY');
  const failed = await context.db.withTenant(by.scope, (trx) =>
    selectFailedDocuments(trx, by.scope, request.id),
  );
  if (failed.length === 0) throw new AppError('NOT_READY');
  const requestId = newId();
  const files = failed.map((file): NewFile & { source: FailedDocument } => {
    const id = newId();
    return { ...file, id, storageKey: documentKey(by.scope, requestId, id), source: file };
  });
  await stageObjects(
    context,
    files.map((file) => file.storageKey),
  );
  for (const file of files) {
    const bytes = await context.storage.findBytes(file.source.sourceKey);
    if (bytes === undefined) throw new AppError('NOT_FOUND');
    await context.storage.putBytes(file.storageKey, bytes);
  }
  return acceptRequest(context, by, { id: requestId, template: request.template, files });
}
