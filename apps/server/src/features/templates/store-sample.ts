import type { Caller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import type { StoredDocument } from '#platform/database/schema.ts';
import { deleteStaged, stageObjects } from '#platform/storage/staged-objects.store.ts';
import {
  objectOf,
  recordObjects,
  assertStorageSpace,
  releaseObjects,
  shareObjects,
} from '#platform/storage/stored-objects.store.ts';
import { withFreeName } from './name-taken.ts';
import { asOwner, ownerOf, type Owner } from './owner.ts';
import { placeSample, type NewSample, type UploadedSample } from './sample-document.ts';

/**
 * Stores the sample before the transaction that refers to it, and deletes it if that fails; of the document
 * that it replaces (`dropped`), when it succeeds. `write` is that transaction.
 */
export async function withStoredSample<Row>(
  context: Context,
  caller: Caller,
  { templateId, sample }: { templateId: string; sample: NewSample | undefined },
  write: (
    trx: Trx,
    document: StoredDocument | undefined,
  ) => Promise<{ row: Row; dropped: StoredDocument | undefined }>,
): Promise<Row> {
  const owner = ownerOf(caller);
  const { document, own } = sampleFor(context, owner, templateId, sample);
  let unowned: readonly string[] = [];
  try {
    if (document !== undefined && sample !== undefined && 'upload' in sample) {
      unowned = [objectOf(document)];
      await storeSample(context, owner, document, sample.upload);
    }
    const { row, keys } = await withFreeName(() =>
      asOwner(context.db, owner, async (trx) => {
        const { row, dropped } = await write(trx, document);
        await own(trx);
        const released = dropped === undefined ? [] : [objectOf(dropped)];
        return { row, keys: await releaseObjects(trx, released, context.clock.now()) };
      }),
    );
    unowned = keys;
    return row;
  } finally {
    await deleteStaged(context, unowned);
  }
}

/** The document that the template is to name, and what makes the template its owner, or one of its owners. */
function sampleFor(
  { config: { tenantStorageBytes } }: Context,
  owner: Owner,
  templateId: string,
  sample: NewSample | undefined,
): { readonly document: StoredDocument | undefined; readonly own: (trx: Trx) => Promise<void> } {
  if (sample === undefined) return { document: undefined, own: async () => undefined };
  if ('shared' in sample) {
    const keys = [objectOf(sample.shared)];
    return { document: sample.shared, own: (trx) => shareObjects(trx, owner, keys, tenantStorageBytes) };
  }
  const document = placeSample(owner, templateId, sample.upload);
  const objects = [{ key: objectOf(document), bytes: sample.upload.bytes, sha256: document.hash }];
  return { document, own: (trx) => recordObjects(trx, owner, objects, tenantStorageBytes) };
}

async function storeSample(
  context: Context,
  owner: Owner,
  document: StoredDocument,
  { bytes, path }: UploadedSample,
): Promise<void> {
  const { tenantStorageBytes } = context.config;
  await asOwner(context.db, owner, (trx) => assertStorageSpace(trx, owner, bytes, tenantStorageBytes));
  await stageObjects(context, [objectOf(document)]);
  await context.storage.putFile(document.storageKey, path);
}
