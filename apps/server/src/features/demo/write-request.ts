import { toPageJson } from '@ocr/recognition';
import {
  chargeFile,
  getQuota,
  lockTenantMonth,
  reservePages,
} from '#features/billing/usage/metering.store.ts';
import { completeFile } from '#features/requests/read/complete-file.ts';
import { documentKey } from '#features/requests/document-keys.ts';
import { insertRequest, nextRequestNumber } from '#features/requests/requests.store.ts';
import type { PinnedTemplate } from '#features/templates/templates.store.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { insertObjects, objectOf } from '#platform/storage/stored-objects.store.ts';
import type { ReadSample } from './demo-documents.ts';
import { insertPages } from '#features/requests/read/pages.store.ts';

export interface PastRequest {
  readonly at: Date;
  readonly samples: readonly ReadSample[];
  readonly template: PinnedTemplate;
  readonly userId: string;
  /** Whether documents and results still exist; otherwise only the metering data does, as after a deletion. */
  readonly kept: boolean;
}

/** Writes a request of the past as the service would have: reserved, read, charged. False when it exceeds the limit. */
export async function writeRequest(
  context: Context,
  trx: Trx,
  scope: TenantScope,
  past: PastRequest,
): Promise<boolean> {
  const pages = past.samples.reduce((sum, sample) => sum + sample.pages.length, 0);
  if ((await getQuota(trx, scope, past.at)).pagesAvailable < pages) return false;
  const quota = await lockTenantMonth(trx, scope, past.at);
  const requestId = newId();
  const number = await nextRequestNumber(trx, scope);
  const files = past.samples.map((sample) => ({ sample, id: newId(), pages: sample.pages.length }));
  await reservePages(trx, scope, {
    requestId,
    requestNumber: number,
    quota,
    at: past.at,
    files: files.map((file, index) => ({ fileId: file.id, ordinal: index + 1, pages: file.pages })),
  });
  const doneAt = new Date(past.at.getTime() + 1500 * files.length);
  if (past.kept)
    await keepRequest(context, trx, scope, { ...past, requestId, number, month: quota.month, files, doneAt });
  else
    for (const file of files)
      await chargeFile(trx, scope, { fileId: file.id, pages: file.pages, at: doneAt });
  return true;
}

type NumberedRequest = PastRequest & {
  requestId: string;
  number: string;
  month: string;
  files: { sample: ReadSample; id: string; pages: number }[];
  doneAt: Date;
};

async function keepRequest(
  context: Context,
  trx: Trx,
  scope: TenantScope,
  request: NumberedRequest,
): Promise<void> {
  await insertRequest(trx, scope, {
    id: request.requestId,
    number: request.number,
    template: request.template,
    month: request.month,
    acceptedBy: request.userId,
    at: request.at,
    files: request.files.map(({ sample, id, pages }) => ({
      id,
      pages,
      name: sample.file,
      kind: 'pdf',
      size: sample.size,
      // The demo's past is made of few documents: by their bytes and values all would be said to be sent twice.
      sha256: '',
      storageKey: documentKey(scope, request.requestId, id),
    })),
  });
  const objects = request.files.map(({ sample, id }) => ({
    key: objectOf({ storageKey: documentKey(scope, request.requestId, id) }),
    bytes: sample.size,
    sha256: null,
  }));
  await insertObjects(trx, scope, objects, context.config.tenantStorageBytes);
  for (const { sample, id, pages } of request.files) {
    await context.storage.putBytes(documentKey(scope, request.requestId, id), sample.bytes);
    await insertPages(trx, scope, id, sample.pages.map(toPageJson));
    await completeFile(trx, scope, {
      ...sample,
      identity: null,
      fileId: id,
      requestId: request.requestId,
      pages,
      at: request.doneAt,
    });
  }
}
