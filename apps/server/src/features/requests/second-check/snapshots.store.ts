import { sql, type RawBuilder } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { RowEdit } from '#platform/extraction/edited-rows.ts';

/** Which check: the first or the second person's. */
export type CheckNumber = 1 | 2;

const corrected = sql.raw(
  'id, file_id, tenant_id, partner_id, path, value, user_id, user_name, at, page, box, position',
);
const edited = sql.raw(
  'id, file_id, tenant_id, partner_id, table_name, op, row_key, index, user_id, user_name, at, position',
);

/** Copies one person's changes to a request's files into separate tables. With `move`, they are removed from the files, so that nobody sees them. */
export async function snapshotChanges(
  trx: Trx,
  { tenantId }: TenantScope,
  requestId: string,
  { check, move }: { readonly check: CheckNumber; readonly move: boolean },
): Promise<void> {
  const own = sql`tenant_id = ${tenantId} and file_id in
    (select id from request_files where tenant_id = ${tenantId} and request_id = ${requestId})`;
  const keep = async (from: RawBuilder<unknown>, to: RawBuilder<unknown>, columns: RawBuilder<unknown>) => {
    await sql`insert into ${to} (request_id, look, ${columns})
      select ${requestId}::uuid, ${check}::smallint, ${columns} from ${from} where ${own}`.execute(trx);
    if (move) await sql`delete from ${from} where ${own}`.execute(trx);
  };
  await sql`update request_reviews set is_blind = true where tenant_id = ${tenantId} and request_id = ${requestId}`.execute(
    trx,
  );
  await keep(sql`corrections`, sql`corrections_aside`, corrected);
  await keep(sql`row_edits`, sql`row_edits_aside`, edited);
}

/** Restores the first person's changes, as if that check had not ended. */
export async function restoreSnapshot(trx: Trx, { tenantId }: TenantScope, requestId: string): Promise<void> {
  const first = sql`where tenant_id = ${tenantId} and request_id = ${requestId} and look = 1`;
  await sql`insert into corrections (${corrected}) overriding system value
    select ${corrected} from corrections_aside ${first}`.execute(trx);
  await sql`insert into row_edits (${edited}) overriding system value
    select ${edited} from row_edits_aside ${first}`.execute(trx);
}

/** Adds the first person's corrections to the history, below the current ones: no value changes. */
export async function keepAsHistory(trx: Trx, { tenantId }: TenantScope, requestId: string): Promise<void> {
  await sql`insert into corrections (${corrected}) overriding system value
    select ${corrected} from corrections_aside a where a.tenant_id = ${tenantId} and a.request_id = ${requestId} and a.look = 1
      and exists (select 1 from corrections c where c.tenant_id = ${tenantId} and c.file_id = a.file_id and c.path = a.path)
    on conflict (id) do nothing`.execute(trx);
}

/** One person's result for a file: the latest value of each corrected place (null: correction removed), and the row changes in order. */
export interface CheckSnapshot {
  readonly values: ReadonlyMap<string, string | null>;
  readonly edits: readonly RowEdit[];
}

/** One person's changes for each file of a request that has any. */
export async function selectSnapshots(
  trx: Trx,
  { tenantId }: TenantScope,
  requestId: string,
  check: CheckNumber,
): Promise<Map<string, CheckSnapshot>> {
  const corrections = await trx
    .selectFrom('corrections_aside')
    .select(['file_id', 'path', 'value'])
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .where('look', '=', check)
    .orderBy('position')
    .execute();
  const edits = await trx
    .selectFrom('row_edits_aside')
    .select(['file_id', 'table_name', 'op', 'row_key', 'index'])
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .where('look', '=', check)
    .orderBy('position')
    .execute();
  const files = new Set([...corrections, ...edits].map(({ file_id: id }) => id));
  return new Map(
    [...files].map((id) => [
      id,
      {
        values: new Map(
          corrections.flatMap(({ file_id: of, path, value }) => (of === id ? [[path, value] as const] : [])),
        ),
        edits: edits.filter(({ file_id: of }) => of === id),
      },
    ]),
  );
}

/** Replaces the rows of a table with one person's, including the values of rows that only one of the two has. */
export async function replaceRows(
  trx: Trx,
  { tenantId }: TenantScope,
  {
    requestId,
    fileId,
    check,
  }: { readonly requestId: string; readonly fileId: string; readonly check: CheckNumber },
  { table, rows }: { readonly table: string; readonly rows: readonly string[] },
): Promise<void> {
  const inFile = sql`tenant_id = ${tenantId} and file_id = ${fileId}`;
  const kept = sql`${inFile} and request_id = ${requestId} and look = ${check}`;
  const inRows = sql`path like '["tables",%' and path::jsonb ->> 1 = ${table} and path::jsonb ->> 2 = any(${rows}::text[])`;
  await sql`delete from row_edits where ${inFile} and table_name = ${table}`.execute(trx);
  await sql`insert into row_edits (${edited}) overriding system value
    select ${edited} from row_edits_aside where ${kept} and table_name = ${table}`.execute(trx);
  await sql`delete from corrections where ${inFile} and ${inRows}`.execute(trx);
  await sql`insert into corrections (${corrected}) overriding system value
    select ${corrected} from corrections_aside where ${kept} and ${inRows} on conflict (id) do nothing`.execute(
    trx,
  );
}

/** A file's corrected values, for its search. */
export async function selectCorrectedWords(
  trx: Trx,
  { tenantId }: TenantScope,
  fileId: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('corrections')
    .distinctOn('path')
    .select('value')
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', fileId)
    .orderBy('path')
    .orderBy('position', 'desc')
    .execute();
  return rows.map(({ value }) => value ?? '');
}
