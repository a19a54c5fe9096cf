import type { AuditAction, TemplateInput } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { StoredDocument } from '#platform/database/schema.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import { deleteStaged } from '#platform/storage/staged-objects.store.ts';
import { objectOf, releaseObjects } from '#platform/storage/stored-objects.store.ts';
import { deleteComparison, deleteDraft } from './drafts/drafts.store.ts';
import { asOwner, ownerOf } from './owner.ts';
import type { NewSample } from './sample-document.ts';
import { withStoredSample } from './store-sample.ts';
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

/** Replaces the template with its next version. The document stays unless it is replaced or removed. */
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

/** Deletes the template, its document and its lessons; its requests keep their own copy of its definition. */
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
