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
import { createDayMemory } from './day-memory.ts';

let sums: SumsApp;
beforeAll(async () => {
  sums = await startSumsApp();
});
afterAll(() => sums.stop());

const daysOf = async (who: Party, query: Record<string, string> = {}) => {
  const token = await openSession(sums.app, who);
  const asked = { ...query, granularity: 'day' };
  const { data } = await sums.app.call('GET', '/usage/sum', { token, query: asked });
  return data.items.map((row: { day: string; pagesUsed: number; blocksUsed: number }) => [
    row.day,
    row.pagesUsed,
    row.blocksUsed,
  ]);
};
/** A tenant with 3, 4 and 5 pages, two days apart, of which the last day is running. */
async function makeUse() {
  sums.at(0);
  const partner = await makePartner(sums.app);
  const tenant = await makeTenant(sums.app, partner, { blockLimit: 1000 });
  for (const [day, pages] of [3, 4, 5].entries()) {
    sums.at(2 * day);
    await meter(sums.app, tenant, pages);
  }
  return { partner, tenant };
}
/** Moves a tenant's use from one day to another, which no sum of its month shows. */
async function moveDay({ tenantId }: TenantParty, from: string, to: string): Promise<void> {
  for (const table of ['metered_requests', 'metered_files'])
    await sums.owner.query(`update ${table} set day = $3 where tenant_id = $1 and day = $2`, [
      tenantId,
      from,
      to,
    ]);
}

describe('the days of one tenant', () => {
  test('are remembered when they are over, and only the running one is read again', async () => {
    const { tenant } = await makeUse();
    const first = [
      ['2026-09-20', 3, 1],
      ['2026-09-22', 4, 0],
      ['2026-09-24', 5, 0],
    ];
    expect(await daysOf(tenant)).toEqual(first);
    await moveDay(tenant, '2026-09-20', '2026-09-21');
    expect(await daysOf(tenant)).toEqual(first);
    await meter(sums.app, tenant, 2);
    expect((await daysOf(tenant)).at(-1)).toEqual(['2026-09-24', 7, 0]);
    await moveDay(tenant, '2026-09-24', '2026-09-23');
    const days = (await daysOf(tenant)).map(([day]: [string]) => day);
    expect(days).toEqual(['2026-09-20', '2026-09-22', '2026-09-23']);
  });

  test('are read again when something came late, and remembered as they are then', async () => {
    const { tenant } = await makeUse();
    sums.at(1);
    const slow = await meter(sums.app, tenant, 20, 'reserved');
    sums.at(6);
    expect(await daysOf(tenant)).toHaveLength(4);
    await slow.finish('used');
    const whole = await daysOf(tenant);
    expect(whole.map(([, pages]: [string, number]) => pages).toSorted()).toEqual([20, 3, 4, 5]);
    await moveDay(tenant, '2026-09-22', '2026-09-23');
    expect(await daysOf(tenant)).toEqual(whole);
  });

  test('count blocks by the values in force', async () => {
    const { partner, tenant } = await makeUse();
    await daysOf(tenant);
    const token = await openSession(sums.app, partner);
    const body = { effective: 'current', pagesPerBlock: 1 };
    expect((await sums.app.call('PUT', '/settings', { token, body })).code).toBe(200);
    expect((await daysOf(tenant)).map(([, , blocks]: [string, number, number]) => blocks)).toEqual([3, 4, 5]);
  });

  test('are nobody else’s, not even with the same sums', async () => {
    const [mine, other] = [await makeUse(), await makeUse()];
    await moveDay(other.tenant, '2026-09-22', '2026-09-21');
    const days = async (who: Party, { tenantId }: TenantParty) =>
      (await daysOf(who, { tenantId })).map(([day]: [string]) => day);
    expect(await days(mine.partner, mine.tenant)).toEqual(['2026-09-20', '2026-09-22', '2026-09-24']);
    expect(await days(other.partner, other.tenant)).toEqual(['2026-09-20', '2026-09-21', '2026-09-24']);
    const token = await openSession(sums.app, other.partner);
    const query = { tenantId: mine.tenant.tenantId, granularity: 'day' };
    expect((await sums.app.call('GET', '/usage/sum', { token, query })).code).toBe(404);
  });
});

test('the months that were not asked for the longest are forgotten', () => {
  const known = createDayMemory<{ day: string }>()('tenant', '2026-12-31');
  const end = new Date('2000-01-01T00:00:00Z');
  const rates = (year: number) => ({ month: `${year}-01`, pagesPerBlock: 10, blocksPerPackage: 10, end });
  const keep = (year: number) => known.keep(rates(year), [{ day: `${year}-01-05` }]);
  for (let year = 1000; year < 1500; year += 1) keep(year);
  keep(1000);
  keep(1500);
  expect([1000, 1001, 1002, 1500].map((year) => known.find(rates(year)).length)).toEqual([1, 0, 1, 1]);
});
