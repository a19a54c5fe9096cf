import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import type { DocumentKind } from '@ocr/recognition';
import type { Context } from '#platform/context.ts';
import { newId } from '#platform/database/ids.ts';
import type { StoredDocument } from '#platform/database/schema.ts';
import { inspectUpload } from '#platform/documents/inspect-upload.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ReceivedFile } from '#platform/http/upload.ts';
import { shareFile } from '#platform/storage/share-file.ts';
import { asOwner, ownerFolder, ownerId, type Owner } from './owner.ts';
import { getReadableTemplate } from './templates.store.ts';

/** A sample that may be kept: its format and pages are known. */
export interface SampleDocument {
  readonly name: string;
  readonly path: string;
  readonly hash: string;
  readonly kind: DocumentKind;
  readonly pages: number;
}

/** Checks a sample like any other upload; throws `INVALID_FILE` with the reason. */
export async function inspectSample(
  context: Context,
  owner: Owner,
  file: ReceivedFile,
): Promise<SampleDocument> {
  const { kind, pages, error } = await inspectUpload(file, context, ownerId(owner));
  if (error !== null || kind === undefined || pages === null) {
    throw invalidSample(file.name, error ?? 'CORRUPT_FILE');
  }
  return { name: file.name, path: file.path, hash: file.sha256, kind, pages };
}

/**
 * The sample of a template that the owner may read, under another name for the time of the work so that it may be kept once more;
 * undefined where that template has none. Throws `NOT_FOUND`.
 */
export async function withSampleOf<T>(
  context: Context,
  owner: Owner,
  templateId: string,
  work: (sample: SampleDocument | undefined) => Promise<T>,
): Promise<T> {
  const { document } = await asOwner(context.db, owner, (trx) => getReadableTemplate(trx, owner, templateId));
  if (document === null) return work(undefined);
  const folder = await mkdtemp(join(context.temporaryFolder, 'sample-'));
  try {
    const path = join(folder, 'document');
    await context.storage.withLocalFile(document.storageKey, (source) => shareFile(source, path));
    const { name, hash, kind, pages } = document;
    return await work({ name, path, hash, kind, pages });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function invalidSample(name: string, code: string): AppError {
  return new AppError('INVALID_FILE', { details: [{ field: 'document', name, code }] });
}

/** Where a template's sample is to lie. The key is new each time: nothing in use is ever written over. */
export function placeSample(owner: Owner, templateId: string, sample: SampleDocument): StoredDocument {
  return {
    name: sample.name,
    kind: sample.kind,
    pages: sample.pages,
    hash: sample.hash,
    storageKey: `${ownerFolder(owner)}/templates/${templateId}/${newId()}/document`,
  };
}

/** The key that holds the document and everything made from it. */
export function objectOf(document: { readonly storageKey: string }): string {
  return dirname(document.storageKey);
}
