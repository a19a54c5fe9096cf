import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type PoolConfig } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../../../test/database.ts';
import { listMigrations, migrate } from './migrate.ts';

// Migrations up to here were landed before they were checked.
const landedBefore = '0025-export-layouts';
const databases: TestDatabase[] = [];

afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});

async function databaseAt(migration: string): Promise<TestDatabase> {
  const database = await emptyDatabase();
  databases.push(database);
  await migrate(database.owner, database.app.user, migration);
  return database;
}
async function connect(owner: PoolConfig): Promise<Client> {
  const client = new Client(owner);
  await client.connect();
  return client;
}

/** What must not change of a table that is there: its file (a rewrite), its indexes, what all its rows are known to fulfil. */
async function describeTables(client: Client): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ table: string; facts: string[] }>(
    `select c.oid::text as table, array_agg(f.fact) as facts from pg_class c, lateral (
       select 'rewrites ' || c.relname || ' ' || pg_relation_filenode(c.oid) as fact
       union all select 'builds ' || i.indexrelid::regclass from pg_index i where i.indrelid = c.oid
       union all select 'scans for ' || k.conname from pg_constraint k where k.conrelid = c.oid and k.convalidated and k.contype in ('c', 'f')
       union all select 'scans for not null ' || c.relname || '.' || a.attname from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and a.attnotnull and not a.atthasmissing
     ) f where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.oid`,
  );
  return new Map(rows.map(({ table, facts }) => [table, new Set(facts)]));
}

/** Changes to existing tables, each of which blocks writers in proportion to the table's size. */
async function blockingChanges(client: Client, work: () => Promise<unknown>): Promise<string[]> {
  const before = await describeTables(client);
  await work();
  const after = await describeTables(client);
  return [...after]
    .flatMap(([table, facts]) => {
      const known = before.get(table);
      return known === undefined ? [] : [...facts].filter((fact) => !known.has(fact));
    })
    .map((change) => change.replace(/ \d+$/, ''))
    .toSorted();
}

/** The indexes that are built concurrently before a migration runs, as `blockingChanges` names them. */
async function builtConcurrently(name: string): Promise<string[]> {
  const file = join(import.meta.dirname, `../../../migrations/concurrently/${name}.sql`);
  const text = await readFile(file, 'utf8').catch(() => '');
  return [...text.matchAll(/index concurrently if not exists (\w+)/g)].map(([, index]) => `builds ${index}`);
}

test('no migration builds an index on, rewrites or scans a table that is there', async () => {
  const { owner, app } = await databaseAt(landedBefore);
  const client = await connect(owner);
  try {
    const names = (await listMigrations()).filter((name) => name > landedBefore);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const changes = await blockingChanges(client, () => migrate(owner, app.user, name));
      const beside = await builtConcurrently(name);
      expect(
        changes.filter((one) => !beside.includes(one)),
        name,
      ).toEqual([]);
    }
    const change = (statement: string) => blockingChanges(client, () => client.query(statement));
    expect(await change('alter table requests add column note text')).toEqual([]);
    expect(await change('create index loose on requests (page_count)')).toEqual(['builds loose']);
    expect(await change('alter table requests alter column page_count type bigint')).toContain(
      'rewrites requests',
    );
    expect(await change('alter table requests alter column note set not null')).toEqual([
      'scans for not null requests.note',
    ]);
    expect(await change('alter table requests add constraint positive check (page_count > 0)')).toEqual([
      'scans for positive',
    ]);
    expect(
      await change('alter table requests add constraint later check (page_count > 1) not valid'),
    ).toEqual([]);
  } finally {
    await client.end();
  }
}, 120_000);

test('what blocks writers in the migrations before is what the operations guide says', async () => {
  const { owner, app } = await databaseAt('0006-lists');
  const client = await connect(owner);
  const blocking: Record<string, string[]> = {};
  try {
    for (const name of (await listMigrations()).filter(
      (each) => each > '0006-lists' && each <= landedBefore,
    )) {
      const changes = await blockingChanges(client, () => migrate(owner, app.user, name));
      const beside = await builtConcurrently(name);
      const left = changes.filter((one) => !beside.includes(one));
      if (left.length > 0) blocking[name] = left;
    }
  } finally {
    await client.end();
  }
  // Each adds what it indexes or checks itself, or, with 0007's `requests_status`, replaces an index by one of the same name.
  expect(blocking).toEqual({
    '0009-session-list': ['scans for not null sessions.last_seen_at'],
    '0013-checking-and-words': ['builds requests_checked', 'builds requests_unchecked'],
    '0016-prices-and-payments': [
      'builds invoices_open',
      'builds invoices_tenant',
      'builds invoices_tenant_month',
      'scans for invoices_amounts',
      'scans for invoices_credit',
      'scans for invoices_kind_check',
      'scans for invoices_refers_to_fkey',
      'scans for invoices_state_check',
    ],
    '0024-document-identity': ['builds file_results_identity'],
  });
}, 120_000);

test('an upgrade across 0007 builds its indexes while others write, also after an interrupted upgrade, and ends with the same schema as a fresh one', async () => {
  const { owner, app } = await databaseAt('0006-lists');
  const [writer, other, watcher] = [await connect(owner), await connect(owner), await connect(owner)];
  try {
    await writer.query('begin; lock table requests in row exclusive mode');
    // What a cut off attempt leaves: an index by its name that nothing uses.
    await watcher.query(`set statement_timeout = '300ms'`);
    const cutOff = watcher.query('create index concurrently requests_number on requests (number)');
    await expect(cutOff).rejects.toThrow('statement timeout');
    await watcher.query('set statement_timeout = 0');
    const upgrade = migrate(owner, app.user, '0007-sorts-and-searches');
    const waits = async () => {
      const { rows } = await watcher.query(
        `select from pg_stat_activity where application_name = 'ocr-migrate' and wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows.length;
    };
    await expect.poll(waits, { timeout: 60_000 }).toBeGreaterThan(0);
    // The migration waits for the first writer, and no writer waits for the migration.
    await other.query(`set lock_timeout = '1s'; begin; lock table requests in row exclusive mode; commit`);
    await writer.query('commit');
    await upgrade;
  } finally {
    await Promise.all([writer, other, watcher].map((client) => client.end()));
  }
  const fresh = await databaseAt('0007-sorts-and-searches');
  expect(await indexesOf(owner)).toEqual(await indexesOf(fresh.owner));
}, 120_000);

/** Every index by its definition, invalid ones said to be so. */
async function indexesOf(owner: PoolConfig): Promise<string[]> {
  const client = await connect(owner);
  try {
    const { rows } = await client.query<{ index: string }>(
      `select pg_get_indexdef(indexrelid) || case when indisvalid then '' else ' INVALID' end as index
       from pg_index join pg_class c on c.oid = indrelid where c.relnamespace = 'public'::regnamespace order by 1`,
    );
    return rows.map(({ index }) => index);
  } finally {
    await client.end();
  }
}
