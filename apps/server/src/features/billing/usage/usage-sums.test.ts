import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check';
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
import { closeMonths } from '../invoices/close-months.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { storeUsageSums } from './store-usage-sums.ts';
import { createUsageMemory, sumUsage } from './usage.ts';

let app: SumsApp['app'];
let owner: SumsApp['owner'];
let at: SumsApp['at'];
let stop: SumsApp['stop'];
beforeAll(async () => {
  ({ app, owner, at, stop } = await startSumsApp());
});
afterAll(() => stop());

const granularities = ['month', 'day'] as const;
const sumsOf = async (who: Party, query: Record<string, string> = {}) =>
  (await app.call('GET', '/usage/sum', { token: await openSession(app, who), query })).data.items;
const pages = [1, 2];
/** The usage of its tenants by month, page by page, in several orders. */
const listsOf = async (who: Party, query: Record<string, string> = {}) => {
  const token = await openSession(app, who);
  const pageOf = async (sort: string, page: number, size = 2) =>
    (await app.call('GET', '/usage', { token, query: { ...query, sort, page: `${page}`, size: `${size}` } }))
      .data;
  const ofOrder = async (sort: string) => ({
    all: await pageOf(sort, 1, 100),
    parts: await Promise.all(pages.map((page) => pageOf(sort, page))),
  });
  return Promise.all(['-month', 'month', '-pagesUsed'].map(ofOrder));
};
const spanned = { from: '2026-09', to: '2026-12' };
/** The days of one tenant, of which the server remembers those that are over, as a server does that has just started. */
async function compareDays(partner: Party, { tenantId }: TenantParty): Promise<void> {
  const query = { ...spanned, tenantId, granularity: 'day' as const };
  const caller = { partnerId: partner.partnerId, tenantId: null, roleName: 'PARTNER' } as PartnerCaller;
  const { items } = await sumUsage(app.context, caller, query, createUsageMemory());
  expect(await sumsOf(partner, query)).toEqual(items);
}
/** The same sums, by month and by day, with what is stored and then without it. */
async function compare(partner: Party): Promise<void> {
  const all = async () => ({
    month: await sumsOf(partner, spanned),
    day: await sumsOf(partner, { ...spanned, granularity: 'day' }),
    lists: await listsOf(partner, spanned),
  });
  const withStored = await all();
  for (const { all: whole, parts } of withStored.lists) {
    expect(parts.flatMap(({ items }) => items)).toEqual(whole.items.slice(0, 2 * pages.length));
    expect(parts.map(({ total }) => total)).toEqual(pages.map(() => whole.items.length));
  }
  const stored = await owner.query('delete from usage_sums where partner_id = $1 returning *', [
    partner.partnerId,
  ]);
  expect(withStored).toEqual(await all());
  const columns = Object.keys(stored.rows[0] ?? {});
  for (const row of stored.rows) {
    const places = columns.map((_, place) => `$${place + 1}`);
    await owner.query(
      `insert into usage_sums (${columns.join()}) values (${places.join()})`,
      columns.map((column) => row[column]),
    );
  }
}
const storedDays = async (partner: Party): Promise<string[]> =>
  (
    await owner.query(
      `select day::text from usage_sums where partner_id = $1 and day is not null and request_count > 0 order by day`,
      [partner.partnerId],
    )
  ).rows.map(({ day }) => day);
const storedMonths = async (partner: Party): Promise<string[]> =>
  (
    await owner.query(
      `select month::text from usage_sums where partner_id = $1 and day is null and request_count > 0 order by month`,
      [partner.partnerId],
    )
  ).rows.map(({ month }) => month);

type Metered = Awaited<ReturnType<typeof meter>>;
interface Desk {
  readonly partner: Party;
  readonly tenants: readonly TenantParty[];
  readonly made: Metered[];
}
const acts = {
  reserve: async ({ tenants, made }: Desk, which: number) =>
    void made.push(await meter(app, tenants[which % 2]!, 1 + (which % 7), 'reserved')),
  read: ({ tenants }: Desk, which: number) => meter(app, tenants[which % 2]!, 1 + which * 3),
  use: ({ made }: Desk, which: number) => made[which % made.length]?.finish('used'),
  release: ({ made }: Desk, which: number) => made[which % made.length]?.finish('released'),
  store: () => storeUsageSums(app.context),
  close: () => closeMonths(app.context),
  values: ({ partner }: Desk, which: number) =>
    openSession(app, partner).then((token) =>
      app.call('PUT', '/settings', { token, body: { effective: 'current', pagesPerBlock: 5 + which } }),
    ),
};
const kinds = ['reserve', 'read', 'read', 'use', 'use', 'release', 'store', 'close', 'values'] as const;
const action = tuple(constantFrom(...kinds), nat(19));
/** Several people at once, a few days apart; some days nobody does anything. */
const work = array(tuple(nat(16), array(array(action, { maxLength: 5 }), { minLength: 1, maxLength: 3 })), {
  minLength: 2,
  maxLength: 6,
});

describe('what all tenants of a partner used together', () => {
  test(
    'is what its rows add up to, whatever was stored of it and whatever many do at once',
    { timeout: 120_000 },
    async () => {
      await assert(
        asyncProperty(work, async (rounds) => {
          at(0);
          const partner = await makePartner(app);
          const tenants = [
            await makeTenant(app, partner, { blockLimit: 1000 }),
            await makeTenant(app, partner, { blockLimit: 1000 }),
          ];
          const desk: Desk = { partner, tenants, made: [await meter(app, tenants[0]!, 3, 'reserved')] };
          let days = 0;
          for (const [later, people] of rounds) {
            days += later;
            at(days);
            await Promise.all(
              people.map(async (does) => {
                // What has ended does not end again, and a month that is billed changes nothing any more.
                for (const [what, which] of does)
                  await Promise.resolve(acts[what](desk, which)).catch(() => undefined);
              }),
            );
            await compare(partner);
            for (const tenant of tenants) await compareDays(partner, tenant);
          }
          for (const made of desk.made) await made.finish('used').catch(() => undefined);
          at(days + 40);
          await closeMonths(app.context);
          await storeUsageSums(app.context);
          await compare(partner);
        }),
        { numRuns: 6 },
      );
    },
  );

  test('is stored of closed months and of days that are over, and read from there', async () => {
    at(0);
    const partner = await makePartner(app);
    const tenant = await makeTenant(app, partner, { blockLimit: 1000 });
    for (const days of [0, 8, 14, 15]) {
      at(days);
      await meter(app, tenant, 30);
    }
    await closeMonths(app.context);
    await storeUsageSums(app.context);
    expect(await storedMonths(partner)).toEqual(['2026-09-01']);
    expect(await storedDays(partner)).toEqual(['2026-09-20', '2026-09-28', '2026-10-04']);
    // A figure that is there alone shows where the answer comes from.
    await owner.query(
      `update usage_sums set blocks_used = 77 where partner_id = $1 and (day is null or day = '2026-10-04')`,
      [partner.partnerId],
    );
    expect((await sumsOf(partner)).map((row: { blocksUsed: number }) => row.blocksUsed)).toEqual([77, 1]);
    const days = await sumsOf(partner, { granularity: 'day' });
    expect(days.map((row: { day: string; blocksUsed: number }) => [row.day, row.blocksUsed])).toEqual([
      ['2026-10-04', 77],
      ['2026-10-05', 0],
    ]);
    // A tenant's own are few rows.
    expect((await sumsOf(partner, { tenantId: tenant.tenantId }))[0].blocksUsed).not.toBe(77);
  });

  test('is counted where it is stored, and from the rows where an older release stored it', async () => {
    at(0);
    const partner = await makePartner(app);
    const tenant = await makeTenant(app, partner, { blockLimit: 1000 });
    await meter(app, tenant, 30);
    at(40);
    await meter(app, tenant, 30);
    await closeMonths(app.context);
    await storeUsageSums(app.context);
    const count = async (value: number | null) => {
      const set = `update usage_sums set tenant_count = $2 where partner_id = $1 and month = '2026-09-01' and day is null`;
      expect((await owner.query(set, [partner.partnerId, value])).rowCount).toBe(1);
    };
    const totals = async (who: Party) => (await listsOf(who, spanned)).map(({ all }) => all.total);
    expect(await totals(partner)).toEqual([2, 2, 2]);
    // A figure that is there alone shows where the answer comes from.
    await count(7);
    expect(await totals(partner)).toEqual([8, 8, 8]);
    expect(await totals(tenant)).toEqual([2, 2, 2]);
    await count(null);
    expect(await totals(partner)).toEqual([2, 2, 2]);
    await storeUsageSums(app.context);
    const { rows } = await owner.query(
      `select tenant_count from usage_sums where partner_id = $1 and month = '2026-09-01' and day is null`,
      [partner.partnerId],
    );
    expect(rows).toEqual([{ tenant_count: 1 }]);
  });

  test('leaves out days with pages in progress, until they have ended', async () => {
    at(0);
    const partner = await makePartner(app);
    const tenant = await makeTenant(app, partner, { blockLimit: 1000 });
    await meter(app, tenant, 3);
    at(1);
    const slow = await meter(app, tenant, 3, 'reserved');
    at(2);
    await meter(app, tenant, 3);
    at(5);
    await storeUsageSums(app.context);
    expect(await storedDays(partner)).toEqual(['2026-09-20']);
    await slow.finish('used');
    await compare(partner);
    await storeUsageSums(app.context);
    expect(await storedDays(partner)).toEqual(['2026-09-20', '2026-09-21', '2026-09-22']);
  });

  test('counts what comes to a day that is stored, by a clock that is days behind', async () => {
    at(0);
    const partner = await makePartner(app);
    const tenant = await makeTenant(app, partner, { blockLimit: 1000 });
    await meter(app, tenant, 3);
    at(5);
    await storeUsageSums(app.context);
    at(0);
    await meter(app, tenant, 4);
    at(5);
    expect(await sumsOf(partner, { granularity: 'day' })).toMatchObject([
      { day: '2026-09-20', requestCount: 2, pagesUsed: 7 },
    ]);
  });

  test('is not taken from what was stored by other values than those in force', async () => {
    at(0);
    const partner = await makePartner(app);
    const tenant = await makeTenant(app, partner, { blockLimit: 1000 });
    await meter(app, tenant, 30);
    at(5);
    await storeUsageSums(app.context);
    const before = await sumsOf(partner, { granularity: 'day' });
    const token = await openSession(app, partner);
    const body = { effective: 'current', pagesPerBlock: 3 };
    expect((await app.call('PUT', '/settings', { token, body })).code).toBe(200);
    const blocks = async () => (await sumsOf(partner, { granularity: 'day' }))[0].blocksUsed;
    expect([before[0].blocksUsed, await blocks()]).toEqual([1, 10]);
    await storeUsageSums(app.context);
    expect(await blocks()).toBe(10);
    await compare(partner);
  });

  test.each(granularities)('is that of its partner alone, by %s', async (granularity) => {
    at(0);
    const [partner, stranger] = [await makePartner(app), await makePartner(app)];
    const tenant = await makeTenant(app, partner, { blockLimit: 1000 });
    await meter(app, tenant, 3);
    at(40);
    await closeMonths(app.context);
    await storeUsageSums(app.context);
    const query = { ...spanned, granularity };
    expect(await sumsOf(stranger, query)).toEqual([]);
    expect((await listsOf(stranger, spanned)).map(({ all }) => all)).toMatchObject(
      [1, 2, 3].map(() => ({ items: [], total: 0 })),
    );
    expect(await sumsOf(partner, query)).toHaveLength(1);
    const readable = await app.context.db.withPartner(stranger, (trx) =>
      trx.selectFrom('usage_sums').selectAll().execute(),
    );
    expect(new Set(readable.map((row) => row.partner_id))).toEqual(new Set([stranger.partnerId]));
  });
});
