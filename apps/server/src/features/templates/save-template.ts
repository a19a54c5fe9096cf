import type { AuditAction, TemplateInput } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { isUniqueViolation } from '#platform/database/errors.ts';
import { newId } from '#platform/database/ids.ts';
import type { StoredDocument } from '#platform/database/schema.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import {
  scheduleDeletion,
  stageObjects,
  commitObjects,
  deleteStaged,
} from '#platform/storage/staged-objects.store.ts';
import { asOwner, ownerOf } from './owner.ts';
import { objectOf, type SampleDocument, placeSample } from './sample-document.ts';
import {
  getReadableTemplate,
  insertTemplate,
  lockOwnTemplate,
  markTemplateDeleted,
  updateTemplate,
  type NewTemplate,
  type TemplateRow,
} from './templates.store.ts';

export interface TemplateChange extends TemplateInput {
  /** The version that the change was made on; an older one is refused. */
  readonly version?: number | undefined;
}

/** Makes a template, with its sample document if one was sent. */
export async function createTemplate(
  context: Context,
  caller: Caller,
  { input, sample }: { input: TemplateInput; sample: SampleDocument | undefined },
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
  change: { id: string; input: TemplateChange; sample: SampleDocument | undefined; removeDocument: boolean },
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

/** Deletes the template and its document; requests that were made with it keep their own copy of what it asked for. */
export async function deleteTemplate(context: Context, caller: Caller, id: string): Promise<void> {
  const owner = ownerOf(caller);
  const keys = await asOwner(context.db, owner, async (trx) => {
    const at = context.clock.now();
    const template = await lockOwnTemplate(trx, owner, id);
    await markTemplateDeleted(trx, owner, id, at);
    await audit(trx, caller, { action: 'template.delete', target: template.number, at });
    const dropped = template.document === null ? [] : [objectOf(template.document)];
    await scheduleDeletion(trx, dropped, at);
    return dropped;
  });
  await deleteStaged(context, keys);
}

/**
 * Stores the sample before the transaction that refers to it, and lets go of it when that fails; of the document
 * that it replaces, when it succeeds.
 */
async function withStoredSample(
  context: Context,
  caller: Caller,
  { templateId, sample }: { templateId: string; sample: SampleDocument | undefined },
  write: (
    trx: Trx,
    document: StoredDocument | undefined,
  ) => Promise<{ row: TemplateRow; dropped: StoredDocument | undefined }>,
): Promise<TemplateRow> {
  const owner = ownerOf(caller);
  const stored = sample && placeSample(owner, templateId, sample);
  const added = stored === undefined ? [] : [objectOf(stored)];
  await stageObjects(context, added);
  let loose: readonly string[] = added;
  try {
    if (stored !== undefined) await context.storage.putFile(stored.storageKey, sample!.path);
    const { row, keys } = await asOwner(context.db, owner, async (trx) => {
      const { row, dropped } = await write(trx, stored);
      const keys = dropped === undefined ? [] : [objectOf(dropped)];
      await commitObjects(trx, added);
      await scheduleDeletion(trx, keys, context.clock.now());
      return { row, keys };
    });
    loose = keys;
    return row;
  } catch (error) {
    if (
      isUniqueViolation(error, 'templates_custom_name') ||
      isUniqueViolation(error, 'templates_standard_name')
    ) {
      throw new AppError('TEMPLATE_NAME_EXISTED');
    }
    throw error;
  } finally {
    await deleteStaged(context, loose);
  }
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
