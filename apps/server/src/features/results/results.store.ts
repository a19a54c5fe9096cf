import type { CellResult, FieldResult, TableResult } from '@ocr/extraction';
import type { Box } from '@ocr/extraction';
import type { Transform } from '@ocr/recognition';
import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Bounded } from '#platform/extraction/stored-values.ts';
import type { KnownValues } from '#platform/extraction/value-paths.ts';
import type { RowEdit } from '#platform/extraction/edited-rows.ts';

/** The stored reading of one file. */
export interface StoredResult {
  readonly fields: readonly Bounded<FieldResult>[];
  readonly tables: readonly (Omit<TableResult, 'rows' | 'reason'> & {
    readonly reason?: TableResult['reason'];
    readonly rows: readonly { readonly cells: readonly Bounded<CellResult>[] }[];
  })[];
  readonly text: string;
}

/** A result as stored, its values in JSON. */
export interface StoredResultJson {
  readonly fields: string;
  readonly tables: string;
  readonly text: string;
}

/** The results of files by file id, unparsed; files that are not read have none. */
export async function selectResultsAsJson(
  trx: Trx,
  scope: TenantScope,
  fileIds: readonly string[],
): Promise<Map<string, StoredResultJson>> {
  if (fileIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('file_results')
    .select([
      'file_id',
      'text',
      sql<string>`fields::text`.as('fields'),
      sql<string>`tables::text`.as('tables'),
    ])
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', 'in', fileIds)
    .execute();
  return new Map(rows.map(({ file_id: id, ...result }) => [id, result]));
}

/** Values are stored compressed: names of columns and places repeat. */
const VALUES_COMPRESSED = 8;

/** About how many bytes the results of a request's files are in JSON, without fetching them. */
export async function estimateResultSize(trx: Trx, scope: TenantScope, requestId: string): Promise<number> {
  const values = sql`pg_column_size(r.fields) + pg_column_size(r.tables)`;
  const row = await trx
    .selectFrom('file_results as r')
    .innerJoin('request_files as f', 'f.id', 'r.file_id')
    .select(sql<string | null>`sum(octet_length(r.text) + ${VALUES_COMPRESSED} * (${values}))`.as('size'))
    .where('r.tenant_id', '=', scope.tenantId)
    .where('f.tenant_id', '=', scope.tenantId)
    .where('f.request_id', '=', requestId)
    .executeTakeFirst();
  return Number(row?.size ?? 0);
}

/** Those of them that have no parts, by a function of the database, which plans it once a connection. */
export async function selectShortResults(
  trx: Trx,
  { tenantId }: TenantScope,
  fileIds: readonly string[],
): Promise<Map<string, StoredResultJson>> {
  if (fileIds.length === 0) return new Map();
  const { rows } = await sql<StoredResultJson & { file_id: string }>`
    select * from short_results(${tenantId}, ${fileIds})`.execute(trx);
  return new Map(rows.map(({ file_id: id, ...result }) => [id, result]));
}

/** The names of a file's values and the lengths of its tables, without the values: those may be megabytes. */
export async function findValueNames(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
): Promise<KnownValues | undefined> {
  const table = sql`jsonb_build_object(
    'name', entry -> 'name', 'columns', entry -> 'columns',
    'rows', jsonb_build_object('length', jsonb_array_length(entry -> 'rows')))`;
  return trx
    .selectFrom('file_results')
    .select([
      sql<
        KnownValues['fields']
      >`(select coalesce(jsonb_agg(jsonb_build_object('name', entry -> 'name')), '[]')
        from jsonb_array_elements(fields) entry)`.as('fields'),
      sql<KnownValues['tables']>`(select coalesce(jsonb_agg(${table}), '[]')
        from jsonb_array_elements(tables) entry)`.as('tables'),
    ])
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
}

/** Whether a table of the file can be checked against its own arithmetic and the document's sums. */
export async function hasTableChecks(trx: Trx, scope: TenantScope, fileId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('file_results')
    .select(sql<boolean>`jsonb_path_exists(tables, '$[*].check')`.as('exists'))
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row?.exists ?? false;
}

/** Numbers and sizes of the pages that are stored so far, without their contents. */
export async function selectPageSizes(trx: Trx, scope: TenantScope, fileIds: readonly string[]) {
  if (fileIds.length === 0) return [];
  return trx
    .selectFrom('file_pages')
    .select(['file_id', 'number', 'width', 'height'])
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', 'in', fileIds)
    .orderBy('file_id')
    .orderBy('number')
    .execute();
}

/** The newest correction of each place; a null value has removed it. */
export async function selectCorrections(trx: Trx, scope: TenantScope, fileIds: readonly string[]) {
  if (fileIds.length === 0) return [];
  return trx
    .selectFrom('corrections')
    .distinctOn(['file_id', 'path'])
    .select(['file_id', 'path', 'value', 'user_name', 'at', 'page', 'box'])
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', 'in', fileIds)
    .orderBy('file_id')
    .orderBy('path')
    .orderBy('position', 'desc')
    .execute();
}
export type CorrectionRow = Awaited<ReturnType<typeof selectCorrections>>[number];

export interface NewCorrection extends ChangedBy {
  readonly id: string;
  readonly path: string;
  readonly value: string | null;
  readonly page?: number | undefined;
  readonly box?: Box | undefined;
}

/** Adds corrections; none of none. */
export async function insertCorrections(
  trx: Trx,
  scope: TenantScope,
  corrections: readonly NewCorrection[],
): Promise<void> {
  if (corrections.length === 0) return;
  await trx
    .insertInto('corrections')
    .values(
      corrections.map((correction) => ({
        id: correction.id,
        file_id: correction.fileId,
        tenant_id: scope.tenantId,
        partner_id: scope.partnerId,
        path: correction.path,
        value: correction.value,
        page: correction.page ?? null,
        box: correction.box === undefined ? null : JSON.stringify(correction.box),
        user_id: correction.userId,
        user_name: correction.userName,
        at: correction.at,
      })),
    )
    .execute();
}

/** The changes to the rows of the files' tables, in order. */
export async function selectRowEdits(trx: Trx, scope: TenantScope, fileIds: readonly string[]) {
  if (fileIds.length === 0) return [];
  return trx
    .selectFrom('row_edits')
    .select(['file_id', 'table_name', 'op', 'row_key', 'index'])
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', 'in', fileIds)
    .orderBy('file_id')
    .orderBy('position')
    .execute();
}

/** Who changed something of a file, and when. */
export interface ChangedBy {
  readonly fileId: string;
  readonly userId: string;
  readonly userName: string;
  readonly at: Date;
}

/** Adds manual changes to rows, in that order. */
export async function insertRowEdits(
  trx: Trx,
  scope: TenantScope,
  edits: readonly RowEdit[],
  by: ChangedBy,
): Promise<void> {
  if (edits.length === 0) return;
  await trx
    .insertInto('row_edits')
    .values(
      edits.map((edit) => ({
        id: newId(),
        file_id: by.fileId,
        tenant_id: scope.tenantId,
        partner_id: scope.partnerId,
        table_name: edit.table_name,
        op: edit.op,
        row_key: edit.row_key,
        index: edit.index,
        user_id: by.userId,
        user_name: by.userName,
        at: by.at,
      })),
    )
    .execute();
}

/** The transform that made a page upright when it was read, which its picture must match; undefined if it is not stored. */
export async function findPage(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
  number: number,
): Promise<Transform | undefined> {
  const page = await trx
    .selectFrom('file_pages')
    .select([
      sql<Transform['turn']>`(content ->> 'turn')::int`.as('turn'),
      sql<number>`(content ->> 'skew')::float8`.as('skew'),
      sql<NonNullable<Transform['perspective']> | null>`content -> 'perspective'`.as('perspective'),
    ])
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (page === undefined) return undefined;
  const { perspective, ...rest } = page;
  return perspective === null ? rest : { ...rest, perspective };
}

/** A file of a request that is still there. */
export async function findActiveFile(trx: Trx, scope: TenantScope, requestId: string, fileId: string) {
  return trx
    .selectFrom('request_files')
    .innerJoin('requests', 'requests.id', 'request_files.request_id')
    .select([
      'request_files.id',
      'request_files.request_id',
      'request_files.name',
      'request_files.kind',
      'request_files.storage_key',
      'request_files.page_count',
      'request_files.status',
      'requests.number as request_number',
    ])
    .where('request_files.tenant_id', '=', scope.tenantId)
    .where('requests.tenant_id', '=', scope.tenantId)
    .where('requests.id', '=', requestId)
    .where('request_files.id', '=', fileId)
    .where('requests.deleted_at', 'is', null)
    .executeTakeFirst();
}
export type ActiveFile = NonNullable<Awaited<ReturnType<typeof findActiveFile>>>;

/** Locks the request until the transaction ends: a deletion waits. False if it is deleted. */
export async function lockRequestShared(trx: Trx, scope: TenantScope, requestId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('requests')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', requestId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
