import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { query } from '../../../test/global-setup.ts';
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createDatabase, type Database } from './database.ts';
import { newId } from './ids.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDatabase({ ...database.app, max: 1 }, createLog('silent'));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const settings = sql<{ role: string; tenant: string; partner: string }>`
  select current_user as role, current_setting('app.tenant_id') as tenant, current_setting('app.partner_id') as partner`;

test('each transaction runs as its role, whatever ran on its connection before', async () => {
  const [tenantId, partnerId] = [newId(), newId()];
  const inTenant = await db.withTenant({ tenantId, partnerId }, async (trx) => settings.execute(trx));
  expect(inTenant.rows).toEqual([{ role: 'ocr_tenant', tenant: tenantId, partner: partnerId }]);
  const inSystem = await db.withSystem(async (trx) => settings.execute(trx));
  expect(inSystem.rows).toEqual([{ role: 'ocr_system', tenant: '', partner: '' }]);
});

test('what is no id never becomes a part of a statement', async () => {
  const partnerId = "', true); drop table users; --";
  await expect(db.withPartner({ partnerId }, async () => 'ran')).rejects.toThrow('Not an id');
  await expect(db.withSystem(async () => 'ran')).resolves.toBe('ran');
});

test('a role that is refused leaves no open transaction on its connection', async () => {
  const { maintenance } = inject('testServer');
  const user = `lone_${newId().replaceAll('-', '')}`;
  await query(maintenance, `create role ${user} login`);
  const lone = createDatabase({ ...database.app, user, max: 1 }, createLog('silent'));
  try {
    await expect(lone.withSystem(async () => 'ran')).rejects.toThrow('permission denied to set role');
    const { rows } = await lone.pool.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
  } finally {
    await lone.destroy();
    await query(maintenance, `drop role ${user}`);
  }
});
