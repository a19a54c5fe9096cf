import { sql, type SelectQueryBuilder } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { isId } from '#platform/database/ids.ts';
import { foldSearch, hasFolded } from '#platform/database/lists.ts';
import type { StoredDefinition, StoredDocument, Tables } from '#platform/database/schema.ts';
import { nextNumber } from '#platform/database/sequences.ts';
import { objectOf, releaseObjects } from '#platform/storage/stored-objects.store.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { ownerId, type Owner } from './owner.ts';
import { insertVersion } from './versions.store.ts';

/** The columns of lists: without the definition, which may have hundreds of kilobytes. */
const listColumns = [
  'id',
  'tenant_id',
  'number',
  'name',
  'category',
  'description',
  'created_at',
  'updated_at',
] as const;
const columns = [...listColumns, 'version', 'definition', 'document'] as const;

/** A template as it is now. A request keeps it even if the template changes later. */
export interface PinnedTemplate {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly definition: StoredDefinition;
}

/** The tenant's own template, or its partner's standard one; throws `NOT_FOUND`. */
export async function getPinnedTemplate(
  trx: Trx,
  scope: TenantScope,
  templateId: string,
): Promise<PinnedTemplate> {
  const { id, version, name, definition } = await getReadableTemplate(trx, scope, templateId);
  return { id, version, name, definition };
}

/** A template that the owner may read: its own, or for a tenant also its partner's; throws `NOT_FOUND`. */
export async function getReadableTemplate(trx: Trx, owner: Owner, id: string): Promise<TemplateRow> {
  const row = isId(id)
    ? await readable(trx, owner).select(columns).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound();
  return row;
}

/** The owner's own template, locked until the transaction ends; throws `NOT_FOUND`. */
export async function lockOwnTemplate(trx: Trx, owner: Owner, id: string): Promise<TemplateRow> {
  const row = await readable(trx, owner)
    .select(columns)
    .where('id', '=', id)
    .where('tenant_id', owner.tenantId === null ? 'is' : '=', owner.tenantId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Without the templates of other tenants and partners, and without deleted ones. */
function readable(trx: Trx, owner: Owner): SelectQueryBuilder<Tables, 'templates', object> {
  return trx
    .selectFrom('templates')
    .where('partner_id', '=', owner.partnerId)
    .where('deleted_at', 'is', null)
    .where((where) =>
      owner.tenantId === null
        ? where('tenant_id', 'is', null)
        : where.or([where('tenant_id', '=', owner.tenantId), where('tenant_id', 'is', null)]),
    );
}

export interface TemplateListRow {
  id: string;
  tenant_id: string | null;
  number: string;
  name: string;
  category: string;
  description: string;
  created_at: Date;
  updated_at: Date;
}
export interface TemplateRow extends TemplateListRow {
  version: number;
  definition: StoredDefinition;
  document: StoredDocument | null;
}

export interface TemplateFilter {
  readonly type?: 'custom' | 'standard' | undefined;
  readonly search?: string | undefined;
}
const sortColumns = {
  number: 'number',
  name: 'name',
  category: 'category',
  createdDate: 'created_at',
  updatedDate: 'updated_at',
} as const;
export type TemplateSort = keyof typeof sortColumns;

function filtered(trx: Trx, owner: Owner, filter: TemplateFilter) {
  let query = readable(trx, owner);
  if (filter.type !== undefined) {
    query = query.where('tenant_id', filter.type === 'standard' ? 'is' : 'is not', null);
  }
  const text = foldSearch(filter.search);
  return text === '' ? query : query.where(hasFolded(['number', 'name', 'category', 'description'], text));
}

/** One page of an owner's templates, in the order asked for. */
export async function selectTemplates(
  trx: Trx,
  owner: Owner,
  filter: TemplateFilter,
  page: { sort: TemplateSort; descending: boolean; offset: number; limit: number },
): Promise<TemplateListRow[]> {
  const direction = page.descending ? 'desc' : 'asc';
  return filtered(trx, owner, filter)
    .select(listColumns)
    .orderBy(sortColumns[page.sort], direction)
    .orderBy('id', direction)
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** How many templates the filter finds. */
export async function countTemplates(trx: Trx, owner: Owner, filter: TemplateFilter): Promise<number> {
  const { total } = await filtered(trx, owner, filter)
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Every template that a tenant may use: its own first, by name. */
export async function selectTemplateNames(trx: Trx, owner: Owner) {
  return readable(trx, owner)
    .select(['id', 'name', 'tenant_id'])
    .orderBy(sql`tenant_id is null`)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export interface NewTemplate {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly definition: StoredDefinition;
  readonly document: StoredDocument | null;
  /** Null: made with the partner. */
  readonly userId: string | null;
  readonly at: Date;
}

/** Adds a template under its owner's next number; a name that is taken fails at its key. */
export async function insertTemplate(trx: Trx, owner: Owner, template: NewTemplate): Promise<void> {
  await trx
    .insertInto('templates')
    .values({
      id: template.id,
      partner_id: owner.partnerId,
      tenant_id: owner.tenantId,
      number: await nextTemplateNumber(trx, owner),
      name: template.name,
      category: template.category,
      description: template.description,
      version: 1,
      definition: JSON.stringify(template.definition),
      document: template.document && JSON.stringify(template.document),
      created_at: template.at,
      updated_at: template.at,
      deleted_at: null,
    })
    .execute();
  await insertVersion(trx, owner, { ...template, version: 1 });
}

/** Replaces the whole template with its next version. */
export async function updateTemplate(
  trx: Trx,
  owner: Owner,
  template: NewTemplate & { readonly version: number },
): Promise<void> {
  await trx
    .updateTable('templates')
    .set({
      name: template.name,
      category: template.category,
      description: template.description,
      version: template.version,
      definition: JSON.stringify(template.definition),
      document: template.document && JSON.stringify(template.document),
      updated_at: template.at,
    })
    .where('id', '=', template.id)
    .where('partner_id', '=', owner.partnerId)
    .where('tenant_id', owner.tenantId === null ? 'is' : '=', owner.tenantId)
    .execute();
  await insertVersion(trx, owner, template);
}

/** Replaces only the sample document: the definition and its version do not change. */
export async function updateSample(
  trx: Trx,
  owner: Owner,
  { id, document, at }: Pick<NewTemplate, 'id' | 'document' | 'at'>,
): Promise<void> {
  await trx
    .updateTable('templates')
    .set({ document: document && JSON.stringify(document), updated_at: at })
    .where('id', '=', id)
    .where('partner_id', '=', owner.partnerId)
    .where('tenant_id', owner.tenantId === null ? 'is' : '=', owner.tenantId)
    .execute();
}

/** The row stays for the requests that name it; the caller deletes its document. */
export async function markTemplateDeleted(trx: Trx, owner: Owner, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('templates')
    .set({ deleted_at: at, document: null })
    .where('id', '=', id)
    .where('partner_id', '=', owner.partnerId)
    .where('tenant_id', owner.tenantId === null ? 'is' : '=', owner.tenantId)
    .execute();
}

/** Readable numbers without gaps; a standard one's differ from those of the tenant's own. */
async function nextTemplateNumber(trx: Trx, owner: Owner): Promise<string> {
  const sequence = { partnerId: owner.partnerId, ownerId: ownerId(owner), name: 'template' };
  const value = await nextNumber(trx, sequence);
  return `${owner.tenantId === null ? 'TS' : 'TP'}-${String(value).padStart(4, '0')}`;
}

/** Deletes a deleted tenant's templates, as that tenant. Their samples, which may be the partner's, lose one reference each. */
export async function purgeTemplates(trx: Trx, scope: TenantScope, at: Date): Promise<void> {
  const samples = await trx
    .selectFrom('templates')
    .select('document')
    .where('tenant_id', '=', scope.tenantId)
    .where('document', 'is not', null)
    .forUpdate()
    .execute();
  const released = samples.flatMap(({ document }) => (document === null ? [] : [objectOf(document)]));
  await releaseObjects(trx, released, at);
  const empty = { name: '', definition: JSON.stringify({ fields: [], tables: [] }) };
  await trx
    .updateTable('templates')
    .set({
      ...empty,
      category: '',
      description: '',
      document: null,
      deleted_at: sql`coalesce(deleted_at, ${at})`,
    })
    .where('tenant_id', '=', scope.tenantId)
    .execute();
  await trx.updateTable('template_versions').set(empty).where('tenant_id', '=', scope.tenantId).execute();
}
