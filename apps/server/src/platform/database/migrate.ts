import { required } from '#platform/errors/required.ts';
import { codeOf } from '#platform/errors/facts.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { Client, escapeIdentifier, Pool, type PoolConfig } from 'pg';
import { installQueue } from '#platform/jobs/install.ts';

const folder = join(import.meta.dirname, '../../../migrations');
const roles = ['ocr_tenant', 'ocr_partner', 'ocr_system'] as const;
// Any fixed number: the advisory lock that makes several starting processes migrate one after the other.
const lockId = 7_214_902_611;

/**
 * Brings a database to the newest schema: application roles, numbered `.sql` files, the queue's own schema and the
 * grants on it. Safe under several processes at once; a failing file is rolled back whole.
 * `owner` connects as the database's owner, or as the one user of an external `DATABASE_URL`.
 * `login` names the user that the application connects as, where that is another one.
 */
export async function migrate(owner: PoolConfig, login?: string): Promise<void> {
  const guard = new Client({ ...owner, application_name: 'ocr-migrate' });
  await guard.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [lockId]);
    await createRoles(guard, login);
    await runFiles(owner);
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

async function runFiles(owner: PoolConfig): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new Pool({ ...owner, max: 2 }) }),
  });
  try {
    const { error } = await new Migrator({ db, provider: sqlFiles }).migrateToLatest();
    if (error !== undefined) throw error;
  } finally {
    await db.destroy();
  }
}

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    const entries = await Promise.all(
      names.map(async (name): Promise<[string, Migration]> => {
        const text = await readFile(join(folder, name), 'utf8');
        return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
      }),
    );
    return Object.fromEntries(entries);
  },
};

async function grantQueue(client: Client, login: string | undefined): Promise<void> {
  // Jobs of all tenants lie side by side: in a tenant's or a partner's transaction the queue works as the connection's own user.
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
