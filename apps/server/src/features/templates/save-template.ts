import type { AuditAction, TemplateInput } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { StoredDocument } from '#platform/database/schema.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import { stageObjects, deleteStaged } from '#platform/storage/staged-objects.store.ts';
import {
  recordObjects,
  objectOf,
  assertStorageSpace,
  releaseObjects,
  shareObjects,
} from '#platform/storage/stored-objects.store.ts';
import { deleteComparison, deleteDraft } from './drafts/drafts.store.ts';
import { withFreeName } from './name-taken.ts';
import { asOwner, ownerOf, type Owner } from './owner.ts';
import { placeSample, type NewSample, type UploadedSample } from './sample-document.ts';
import {
  getReadableTemplate,
  insertTemplate,
  lockOwnTemplate,
  markTemplateDeleted,
  updateTemplate,
  type NewTemplate,
  type TemplateRow,
} from './templates.store.ts';
import { deleteTraces } from './template-traces.store.ts';

export interface TemplateChange extends TemplateInput {
  /** The version that the change was made on; an older one is refused. */
  readonly version?: number | undefined;
}

/** Makes a template, with its sample document if one was sent. */
export async function createTemplate(
  context: Context,
  caller: Caller,
  { input, sample }: { input: TemplateInput; sample: NewSample | undefined },
): Promise<TemplateRow> {
  const owner = ownerOf(caller);
  const id = newId();
  return withStoredSample(context, caller, { templateId: id, sample }, async (trx, document) => {
    const at = context.clock.now();
    await insertTemplate(trx, owner, toTemplate(input, { id, document: document ?? null, caller, at }));
    const row = await getReadableTemplate(trx, owner, id);
    await audit(trx, caller, { action: 'template.create', target: row.number, at });
    return { row, dropped: undefined };
  });
}

/** Replaces the template with its next version. The document stays, unless another one comes or it is taken away. */
export async function changeTemplate(
  context: Context,
  caller: Caller,
  change: { id: string; input: TemplateChange; sample: NewSample | undefined; removeDocument: boolean },
): Promise<TemplateRow> {
  const owner = ownerOf(caller);
  const { id, input, sample } = change;
  return withStoredSample(context, caller, { templateId: id, sample }, async (trx, stored) => {
    const at = context.clock.now();
    const before = await lockOwnTemplate(trx, owner, id);
    if (input.version !== undefined && input.version !== before.version) {
      throw new AppError('CHANGED_MEANWHILE', { details: { version: before.version } });
    }
    const document = stored ?? (change.removeDocument ? null : before.document);
    const template = toTemplate(input, { id, document, caller, at });
    await updateTemplate(trx, owner, { ...template, version: before.version + 1 });
    await audit(trx, caller, { action: 'template.update', target: before.number, at });
    const dropped = document === before.document ? undefined : (before.document ?? undefined);
    return { row: await getReadableTemplate(trx, owner, id), dropped };
  });
}

/** Deletes the template, its document and what it has learnt; requests that were made with it keep their own copy of what it asked for. */
export async function deleteTemplate(context: Context, caller: Caller, id: string): Promise<void> {
  const owner = ownerOf(caller);
  const keys = await asOwner(context.db, owner, async (trx) => {
    const at = context.clock.now();
    const template = await lockOwnTemplate(trx, owner, id);
    await markTemplateDeleted(trx, owner, id, at);
    await deleteDraft(trx, owner, id);
    await deleteComparison(trx, owner, id);
    await deleteTraces(trx, owner, id);
    const { partnerId } = owner;
    if (owner.tenantId === null)
      await context.jobs.send(trx, 'forget-template', { templateId: id, partnerId });
    await audit(trx, caller, { action: 'template.delete', target: template.number, at });
    return releaseObjects(trx, template.document === null ? [] : [objectOf(template.document)], at);
  });
  await deleteStaged(context, keys);
}

/**
 * Stores the sample before the transaction that refers to it, and deletes it if that fails; of the document
 * that it replaces, when it succeeds.
 */
async function withStoredSample(
  context: Context,
  caller: Caller,
  { templateId, sample }: { templateId: string; sample: NewSample | undefined },
  write: (
    trx: Trx,
    document: StoredDocument | undefined,
  ) => Promise<{ row: TemplateRow; dropped: StoredDocument | undefined }>,
): Promise<TemplateRow> {
  const owner = ownerOf(caller);
  const { document, own } = sampleFor(context, owner, templateId, sample);
  let loose: readonly string[] = [];
  try {
    if (document !== undefined && sample !== undefined && 'upload' in sample) {
      loose = [objectOf(document)];
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
    loose = keys;
    return row;
  } finally {
    await deleteStaged(context, loose);
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

function toTemplate(
  input: TemplateInput,
  { id, document, caller, at }: { id: string; document: StoredDocument | null; caller: Caller; at: Date },
): NewTemplate {
  const { name, category, description, fields, tables } = input;
  return {
    id,
    name,
    category,
    description,
    definition: { fields, tables },
    document,
    userId: caller.userId,
    at,
  };
}

/** The number only: names are part of what a tenant's templates say. */
async function audit(
  trx: Trx,
  caller: Caller,
  { action, target, at }: { action: AuditAction; target: string; at: Date },
): Promise<void> {
  await recordAudit(trx, { ...auditedBy(caller), at, action, target, details: {} });
}
