import { sql } from 'kysely';
import type { FileError } from '@ocr/contract';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { toJson, toText } from '#platform/database/json.ts';

const fileColumns = [
  'id',
  'request_id',
  'ordinal',
  'name',
  'kind',
  'storage_key',
  'status',
  'error',
  'page_count',
  'pages_done',
  'attempts',
  'ocr_rate',
] as const;

export async function findFile(trx: Trx, scope: TenantScope, fileId: string) {
  return trx
    .selectFrom('request_files')
    .select(fileColumns)
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', fileId)
    .executeTakeFirst();
}
export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** The file, if it is still to be read; locked until the transaction ends. */
export async function lockUnreadFile(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
): Promise<FileRow | undefined> {
  return trx
    .selectFrom('request_files')
    .select(fileColumns)
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', fileId)
    .where('status', '=', 'processing')
    .forUpdate()
    .executeTakeFirst();
}

export async function selectFiles(trx: Trx, scope: TenantScope, requestId: string): Promise<FileRow[]> {
  return trx
    .selectFrom('request_files')
    .select(fileColumns)
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId)
    .orderBy('ordinal')
    .execute();
}

/** Which pages of a file are stored already. */
export async function selectPageNumbers(trx: Trx, scope: TenantScope, fileId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('file_pages')
    .select('number')
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .orderBy('number')
    .execute();
  return rows.map((row) => row.number);
}

/** The pages of a range (both ends within) in order, as JSON: who needs them parses them. */
export async function selectPagesAsJson(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('file_pages')
    .select(sql<string>`content::text`.as('json'))
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .where('number', '>=', from)
    .where('number', '<=', to)
    .orderBy('number')
    .execute();
  return rows.map((row) => row.json);
}

/** Stores pages as they are read. A page that another delivery stored first stays as it is. */
export async function insertPages(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
  pages: readonly { number: number; width: number; height: number }[],
): Promise<void> {
  const inserted = await trx
    .insertInto('file_pages')
    .values(
      pages.map((page) => ({
        file_id: fileId,
        number: page.number,
        tenant_id: scope.tenantId,
        partner_id: scope.partnerId,
        width: page.width,
        height: page.height,
        content: toJson(page),
      })),
    )
    .onConflict((conflict) => conflict.columns(['file_id', 'number']).doNothing())
    .returning('number')
    .execute();
  await trx
    .updateTable('request_files')
    .set({ pages_done: sql<number>`pages_done + ${inserted.length}` })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', fileId)
    .execute();
}

export async function countAttempt(trx: Trx, scope: TenantScope, fileId: string): Promise<number> {
  const row = await trx
    .updateTable('request_files')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', fileId)
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return row.attempts;
}

export async function storeResult(
  trx: Trx,
  scope: TenantScope,
  result: {
    fileId: string;
    fields: unknown;
    tables: unknown;
    text: string;
    ocrRate: number | null;
    at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('file_results')
    .values({
      file_id: result.fileId,
      tenant_id: scope.tenantId,
      partner_id: scope.partnerId,
      fields: toJson(result.fields),
      tables: toJson(result.tables),
      text: toText(result.text),
    })
    .execute();
  await trx
    .updateTable('request_files')
    .set({ status: 'completed', ocr_rate: result.ocrRate, ended_at: result.at })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', result.fileId)
    .execute();
}

/** Marks a file failed and drops what was read of it; its document stays until the request is deleted, for a retry. */
export async function storeFailure(
  trx: Trx,
  scope: TenantScope,
  failure: { fileId: string; error: FileError; at: Date },
): Promise<void> {
  await trx
    .deleteFrom('file_pages')
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', failure.fileId)
    .execute();
  await trx
    .updateTable('request_files')
    .set({ status: 'failed', error: failure.error, pages_done: 0, ended_at: failure.at })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', failure.fileId)
    .execute();
}

/** Ends the request once every file has ended: completed when at least one was read. Returns its state either way. */
export async function settleRequest(trx: Trx, scope: TenantScope, requestId: string, at: Date) {
  await trx
    .selectFrom('requests')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', requestId)
    .forUpdate()
    .execute();
  const sums = await trx
    .selectFrom('request_files')
    .select([
      sql<number>`count(*) filter (where status = 'processing')::int`.as('processing'),
      sql<number>`count(*) filter (where status = 'completed')::int`.as('completed'),
      sql<number | null>`round(avg(ocr_rate) filter (where status = 'completed'), 1)::float8`.as('rate'),
      sql<number>`sum(pages_done)::int`.as('done'),
      sql<number>`sum(page_count)::int`.as('total'),
    ])
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  const status = sums.processing > 0 ? 'processing' : sums.completed > 0 ? 'completed' : 'failed';
  if (status !== 'processing') {
    await trx
      .updateTable('requests')
      .set({ status, ocr_rate: sums.rate, completed_at: at })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', requestId)
      .where('status', '=', 'processing')
      .execute();
  }
  return { status, pagesDone: sums.done, pagesTotal: sums.total } as const;
}

export async function getDefinition(trx: Trx, scope: TenantScope, requestId: string) {
  const row = await trx
    .selectFrom('requests')
    .select('definition')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  return row.definition;
}

/** The documents of a request's failed files, as they must be for sending them again. */
export async function selectFailedDocuments(trx: Trx, scope: TenantScope, requestId: string) {
  const rows = await trx
    .selectFrom('request_files')
    .select(['name', 'kind', 'size_bytes', 'sha256', 'page_count', 'storage_key'])
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId)
    .where('status', '=', 'failed')
    .where('storage_key', 'is not', null)
    .orderBy('ordinal')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    kind: row.kind,
    size: Number(row.size_bytes),
    sha256: row.sha256,
    pages: row.page_count,
    sourceKey: row.storage_key!,
  }));
}
export type FailedDocument = Awaited<ReturnType<typeof selectFailedDocuments>>[number];

/** Purges a request: pages, results and corrections go, names are blanked, the metered rows stay where they are. */
export async function purgeRequest(trx: Trx, scope: TenantScope, requestId: string, at: Date): Promise<void> {
  const files = trx
    .selectFrom('request_files')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId);
  for (const table of ['corrections', 'file_results', 'file_pages'] as const) {
    await trx
      .deleteFrom(table)
      .where('tenant_id', '=', scope.tenantId)
      .where('file_id', 'in', files)
      .execute();
  }
  await trx
    .updateTable('request_files')
    .set({ name: '', sha256: '', storage_key: null })
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

/** Files of a tenant that are still to be read, locked. */
export async function lockUnreadFiles(
  trx: Trx,
  scope: TenantScope,
): Promise<{ id: string; request_id: string }[]> {
  return trx
    .selectFrom('request_files')
    .select(['id', 'request_id'])
    .where('tenant_id', '=', scope.tenantId)
    .where('status', '=', 'processing')
    .orderBy('id')
    .forUpdate()
    .execute();
}
