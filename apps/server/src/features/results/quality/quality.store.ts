import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** Checked files that are looked at, the newest: they tell what more of them would, and take less than a second. */
const MAX_FILES = 2000;
/** A longer pause between two values is none of checking; the value after it counts as if it took so long. In seconds. */
const LONGEST_LOOK = 120;
const FIRST_LOOK = 10;

/** How one field was read in the checked files of one month. */
export interface FieldMonth {
  /** `YYYY-MM-DD`, its first day. */
  readonly month: string;
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
  return sql`select f.id, f.page_count, q.month
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

/** Each field in each of those months. */
export async function selectFieldMonths(trx: Trx, scope: TenantScope, range: Range): Promise<FieldMonth[]> {
  const { rows } = await sql<FieldMonth>`
    with files as materialized (${checkedFiles(scope, range)}),
    changes as materialized (
      select c.file_id, c.path, c.value, c.position,
        extract(epoch from c.at - lag(c.at) over (partition by c.user_id order by c.position)) as gap
      from corrections c join files on files.id = c.file_id where c.tenant_id = ${scope.tenantId}
    ),
    looked as (
      select file_id, path, (array_agg(value order by position desc))[1] as corrected,
        sum(case when gap <= ${LONGEST_LOOK} then gap else ${FIRST_LOOK} end) as seconds
      from changes group by file_id, path
    ),
    found as (
      select files.month, entry ->> 'name' as name, entry ->> 'value' as read, looked.corrected, looked.seconds, place.path = any(r.doubts) as doubtful
      from files join file_results r on r.file_id = files.id and r.tenant_id = ${scope.tenantId}
        cross join jsonb_array_elements(r.fields) as entry
        cross join lateral (select '["fields",' || to_json(entry ->> 'name') || ']' as path) as place
        left join looked on looked.file_id = r.file_id and looked.path = place.path
    )
    select month::text, name, count(*)::int as values, count(*) filter (where is_right)::int as as_read,
      count(*) filter (where doubtful)::int as doubtful, count(*) filter (where doubtful and is_right)::int as doubtful_right,
      coalesce(sum(seconds), 0)::float8 as seconds
    from (select *, corrected is null or corrected = coalesce(read, '') as is_right from found) as judged
    where read is not null or coalesce(corrected, '') <> '' or doubtful
    group by month, name`.execute(trx);
  return rows;
}
