import { Client, type PoolConfig } from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../../../test/database.ts';
import { query } from '../../../test/global-setup.ts';
import { newId } from './ids.ts';
import { migrate } from './migrate.ts';

const databases: TestDatabase[] = [];
const clients: Client[] = [];
const roles: string[] = [];
const { maintenance, ownerUser } = inject('testServer');

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  for (const database of databases.splice(0)) await database.drop();
  for (const role of roles.splice(0)) await query(maintenance, `drop role ${role}`);
});

/** A database as a release left it, and a connection of its owner. */
async function databaseAt(migration: string) {
  const database = await emptyDatabase();
  databases.push(database);
  const owner = await makeOwner(database);
  await migrate(owner, database.app.user, migration);
  return { owner, app: database.app, client: await connect(owner) };
}

/** An owner that takes the application's roles and inherits nothing of them, as on an external database: row-level security hides all rows from it. */
async function makeOwner({ name, owner }: TestDatabase): Promise<PoolConfig> {
  if (ownerUser === undefined) return owner;
  const role = `${name}_owner`;
  await query(maintenance, `create role ${role} login`);
  roles.push(role);
  const application = 'ocr_tenant, ocr_partner, ocr_system';
  await query(maintenance, `grant ${application} to ${role} with admin true, inherit false, set true`);
  await query(maintenance, `alter database ${name} owner to ${role}`);
  return { ...owner, user: role };
}

async function connect(owner: PoolConfig): Promise<Client> {
  const client = new Client(owner);
  clients.push(client);
  await client.connect();
  return client;
}

/** Runs with the rows of tables that row-level security hides from the owner. */
async function unhidden<T>(client: Client, tables: readonly string[], work: () => Promise<T>): Promise<T> {
  for (const table of tables) await client.query(`alter table ${table} no force row level security`);
  try {
    return await work();
  } finally {
    for (const table of tables) await client.query(`alter table ${table} force row level security`);
  }
}

test('remembered payers from before are found by the keys of today, and those of two tenants are forgotten', async () => {
  const { owner, app, client } = await databaseAt('0074-invoice-drafts');
  const tables = ['partners', 'tenants', 'payer_names'];
  const [partner, other] = [newId(), newId()];
  const [one, two] = [newId(), newId()];
  await unhidden(client, tables, async () => {
    for (const id of [partner, other])
      await client.query(`insert into partners (id, name, created_at) values ($1, 'x', '2026-01-01')`, [id]);
    for (const id of [one, two])
      await client.query(
        `insert into tenants (id, partner_id, number, company_name, email, description, contact_name, contact_email, phone_number, address,
           block_limit, expiry_date, status, onboard_at, updated_at)
         values ($1::uuid, $2, $1::text, $1::text, $1::text, '', '', '', '', '', 1, '2027-01-01', 'active', '2026-01-01', '2026-01-01')`,
        [id, partner],
      );
    for (const [of, payer, tenant] of [
      // Of two tenants: nobody knows whose it is.
      [partner, 'ヤーマダ', one],
      [partner, 'ヤマダ', two],
      [partner, 'ヤマーダ', one],
      // Of one, in several ways.
      [partner, 'ミナトー', two],
      [partner, 'ミーナト', two],
      [partner, 'サクラ', one],
      [partner, 'サークラ', one],
      // By itself, and another partner's.
      [partner, 'トーヨー', one],
      [other, 'ヤーマダ', two],
      [partner, '12345', one],
    ])
      await client.query('insert into payer_names (partner_id, payer, tenant_id) values ($1, $2, $3)', [
        of,
        payer,
        tenant,
      ]);
  });
  await migrate(owner, app.user, '0075-payer-keys');
  const { rows } = await unhidden(client, ['payer_names'], () =>
    client.query('select partner_id, payer, tenant_id from payer_names order by payer, partner_id'),
  );
  const forced = await client.query(
    `select relforcerowsecurity as forced from pg_class where relname = 'payer_names'`,
  );
  expect(forced.rows).toEqual([{ forced: true }]);
  expect(rows.map(({ partner_id, payer, tenant_id }) => [partner_id, payer, tenant_id])).toEqual([
    [partner, 'サクラ', one],
    [partner, 'トヨ', one],
    [partner, 'ミナト', two],
    [other, 'ヤマダ', two],
  ]);
}, 120_000);

test('a migration that a deadlock ended is tried again', async () => {
  const { owner, app, client } = await databaseAt('0068-past-limits');
  const watcher = await connect(owner);
  await client.query('begin; lock table invoices in access share mode');
  const migrated = migrate(owner, app.user, '0069-searches-in-any-width');
  const waits = async () => {
    const { rows } = await watcher.query(
      `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.length;
  };
  await expect.poll(waits, { timeout: 60_000 }).toBeGreaterThan(0);
  // The migration has this table and waits for the other one; who waits for longer ends first.
  await client.query(`set lock_timeout = '30s'; select count(*) from tenants`);
  await client.query('commit');
  await migrated;
}, 120_000);
