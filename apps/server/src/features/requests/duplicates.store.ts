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
 * there, those sent before it and the same request's earlier files. What could not be read repeats nothing. A function of the database: planning it took longer than all else of a result.
 */
export async function findFirstDocuments(
  trx: Trx,
  scope: TenantScope,
  fileIds: readonly string[],
): Promise<Map<string, FirstDocument>> {
  if (fileIds.length === 0) return new Map();
  const { rows } = await sql<FirstDocument & { of: string }>`
    select of, id, number, file_id as "fileId", reason from first_documents(${scope.tenantId}, ${fileIds})`.execute(
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
