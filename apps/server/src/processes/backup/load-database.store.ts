import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import {
  findDataTables,
  findQueueVersion,
  listColumns,
  quoteTable,
  type DataTable,
} from './dump-database.store.ts';
import { tableFile, type BackupManifest, type DumpedTable } from './manifest.ts';
import type { SealedFiles } from './sealed-files.ts';

/**
 * Loads all rows into the empty tables of the same schema, in the caller's transaction: a failure leaves nothing. Until the transaction
 * ends, the tables are locked.
 * @throws BackupError if a table has rows, the schema differs, or the backup is damaged
 */
export async function loadDatabase(
  client: Client,
  files: SealedFiles,
  manifest: BackupManifest,
): Promise<void> {
  const tables = await findDataTables(client);
  refuseOtherTables(tables, manifest.tables);
  if ((await findQueueVersion(client)) !== manifest.queueVersion)
    throw new BackupError(
      "The backup's queue has another version than this release's. Restore it with the release that made it, then upgrade.",
    );
  const own = tables.filter(({ schema }) => schema === 'public');
  for (const table of own)
    await client.query(`alter table ${quoteTable(table)} no force row level security, disable trigger user`);
  for (const table of own) await refuseRows(client, table);
  // A server that ran on the empty database has left its timetable only.
  await client.query('delete from pgboss.job');
  for (const table of await inOrderOfReference(client, manifest.tables))
    await loadTable(client, files, table);
  // The queue's library makes queues of its own when a worker first runs, and jobs in them at every tick: they come again by themselves.
  await client.query('delete from pgboss.job where name not in (select name from pgboss.queue)');
  // Jobs that wait longer than this are dropped: the time since the backup does not count.
  await client.query(
    `update pgboss.job set keep_until = greatest(keep_until, now() + interval '14 days') where state < 'active'`,
  );
  for (const { value, isCalled, ...sequence } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      quoteTable(sequence),
      value,
      isCalled,
    ]);
  for (const table of own)
    await client.query(`alter table ${quoteTable(table)} force row level security, enable trigger user`);
}

async function loadTable(client: Client, files: SealedFiles, table: DumpedTable): Promise<void> {
  const rows = client.query(copyFrom(`copy ${quoteTable(table)} (${listColumns(table)}) from stdin`));
  await files.read(tableFile(table), table, rows);
  if (rows.rowCount !== table.rows)
    throw new BackupError(
      `The table ${table.name} took ${rows.rowCount} rows of the backup's ${table.rows}.`,
    );
}

async function refuseRows(client: Client, table: DataTable): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from ${quoteTable(table)}) as found`,
  );
  if (rows[0]?.found)
    throw new BackupError(
      `The database is not empty: ${table.name} has rows. Restore into an empty database, or an empty DATA_DIR.`,
    );
}

function refuseOtherTables(found: readonly DataTable[], dumped: readonly DumpedTable[]): void {
  const describe = (tables: readonly DataTable[]) =>
    tables.map((table) => `${quoteTable(table)} (${listColumns(table)})`).toSorted();
  const here = describe(found);
  const there = describe(dumped);
  const other = [...new Set(here).symmetricDifference(new Set(there))];
  if (other.length > 0)
    throw new BackupError(`The backup's tables are not this release's: ${other.join('; ')}.`);
}

/** A table comes after those that its foreign keys refer to; one that refers to itself is checked when all its rows are there. */
async function inOrderOfReference(client: Client, tables: readonly DumpedTable[]): Promise<DumpedTable[]> {
  const { rows } = await client.query<{ table: string; parent: string }>(
    `select c.relname::text as table, p.relname::text as parent from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.oid <> p.oid`,
  );
  const ordered: DumpedTable[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const waiting = new Set(rest.filter(({ schema }) => schema === 'public').map(({ name }) => name));
    const isFree = ({ name }: DumpedTable) =>
      !rows.some((row) => row.table === name && waiting.has(row.parent));
    const free = rest.filter(isFree);
    if (free.length === 0)
      throw new Error(`Foreign keys in a circle: ${rest.map(({ name }) => name).join(', ')}`);
    ordered.push(...free);
    rest = rest.filter((table) => !free.includes(table));
  }
  return ordered;
}
