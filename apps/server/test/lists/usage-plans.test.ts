import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selectUsage } from '#features/billing/usage/usage.store.ts';
import { actAsPartner, type Trx } from '#platform/database/database.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import { fillLists } from './fill-lists.ts';
import { openPlanReader, type PlanReader } from './query-plans.ts';

const tenants = 500;
const months = 24;
let database: TestDatabase;
let plans: PlanReader;
let scope: { partnerId: string; tenantId: string };

beforeAll(async () => {
  database = await cloneDatabase();
  scope = await fillLists(database.owner, tenants);
  const owner = new Client(database.owner);
  await owner.connect();
  await owner.query('alter table tenant_months no force row level security');
  await owner.query('alter table tenants no force row level security');
  await owner.query(`insert into tenant_months select id, '2024-01-01'::date + n * interval '1 month', partner_id, 1, n, 0
    from tenants, generate_series(0, ${months - 1}) n`);
  await owner.query('alter table tenants force row level security');
  await owner.query('alter table tenant_months force row level security');
  await owner.query('vacuum analyze tenant_months');
  await owner.end();
  plans = openPlanReader(database.app);
}, 60_000);
afterAll(async () => {
  await plans.close();
  await database.drop();
});

describe('a page of the months of all tenants', () => {
  test('reads only its own rows among the invoices, and is counted without them', async () => {
    const filter = { from: '2024-01', to: '2025-12', granularity: 'month' } as const;
    const ask = async (trx: Trx) => {
      const page = { sort: undefined, limit: 20, offset: 0 };
      const { rows, total } = await selectUsage(trx, { ...scope, tenantId: undefined }, filter, page);
      expect([rows.length, total]).toEqual([20, tenants * months]);
    };
    const costs = await plans.costsOf((trx) => actAsPartner(trx, scope), ask);
    const count = costs.find(({ sql }) => sql.startsWith('select count'))!;
    expect(count.sql).not.toMatch(/tenants|invoices/);
    expect(count.read).toBe(tenants * months);
  });
});
