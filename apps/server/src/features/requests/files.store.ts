import { required } from '#platform/errors/required.ts';
import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

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

/** A file of this tenant, even if its request is deleted; undefined if it is unknown. */
export async function findFile(trx: Trx, scope: TenantScope, fileId: string) {
  return trx
    .selectFrom('request_files')
    .select([...fileColumns, 'sha256'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', fileId)
    .executeTakeFirst();
}
export type FoundFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;
export type FileRow = Omit<FoundFile, 'sha256'>;

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

/** A request's files in their order. */
export async function selectFiles(trx: Trx, scope: TenantScope, requestId: string): Promise<FileRow[]> {
  return trx
    .selectFrom('request_files')
    .select(fileColumns)
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId)
    .orderBy('ordinal')
    .execute();
}

/** The files of a request that were read. */
export async function selectReadFiles(trx: Trx, scope: TenantScope, requestId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('request_files')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId)
    .where('status', '=', 'completed')
    .orderBy('ordinal')
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts another attempt at reading a file; returns how many there were. */
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
    storageKey: required(row.storage_key, 'The object of a file'),
  }));
}

/** Storage keys of a request's documents; none after its deletion. */
export async function selectDocumentKeys(
  trx: Trx,
  scope: TenantScope,
  requestId: string,
): Promise<{ storageKey: string }[]> {
  const rows = await trx
    .selectFrom('request_files')
    .select('storage_key')
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId)
    .execute();
  return rows.flatMap(({ storage_key: storageKey }) => (storageKey === null ? [] : [{ storageKey }]));
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

/** The first request of each document, by checksum; deleted requests do not count. */
export async function findSentBefore(
  trx: Trx,
  scope: TenantScope,
  checksums: readonly string[],
): Promise<Map<string, { id: string; number: string }>> {
  if (checksums.length === 0) return new Map();
  const rows = await trx
    .selectFrom('request_files')
    .innerJoin('requests', 'requests.id', 'request_files.request_id')
    .distinctOn('request_files.sha256')
    .select(['request_files.sha256', 'requests.id', 'requests.number'])
    .where('request_files.tenant_id', '=', scope.tenantId)
    .where('requests.tenant_id', '=', scope.tenantId)
    .where('request_files.sha256', 'in', checksums)
    // As the index has it.
    .where('request_files.sha256', '<>', '')
    // What could not be read was not charged: sending it again is what its owner should do.
    .where('request_files.status', '<>', 'failed')
    .where('requests.deleted_at', 'is', null)
    .orderBy('request_files.sha256')
    .orderBy('requests.accepted_at')
    .orderBy('requests.id')
    .execute();
  return new Map(rows.map(({ sha256, id, number }) => [sha256, { id, number }]));
}
