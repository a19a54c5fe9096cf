import { codeOf } from '#platform/errors/facts.ts';
import { Client, escapeIdentifier, type PoolConfig } from 'pg';

/**
 * Deletes a partner with all rows of its own, its tenants and its users, including what no role of the application may delete (ledger,
 * invoices, audit), in one transaction of the database's owner. `folders` of the storage are scheduled for deletion with it.
 */
export async function deletePartner(
  owner: PoolConfig,
  { partnerId, folders, at }: { partnerId: string; folders: readonly string[]; at: Date },
): Promise<void> {
  const client = new Client({ ...owner, application_name: 'ocr-delete' });
  await client.connect();
  try {
    await client.query('begin');
    const tables = await liftRowSecurity(client);
    await deleteRows(client, partnerId);
    await client.query('insert into storage_removals (key, due_at) select unnest($1::text[]), $2', [
      folders,
      at,
    ]);
    for (const name of tables) await client.query(`alter table ${name} force row level security`);
    await client.query('commit');
  } finally {
    // Uncommitted changes are rolled back with the connection.
    await client.end();
  }
}

/** Row-level security binds the owner, too. Returns the names of the tables where it has to be enforced again. */
async function liftRowSecurity(client: Client): Promise<string[]> {
  const tables = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
       and c.relkind = 'r' and c.relforcerowsecurity`,
  );
  const names = tables.rows.map(({ name }) => escapeIdentifier(name));
  for (const name of names) await client.query(`alter table ${name} no force row level security`);
  return names;
}

interface Owned {
  readonly table: string;
  readonly column: 'partner_id' | 'tenant_id' | 'user_id';
}

/** Every row that names the partner, one of its tenants or one of its users, and then the partner. */
async function deleteRows(client: Client, partnerId: string): Promise<void> {
  const { rows: owned } = await client.query<Owned>(
    `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and column_name in ('partner_id', 'tenant_id', 'user_id')`,
  );
  const idsOf = async (table: string) =>
    (
      await client.query<{ id: string }>(`select id from ${table} where partner_id = $1`, [partnerId])
    ).rows.map(({ id }) => id);
  const ids = {
    partner_id: [partnerId],
    tenant_id: await idsOf('tenants'),
    user_id: await idsOf('users'),
  };
  await deleteInOrder(client, owned, ids);
  await client.query(`delete from rate_limits where split_part(key, ':', 2) = any($1)`, [
    Object.values(ids).flat(),
  ]);
  await client.query('delete from partners where id = $1', [partnerId]);
  await client.query(`delete from pgboss.job where data->>'partnerId' = $1`, [partnerId]);
}

/** Rows that others refer to are deleted after those: a refused deletion is tried again once the rest is deleted. */
async function deleteInOrder(
  client: Client,
  owned: readonly Owned[],
  ids: Readonly<Record<Owned['column'], readonly string[]>>,
): Promise<void> {
  const left: Owned[] = [];
  for (const { table, column } of owned) {
    await client.query('savepoint before');
    try {
      await client.query(`delete from ${escapeIdentifier(table)} where ${column} = any($1::uuid[])`, [
        ids[column],
      ]);
    } catch (error) {
      if (codeOf(error) !== '23503') throw error;
      await client.query('rollback to savepoint before');
      left.push({ table, column });
    }
  }
  if (left.length === owned.length && left.length > 0)
    throw new Error(`Rows of ${left.map(({ table }) => table).join(', ')} are referred to by others`);
  if (left.length > 0) await deleteInOrder(client, left, ids);
}
