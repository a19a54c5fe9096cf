import { sql } from 'kysely';

interface Step {
  readonly id: string | null;
  readonly by: string | null;
  readonly at: string | null;
}
/** Who has checked a request so far, and who has taken it. */
export interface ReviewSummary {
  readonly first: Step;
  readonly differed: Step;
  readonly taken: Step;
  readonly isBlind: boolean;
  /** Files that a third person has to resolve. */
  readonly differing: readonly string[];
  /** How many users the tenant has, if a third person has to check. */
  readonly people: number | null;
}

const stepJson = (kind: string) =>
  sql`json_build_object('id', ${sql.ref(`v.${kind}_by`)}, 'by', ${sql.ref(`v.${kind}_by_name`)}, 'at', ${sql.ref(`v.${kind}_at`)})`;

/** A blind check stores each difference. An open one stores the files that differ; files that were changed since then count too. */
const differs = sql`case when v.is_blind then exists (
    select 1 from look_differences d where d.request_id = v.request_id and d.tenant_id = v.tenant_id and d.file_id = f.id and d.settled is null)
  else v.differing_files is null or f.id = any(v.differing_files)
    or exists (select 1 from corrections c where c.file_id = f.id and c.tenant_id = v.tenant_id and c.at > v.differed_at)
    or exists (select 1 from row_edits e where e.file_id = f.id and e.tenant_id = v.tenant_id and e.at > v.differed_at) end`;

/** Null if nobody has checked or taken it. */
export const reviewSummary =
  sql<ReviewSummary | null>`(select json_build_object('first', ${stepJson('first')}, 'differed', ${stepJson('differed')},
    'taken', ${stepJson('taken')}, 'isBlind', v.is_blind,
    'differing', case when v.differed_by is null then '[]'::json else (select coalesce(json_agg(f.id), '[]') from request_files f
      where f.request_id = v.request_id and f.tenant_id = v.tenant_id and ${differs}) end,
    'people', case when v.differed_by is not null then (select count(*) from users u
      where u.tenant_id = v.tenant_id and u.deleted_at is null and u.disabled_at is null) end)
  from request_reviews v where v.request_id = requests.id and v.tenant_id = requests.tenant_id)`.as('review');
