import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#platform/context.ts';
import { newId } from '#platform/database/ids.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { shareFile } from '#platform/storage/share-file.ts';
import { stageObjects } from '#platform/storage/staged-objects.store.ts';
import { acceptRequest } from './accept-request.ts';
import { selectFailedDocuments, type FailedDocument } from '../files.store.ts';
import { documentKey } from '../document-keys.ts';
import { submitOnce, type Submitter } from './idempotency.ts';
import { getDefinition, type NewFile, type RequestRow } from '../requests.store.ts';

/**
 * Sends the failed files of a request again, once per idempotency key, as a new request on the same template version.
 * Returns its id.
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
  const requestId = newId();
  const files = failed.map((file): NewFile & { source: FailedDocument } => {
    const id = newId();
    return { ...file, id, storageKey: documentKey(by.scope, requestId, id), source: file };
  });
  await stageObjects(
    context,
    files.map((file) => file.storageKey),
  );
  for (const file of files) await shareDocument(context, file.source.sourceKey, file.storageKey);
  const template = {
    id: request.template_id,
    version: request.template_version,
    name: request.template_name,
    definition,
  };
  return acceptRequest(context, by, { id: requestId, template, files });
}

/** Stores a document under a second key, once on the disk. @throws AppError `NOT_FOUND` where it was deleted meanwhile */
async function shareDocument(context: Context, from: string, to: string): Promise<void> {
  const folder = await mkdtemp(join(context.temporaryFolder, 'retry-'));
  try {
    const path = join(folder, 'document');
    await context.storage.withLocalFile(from, (source) => shareFile(source, path));
    await context.storage.putFile(to, path);
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') throw notFound();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
