import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** How many of the newest checked files are evaluated: enough for a stable figure in less than a second. */
const MAX_FILES = 2000;
/** Bytes of tables, as they are stored, that are looked through of them; the newest documents' come first. */
const MAX_TABLES = 2_000_000;
/** A longer pause between two values does not count as checking; the next value counts with this time. In seconds. */
const MAX_CHECK_SECONDS = 120;
const DEFAULT_CHECK_SECONDS = 10;

/** How one field, or one column of a table, was read in the checked files of one month. */
export interface FieldMonth {
  /** `YYYY-MM-DD`, its first day. */
  readonly month: string;
  /** Of a column; null of a field. */
  readonly table: string | null;
  readonly name: string;
  readonly values: number;
  readonly as_read: number;
  readonly doubtful: number;
  readonly doubtful_right: number;
  /** Of checking. */
  readonly seconds: number;
}
export interface CheckedMonth {
  readonly month: string;
  readonly documents: number;
  readonly pages: number;
}

/** A template, and the first day of the first month. */
interface Range {
  readonly templateId: string;
  readonly from: string;
}

function checkedFiles({ tenantId }: TenantScope, { templateId, from }: Range) {
  return sql`select f.id, f.page_count, q.month, q.accepted_at
    from requests q join request_files f on f.request_id = q.id and f.tenant_id = ${tenantId} and f.status = 'completed'
    where q.tenant_id = ${tenantId} and q.template_id = ${templateId} and q.deleted_at is null and q.checked_at is not null
      and q.month >= ${from}
    order by q.accepted_at desc, f.id limit ${MAX_FILES}`;
}

/** The months with checked files, the newest first. */
export async function selectCheckedMonths(
  trx: Trx,
  scope: TenantScope,
  range: Range,
): Promise<CheckedMonth[]> {
  const { rows } = await sql<CheckedMonth>`
    select month::text, count(*)::int as documents, sum(page_count)::int as pages
    from (${checkedFiles(scope, range)}) as files group by month order by month desc`.execute(trx);
  return rows;
}

/** Each field, and each column of a table, in each of those months. */
export async function selectFieldMonths(trx: Trx, scope: TenantScope, range: Range): Promise<FieldMonth[]> {
  const { rows } = await sql<FieldMonth>`
    with files as materialized (${checkedFiles(scope, range)}),
    ${changesByHand(scope)},
    ${valuesRead(scope)},
    counted as (
      select month, "table", name, count(*)::int as values, count(*) filter (where is_right)::int as as_read,
        count(*) filter (where doubtful)::int as doubtful, count(*) filter (where doubtful and is_right)::int as doubtful_right,
        0::float8 as seconds
      from (select *, not is_deleted and (corrected is null or corrected = coalesce(read, '')) as is_right from found) as judged
      where read is not null or coalesce(corrected, '') <> '' or doubtful
      group by 1, 2, 3
      union all
      select files.month, case place ->> 0 when 'tables' then place ->> 1 end, place ->> -1, 0, 0, 0, 0, sum(seconds)::float8
      from (select file_id, path::jsonb as place, seconds from looked) as spent join files on files.id = spent.file_id
      group by 1, 2, 3
    )
    select month::text, "table", name, sum(values)::int as values, sum(as_read)::int as as_read, sum(doubtful)::int as doubtful,
      sum(doubtful_right)::int as doubtful_right, sum(seconds) as seconds
    from counted group by month, "table", name having sum(values) > 0`.execute(trx);
  return rows;
}

/** What people changed in `files`: the last value of each (`looked`), with the time that it took, and the rows that are deleted. */
function changesByHand({ tenantId }: TenantScope) {
  return sql`changes as materialized (
      select c.file_id, c.path, c.value, c.position,
        extract(epoch from c.at - lag(c.at) over (partition by c.user_id order by c.position)) as gap
      from corrections c join files on files.id = c.file_id where c.tenant_id = ${tenantId}
    ),
    looked as materialized (
      select file_id, path, (array_agg(value order by position desc))[1] as corrected,
        sum(case when gap <= ${MAX_CHECK_SECONDS} then gap else ${DEFAULT_CHECK_SECONDS} end) as seconds
      from changes group by file_id, path
    ),
    edited as materialized (
      select distinct on (e.file_id, e.table_name, e.row_key) e.file_id, e.table_name, e.row_key, e.op = 'delete' as is_deleted,
        bool_or(e.op = 'insert') over (partition by e.file_id, e.table_name, e.row_key) as is_added
      from row_edits e join files on files.id = e.file_id where e.tenant_id = ${tenantId}
      order by e.file_id, e.table_name, e.row_key, e.position desc
    )`;
}

/** The values as read (`found`) with their corrections: of fields, of cells, and of missed rows. */
function valuesRead({ tenantId }: TenantScope) {
  return sql`recent as materialized (
      select id, month, tables, doubts from (
        select files.id, files.month, r.tables, r.doubts,
          sum(pg_column_size(r.tables)) over (order by files.accepted_at desc, files.id) as size
        from files join file_results r on r.file_id = files.id and r.tenant_id = ${tenantId}
      ) as sized where size <= ${MAX_TABLES}
    ),
    doubted as materialized (select id as file_id, path from recent cross join unnest(doubts) as path),
    found as (
      select files.month, null as "table", entry ->> 'name' as name, entry ->> 'value' as read, looked.corrected,
        place.path = any(r.doubts) as doubtful, false as is_deleted
      from files join file_results r on r.file_id = files.id and r.tenant_id = ${tenantId}
        cross join jsonb_array_elements(r.fields) as entry
        cross join lateral (select '["fields",' || to_json(entry ->> 'name') || ']' as path) as place
        left join looked on looked.file_id = r.file_id and looked.path = place.path
      union all
      select cells.month, cells."table", cells.name, cells.read, looked.corrected, doubted.path is not null, coalesce(edited.is_deleted, false)
      from (${cellsRead}) as cells
        left join looked on looked.file_id = cells.file_id and looked.path = cells.path
        left join doubted on doubted.file_id = cells.file_id and doubted.path = cells.path
        left join edited on edited.file_id = cells.file_id and edited.table_name = cells."table" and edited.row_key = cells.row_key
      union all
      select recent.month, e.table_name, looked.path::jsonb ->> 3, null, looked.corrected, false, false
      from edited e join recent on recent.id = e.file_id join looked on looked.file_id = e.file_id and looked.path like '["tables",%'
        and looked.path::jsonb ->> 1 = e.table_name and looked.path::jsonb ->> 2 = e.row_key
      where e.is_added and not e.is_deleted
    )`;
}

/** The cells of the tables of `recent`, with the path that changes by hand name. */
const cellsRead = sql`
  select recent.id as file_id, recent.month, t.entry ->> 'name' as "table", cell ->> 'column' as name, cell ->> 'value' as read,
    (row.place - 1)::text as row_key,
    '["tables",' || to_json(t.entry ->> 'name') || ',' || (row.place - 1) || ',' || to_json(cell ->> 'column') || ']' as path
  from recent cross join jsonb_array_elements(recent.tables) as t (entry)
    cross join jsonb_array_elements(t.entry -> 'rows') with ordinality as row (entry, place)
    cross join jsonb_array_elements(row.entry -> 'cells') as cell`;
