import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Builder, TenantScope, Trx } from '#platform/database/database.ts';
import type { StoredDefinition, Tables } from '#platform/database/schema.ts';
import { nextNumber } from '#platform/database/sequences.ts';
import { deleteReview } from './second-check/reviews.store.ts';
import type { ReviewSummary } from './second-check/review-summary.store.ts';
import { requestNumber } from './request-numbers.ts';
import { insertWords, wordRows } from './search-words.store.ts';

export interface NewFile {
  readonly id: string;
  readonly name: string;
  readonly kind: 'pdf' | 'jpeg' | 'png';
  readonly size: number;
  readonly sha256: string;
  readonly storageKey: string;
  readonly pages: number;
}
export interface NewRequest {
  readonly id: string;
  readonly number: string;
  readonly template: { id: string; version: number; name: string; definition: StoredDefinition };
  readonly month: string;
  readonly acceptedBy: string;
  readonly at: Date;
  readonly files: readonly NewFile[];
}

/** The next readable number of a tenant's requests: without gaps, since a refused submission rolls back. */
export async function nextRequestNumber(trx: Trx, scope: TenantScope): Promise<string> {
  const { partnerId, tenantId } = scope;
  const value = await nextNumber(trx, { partnerId, ownerId: tenantId, name: 'request' });
  return requestNumber(value);
}

/** Adds a request in processing. */
export async function insertRequest(trx: Trx, scope: TenantScope, request: NewRequest): Promise<void> {
  const owner = { tenant_id: scope.tenantId, partner_id: scope.partnerId };
  await trx
    .insertInto('requests')
    .values({
      ...owner,
      id: request.id,
      number: request.number,
      template_id: request.template.id,
      template_version: request.template.version,
      template_name: request.template.name,
      definition: JSON.stringify(request.template.definition),
      status: 'processing',
      file_count: request.files.length,
      page_count: request.files.reduce((sum, file) => sum + file.pages, 0),
      ocr_rate: null,
      month: `${request.month}-01`,
      accepted_by: request.acceptedBy,
      accepted_at: request.at,
      completed_at: null,
      deleted_at: null,
    })
    .execute();
  await insertFiles(trx, scope, request);
}

async function insertFiles(trx: Trx, scope: TenantScope, request: NewRequest): Promise<void> {
  const owner = { tenant_id: scope.tenantId, partner_id: scope.partnerId };
  await trx
    .insertInto('request_files')
    .values(
      request.files.map((file, index) => ({
        ...owner,
        id: file.id,
        request_id: request.id,
        ordinal: index + 1,
        name: file.name,
        kind: file.kind,
        size_bytes: file.size,
        sha256: file.sha256,
        storage_key: file.storageKey,
        status: 'processing' as const,
        error: null,
        page_count: file.pages,
        pages_done: 0,
        attempts: 0,
        ocr_rate: null,
        ended_at: null,
      })),
    )
    .execute();
  await insertWords(
    trx,
    request.files.flatMap((file) =>
      wordRows(scope, { fileId: file.id, requestId: request.id }, 'name', [file.name]),
    ),
  );
}

/** Locks the tenant until the transaction ends: a deletion waits, and a deleted tenant accepts nothing. */
export async function lockTenantShared(trx: Trx, scope: TenantScope): Promise<boolean> {
  const row = await trx
    .selectFrom('tenants')
    .select('id')
    .where('id', '=', scope.tenantId)
    .where('partner_id', '=', scope.partnerId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** What a list shows of a request. */
export const listColumns = [
  'id',
  'number',
  'template_id',
  'template_version',
  'template_name',
  'status',
  'page_count',
  'file_count',
  'ocr_rate',
  'accepted_at',
  'completed_at',
  'checked_at',
  'checked_by_name',
] as const;

/** A request in scope that is not deleted; undefined otherwise. */
export async function findRequest(trx: Trx, scope: TenantScope, id: string) {
  return selectRequest(trx, scope, id).executeTakeFirst();
}

/** The same as a statement. */
export function selectRequest(builder: Builder, scope: TenantScope, id: string) {
  return selectListed(builder, scope, sql`array[${id}]::uuid[]`);
}

/** Requests of an array of ids, in its order: by a function of the database, which plans it once a connection. Its rows are those of `listColumns`, `filesSummary`, `reviewSummary` and `secondCheck`. */
export function selectListed(builder: Builder, scope: TenantScope, ids: RawBuilder<unknown>) {
  const listed = sql<ListedRow>`listed_requests(${scope.tenantId}, ${ids})`;
  return builder.selectFrom(listed.as('listed')).selectAll();
}

type ListedRow = Pick<Selectable<Tables['requests']>, (typeof listColumns)[number]> & {
  readonly files: FilesSummary;
  readonly review: ReviewSummary | null;
  readonly second_check: boolean;
};
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

interface FilesSummary {
  readonly pagesDone: number;
  readonly failed: number;
  readonly toCheck: number;
  readonly names: readonly string[];
}
/** What a list shows of a request's files. */
export const filesSummary =
  sql<FilesSummary>`(select json_build_object('pagesDone', coalesce(sum(f.pages_done), 0),
  'failed', count(*) filter (where f.status = 'failed'), 'toCheck', coalesce(sum(f.to_check), 0),
  'names', coalesce(json_agg(f.name order by f.ordinal), '[]'))
  from request_files f where f.request_id = requests.id and f.tenant_id = requests.tenant_id)`.as('files');

/** Whether the template asks for a second check now. */
export const secondCheck = sql<boolean>`coalesce((select c.second_check <> 'off' from template_checking c
  where c.tenant_id = requests.tenant_id and c.template_id = requests.template_id), false)`.as(
  'second_check',
);
/** The request, locked until the transaction ends. */
export async function lockRequest(trx: Trx, scope: TenantScope, id: string) {
  return trx
    .selectFrom('requests')
    .select(['id', 'number', 'status', 'template_id', 'checked_at'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Ids of requests that are not deleted, in no order, up to a maximum. */
export async function selectActiveRequests(trx: Trx, scope: TenantScope, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('requests')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('deleted_at', 'is', null)
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** The template's fields and tables as they were when the request was submitted. */
export async function getDefinition(trx: Trx, scope: TenantScope, requestId: string) {
  return (await getSubmittedTemplate(trx, scope, requestId)).definition;
}

/** The same, and which template it was. */
export async function getSubmittedTemplate(trx: Trx, scope: TenantScope, requestId: string) {
  return trx
    .selectFrom('requests')
    .select(['definition', 'template_id as id', 'accepted_at as acceptedAt'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
}

/** Purges a request: deletes pages, results, corrections and lessons, and blanks names. The metering rows and the idempotency key stay. */
export async function purgeRequest(trx: Trx, scope: TenantScope, requestId: string, at: Date): Promise<void> {
  const files = trx
    .selectFrom('request_files')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId);
  const tables = [
    'corrections',
    'row_edits',
    'file_results',
    'result_outlines',
    'result_parts',
    'file_pages',
    'request_words',
    'lessons',
    'template_set_choices',
    'trial_losses',
    'version_losses',
    'layout_uses',
  ] as const;
  for (const table of tables) {
    await trx
      .deleteFrom(table)
      .where('tenant_id', '=', scope.tenantId)
      .where('file_id', 'in', files)
      .execute();
  }
  await deleteReview(trx, scope, requestId);
  await trx
    .updateTable('request_files')
    .set({ name: '', sha256: '', storage_key: null, to_check: 0 })
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId)
    .execute();
  await trx
    .updateTable('requests')
    .set({ deleted_at: at, template_name: '', definition: JSON.stringify({ fields: [], tables: [] }) })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', requestId)
    .execute();
}
