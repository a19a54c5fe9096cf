import { monthRange, monthsBetween } from '@ocr/billing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selectUsage } from '#features/billing/usage/usage.store.ts';
import { actAsPartner, type Trx } from '#platform/database/database.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import { fillLists } from './fill-lists.ts';
import { openPlanReader, type PlanReader } from './query-plans.ts';

/** More than a month has that is read whole. */
const tenants = 600;
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

const ended = monthsBetween('2024-01', '2025-12');
const filter = {
  months: ended.map((month) => ({ month, end: monthRange(month, 'UTC').end })),
  granularity: 'month',
  search: '',
} as const;
const page = { sort: undefined, limit: 20, offset: 0 };
const act = (trx: Trx) => actAsPartner(trx, scope);
const ask = async (trx: Trx) => {
  const { rows, total } = await selectUsage(trx, { ...scope, tenantId: undefined }, filter, page);
  expect([rows.length, total]).toEqual([20, tenants * months]);
};

const { limit } = page;

describe('a page of the months of all tenants', () => {
  test('reads of its month what is on the page, beside the rows that are counted', async () => {
    const read = await plans.rowsRead('tenant_months', act, ask);
    expect(read).toBeGreaterThanOrEqual(tenants * months);
    expect(read).toBeLessThanOrEqual(tenants * months + 2 * limit);
  });

  test('is counted from what is stored of closed months', async () => {
    const owner = new Client(database.owner);
    await owner.connect();
    const tables = ['usage_sums', 'tenant_months'];
    for (const table of tables) await owner.query(`alter table ${table} no force row level security`);
    await owner.query(
      `insert into usage_sums (partner_id, month, per_block, per_package, request_count, pages_used, blocks_used, packages_used, tenant_count)
       select partner_id, month, 1, 1, 0, 0, 0, 0, count(*) from tenant_months where month < '2025-12-01' group by partner_id, month on conflict do nothing`,
    );
    for (const table of tables) await owner.query(`alter table ${table} force row level security`);
    await owner.end();
    // The last month is not stored.
    expect(await plans.rowsRead('tenant_months', act, ask)).toBeLessThanOrEqual(tenants + 2 * limit);
  });
});
