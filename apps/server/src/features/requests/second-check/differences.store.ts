import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { CheckDifference, ReadTable } from './compare-checks.ts';

/** Maximum rows of one person, and characters of a value, that are stored for display. */
const MAX_ROWS = 50;
const MAX_SHOWN = 200;

/** The tables of a file as they were read: names, columns and how many rows; nothing of a file that was not read. */
export async function selectReadTables(
  trx: Trx,
  { tenantId }: TenantScope,
  fileId: string,
): Promise<ReadTable[]> {
  const { rows } = await sql<ReadTable>`
    select entry ->> 'name' as name, entry -> 'columns' as columns, jsonb_array_length(entry -> 'rows') as rows
    from file_results r, jsonb_array_elements(r.tables::jsonb) as entry
    where r.tenant_id = ${tenantId} and r.file_id = ${fileId}`.execute(trx);
  return rows;
}

/** What was read in the given places of a file. */
export async function selectReadValues(
  trx: Trx,
  { tenantId }: TenantScope,
  fileId: string,
  paths: readonly string[],
): Promise<Map<string, string | null>> {
  if (paths.length === 0) return new Map();
  const hasCells = paths.some((path) => path.startsWith('["tables"'));
  const { rows } = await sql<{ path: string; value: string | null }>`
    select path, value from (
      select '["fields",' || to_json(entry ->> 'name') || ']' as path, entry ->> 'value' as value
      from file_results r cross join jsonb_array_elements(r.fields::jsonb) as entry
      where r.tenant_id = ${tenantId} and r.file_id = ${fileId}
      union all
      select '["tables",' || to_json(t.entry ->> 'name') || ',' || (row.place - 1) || ',' || to_json(cell ->> 'column') || ']', cell ->> 'value'
      from file_results r cross join jsonb_array_elements(r.tables::jsonb) as t (entry)
        cross join jsonb_array_elements(t.entry -> 'rows') with ordinality as row (entry, place)
        cross join jsonb_array_elements(row.entry -> 'cells') as cell
      where ${hasCells} and r.tenant_id = ${tenantId} and r.file_id = ${fileId}
    ) as read where path = any(${paths}::text[])`.execute(trx);
  return new Map(rows.map(({ path, value }) => [path, value]));
}

/** A row as it was read: its values by column. */
export async function selectReadRows(
  trx: Trx,
  { tenantId }: TenantScope,
  fileId: string,
  { table, rows: numbers }: { readonly table: string; readonly rows: readonly number[] },
): Promise<Map<number, Map<string, string | null>>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ row: number; cells: { column: string; value: string | null }[] }>`
    select place as row, coalesce(entry -> 'rows' -> place -> 'cells', '[]') as cells
    from file_results r, jsonb_array_elements(r.tables::jsonb) as entry, unnest(${numbers.slice(0, MAX_ROWS)}::int[]) as place
    where r.tenant_id = ${tenantId} and r.file_id = ${fileId} and entry ->> 'name' = ${table}`.execute(trx);
  return new Map(
    rows.map(({ row, cells }) => [row, new Map(cells.map(({ column, value }) => [column, value]))]),
  );
}

/** A difference with the values of the rows that only one of the two has. */
export interface ShownDifference extends Omit<CheckDifference, 'rows'> {
  readonly rows?: { readonly first: readonly string[][]; readonly second: readonly string[][] } | undefined;
}

/** Stores the differences that the third person has to resolve. */
export async function insertDifferences(
  trx: Trx,
  scope: TenantScope,
  { requestId, fileId }: { readonly requestId: string; readonly fileId: string },
  differences: readonly ShownDifference[],
): Promise<void> {
  if (differences.length === 0) return;
  const shown = (rows: readonly string[][] | undefined) =>
    rows === undefined
      ? null
      : JSON.stringify(rows.slice(0, MAX_ROWS).map((cells) => cells.map((text) => text.slice(0, MAX_SHOWN))));
  await trx
    .insertInto('look_differences')
    .values(
      differences.map(({ path, first, second, rows }, place) => ({
        id: newId(),
        request_id: requestId,
        file_id: fileId,
        tenant_id: scope.tenantId,
        partner_id: scope.partnerId,
        place,
        path,
        first_value: first,
        second_value: second,
        first_rows: shown(rows?.first),
        second_rows: shown(rows?.second),
      })),
    )
    .execute();
}

/** All differences of a request, resolved or not, in the order of its files. */
export async function selectDifferences(trx: Trx, { tenantId }: TenantScope, requestId: string) {
  return trx
    .selectFrom('look_differences')
    .innerJoin('request_files', 'request_files.id', 'look_differences.file_id')
    .selectAll('look_differences')
    .where('look_differences.tenant_id', '=', tenantId)
    .where('look_differences.request_id', '=', requestId)
    .orderBy('request_files.ordinal')
    .orderBy('look_differences.place')
    .execute();
}
export type DifferenceRow = Awaited<ReturnType<typeof selectDifferences>>[number];

/** How many of them are unresolved. */
export async function countOpenDifferences(
  trx: Trx,
  { tenantId }: TenantScope,
  requestId: string,
): Promise<number> {
  const { open } = await trx
    .selectFrom('look_differences')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .where('settled', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}

/** Records whose value was picked, or that a third value was entered; null reopens the differences. */
export async function storeResolution(
  trx: Trx,
  { tenantId }: TenantScope,
  { fileId, paths }: { readonly fileId: string; readonly paths: readonly string[] },
  settled: 'first' | 'second' | 'other' | null,
): Promise<void> {
  if (paths.length === 0) return;
  await trx
    .updateTable('look_differences')
    .set({ settled })
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', fileId)
    .where('path', 'in', paths)
    .execute();
}
