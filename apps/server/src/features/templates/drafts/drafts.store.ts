import type { TemplateInput } from '@ocr/contract';
import type { Trx } from '#platform/database/database.ts';
import type { Owner } from '../owner.ts';

const columns = [
  'template_id',
  'revision',
  'version',
  'name',
  'category',
  'description',
  'definition',
  'saved_at',
  'saved_by_name',
] as const;

/** What a template is to ask for next; undefined where there is no draft. */
export async function findDraft(trx: Trx, owner: Owner, templateId: string) {
  return trx
    .selectFrom('template_drafts')
    .select(columns)
    .where('template_id', '=', templateId)
    .where('partner_id', '=', owner.partnerId)
    .where('tenant_id', owner.tenantId === null ? 'is' : '=', owner.tenantId)
    .executeTakeFirst();
}
export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

export interface NewDraft {
  readonly templateId: string;
  readonly revision: number;
  /** Of the template that it is made on. */
  readonly version: number;
  readonly content: TemplateInput;
  readonly userId: string;
  readonly userName: string;
  readonly at: Date;
}

/** Stores a template's draft in the place of the one before; the template is locked. */
export async function storeDraft(trx: Trx, owner: Owner, draft: NewDraft): Promise<void> {
  const { name, category, description, fields, tables } = draft.content;
  const values = {
    revision: draft.revision,
    version: draft.version,
    name,
    category,
    description,
    definition: JSON.stringify({ fields, tables }),
    saved_at: draft.at,
    saved_by: draft.userId,
    saved_by_name: draft.userName,
  };
  await trx
    .insertInto('template_drafts')
    .values({
      template_id: draft.templateId,
      partner_id: owner.partnerId,
      tenant_id: owner.tenantId,
      ...values,
    })
    .onConflict((conflict) => conflict.column('template_id').doUpdateSet(values))
    .execute();
}

/** Deletes a template's draft, with what it was tried for; false where there was none. The template is locked. */
export async function deleteDraft(trx: Trx, owner: Owner, templateId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('template_drafts')
    .where('template_id', '=', templateId)
    .where('partner_id', '=', owner.partnerId)
    .where('tenant_id', owner.tenantId === null ? 'is' : '=', owner.tenantId)
    .executeTakeFirstOrThrow();
  await deleteTrial(trx, owner, templateId);
  return numDeletedRows > 0n;
}

const draftTrial = ['template_trials', 'trial_losses'] as const;
const versionTrial = ['version_trials', 'version_losses'] as const;

/** Forgets how a draft was tried: it is another one now. */
export const deleteTrial = (trx: Trx, owner: Owner, templateId: string): Promise<void> =>
  deleteRows(trx, owner, templateId, draftTrial);

/** Forgets how versions were compared, as their template goes. */
export const deleteComparison = (trx: Trx, owner: Owner, templateId: string): Promise<void> =>
  deleteRows(trx, owner, templateId, versionTrial);

async function deleteRows(
  trx: Trx,
  { tenantId }: Owner,
  templateId: string,
  tables: typeof draftTrial | typeof versionTrial,
): Promise<void> {
  // A partner's templates are never tried: it has no documents.
  if (tenantId === null) return;
  for (const table of tables)
    await trx
      .deleteFrom(table)
      .where('template_id', '=', templateId)
      .where('tenant_id', '=', tenantId)
      .execute();
}

/** After a tenant's deletion, as that tenant. */
export async function purgeDrafts(trx: Trx, tenantId: string): Promise<void> {
  for (const table of ['template_drafts', ...draftTrial, ...versionTrial] as const)
    await trx.deleteFrom(table).where('tenant_id', '=', tenantId).execute();
}
