import { createHash } from 'node:crypto';
import type { Issuer, IssuerPicture } from '@ocr/contract';
import { limits } from '@ocr/contract';
import { RecognitionError, sniffKind } from '@ocr/recognition';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#platform/database/ids.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { ReceivedFile } from '#platform/http/upload.ts';
import { deleteStaged, stageObjects } from '#platform/storage/staged-objects.store.ts';
import { objectOf, recordObjects, releaseObjects } from '#platform/storage/stored-objects.store.ts';
import { refreshDrafts } from '../invoices/drafts.store.ts';
import {
  deleteUnstatedPictures,
  insertPicture,
  retirePicture,
  type StoredPicture,
} from './issuer-pictures.store.ts';
import { getIssuer, lockIssuer, presentIssuer } from './issuer.store.ts';

// In pixels: a logo is printed at most 5 cm wide, at 300 dots an inch; a seal 2.5 cm.
const sizes: Readonly<Record<IssuerPicture, number>> = { logo: 600, seal: 300 };

/** The bytes of a picture, as PNG; undefined if it does not exist. For screen and PDF. Outside any transaction: a storage may take long to answer. */
export async function readIssuerPicture(
  { storage }: Pick<Context, 'storage'>,
  picture: StoredPicture | undefined,
): Promise<Uint8Array | undefined> {
  return picture && storage.findBytes(picture.storageKey);
}

/**
 * Sets the partner's logo or seal. The image is decoded and encoded again in a limited process. Drafts show the new one; issued invoices
 * keep what they state. The previous image is deleted unless an invoice states it.
 * @throws AppError `INVALID_FILE` with the reason
 */
export async function changePicture(
  context: Context,
  caller: PartnerCaller,
  kind: IssuerPicture,
  file: ReceivedFile,
): Promise<Issuer> {
  const bytes = await redraw(context, caller, { kind, file });
  const id = newId();
  const storageKey = `partners/${caller.partnerId}/issuer/${id}/document`;
  const key = objectOf({ storageKey });
  let unowned: readonly string[] = [key];
  try {
    await stageObjects(context, [key]);
    await context.storage.putBytes(storageKey, bytes);
    const { issuer, released } = await replace(context, caller, kind, async (trx) => {
      await insertPicture(trx, caller, { kind, id, storageKey });
      const owner = { partnerId: caller.partnerId, tenantId: null };
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const object = { key, bytes: bytes.length, sha256 };
      await recordObjects(trx, owner, [object], context.config.tenantStorageBytes);
    });
    unowned = released;
    return issuer;
  } finally {
    await deleteStaged(context, unowned);
  }
}

/** Documents from now on have no logo, or no seal. @throws AppError `NOT_FOUND` where there was none */
export async function removePicture(
  context: Context,
  caller: PartnerCaller,
  kind: IssuerPicture,
): Promise<Issuer> {
  const { issuer, released } = await replace(context, caller, kind);
  await deleteStaged(context, released);
  return issuer;
}

/** One transaction: the current picture gives way to what `add` adds. Returns the objects that nothing states any more. */
async function replace(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: PartnerCaller,
  kind: IssuerPicture,
  add?: (trx: Trx) => Promise<void>,
): Promise<{ issuer: Issuer; released: readonly string[] }> {
  return db.withPartner(caller, async (trx) => {
    const at = clock.now();
    const before = await lockIssuer(trx, caller);
    if (add === undefined && before.pictures[kind] === null) throw notFound();
    await retirePicture(trx, caller, kind);
    await add?.(trx);
    const after = await getIssuer(trx, caller);
    await refreshDrafts(trx, caller, after);
    const gone: readonly StoredPicture[] = await deleteUnstatedPictures(trx, caller, kind);
    const released = await releaseObjects(trx, gone.map(objectOf), at);
    await recordAudit(trx, {
      ...auditedBy(caller),
      tenantId: null,
      at,
      action: 'issuer.change',
      target: null,
      details: { [kind]: { from: before.pictures[kind] !== null, to: after.pictures[kind] !== null } },
    });
    return { issuer: presentIssuer(after), released };
  });
}

async function redraw(
  { lanes }: Pick<Context, 'lanes'>,
  { partnerId }: PartnerCaller,
  { kind, file }: { kind: IssuerPicture; file: ReceivedFile },
): Promise<Uint8Array> {
  const refuse = (code: string): AppError =>
    new AppError('INVALID_FILE', { details: [{ field: 'file', name: file.name, code }] });
  if (file.size === 0) throw refuse('EMPTY_FILE');
  const format = sniffKind(file.head);
  if (format !== 'png' && format !== 'jpeg') throw refuse('UNSUPPORTED_FORMAT');
  if (file.tooLarge || file.size > limits.pictureBytes) throw refuse('FILE_TOO_LARGE');
  try {
    return await lanes.pictures.run(partnerId, (recognizer) =>
      recognizer.redraw(file.path, format, sizes[kind]),
    );
  } catch (error) {
    if (!(error instanceof RecognitionError)) throw error;
    throw refuse(error.code);
  }
}
