import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { ReadAlike } from './doubt-curve.ts';

/** Longer tables (characters of JSON) are left out: they would outweigh all others and take seconds to scan. */
const MAX_TABLES = 1_000_000;

/**
 * Counts the values of checked files by how they were read. An uncorrected value is right; values of a deleted row are wrong, and those of
 * an added one were missed.
 */
export async function countReadAlike(
  trx: Trx,
  { tenantId }: TenantScope,
  fileIds: readonly string[],
): Promise<ReadAlike[]> {
  if (fileIds.length === 0) return [];
  const { rows } = await sql<ReadAlike>`
    with ${valuesOf(tenantId, fileIds)},
    judged as (
      select entry ->> 'value' as read, floor((entry ->> 'confidence')::numeric)::int as confidence,
        coalesce(entry ->> 'reason', '') <> '' as objected, is_deleted or coalesce(c.value <> coalesce(entry ->> 'value', ''), false) as wrong,
        coalesce(c.value, '') as corrected
      from found left join corrected c using (file_id, path)
      union all
      select null, null, false, true, c.value from corrected c
      where c.value <> '' and c.path like '["tables",%' and not exists (
        select 1 from found where found.file_id = c.file_id and found.path = c.path)
        and exists (select 1 from row_edits e where e.tenant_id = ${tenantId} and e.file_id = c.file_id and e.op = 'insert'
          and e.row_key = c.path::jsonb ->> 2)
    )
    select case when read is null then null else coalesce(confidence, 100) end as confidence, objected, count(*)::int as values,
      count(*) filter (where wrong)::int as wrong
    from judged where read is not null or corrected <> '' or objected
    group by 1, 2`.execute(trx);
  return rows;
}

/** The values as read (`found`), their corrections (`corrected`), and whether their rows were deleted. */
function valuesOf(tenantId: string, fileIds: readonly string[]) {
  return sql`results as materialized (
      select file_id, fields, case when length(tables::text) <= ${MAX_TABLES} then tables::jsonb else '[]' end as tables
      from file_results where tenant_id = ${tenantId} and file_id = any(${fileIds}::uuid[])
    ),
    corrected as materialized (
      select distinct on (file_id, path) file_id, path, value from corrections
      where tenant_id = ${tenantId} and file_id = any(${fileIds}::uuid[]) order by file_id, path, position desc
    ),
    deleted as materialized (
      select file_id, table_name, row_key from (
        select distinct on (file_id, table_name, row_key) file_id, table_name, row_key, op from row_edits
        where tenant_id = ${tenantId} and file_id = any(${fileIds}::uuid[]) order by file_id, table_name, row_key, position desc
      ) as last where op = 'delete'
    ),
    found as (
      select file_id, '["fields",' || to_json(entry ->> 'name') || ']' as path, entry, false as is_deleted
      from results cross join jsonb_array_elements(fields::jsonb) as entry
      union all
      select r.file_id, '["tables",' || to_json(t.entry ->> 'name') || ',' || (row.place - 1) || ',' || to_json(cell ->> 'column') || ']',
        cell, d.row_key is not null
      from results r cross join jsonb_array_elements(r.tables) as t (entry)
        cross join jsonb_array_elements(t.entry -> 'rows') with ordinality as row (entry, place)
        cross join jsonb_array_elements(row.entry -> 'cells') as cell
        left join deleted d on d.file_id = r.file_id and d.table_name = t.entry ->> 'name' and d.row_key = (row.place - 1)::text
    )`;
}
