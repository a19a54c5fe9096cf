import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { identityKey } from '#platform/extraction/stored-values.ts';
import { pathKey } from '#platform/extraction/value-paths.ts';

/** The file that another one repeats. */
export interface FirstDocument {
  readonly id: string;
  readonly number: string;
  readonly fileId: string;
  readonly reason: 'SAME_FILE' | 'SAME_VALUES';
}

/**
 * Of each file the first that it repeats, by its bytes or by who issued it, its number, day and amount: of the tenant's requests that are still
 * there, those sent before it and the same request's earlier files. What could not be read repeats nothing.
 */
export async function findFirstDocuments(
  trx: Trx,
  scope: TenantScope,
  fileIds: readonly string[],
): Promise<Map<string, FirstDocument>> {
  if (fileIds.length === 0) return new Map();
  const { rows } = await sql<FirstDocument & { of: string }>`
    select f.id as of, first.id, first.number, first.file_id as "fileId", first.reason
    from request_files f join requests own on own.id = f.request_id
      left join file_results r on r.file_id = f.id and r.tenant_id = f.tenant_id,
      lateral (
        select * from (
          select q.id, q.number, o.id as file_id, q.accepted_at, o.ordinal, 'SAME_FILE' as reason
          from request_files o join requests q on q.id = o.request_id
          where o.tenant_id = f.tenant_id and o.sha256 = f.sha256 and o.sha256 <> '' and o.status <> 'failed' and q.deleted_at is null
          union all
          select q.id, q.number, o.id, q.accepted_at, o.ordinal, 'SAME_VALUES'
          from file_results s join request_files o on o.id = s.file_id join requests q on q.id = o.request_id
          where s.tenant_id = f.tenant_id and s.identity = r.identity and s.identity is not null and q.deleted_at is null
        ) as same
        where (same.accepted_at, same.id, same.ordinal) < (own.accepted_at, own.id, f.ordinal)
        order by same.accepted_at, same.id, same.ordinal, same.reason limit 1
      ) as first
    where f.tenant_id = ${scope.tenantId} and f.id = any(${fileIds}::uuid[]) and f.status <> 'failed'`.execute(
    trx,
  );
  return new Map(rows.map(({ of, ...first }) => [of, first]));
}

/** Updates a file's identity after a correction. Reads only the values: which fields form the identity was determined when the file was read. */
export async function updateDocumentKeys(trx: Trx, scope: TenantScope, fileId: string): Promise<void> {
  const read = await trx
    .selectFrom('file_results')
    .select([
      'identity_fields',
      sql<Record<string, string | null>>`(
        select coalesce(jsonb_object_agg(entry ->> 'name', entry ->> 'value'), '{}') from jsonb_array_elements(fields) entry
        where entry ->> 'name' in (select value from jsonb_each_text(identity_fields)))`.as('values'),
    ])
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  const fields = read?.identity_fields;
  if (read === undefined || !fields) return;
  const values = new Map(Object.entries(read.values));
  for (const [field, value] of await selectCorrected(trx, scope, fileId, Object.values(fields)))
    values.set(field, value);
  await trx
    .updateTable('file_results')
    .set({ identity: identityKey(fields, values) })
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .execute();
}

/** The corrections in force of the named fields. */
async function selectCorrected(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
  fields: readonly string[],
): Promise<[string, string][]> {
  const paths = new Map(fields.map((field) => [pathKey({ field }), field]));
  const rows = await trx
    .selectFrom('corrections')
    .distinctOn('path')
    .select(['path', 'value'])
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .where('path', 'in', [...paths.keys()])
    .orderBy('path')
    .orderBy('position', 'desc')
    .execute();
  return rows.flatMap(({ path, value }): [string, string][] => {
    const field = paths.get(path);
    return value === null || field === undefined ? [] : [[field, value]];
  });
}
