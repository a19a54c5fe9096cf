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

const columns = sql`f.id as file_id, f.name, f.page_count, q.id as request_id, q.number, q.checked_at, q.checked_by_name, q.accepted_at`;

/** Read files of checked requests, none of whose values is still to be checked. */
function checkedFiles({ tenantId }: TenantScope, templateId: string) {
  return sql`requests q join request_files f on f.request_id = q.id and f.tenant_id = ${tenantId}
      and f.status = 'completed' and f.to_check = 0
    left join template_set_choices c on c.file_id = f.id and c.tenant_id = ${tenantId} and c.template_id = ${templateId}
    where q.tenant_id = ${tenantId} and q.template_id = ${templateId} and q.deleted_at is null and q.checked_at is not null`;
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

/** A file that was read by a template, with its request; undefined where there is none. `isChecked`: it may join the template's set. */
export async function findSetFile(
  trx: Trx,
  scope: TenantScope,
  { templateId, fileId }: { readonly templateId: string; readonly fileId: string },
): Promise<{ readonly isChecked: boolean } | undefined> {
  const { rows } = await sql<{ isChecked: boolean }>`
    select q.checked_at is not null and f.status = 'completed' and f.to_check = 0 as "isChecked"
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
    })
    .onConflict((conflict) =>
      conflict
        .column('file_id')
        .doUpdateSet({ is_in: choice.isIn, chosen_at: choice.at })
        .where('template_set_choices.is_in', '<>', choice.isIn),
    )
    .returning('file_id')
    .executeTakeFirst();
  return row !== undefined;
}
