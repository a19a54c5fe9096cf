import type { AuditAction, TemplateDraft, TemplateInput } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { withFreeName } from '../name-taken.ts';
import { asOwner, ownerOf } from '../owner.ts';
import type { NewSample } from '../sample-document.ts';
import { withStoredSample } from '../store-sample.ts';
import {
  getReadableTemplate,
  lockOwnTemplate,
  updateSample,
  updateTemplate,
  type TemplateRow,
} from '../templates.store.ts';
import { deleteDraft, deleteTrial, findDraft, storeDraft, type DraftRow } from './drafts.store.ts';

export interface DraftChange extends TemplateInput {
  /** The template's version and the draft's revision that the change was made on; older ones are refused. */
  readonly version?: number | undefined;
  readonly revision?: number | undefined;
}

/** A template's draft as it is to be, and what is to become of the template's sample document: undefined and false leave it. */
export interface ReceivedDraft {
  readonly templateId: string;
  readonly change: DraftChange;
  readonly sample: NewSample | undefined;
  readonly removeDocument: boolean;
}

/**
 * Keeps what a template is to ask for next. In force stays what is published; a sample document is no part of that, and is the template's at once.
 * @throws AppError `CHANGED_MEANWHILE` where template or draft are newer than the change says
 */
export async function saveDraft(
  context: Context,
  caller: Caller,
  { templateId, change, sample, removeDocument }: ReceivedDraft,
): Promise<DraftRow> {
  const owner = ownerOf(caller);
  return withStoredSample(context, caller, { templateId, sample }, async (trx, stored) => {
    const at = context.clock.now();
    const template = await lockOwnTemplate(trx, owner, templateId);
    const before = await findDraft(trx, owner, templateId);
    assertCurrent(change.version, template.version);
    assertCurrent(change.revision, before?.revision);
    await storeDraft(trx, owner, {
      templateId,
      revision: (before?.revision ?? 0) + 1,
      version: template.version,
      content: change,
      userId: caller.userId,
      userName: caller.name,
      at,
    });
    await deleteTrial(trx, owner, templateId);
    const document = stored ?? (removeDocument ? null : template.document);
    const isNew = document !== template.document;
    if (isNew) await updateSample(trx, owner, { id: templateId, document, at });
    await audit(trx, caller, { action: 'template.save_draft', target: template.number, at });
    const row = await findDraft(trx, owner, templateId);
    if (row === undefined) throw notFound();
    return { row, dropped: isNew ? (template.document ?? undefined) : undefined };
  });
}

/** Drops a template's draft. @throws AppError `NOT_FOUND` where there is none */
export async function discardDraft(context: Context, caller: Caller, templateId: string): Promise<void> {
  const owner = ownerOf(caller);
  await asOwner(context.db, owner, async (trx) => {
    const { number } = await lockOwnTemplate(trx, owner, templateId);
    if (!(await deleteDraft(trx, owner, templateId))) throw notFound();
    await audit(trx, caller, { action: 'template.discard_draft', target: number, at: context.clock.now() });
  });
}

/**
 * Puts a template's draft in force, as its next version.
 * @param judge may refuse, in the transaction, with the template locked; returns how many values the draft is known to lose
 * @throws AppError `NOT_FOUND` without a draft, `CHANGED_MEANWHILE` where the template is newer than its draft or the draft newer than the caller's,
 *   `TEMPLATE_NAME_EXISTED` where another template has its name
 */
export async function publishDraft(
  context: Context,
  caller: Caller,
  { templateId, revision }: { readonly templateId: string; readonly revision: number | undefined },
  judge: (trx: Trx, draft: DraftRow) => Promise<number>,
): Promise<TemplateRow> {
  const owner = ownerOf(caller);
  const publish = () =>
    asOwner(context.db, owner, async (trx) => {
      const at = context.clock.now();
      const template = await lockOwnTemplate(trx, owner, templateId);
      const draft = await findDraft(trx, owner, templateId);
      if (draft === undefined) throw notFound();
      assertCurrent(revision, draft.revision);
      assertCurrent(draft.version, template.version);
      const lost = await judge(trx, draft);
      const { name, category, description, definition } = draft;
      const content = { name, category, description, definition };
      await updateTemplate(trx, owner, {
        ...content,
        id: templateId,
        document: template.document,
        userId: caller.userId,
        at,
        version: template.version + 1,
      });
      await deleteDraft(trx, owner, templateId);
      const details = { version: template.version + 1, ...(lost > 0 && { lost }) };
      await audit(trx, caller, { action: 'template.publish', target: template.number, at, details });
      return getReadableTemplate(trx, owner, templateId);
    });
  return withFreeName(publish);
}

/** The draft as it is answered. */
export function presentDraft(row: DraftRow): TemplateDraft {
  return {
    name: row.name,
    category: row.category,
    description: row.description,
    fields: [...row.definition.fields],
    tables: row.definition.tables.map((table) => ({ ...table, columns: [...table.columns] })),
    version: row.version,
    revision: row.revision,
    savedDate: row.saved_at.toISOString(),
    savedBy: row.saved_by_name,
  };
}

function assertCurrent(known: number | undefined, current: number | undefined): void {
  if (known === undefined || known === current) return;
  throw new AppError('CHANGED_MEANWHILE', { details: { current: current ?? null } });
}

async function audit(
  trx: Trx,
  caller: Caller,
  entry: {
    readonly action: AuditAction;
    readonly target: string;
    readonly at: Date;
    readonly details?: Readonly<Record<string, number>>;
  },
): Promise<void> {
  await recordAudit(trx, { ...auditedBy(caller), details: {}, ...entry });
}
