import { sql, type RawBuilder } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { RowEdit } from '#platform/extraction/edited-rows.ts';

/** Whose look it is. */
export type Look = 1 | 2;

const corrected = sql.raw(
  'id, file_id, tenant_id, partner_id, path, value, user_id, user_name, at, page, box, position',
);
const edited = sql.raw(
  'id, file_id, tenant_id, partner_id, table_name, op, row_key, index, user_id, user_name, at, position',
);

/** Keeps what was changed in a request's files beside it, as one person's look; `move` takes it out of everybody's sight. */
export async function putAside(
  trx: Trx,
  { tenantId }: TenantScope,
  requestId: string,
  { look, move }: { readonly look: Look; readonly move: boolean },
): Promise<void> {
  const own = sql`tenant_id = ${tenantId} and file_id in
    (select id from request_files where tenant_id = ${tenantId} and request_id = ${requestId})`;
  const keep = async (from: RawBuilder<unknown>, to: RawBuilder<unknown>, columns: RawBuilder<unknown>) => {
    await sql`insert into ${to} (request_id, look, ${columns})
      select ${requestId}::uuid, ${look}::smallint, ${columns} from ${from} where ${own}`.execute(trx);
    if (move) await sql`delete from ${from} where ${own}`.execute(trx);
  };
  await sql`update request_reviews set is_blind = true where tenant_id = ${tenantId} and request_id = ${requestId}`.execute(
    trx,
  );
  await keep(sql`corrections`, sql`corrections_aside`, corrected);
  await keep(sql`row_edits`, sql`row_edits_aside`, edited);
}

/** Puts the first look back in its place, as if it had not been ended. */
export async function bringBack(trx: Trx, { tenantId }: TenantScope, requestId: string): Promise<void> {
  const first = sql`where tenant_id = ${tenantId} and request_id = ${requestId} and look = 1`;
  await sql`insert into corrections (${corrected}) overriding system value
    select ${corrected} from corrections_aside ${first}`.execute(trx);
  await sql`insert into row_edits (${edited}) overriding system value
    select ${edited} from row_edits_aside ${first}`.execute(trx);
}

/** What the first corrected becomes history below what is in its place now: it changes no value. */
export async function keepAsHistory(trx: Trx, { tenantId }: TenantScope, requestId: string): Promise<void> {
  await sql`insert into corrections (${corrected}) overriding system value
    select ${corrected} from corrections_aside a where a.tenant_id = ${tenantId} and a.request_id = ${requestId} and a.look = 1
      and exists (select 1 from corrections c where c.tenant_id = ${tenantId} and c.file_id = a.file_id and c.path = a.path)
    on conflict (id) do nothing`.execute(trx);
}

/** What one person left in a file: the newest value of each place that was corrected (null: taken back), and what was done to rows, in order. */
export interface LeftByOne {
  readonly values: ReadonlyMap<string, string | null>;
  readonly edits: readonly RowEdit[];
}

/** The look of each file of a request in which anything was changed. */
export async function selectLooks(
  trx: Trx,
  { tenantId }: TenantScope,
  requestId: string,
  look: Look,
): Promise<Map<string, LeftByOne>> {
  const corrections = await trx
    .selectFrom('corrections_aside')
    .select(['file_id', 'path', 'value'])
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .where('look', '=', look)
    .orderBy('position')
    .execute();
  const edits = await trx
    .selectFrom('row_edits_aside')
    .select(['file_id', 'table_name', 'op', 'row_key', 'index'])
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .where('look', '=', look)
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

/** Puts one person's rows of a table in the place of what is there, with the values of the rows that only one of the two has. */
export async function takeRows(
  trx: Trx,
  { tenantId }: TenantScope,
  { requestId, fileId, look }: { readonly requestId: string; readonly fileId: string; readonly look: Look },
  { table, rows }: { readonly table: string; readonly rows: readonly string[] },
): Promise<void> {
  const inFile = sql`tenant_id = ${tenantId} and file_id = ${fileId}`;
  const kept = sql`${inFile} and request_id = ${requestId} and look = ${look}`;
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

/** The values that are in place of what was read in a file, for its search. */
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
