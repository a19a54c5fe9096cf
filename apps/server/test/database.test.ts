import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from './database.ts';

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  [first, second] = await Promise.all([cloneDatabase(), cloneDatabase()]);
});
afterAll(async () => {
  await Promise.all([first.drop(), second.drop()]);
});

async function ask(config: object, statement: string): Promise<unknown[]> {
  const client = new Client(config);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('a clone is migrated, and what one file writes no other sees', async () => {
  await ask(first.owner, 'create table only_here (id int)');
  expect(
    await ask(
      second.owner,
      `select to_regclass('only_here') as found, to_regclass('tenants')::text as tenants`,
    ),
  ).toEqual([{ found: null, tenants: 'tenants' }]);
});

describe.skipIf(process.env['TEST_DATABASE_URL'] !== undefined)('with the embedded database', () => {
  test('the application is no superuser and bypasses no row-level security', async () => {
    const query = 'select rolsuper, rolbypassrls from pg_roles where rolname = session_user';
    expect(await ask(first.app, query)).toEqual([{ rolsuper: false, rolbypassrls: false }]);
  });

  test('without taking on a role, the application reads nothing', async () => {
    await expect(ask(first.app, 'select 1 from tenants')).rejects.toThrow(/permission denied/);
  });
});
