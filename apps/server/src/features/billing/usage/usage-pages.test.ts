import type { UsageRow } from '@ocr/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makePartner, makeTenant, openSession, type Party } from '../../../../test/parties.ts';

let app: TestApp;
let owner: Client;
let partner: Party;
/** Tenant and month of every row, in the order of the list: the latest month first, tenants by their names. */
let expected: { tenantId: string; month: string }[];

/** So many tenants have usage in a month: more, and fewer, than are put in order without their names' index. */
const tenantsOf = { '2026-08': 620, '2026-09': 3, '2026-10': 540, '2026-11': 40 };

beforeAll(async () => {
  app = await startTestApp({ now: '2026-08-01T00:00:00Z' });
  partner = await makePartner(app);
  const { tenantId } = await makeTenant(app, partner, { companyName: 'First' });
  app.clock.set('2026-11-20T03:00:00Z');
  owner = new Client(app.database.owner);
  await owner.connect();
  for (const table of ['tenants', 'tenant_months'])
    await owner.query(`alter table ${table} no force row level security`);
  await owner.query(
    `insert into tenants select copy.* from tenants t, generate_series(1, 619) n, json_populate_record(t, json_build_object(
       'id', gen_random_uuid(), 'number', 'T-' || 100000 + n, 'company_name', 'Company ' || md5(n::text), 'email', n || '@pages.test')) copy where t.id = $1`,
    [tenantId],
  );
  for (const [month, count] of Object.entries(tenantsOf))
    await owner.query(
      `insert into tenant_months (tenant_id, month, partner_id, request_count, pages_used, pages_reserved)
       select id, $1, partner_id, 1, 1, 0 from tenants where partner_id = $2 order by md5(number) limit $3`,
      [`${month}-01`, partner.partnerId, count],
    );
  const { rows } = await owner.query(
    `select tenant_id as "tenantId", to_char(month, 'YYYY-MM') as month from tenant_months m join tenants t on t.id = m.tenant_id
     where m.partner_id = $1 order by m.month desc, company_name, tenant_id`,
    [partner.partnerId],
  );
  expected = rows;
});
afterAll(async () => {
  await owner.end();
  await app.stop();
});

async function pageOf(sort: string, page: number): Promise<{ items: UsageRow[]; total: number }> {
  const token = await openSession(app, partner);
  const query = { from: '2026-08', to: '2026-11', sort, page, size: 100 };
  return (await app.call('GET', '/usage', { token, query })).data;
}

describe('pages of usage by month', () => {
  test.each(['-month', 'month'])('in the order %s are those of the whole list', async (sort) => {
    const months = Object.keys(tenantsOf).toSorted();
    const inOrder = sort === 'month' ? months : months.toReversed();
    const all = inOrder.flatMap((month) => expected.filter((row) => row.month === month));
    for (let page = 1; page <= 13; page += 1) {
      const { items, total } = await pageOf(sort, page);
      expect(total).toBe(1203);
      expect(items.map(({ tenantId, month }) => ({ tenantId, month }))).toEqual(
        all.slice((page - 1) * 100, page * 100),
      );
    }
  });
});
