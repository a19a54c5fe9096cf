import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** Documents of a layout whose values show how well it was read lately. */
const LATELY = 20;
/** Documents, checked while a template did not learn, that are learnt when it does again. */
const MAX_CAUGHT_UP = 200;

export interface LayoutRow {
  readonly id: string;
  readonly name: string;
  readonly documents: number;
  readonly fields: string[];
  readonly tables: string[];
  /** The document that was learnt last. */
  readonly file_id: string;
  readonly request_id: string;
  readonly request_number: string;
  readonly learnt_at: Date;
  readonly last_used: Date | null;
  readonly right_lately: number | null;
}

/** The layouts that a template has learnt, those used last first. */
export async function selectLayouts(trx: Trx, scope: TenantScope, templateId: string): Promise<LayoutRow[]> {
  const { rows } = await sql<LayoutRow>`
    with known as (
      select l.*, q.number, row_number() over (partition by l.layout_id order by l.learnt_at desc, l.file_id) as place
      from lessons l join requests q on q.id = l.request_id and q.tenant_id = ${scope.tenantId}
      where l.tenant_id = ${scope.tenantId} and l.template_id = ${templateId} and l.state = 'learnt'
    ), layouts as (
      select layout_id as id, count(*)::int as documents, max(learnt_at) as learnt_at,
        coalesce(mode() within group (order by name) filter (where name <> ''), '') as name,
        min(file_id::text) filter (where place = 1) as file_id,
        min(request_id::text) filter (where place = 1) as request_id, min(number) filter (where place = 1) as request_number
      from known group by layout_id
    )
    select layouts.*,
      array(select distinct field from known k, unnest(k.fields) as field where k.layout_id = layouts.id order by 1) as fields,
      array(select distinct entry from known k, unnest(k.tables) as entry where k.layout_id = layouts.id order by 1) as tables,
      (select max(u.read_at) from layout_uses u where u.tenant_id = ${scope.tenantId} and u.template_id = ${templateId}
        and u.layout_id = layouts.id) as last_used,
      (${rightLately(scope, templateId)}) as right_lately
    from layouts order by last_used desc nulls last, learnt_at desc, id`.execute(trx);
  return rows;
}

/** Of the values of the checked documents that were read by a layout last: how many were left as read, in percent. */
function rightLately(scope: TenantScope, templateId: string) {
  return sql`
    select round(100.0 * count(*) filter (where corrected is null or corrected = read) / nullif(count(*), 0), 1)::float8
    from (
      select entry ->> 'value' as read, (
        select c.value from corrections c
        where c.tenant_id = ${scope.tenantId} and c.file_id = r.file_id and c.path = '["fields",' || to_json(entry ->> 'name') || ']'
        order by c.position desc limit 1
      ) as corrected
      from (
        select u.file_id from layout_uses u
          join request_files f on f.id = u.file_id and f.tenant_id = ${scope.tenantId}
          join requests q on q.id = f.request_id and q.tenant_id = ${scope.tenantId} and q.checked_at is not null
        where u.tenant_id = ${scope.tenantId} and u.template_id = ${templateId} and u.layout_id = layouts.id
        order by u.read_at desc limit ${LATELY}
      ) as lately
        join file_results r on r.file_id = lately.file_id and r.tenant_id = ${scope.tenantId}, jsonb_array_elements(r.fields) as entry
    ) as found where read is not null or coalesce(corrected, '') <> ''`;
}

/** How many checked documents are still to be learnt from. */
export async function countPendingLessons(trx: Trx, scope: TenantScope, templateId: string): Promise<number> {
  const { pending } = await trx
    .selectFrom('lessons')
    .select(sql<number>`count(*)::int`.as('pending'))
    .where('tenant_id', '=', scope.tenantId)
    .where('template_id', '=', templateId)
    .where('state', '=', 'wanted')
    .executeTakeFirstOrThrow();
  return pending;
}

/** Forgets a layout, or all that a template has learnt; returns how many documents had taught it. */
export async function forgetLayouts(
  trx: Trx,
  scope: TenantScope,
  templateId: string,
  layoutId?: string,
): Promise<number> {
  let lessons = trx
    .updateTable('lessons')
    .set({ state: 'forgotten', layout_id: null, learnt_at: null, name: null, fields: null, tables: null })
    .set({ content: null })
    .where('tenant_id', '=', scope.tenantId)
    .where('template_id', '=', templateId);
  let uses = trx
    .deleteFrom('layout_uses')
    .where('tenant_id', '=', scope.tenantId)
    .where('template_id', '=', templateId);
  if (layoutId === undefined) lessons = lessons.where('state', '<>', 'forgotten');
  else {
    lessons = lessons.where('layout_id', '=', layoutId);
    uses = uses.where('layout_id', '=', layoutId);
  }
  await uses.execute();
  return Number((await lessons.executeTakeFirstOrThrow()).numUpdatedRows);
}

/** Switches learning on or off; false when it was so before. What was learnt stays. */
export async function setLearns(
  trx: Trx,
  scope: TenantScope,
  templateId: string,
  learns: boolean,
): Promise<boolean> {
  const row = await trx
    .insertInto('template_memories')
    .values({
      tenant_id: scope.tenantId,
      template_id: templateId,
      partner_id: scope.partnerId,
      learns,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'template_id'])
        .doUpdateSet({ learns })
        .where('template_memories.learns', '<>', learns),
    )
    .returning('version')
    .executeTakeFirst();
  // A template without a row learns.
  return row !== undefined;
}

/** Remembers by which layout a file was read. */
export async function storeLayoutUse(
  trx: Trx,
  scope: TenantScope,
  use: {
    readonly fileId: string;
    readonly templateId: string;
    readonly layoutId: string;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('layout_uses')
    .values({
      file_id: use.fileId,
      tenant_id: scope.tenantId,
      partner_id: scope.partnerId,
      template_id: use.templateId,
      layout_id: use.layoutId,
      read_at: use.at,
    })
    .execute();
}

/** After a tenant's deletion; what its requests taught goes with them. */
export async function deleteMemories(trx: Trx, scope: TenantScope): Promise<void> {
  await trx.deleteFrom('template_memories').where('tenant_id', '=', scope.tenantId).execute();
}

/** Completed files of checked requests that have taught nothing yet, the newest first; with their requests. */
export async function selectUntaught(
  trx: Trx,
  scope: TenantScope,
  templateId: string,
): Promise<{ requestId: string; fileId: string }[]> {
  return trx
    .selectFrom('requests')
    .innerJoin('request_files', 'request_files.request_id', 'requests.id')
    .leftJoin('lessons', 'lessons.file_id', 'request_files.id')
    .select(['requests.id as requestId', 'request_files.id as fileId'])
    .where('requests.tenant_id', '=', scope.tenantId)
    .where('request_files.tenant_id', '=', scope.tenantId)
    .where('requests.template_id', '=', templateId)
    .where('requests.deleted_at', 'is', null)
    .where('requests.checked_at', 'is not', null)
    .where('request_files.status', '=', 'completed')
    .where('lessons.file_id', 'is', null)
    .orderBy('requests.checked_at', 'desc')
    .orderBy('request_files.id')
    .limit(MAX_CAUGHT_UP)
    .forShare('requests')
    .execute();
}
