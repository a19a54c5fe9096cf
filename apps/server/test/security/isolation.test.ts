import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database, type Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { findSearched } from '#platform/database/lists.ts';
import { createLog } from '#platform/log/log.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';

// Tables without rows of anybody's: who has run which migration.
const bookkeeping = ['kysely_migration', 'kysely_migration_lock'];
// Tables of the system alone; neither a tenant nor a partner may read them.
const systemOnly = [
  'email_changes',
  'expiry_mails',
  'failed_sign_ins',
  'known_devices',
  'passkey_challenges',
  'passkeys',
  'password_resets',
  'rate_limits',
  'recovery_codes',
  'sign_in_tickets',
  'totp_secrets',
];
// What a partner must never be able to read: documents and what was read of them.
const confidential = [
  'requests',
  'request_files',
  'file_pages',
  'file_results',
  'result_outlines',
  'result_parts',
  'corrections',
  'row_edits',
  'request_words',
  'request_counts',
  'request_changes',
  'counted_tenants',
  'template_set_choices',
  'template_checking',
  'request_reviews',
  'corrections_aside',
  'row_edits_aside',
  'look_differences',
  'template_trials',
  'trial_losses',
  'version_trials',
  'version_losses',
  'template_memories',
  'lessons',
  'layout_uses',
  'export_layouts',
  'idempotency_keys',
  'fair_times',
];

let database: TestDatabase;
let owner: Client;
let db: Database;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new Client(database.owner);
  await owner.connect();
  db = createDatabase(database.app, createLog('silent'));
});
afterAll(async () => {
  await db.destroy();
  await owner.end();
  await database.drop();
});

async function tablesWhere(condition: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
       and c.relkind in ('r', 'p') and ${condition} order by 1`,
  );
  return rows.map((row) => row.name).filter((name) => !bookkeeping.includes(name));
}

async function policiesOf(role: string): Promise<Map<string, string[]>> {
  const { rows } = await owner.query<{ name: string; uses: string }>(
    `select tablename as name, coalesce(qual, with_check) as uses from pg_policies
     where schemaname = 'public' and $1 = any(roles)`,
    [role],
  );
  return Map.groupBy(rows, (row) => row.name)
    .entries()
    .reduce(
      (map, [name, policies]) =>
        map.set(
          name,
          policies.map((policy) => policy.uses),
        ),
      new Map<string, string[]>(),
    );
}

async function grantsOf(role: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and has_any_column_privilege($1, c.oid, 'select') order by 1`,
    [role],
  );
  return rows.map((row) => row.name);
}

describe('every table', () => {
  test('has row-level security, for its owner too', async () => {
    expect(await tablesWhere('not (c.relrowsecurity and c.relforcerowsecurity)')).toEqual([]);
  });

  test('that a tenant may read is bound to the tenant, or to what its partner publishes', async () => {
    const policies = await policiesOf('ocr_tenant');
    for (const table of await grantsOf('ocr_tenant')) {
      const uses = policies.get(table) ?? [];
      expect(uses.length, table).toBeGreaterThan(0);
      for (const use of uses) expect(use, table).toMatch(/app_tenant\(\)|app_partner\(\)/);
    }
  });

  test('that a partner may read is bound to the partner', async () => {
    const policies = await policiesOf('ocr_partner');
    for (const table of await grantsOf('ocr_partner')) {
      for (const use of policies.get(table) ?? ['no policy']) expect(use, table).toMatch(/app_partner\(\)/);
    }
  });

  test('of documents and results is out of a partner’s and the system’s reach', async () => {
    const partner = await grantsOf('ocr_partner');
    expect(partner.filter((table) => confidential.includes(table))).toEqual([]);
    const documents = ['request_files', 'file_pages', 'file_results', 'corrections', 'request_words'].concat(
      'result_outlines',
      'result_parts',
      'request_changes',
    );
    const { rows } = await owner.query<{ column: string }>(
      `select table_name || '.' || column_name as column from information_schema.column_privileges
       where grantee = 'ocr_system' and privilege_type = 'SELECT' and table_name = any($1) order by 1`,
      [
        [
          ...documents,
          'template_set_choices',
          'request_reviews',
          'corrections_aside',
          'row_edits_aside',
          'look_differences',
          'template_checking',
          'template_trials',
          'trial_losses',
          'version_trials',
          'version_losses',
          'template_memories',
          'lessons',
          'layout_uses',
          'export_layouts',
        ],
      ],
    );
    // Whose words they are and their checksums, for the index; never the words.
    const looksUp = ['keys', 'request_id', 'tenant_id'].map((column) => ({
      column: `request_words.${column}`,
    }));
    expect(rows).toEqual([{ column: 'request_changes.made_at' }, ...looksUp]);
  });

  test('of the system alone is out of everybody else’s reach', async () => {
    for (const role of ['ocr_tenant', 'ocr_partner']) {
      expect(
        (await grantsOf(role)).filter((table) => systemOnly.includes(table)),
        role,
      ).toEqual([]);
    }
  });

  test('of the queue is out of a tenant’s and a partner’s reach, whatever the statement', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace, unnest($1::text[]) as role
       where n.nspname = 'pgboss' and c.relkind in ('r', 'p', 'v') and (has_schema_privilege(role, n.oid, 'usage')
         or has_any_column_privilege(role, c.oid, 'select, insert, update') or has_table_privilege(role, c.oid, 'delete'))`,
      [['ocr_tenant', 'ocr_partner']],
    );
    expect(rows).toEqual([]);
    const scope = { tenantId: newId(), partnerId: newId() };
    const reading = (trx: Trx) => sql`select 1 from pgboss.job`.execute(trx);
    await expect(db.withTenant(scope, reading)).rejects.toThrow(/permission denied/);
    await expect(db.withPartner(scope, reading)).rejects.toThrow(/permission denied/);
  });

  test('with a tenant’s rows carries the tenant in an index that leads with it, or in its key', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum) order by 1`,
    );
    const reachedOtherwise = ['failed_sign_ins', 'password_resets', 'preview_documents', 'template_versions'];
    expect(rows.map((row) => row.name).filter((name) => !reachedOtherwise.includes(name))).toEqual([]);
  });
});

describe('two tenants of two partners', () => {
  const ours = { tenantId: newId(), partnerId: newId() };
  const theirs = { tenantId: newId(), partnerId: newId() };
  const at = new Date('2026-11-20T00:00:00Z');
  const entry = (scope: typeof ours) => ({
    id: newId(),
    partner_id: scope.partnerId,
    tenant_id: scope.tenantId,
    at,
    user_id: null,
    user_name: 'somebody',
    action: 'test.write',
    target: null,
    details: '{}',
    confidential: false,
  });

  test('neither reads nor writes the other’s rows, even without a where-clause', async () => {
    await db.withTenant(ours, (trx) => trx.insertInto('audit_entries').values(entry(ours)).execute());
    const read = (scope: typeof ours) =>
      db.withTenant(scope, (trx) => trx.selectFrom('audit_entries').select('tenant_id').execute());
    expect(await read(theirs)).toEqual([]);
    expect(await read(ours)).toHaveLength(1);
    await expect(
      db.withTenant(theirs, (trx) => trx.insertInto('audit_entries').values(entry(ours)).execute()),
    ).rejects.toThrow(/row-level security/);
  });

  test('neither finds the other’s rows through an index that reads all of them', async () => {
    const found = async (scope: typeof ours, text: string) =>
      (await db.withTenant(scope, (trx) => findSearched(trx, 'search_tenant_audit', text)))?.length;
    await db.withTenant(ours, (trx) => trx.insertInto('audit_entries').values(entry(ours)).execute());
    expect(await found(ours, 'somebody')).toBeGreaterThan(0);
    expect(await found(theirs, 'somebody')).toBe(0);
    await expect(db.withPartner(ours, (trx) => findSearched(trx, 'search_requests', 'ocr'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(db.withTenant(ours, (trx) => findSearched(trx, 'search_tenants', 'ocr'))).rejects.toThrow(
      /permission denied/,
    );
  });

  test('a scope does not survive its transaction', async () => {
    await db.withTenant(ours, (trx) => trx.selectFrom('audit_entries').select('id').execute());
    const client = await db.pool.connect();
    try {
      const { rows } = await client.query(
        `select current_setting('app.tenant_id', true) as tenant, current_user = session_user as itself`,
      );
      expect(rows[0]).toEqual({ tenant: expect.toBeOneOf([null, '']), itself: true });
    } finally {
      client.release();
    }
  });

  // The user of another database may own its tables.
  test.skipIf(process.env['TEST_DATABASE_URL'] !== undefined)('without a scope nothing is read', async () => {
    const reading = db.pool.query('select 1 from audit_entries');
    await expect(reading).rejects.toThrow(/permission denied/);
  });

  test('audit entries and ledger rows are never changed or deleted', async () => {
    for (const [role, table] of [
      ['ocr_tenant', 'audit_entries'],
      ['ocr_partner', 'audit_entries'],
      ['ocr_system', 'audit_entries'],
      ['ocr_tenant', 'page_ledger'],
      ['ocr_partner', 'page_ledger'],
      ['ocr_system', 'page_ledger'],
    ] as const) {
      const { rows } = await owner.query(
        `select has_table_privilege($1, $2, 'update') as update, has_table_privilege($1, $2, 'delete') as delete`,
        [role, table],
      );
      expect(rows[0], `${role} ${table}`).toEqual({ update: false, delete: false });
    }
  });
});
