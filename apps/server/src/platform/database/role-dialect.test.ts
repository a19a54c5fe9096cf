import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
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

describe('one statement alone', () => {
  const scope = { tenantId: newId(), partnerId: newId() };
  const ask = (table: RawBuilder<unknown>) =>
    db.readAs.tenant(scope, (builder) => builder.selectFrom(table.as('seen')).selectAll());

  test('is carried out as its role, and leaves nothing behind', async () => {
    const seen = sql`(select current_user as role, current_setting('app.tenant_id') as tenant,
      current_setting('app.partner_id') as partner where ${scope.tenantId} <> '')`;
    expect(await ask(seen)).toEqual([
      { role: 'ocr_tenant', tenant: scope.tenantId, partner: scope.partnerId },
    ]);
    const { rows } = await db.pool.query(
      `select current_user = session_user as own, current_setting('app.tenant_id', true) as tenant`,
    );
    expect(rows).toEqual([{ own: true, tenant: '' }]);
  });

  test('takes no value that is neither an id nor a hash', async () => {
    for (const value of ["'; drop table users; --", '', 'a b', 1, null])
      await expect(ask(sql`(select ${value} as value)`)).rejects.toThrow('Not an id or a hash');
    expect(await ask(sql`(select ${'Az-_09'} as value)`)).toEqual([{ value: 'Az-_09' }]);
  });

  test('that fails leaves no open transaction on its connection', async () => {
    await expect(ask(sql`(select 1 / (select 0) as value)`)).rejects.toThrow('division by zero');
    expect(await db.withSystem(async (trx) => (await settings.execute(trx)).rows)).toEqual([
      { role: 'ocr_system', tenant: '', partner: '' },
    ]);
  });
});
