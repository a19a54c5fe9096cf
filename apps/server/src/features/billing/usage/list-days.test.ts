import type { UsageRow } from '@ocr/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meter } from '../../../../test/metering.ts';
import {
  makePartner,
  makeTenant,
  openSession,
  type Party,
  type TenantParty,
} from '../../../../test/parties.ts';
import { startSumsApp, type SumsApp } from '../../../../test/servers/sums-app.ts';
import { listUsage } from './usage.ts';

let sums: SumsApp;
beforeAll(async () => {
  sums = await startSumsApp();
});
afterAll(() => sums.stop());

type Query = Record<string, string | number>;
const askFor = async (who: Party, query: Query) => {
  const token = await openSession(sums.app, who);
  return sums.app.call('GET', '/usage', { token, query: { granularity: 'day', size: 100, ...query } });
};
const listOf = async (who: Party, query: Query = {}): Promise<{ items: UsageRow[]; total: number }> =>
  (await askFor(who, query)).data;
const rowsOf = async (who: Party, query: Query = {}) =>
  (await listOf(who, query)).items.map((row) => [
    row.day,
    row.companyName,
    row.requestCount,
    row.pagesUsed,
    row.usageStatus,
  ]);
/** Two tenants with 3, 4 and 5 pages, two days apart, of which the last day is running. */
async function makeUse() {
  sums.at(0);
  const partner = await makePartner(sums.app);
  const names = ['Beta', 'Alpha'];
  const tenants: TenantParty[] = [];
  for (const companyName of names)
    tenants.push(await makeTenant(sums.app, partner, { companyName, blockLimit: 1 }));
  for (const [day, pages] of [3, 4, 5].entries()) {
    sums.at(2 * day);
    for (const tenant of tenants) await meter(sums.app, tenant, pages);
  }
  return { partner, tenants, tenant: tenants[0]! };
}
/** Moves a tenant's use from one day to another, which its month does not show. */
async function moveDay({ tenantId }: TenantParty, from: string, to: string): Promise<void> {
  for (const table of ['metered_requests', 'metered_files'])
    await sums.owner.query(`update ${table} set day = $3 where tenant_id = $1 and day = $2`, [
      tenantId,
      from,
      to,
    ]);
}
const [first, second, running] = ['2026-09-20', '2026-09-22', '2026-09-24'];
const ofBeta = [
  [running, 'Beta', 1, 5, 'normal'],
  [second, 'Beta', 1, 4, 'normal'],
  [first, 'Beta', 1, 3, 'normal'],
];

describe('a list of usage by day', () => {
  test('of a tenant remembers the days that are over, and reads the running one again', async () => {
    const { tenant } = await makeUse();
    expect(await rowsOf(tenant)).toEqual(ofBeta);
    await moveDay(tenant, first, '2026-09-21');
    expect(await rowsOf(tenant)).toEqual(ofBeta);
    await meter(sums.app, tenant, 2);
    await meter(sums.app, tenant, 84, 'reserved');
    expect(await rowsOf(tenant)).toEqual([[running, 'Beta', 3, 7, 'close_to_limit'], ...ofBeta.slice(1)]);
  });

  test('of all tenants counts the days that are over once, and reads those of its page', async () => {
    const { partner, tenants } = await makeUse();
    expect(await listOf(partner, { size: 2 })).toMatchObject({ total: 6 });
    await moveDay(tenants[0]!, first, '2026-09-21');
    const page = async (number: number) => (await rowsOf(partner, { size: 2, page: number })).map(String);
    expect(await page(1)).toEqual([`${running},Alpha,1,5,normal`, `${running},Beta,1,5,normal`]);
    expect(await page(2)).toEqual([`${second},Alpha,1,4,normal`, `${second},Beta,1,4,normal`]);
    // The day as it was counted has two rows, of which one was moved.
    expect(await page(3)).toEqual([`${first},Alpha,1,3,normal`]);
    expect(await listOf(partner, { page: 4, size: 2 })).toMatchObject({ items: [], total: 6 });
  });

  test.each(['used', 'released'] as const)('shows pages that are %s days late', async (end) => {
    const { partner, tenant } = await makeUse();
    sums.at(1);
    const slow = await meter(sums.app, tenant, 86, 'reserved');
    sums.at(6);
    const late = async (who: Party) => (await rowsOf(who)).filter(([day]) => day === '2026-09-21');
    const row = (pages: number, status: string) => [['2026-09-21', 'Beta', 1, pages, status]];
    for (const who of [partner, tenant]) expect(await late(who)).toEqual(row(0, 'close_to_limit'));
    await slow.finish(end);
    const now = end === 'used' ? row(86, 'close_to_limit') : row(0, 'normal');
    for (const who of [partner, tenant]) expect(await late(who)).toEqual(now);
  });

  test('shows what a clock that is behind adds to a day that is over', async () => {
    const { partner, tenant } = await makeUse();
    for (const who of [partner, tenant]) await listOf(who);
    sums.at(1);
    await meter(sums.app, tenant, 9);
    sums.at(4);
    for (const who of [partner, tenant])
      expect(await rowsOf(who)).toContainEqual(['2026-09-21', 'Beta', 1, 9, 'normal']);
    expect(await listOf(partner)).toMatchObject({ total: 7 });
  });

  test('shows a new name and a new limit at once', async () => {
    const { partner, tenant } = await makeUse();
    for (const who of [partner, tenant]) await listOf(who);
    const token = await openSession(sums.app, partner);
    const body = { companyName: 'Gamma', blockLimit: 7 };
    const changed = await sums.app.call('PUT', `/tenant/${tenant.tenantId}`, { token, body });
    expect(changed.code).toBe(200);
    for (const who of [partner, tenant])
      expect((await listOf(who)).items.filter((row) => row.tenantId === tenant.tenantId)).toMatchObject(
        Array.from({ length: 3 }, () => ({ companyName: 'Gamma', blockLimit: 7 })),
      );
  });

  test('is nobody else’s, not even with the same figures and at the same time', async () => {
    const [mine, other] = [await makeUse(), await makeUse()];
    await moveDay(other.tenant, second, '2026-09-21');
    await moveDay(mine.tenants[1]!, second, '2026-09-23');
    for (let round = 0; round < 2; round += 1) {
      const [ofMine, ofNeighbour, ofOther, ofPartner, foreign] = await Promise.all([
        rowsOf(mine.tenant),
        rowsOf(mine.tenants[1]!),
        rowsOf(other.tenant),
        rowsOf(mine.partner, { tenantId: mine.tenant.tenantId }),
        askFor(other.partner, { tenantId: mine.tenant.tenantId }),
      ]);
      expect(ofMine).toEqual(ofBeta);
      expect(ofNeighbour.map(([dayOf, name]) => [dayOf, name])).toEqual([
        [running, 'Alpha'],
        ['2026-09-23', 'Alpha'],
        [first, 'Alpha'],
      ]);
      expect(ofOther.map(([day]) => day)).toEqual([running, '2026-09-21', first]);
      expect(ofPartner).toEqual(ofBeta);
      expect(foreign).toMatchObject({ code: 404, data: null });
    }
  });
});

describe('the pages of a list by day', () => {
  const fields = ['month', 'day', 'companyName', 'requestCount', 'pagesUsed'] as const;
  const sorts = [undefined, ...fields.flatMap((field) => [field, `-${field}`] as const)];

  test.each(sorts)('in the order %s are those of the whole list, remembered or not', async (sort) => {
    const { partner, tenants } = await makeUse();
    sums.at(12);
    for (const [index, tenant] of tenants.entries()) await meter(sums.app, tenant, 4 - index);
    const range = { from: '2026-09', to: '2026-10' };
    for (const [who, caller] of [
      [partner, { ...partner, roleName: 'PARTNER', tenantId: undefined }],
      [tenants[0]!, { ...tenants[0]!, roleName: 'TENANT' }],
    ] as const) {
      const query = { ...range, granularity: 'day' } as const;
      const window = { sort, limit: 1000, offset: 0 };
      // oxlint-disable-next-line typescript/consistent-type-assertions -- what a list looks at of its caller
      const whole = await listUsage(sums.app.context, caller as never, query, window);
      for (const round of ['first', 'again'])
        for (let page = 1; page <= 3; page += 1) {
          const asked = { ...range, ...(sort && { sort }), page, size: 3 };
          const { items, total } = await listOf(who, asked);
          expect([round, total]).toEqual([round, whole.items.length]);
          expect(items).toEqual(whole.items.slice((page - 1) * 3, page * 3));
        }
    }
  });
});
