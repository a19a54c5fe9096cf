import { sql, type RawBuilder } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { TableHead } from '#platform/extraction/stored-parts.ts';
import { LONG_TEXT } from './cut-file.ts';
import type { RowsJson } from './present-outline.ts';

/** What is stored for a long file in addition to its parts. */
export interface StoredOutline {
  readonly heads: readonly TableHead[];
  readonly fields: string;
  readonly tables: string;
  readonly text: string;
  readonly isTextLeftOut: boolean;
  /** What changes by hand did to doubts, in JSON; null where that is not known of the changes as they are. */
  readonly doubts: string | null;
}

/** A checksum of all changes by hand: they are never changed themselves. */
function changesOf(fileId: RawBuilder<string>): RawBuilder<string> {
  const ids = (table: string) =>
    sql`coalesce((select string_agg(id::text, ',' order by id) from ${sql.table(table)} where file_id = ${fileId}), '')`;
  return sql<string>`md5(${ids('corrections')} || '/' || ${ids('row_edits')})`;
}

/** Stores the effect of all changes so far on the flags of a long result, in JSON; null if it is too large. */
export async function storeOpenDoubts(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
  doubts: string | null,
): Promise<void> {
  await trx
    .updateTable('result_outlines')
    .set({ doubts, doubts_of: changesOf(sql`${fileId}::uuid`) })
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .execute();
}

/** The outlines of files by file id; those whose results are short, or were stored before there were parts, have none. */
export async function selectOutlines(
  trx: Trx,
  scope: TenantScope,
  fileIds: readonly string[],
): Promise<Map<string, StoredOutline>> {
  if (fileIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('result_outlines as o')
    .innerJoin('file_results as r', 'r.file_id', 'o.file_id')
    .select([
      'o.file_id',
      'o.heads',
      'o.tables',
      sql<string | null>`case when o.doubts_of = ${changesOf(sql.ref('o.file_id'))} then o.doubts end`.as(
        'doubts',
      ),
      sql<string>`r.fields::text`.as('fields'),
      sql<boolean>`length(r.text) > ${LONG_TEXT}`.as('isTextLeftOut'),
      sql<string>`case when length(r.text) > ${LONG_TEXT} then '' else r.text end`.as('text'),
    ])
    .where('o.tenant_id', '=', scope.tenantId)
    .where('r.tenant_id', '=', scope.tenantId)
    .where('o.file_id', 'in', fileIds)
    .execute();
  return new Map(rows.map(({ file_id: id, ...outline }) => [id, outline]));
}

/** Rows of a file's tables by the numbers of their parts, unparsed. */
export async function selectTableParts(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
  requested: readonly { readonly table: number; readonly numbers: readonly number[] }[],
): Promise<RowsJson[]> {
  const wanted = requested.filter(({ numbers }) => numbers.length > 0);
  const parts = await Promise.all(
    wanted.map(({ table, numbers }) =>
      trx
        .selectFrom('result_parts')
        .select(['table', 'part', 'rows'])
        .where('tenant_id', '=', scope.tenantId)
        .where('file_id', '=', fileId)
        .where('table', '=', table)
        .where('part', 'in', numbers)
        .execute(),
    ),
  );
  return parts.flat();
}

/** The text of a file, in JSON; undefined if it was not read. */
export async function findTextAsJson(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('file_results')
    .select(sql<string>`to_json(text)::text`.as('text'))
    .where('tenant_id', '=', scope.tenantId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row?.text;
}
