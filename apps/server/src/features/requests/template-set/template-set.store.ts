import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';

/** Documents of a set: enough to measure by, and tried within seconds. */
export const MAX_SET = 100;

/** A checked document of a template. */
export interface SetRow {
  readonly file_id: string;
  readonly name: string;
  readonly page_count: number;
  readonly request_id: string;
  readonly number: string;
  readonly checked_at: Date;
  readonly checked_by_name: string;
}

const columns = sql`f.id as file_id, f.name, f.page_count, q.id as request_id, q.number, q.accepted_at,
  coalesce(q.checked_at, c.chosen_at) as checked_at, coalesce(q.checked_by_name, c.checked_by_name) as checked_by_name`;

/**
 * Read files, none of whose values is still to be checked: those of checked requests, and those that a person vouched for alone, unless their
 * request awaits a second person by now.
 */
function checkedFiles({ tenantId }: TenantScope, templateId: string) {
  return sql`requests q join request_files f on f.request_id = q.id and f.tenant_id = ${tenantId}
      and f.status = 'completed' and f.to_check = 0
    left join template_set_choices c on c.file_id = f.id and c.tenant_id = ${tenantId} and c.template_id = ${templateId}
    where q.tenant_id = ${tenantId} and q.template_id = ${templateId} and q.deleted_at is null
      and (q.checked_at is not null or (c.checked_by_name is not null and not ${isUnderReview(tenantId)}))`;
}

/** Whether somebody has checked a request that awaits the look of another. */
function isUnderReview(tenantId: string) {
  return sql`exists (select from request_reviews r where r.request_id = q.id and r.tenant_id = ${tenantId} and r.first_by is not null)`;
}

/** The documents that a template is measured by: those that are to stay, then the newest; the newest first. */
export async function selectSet(trx: Trx, scope: TenantScope, templateId: string): Promise<SetRow[]> {
  const newest = sql`order by q.accepted_at desc, f.id limit ${MAX_SET}`;
  const { rows } = await sql<SetRow>`
    select * from (
      select * from (
        (select ${columns}, true as stays from ${checkedFiles(scope, templateId)} and c.is_in ${newest})
        union all
        (select ${columns}, false as stays from ${checkedFiles(scope, templateId)} and c.file_id is null ${newest})
      ) as found order by stays desc, accepted_at desc, file_id limit ${MAX_SET}
    ) as documents order by accepted_at desc, file_id`.execute(trx);
  return rows;
}

/** Checksum of a set's files as they are checked: another one as soon as a document joins, leaves or is changed by hand. */
export async function digestSet(trx: Trx, scope: TenantScope, set: readonly SetRow[]): Promise<string> {
  const fileIds = set.map(({ file_id: fileId }) => fileId);
  const last = (table: string) => sql`select max(position) from ${sql.table(table)} as one
    where one.file_id = files.id and one.tenant_id = ${scope.tenantId}`;
  const { rows } = await sql<{ digest: string }>`
    select md5(coalesce(string_agg(concat_ws(' ', id, coalesce(value, 0), coalesce(row, 0)), ',' order by id), '')) as digest from (
      select id, (${last('corrections')}) as value, (${last('row_edits')}) as row from unnest(${fileIds}::uuid[]) as files (id)
    ) as changed`.execute(trx);
  return rows[0]?.digest ?? '';
}

/** Checked documents that were taken out of a template's set, the last first. */
export async function selectTakenOut(trx: Trx, scope: TenantScope, templateId: string): Promise<SetRow[]> {
  const { rows } = await sql<SetRow>`select ${columns} from ${checkedFiles(scope, templateId)} and not c.is_in
    order by c.chosen_at desc, f.id limit ${MAX_SET}`.execute(trx);
  return rows;
}

/** Whether a file may be in its template's set. */
export interface SetFile {
  /** It is read, and none of its values is still to be checked. */
  readonly isSettled: boolean;
  /** Its request is marked as checked. */
  readonly isChecked: boolean;
  /** Somebody has checked its request, and another person has to confirm that. */
  readonly isUnderReview: boolean;
}

/** A file that was read by a template; undefined where there is none. */
export async function findSetFile(
  trx: Trx,
  scope: TenantScope,
  { templateId, fileId }: { readonly templateId: string; readonly fileId: string },
): Promise<SetFile | undefined> {
  const { rows } = await sql<SetFile>`
    select f.status = 'completed' and f.to_check = 0 as "isSettled", q.checked_at is not null as "isChecked",
      ${isUnderReview(scope.tenantId)} as "isUnderReview"
    from request_files f join requests q on q.id = f.request_id and q.tenant_id = ${scope.tenantId}
    where f.tenant_id = ${scope.tenantId} and f.id = ${fileId} and q.template_id = ${templateId} and q.deleted_at is null
    for share of q`.execute(trx);
  return rows[0];
}

/** Keeps a file in its template's set, or out of it; false when that was chosen before. */
export async function chooseSetFile(
  trx: Trx,
  scope: TenantScope,
  choice: {
    readonly templateId: string;
    readonly fileId: string;
    readonly isIn: boolean;
    readonly at: Date;
    /** Who vouches for a file whose request is not checked yet; null of checked requests. */
    readonly checkedBy: string | null;
  },
): Promise<boolean> {
  const row = await trx
    .insertInto('template_set_choices')
    .values({
      file_id: choice.fileId,
      tenant_id: scope.tenantId,
      partner_id: scope.partnerId,
      template_id: choice.templateId,
      is_in: choice.isIn,
      chosen_at: choice.at,
      checked_by_name: choice.checkedBy,
    })
    .onConflict((conflict) =>
      conflict
        .column('file_id')
        .doUpdateSet({ is_in: choice.isIn, chosen_at: choice.at, checked_by_name: choice.checkedBy })
        .where((where) =>
          where.or([
            where('template_set_choices.is_in', '<>', choice.isIn),
            // Chosen while its request was checked, which has been reopened since.
            ...(choice.checkedBy === null ? [] : [where('template_set_choices.checked_by_name', 'is', null)]),
          ]),
        ),
    )
    .returning('file_id')
    .executeTakeFirst();
  return row !== undefined;
}
