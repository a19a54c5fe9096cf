import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier, type PoolConfig } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { lockObjectDeletions } from '#platform/storage/staged-objects.store.ts';
import { listMigrations } from '#platform/database/migrate.ts';
import { BackupError } from './backup-error.ts';
import { tableFile, type BackupManifest, type DumpedTable } from './manifest.ts';
import type { SealedFiles } from './sealed-files.ts';

/** A table with the columns that contain data; what PostgreSQL computes itself is left out. */
export interface DataTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** Connects as the owner, for whom the values of every type have the same text form on every server. */
export async function connectOwner(owner: PoolConfig): Promise<Client> {
  const client = new Client({ ...owner, application_name: 'ocr-backup', keepAlive: true });
  await client.connect();
  await client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set search_path = public;
     set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`,
  );
  return client;
}

/** Ends the connection; one that hangs in the middle of a copy ends with the process. */
export async function endConnection(client: Client): Promise<void> {
  const timeout = new AbortController();
  const ended = client.end().catch(() => undefined);
  await Promise.race([ended, sleep(5_000, undefined, { signal: timeout.signal }).catch(() => undefined)]);
  timeout.abort();
}

/**
 * Begins the one transaction that a backup reads in: everything as of this moment, while others continue writing. Until the connection ends no
 * stored document is deleted, so what these rows name stays.
 */
export async function beginSnapshot(client: Client): Promise<void> {
  await lockObjectDeletions(client);
  await client.query('begin isolation level repeatable read read only');
  await client.query(`select set_config('app.backup', 'on', true)`);
  const done = await client.query<{ name: string }>(
    'select name from kysely_migration order by name collate "C"',
  );
  const expected = await listMigrations();
  if (done.rows.map((row) => row.name).join() !== expected.join())
    throw new BackupError(
      'The database has the schema of another release. Back it up with the release that runs on it, or run "npm run admin -- migrate" first.',
    );
}

/** Writes every table of the application, and the queue's jobs. */
export async function dumpDatabase(
  client: Client,
  files: SealedFiles,
): Promise<Pick<BackupManifest, 'migrations' | 'queueVersion' | 'tables' | 'sequences'>> {
  const tables: DumpedTable[] = [];
  for (const table of await findDataTables(client)) {
    const rows = client.query(
      copyTo(`copy (select ${listColumns(table)} from ${quoteTable(table)}) to stdout`),
    );
    const digest = await files.write(tableFile(table), rows);
    // The count follows the last row: it is available when the connection answers again.
    await client.query('select');
    tables.push({ ...table, columns: [...table.columns], ...digest, rows: rows.rowCount });
  }
  return {
    migrations: await listMigrations(),
    queueVersion: await findQueueVersion(client),
    tables,
    // Read after the rows, so that it is never lower than a value that a row has.
    sequences: await dumpSequences(client),
  };
}

/** The queue's own tables are made by its library; of them only the jobs are data. Changes of requests refer to transactions of this database, and are of no use in another. */
export async function findDataTables(client: Client): Promise<DataTable[]> {
  const { rows } = await client.query<DataTable>(
    `select n.nspname::text as schema, c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition
       and ((n.nspname = 'public' and c.relname not like 'kysely\\_%' and c.relname <> 'request_changes') or (n.nspname = 'pgboss' and c.relname = 'job'))
     group by n.nspname, c.relname order by n.nspname, c.relname`,
  );
  return rows;
}

/** A table's name with its schema, quoted for SQL. */
export function quoteTable({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

/** Column names, quoted and joined for SQL. */
export function listColumns({ columns }: Pick<DataTable, 'columns'>): string {
  return columns.map((column) => escapeIdentifier(column)).join(', ');
}

/** The version of the queue's schema; a backup is restored into the same one. */
export async function findQueueVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return Number(rows[0]?.version);
}

async function dumpSequences(client: Client): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname::text as schema, c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = 'public' order by 2`,
  );
  const sequences: BackupManifest['sequences'] = [];
  for (const sequence of rows) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoteTable(sequence)}`,
    );
    for (const { value, isCalled } of found.rows) sequences.push({ ...sequence, value, isCalled });
  }
  return sequences;
}
