import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** Who did something to a request, and when. */
export interface ReviewStep {
  readonly userId: string;
  readonly name: string;
  readonly at: Date;
}

/** The state of a request's checks; undefined if nobody has checked or taken it yet. */
export async function findReview(trx: Trx, scope: TenantScope, requestId: string) {
  return trx
    .selectFrom('request_reviews')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}
export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>;

/** Stores who checked first, who changed the first person's result, or who has taken it (null: released). */
export async function storeStep(
  trx: Trx,
  scope: TenantScope,
  requestId: string,
  kind: 'first' | 'differed' | 'taken',
  step: ReviewStep | null,
): Promise<void> {
  const set = {
    [`${kind}_at`]: step?.at ?? null,
    [`${kind}_by`]: step?.userId ?? null,
    [`${kind}_by_name`]: step?.name ?? null,
  };
  await trx
    .insertInto('request_reviews')
    .values({ request_id: requestId, tenant_id: scope.tenantId, partner_id: scope.partnerId, ...set })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(set))
    .execute();
}

/** Stores the files in which the second person's result differs from the first's, for the third person to resolve. */
export async function storeDiffering(
  trx: Trx,
  { tenantId }: TenantScope,
  requestId: string,
  fileIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('request_reviews')
    .set({ differing_files: [...fileIds] })
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .execute();
}

/** Deletes the state of the checks when the request is checked, reopened or deleted. False if there was none. */
export async function deleteReview(trx: Trx, scope: TenantScope, requestId: string): Promise<boolean> {
  for (const table of ['corrections_aside', 'row_edits_aside', 'look_differences'] as const)
    await trx
      .deleteFrom(table)
      .where('tenant_id', '=', scope.tenantId)
      .where('request_id', '=', requestId)
      .execute();
  const rows = await trx
    .deleteFrom('request_reviews')
    .where('tenant_id', '=', scope.tenantId)
    .where('request_id', '=', requestId)
    .returning('first_at')
    .execute();
  return rows.some(({ first_at: firstAt }) => firstAt !== null);
}

/** The files in which somebody other than the first person changed values or rows. Accepting a value as it is does not count as a change. */
export async function filesChangedSince(
  trx: Trx,
  { tenantId }: TenantScope,
  requestId: string,
  first: Pick<ReviewStep, 'userId' | 'at'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with files as materialized (select id from request_files where tenant_id = ${tenantId} and request_id = ${requestId}),
    changes as materialized (
      select c.file_id, c.path, c.value, c.user_id, c.at, lag(c.value) over same as before, row_number() over same as nth
      from corrections c join files f on f.id = c.file_id where c.tenant_id = ${tenantId}
      window same as (partition by c.file_id, c.path order by c.position)
    ),
    others as materialized (select * from changes where user_id <> ${first.userId} and at >= ${first.at}),
    read as (
      select r.file_id, '["fields",' || to_json(entry ->> 'name') || ']' as path, entry ->> 'value' as value
      from file_results r cross join jsonb_array_elements(r.fields::jsonb) as entry
      where r.tenant_id = ${tenantId} and r.file_id in (select file_id from others)
      union all
      select r.file_id, '["tables",' || to_json(t.entry ->> 'name') || ',' || (row.place - 1) || ',' || to_json(cell ->> 'column') || ']', cell ->> 'value'
      from file_results r cross join jsonb_array_elements(r.tables::jsonb) as t (entry)
        cross join jsonb_array_elements(t.entry -> 'rows') with ordinality as row (entry, place)
        cross join jsonb_array_elements(row.entry -> 'cells') as cell
      where r.tenant_id = ${tenantId} and r.file_id in (select file_id from others where path like '["tables",%')
    )
    select o.file_id as id from others o left join read using (file_id, path)
    where coalesce(o.value, '') is distinct from coalesce(case when o.nth > 1 then o.before end, read.value, '')
    union
    select e.file_id from row_edits e join files f on f.id = e.file_id
    where e.tenant_id = ${tenantId} and e.user_id <> ${first.userId} and e.at >= ${first.at}`.execute(trx);
  return rows.map(({ id }) => id);
}
