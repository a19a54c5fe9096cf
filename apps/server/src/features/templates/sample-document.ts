import type { DocumentKind } from '@ocr/recognition';
import type { Context } from '#platform/context.ts';
import { newId } from '#platform/database/ids.ts';
import type { StoredDocument } from '#platform/database/schema.ts';
import { inspectUpload } from '#platform/documents/inspect-upload.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ReceivedFile } from '#platform/http/upload.ts';
import { asOwner, ownerFolder, ownerId, type Owner } from './owner.ts';
import { getReadableTemplate } from './templates.store.ts';

/** A sample that may be kept: its format and pages are known. */
export interface UploadedSample {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly hash: string;
  readonly kind: DocumentKind;
  readonly pages: number;
}

/** What a template gets as its sample: a document that was sent, or one that another template has. */
export type NewSample = { readonly upload: UploadedSample } | { readonly shared: StoredDocument };

/** Checks a sample like any other upload; throws `INVALID_FILE` with the reason. */
export async function inspectSample(
  context: Context,
  owner: Owner,
  file: ReceivedFile,
): Promise<UploadedSample> {
  const { kind, pages, error } = await inspectUpload(file, context, ownerId(owner));
  if (error !== null || kind === undefined || pages === null) {
    throw invalidSample(file.name, error ?? 'CORRUPT_FILE');
  }
  return { name: file.name, path: file.path, bytes: file.size, hash: file.sha256, kind, pages };
}

/** The sample of a template that the owner may read; undefined if the template has none. Throws `NOT_FOUND`. */
export async function findSampleOf(
  context: Context,
  owner: Owner,
  templateId: string,
): Promise<NewSample | undefined> {
  const { document } = await asOwner(context.db, owner, (trx) => getReadableTemplate(trx, owner, templateId));
  return document === null ? undefined : { shared: document };
}

/** The refusal of a sample document, with its name and the problem. */
export function invalidSample(name: string, code: string): AppError {
  return new AppError('INVALID_FILE', { details: [{ field: 'document', name, code }] });
}

/** The storage key of a template's sample. It is new each time, so that nothing in use is overwritten. */
export function placeSample(owner: Owner, templateId: string, sample: UploadedSample): StoredDocument {
  return {
    name: sample.name,
    kind: sample.kind,
    pages: sample.pages,
    hash: sample.hash,
    storageKey: `${ownerFolder(owner)}/templates/${templateId}/${newId()}/document`,
  };
}
