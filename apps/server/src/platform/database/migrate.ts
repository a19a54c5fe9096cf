import { required } from '#platform/errors/required.ts';
import { codeOf } from '#platform/errors/facts.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { Client, escapeIdentifier, Pool, type PoolConfig } from 'pg';
import { installQueue } from '#platform/jobs/install.ts';

const folder = join(import.meta.dirname, '../../../migrations');
const roles = ['ocr_tenant', 'ocr_partner', 'ocr_system'] as const;
// Any fixed number: the advisory lock that makes several starting processes migrate one after the other.
const lockId = 7_214_902_611;
const lockTimeoutMs = 2_000;
const lockAttempts = 30;

/**
 * Brings a database to the newest schema: application roles, numbered `.sql` files, the queue's own schema and the
 * grants on it. Safe under several processes at once; a failing file is rolled back whole.
 * `owner` connects as the database's owner, or as the one user of an external `DATABASE_URL`.
 * `login` names the user that the application connects as, where that is another one; `last` the migration to stop at.
 */
export async function migrate(owner: PoolConfig, login?: string, last?: string): Promise<void> {
  const guard = new Client({ ...owner, application_name: 'ocr-migrate' });
  await guard.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [lockId]);
    await createRoles(guard, login);
    await runFiles(owner, last);
    await grantBackupAccess(guard);
    await installQueue(owner);
    await grantQueue(guard, login);
  } finally {
    await guard.end();
  }
}

async function createRoles(client: Client, login: string | undefined): Promise<void> {
  for (const role of roles) {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (found.rowCount === 0) {
      try {
        await client.query(`create role ${role} nologin`);
      } catch (error) {
        // Roles belong to the whole cluster: another database's migration may have made it a moment ago.
        if (!['42710', '23505'].includes(codeOf(error) ?? '')) throw roleError(role, error);
      }
    }
    await grantRole(client, role, login);
  }
}

async function grantRole(client: Client, role: string, login: string | undefined): Promise<void> {
  const user =
    login ?? required((await client.query<{ user: string }>('select current_user as user')).rows[0]).user;
  const may = await client.query<{ may: boolean }>(
    `select pg_has_role($1, $2, 'MEMBER') and (current_setting('server_version_num')::int < 160000
       or pg_has_role($1, $2, case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end)) as may`,
    [user, role],
  );
  if (may.rows[0]?.may) return;
  // Not inherited: a query outside a scoped transaction must see nothing.
  const version = Number((await client.query('show server_version_num')).rows[0].server_version_num);
  const how = version >= 160_000 ? ' with inherit false, set true' : '';
  try {
    await client.query(`grant ${role} to ${escapeIdentifier(user)}${how}`);
  } catch (error) {
    throw roleError(role, error);
  }
}

function roleError(role: string, cause: unknown): Error {
  return new Error(
    `The database user may not create or take the role "${role}". Give it CREATEROLE, or create the roles ${roles.join(', ')} and grant them to it.`,
    { cause },
  );
}

/** An empty database is migrated in one transaction; one that is in use migration by migration, each with its locks for itself. */
async function runFiles(owner: PoolConfig, last: string | undefined): Promise<void> {
  const pool = new Pool({ ...owner, max: 2 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: sqlFiles });
    const migrations = await migrator.getMigrations();
    const target = last ?? migrations.at(-1)?.name ?? '';
    if (migrations.every(({ executedAt }) => executedAt === undefined))
      return await migrateTo(migrator, target);
    // A statement that waits for a table's lock blocks all writers after it, so it gives up early and tries again.
    pool.on('connect', (client) => void client.query(`set lock_timeout = '${lockTimeoutMs}ms'`));
    for (const { name, executedAt } of migrations) {
      if (executedAt !== undefined || name > target) continue;
      await buildConcurrently(owner, name);
      await retryLocked(() => migrateTo(migrator, name));
    }
    // Names that are missing or in another order are refused here, too.
    await migrateTo(migrator, target);
  } finally {
    await db.destroy();
  }
}

async function migrateTo(migrator: Migrator, name: string): Promise<void> {
  const { error } = await migrator.migrateTo(name);
  if (error !== undefined) throw error;
}

/** A lock that is not to be had, and a deadlock with a process at work: what was done is rolled back. */
const lockFailures = new Set(['55P03', '40P01']);

async function retryLocked(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === lockAttempts || !lockFailures.has(codeOf(error) ?? '')) throw error;
      await sleep(lockTimeoutMs);
    }
  }
}

/**
 * Builds the indexes of a migration while others write, outside any transaction. What an earlier attempt left unfinished is dropped first.
 */
async function buildConcurrently(owner: PoolConfig, name: string): Promise<void> {
  const text = await readFile(join(folder, 'concurrently', `${name}.sql`), 'utf8').catch(() => '');
  if (text === '') return;
  const client = new Client({ ...owner, application_name: 'ocr-migrate' });
  await client.connect();
  try {
    for (const statement of text.split(/\n\s*\n/).filter((each) => !/^(--.*\s*)*$/.test(each))) {
      const [, index] = /index concurrently if not exists (\w+)/.exec(statement) ?? [];
      const unfinished = await client.query(
        'select from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname = $1 and not i.indisvalid',
        [index],
      );
      if (index !== undefined && (unfinished.rowCount ?? 0) > 0)
        await client.query(`drop index concurrently ${escapeIdentifier(index)}`);
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
}

/** The names of this release's migrations, in the order in which they run. */
export async function listMigrations(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return names.map((name) => name.replace(/\.sql$/, '')).sort();
}

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const entries = await Promise.all(
      (await listMigrations()).map(async (name): Promise<[string, Migration]> => {
        const text = skipBuilt(name, await readFile(join(folder, `${name}.sql`), 'utf8'));
        return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
      }),
    );
    return Object.fromEntries(entries);
  },
};

/** Indexes built concurrently exist already. Later migrations say `if not exists` themselves; these were merged before. */
function skipBuilt(name: string, text: string): string {
  if (name !== '0007-sorts-and-searches' && name !== '0014-rows-and-places-by-hand') return text;
  return text
    .replaceAll(/create (unique )?index /g, (begin) => `${begin}if not exists `)
    .replace('create function search_keys', 'create or replace function search_keys');
}

/**
 * Row-level security hides every row from the owner, too. A transaction of the owner that sets `app.backup` reads them all; no other user's
 * does. A statement for each table, so that none is locked longer than for its own.
 */
async function grantBackupAccess(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select c.oid::regclass::text as table from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'backup_rows')`,
  );
  for (const { table } of rows)
    await client.query(
      `create policy backup_rows on ${table} for select to current_user using ((select current_setting('app.backup', true)) = 'on')`,
    );
}

async function grantQueue(client: Client, login: string | undefined): Promise<void> {
  // The queue's tables contain the jobs of all tenants, so in a tenant's or partner's transaction the queue runs as the connection's own user.
  const takers = ['ocr_system', ...(login === undefined ? [] : [escapeIdentifier(login)])].join(', ');
  await client.query(`
    revoke all on all tables in schema pgboss from ocr_tenant, ocr_partner;
    revoke all on all sequences in schema pgboss from ocr_tenant, ocr_partner;
    revoke all on all functions in schema pgboss from ocr_tenant, ocr_partner;
    revoke all on schema pgboss from ocr_tenant, ocr_partner;
    grant usage on schema pgboss to ${takers};
    grant select, insert, update, delete on all tables in schema pgboss to ${takers};
    grant usage, select on all sequences in schema pgboss to ${takers};
    grant execute on all functions in schema pgboss to ${takers};`);
}
