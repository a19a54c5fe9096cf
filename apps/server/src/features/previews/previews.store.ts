import type { DocumentKind, Page } from '@ocr/recognition';
import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { objectOf, releaseObjects } from '#platform/storage/stored-objects.store.ts';
import { ownerId, type Owner } from '#features/templates/owner.ts';
import type { StoredPage } from '#features/results/pointing/places.store.ts';

const lifetimeMs = 7 * 86_400_000;

/** The facts of a page without its words. */
export type PageFacts = Pick<Page, 'number' | 'width' | 'height' | 'turn' | 'skew' | 'perspective'>;

/** A sample that was read for previews: its first pages, by the hash of its content. */
export interface PreviewDocument {
  readonly hash: string;
  readonly kind: DocumentKind;
  readonly name: string;
  /** Of the document; `pages` may be fewer. */
  readonly pageCount: number;
  readonly pages: readonly PageFacts[];
  /** Those pages whole, as JSON: who needs them parses them. */
  readonly pagesJson: string;
  readonly storageKey: string;
}

/** All pages that were read, in the form that tasks take. Each call reads them again. */
export function pagesOf({ pagesJson }: PreviewDocument): () => AsyncIterable<string> {
  return async function* () {
    yield pagesJson;
  };
}

// Hashes come from callers too; an invalid one matches nothing.
const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text);

const pageFacts = sql<PageFacts[]>`(
  select jsonb_agg(jsonb_build_object('number', page -> 'number', 'width', page -> 'width', 'height', page -> 'height',
    'turn', page -> 'turn', 'skew', page -> 'skew') ||
    case when page ? 'perspective' then jsonb_build_object('perspective', page -> 'perspective') else '{}' end order by place)
  from jsonb_array_elements(pages) with ordinality as element (page, place))`;

/** A preview's document by its hash, the tenant's own only; undefined when it has been swept. */
export async function findPreview(
  trx: Trx,
  owner: Owner,
  hash: string,
): Promise<PreviewDocument | undefined> {
  if (!isHash(hash)) return undefined;
  const row = await trx
    .selectFrom('preview_documents')
    .select(['hash', 'kind', 'name', 'page_count', 'storage_key'])
    .select([pageFacts.as('pages'), sql<string>`pages::text`.as('pages_json')])
    .where('owner_id', '=', ownerId(owner))
    .where('hash', '=', hash)
    .executeTakeFirst();
  return (
    row && {
      hash: row.hash,
      kind: row.kind,
      name: row.name,
      pageCount: row.page_count,
      pages: row.pages,
      pagesJson: row.pages_json,
      storageKey: row.storage_key,
    }
  );
}

/** A page of a preview's document, of that owner, by its number. */
export const pageOfPreview = (owner: Owner, { hash }: PreviewDocument, number: number): StoredPage => sql`
  select page as content from preview_documents, jsonb_array_elements(pages) as element (page)
  where owner_id = ${ownerId(owner)} and hash = ${hash} and (page ->> 'number')::int = ${number}`;

/** Records that the document is in use, and keeps it from being deleted. False if it is deleted already. */
export async function touchPreview(trx: Trx, owner: Owner, hash: string, at: Date): Promise<boolean> {
  if (!isHash(hash)) return false;
  const { numUpdatedRows } = await trx
    .updateTable('preview_documents')
    .set({ used_at: at })
    .where('owner_id', '=', ownerId(owner))
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when another process stored the same document first. */
export async function insertPreview(
  trx: Trx,
  owner: Owner,
  document: PreviewDocument,
  at: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('preview_documents')
    .values({
      owner_id: ownerId(owner),
      partner_id: owner.partnerId,
      tenant_id: owner.tenantId,
      hash: document.hash,
      kind: document.kind,
      name: document.name,
      page_count: document.pageCount,
      pages: document.pagesJson,
      storage_key: document.storageKey,
      created_at: at,
      used_at: at,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'hash']).doNothing())
    .returning('hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Forgets documents that no preview has used for a week; their objects go with the next sweep of the storage. */
export async function sweepPreviews(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const at = context.clock.now();
  await context.db.withSystem(async (trx) => {
    const rows = await trx
      .deleteFrom('preview_documents')
      .where('used_at', '<=', new Date(at.getTime() - lifetimeMs))
      .returning(['storage_key as storageKey'])
      .execute();
    await releaseObjects(trx, rows.map(objectOf), at);
  });
}

/** After a tenant's deletion, as that tenant. The objects lie below the tenant's folder, which the caller schedules for deletion. */
export async function purgePreviews(trx: Trx, scope: TenantScope): Promise<void> {
  await trx.deleteFrom('preview_documents').where('tenant_id', '=', scope.tenantId).execute();
}
