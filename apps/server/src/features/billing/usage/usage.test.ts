import { blocksUsed, packagesUsed } from '@ocr/billing';
import type { UsageRow, UsageSum } from '@ocr/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { meter } from '../../../../test/metering.ts';
import {
  makePartner,
  makeTenant,
  openSession,
  type Party,
  type TenantParty,
} from '../../../../test/parties.ts';
import { closeMonths } from '../invoices/close-months.ts';

let app: TestApp;
let partner: Party;
let small: TenantParty;
let large: TenantParty;
let idle: TenantParty;

const at = (instant: string): void => app.clock.set(instant);
const get = async (path: string, query: Record<string, string | number> = {}, who: Party = partner) =>
  app.call('GET', path, { token: await openSession(app, who), query });
const rowsOf = async (query: Record<string, string>, who?: Party): Promise<UsageRow[]> =>
  (await get('/usage', { size: 100, ...query }, who)).data.items;
const sumsOf = async (query: Record<string, string>, who?: Party): Promise<UsageSum[]> =>
  (await get('/usage/sum', query, who)).data.items;

/** October is billed at 30 pages a block, November runs at 20; November the 20th is today. */
beforeAll(async () => {
  app = await startTestApp({ now: '2026-10-01T00:00:00Z' });
  partner = await makePartner(app);
  const settings = async (body: object) =>
    app.call('PUT', '/settings', { token: await openSession(app, partner), body });
  await settings({ effective: 'current', pagesPerBlock: 30, blocksPerPackage: 2 });
  small = await makeTenant(app, partner, { companyName: 'Small', blockLimit: 4 });
  large = await makeTenant(app, partner, { companyName: 'Large', blockLimit: 100 });
  at('2026-10-05T03:00:00Z');
  await meter(app, small, 31);
  await meter(app, large, 200);
  at('2026-10-06T03:00:00Z');
  await meter(app, small, 29);
  await meter(app, large, 7, 'released');
  at('2026-11-01T03:00:00Z');
  await closeMonths(app.context);
  await settings({ effective: 'current', pagesPerBlock: 20 });
  idle = await makeTenant(app, partner, { companyName: 'Idle', blockLimit: 0 });
  for (const [day, ofSmall, ofLarge] of [
    ['02', 10, 90],
    ['18', 11, 0],
    ['19', 20, 5],
    ['20', 8, 40],
  ] as const) {
    at(`2026-11-${day}T03:00:00Z`);
    if (ofSmall > 0) await meter(app, small, ofSmall);
    if (ofLarge > 0) await meter(app, large, ofLarge);
  }
});
afterAll(() => app.stop());

describe('usage by month', () => {
  test('counts an ended month by the values and the limit it was billed with', async () => {
    expect(await rowsOf({ tenantId: small.tenantId, sort: 'month' })).toMatchObject([
      { month: '2026-10', pagesUsed: 60, blocksUsed: 2, packagesUsed: 1, blockLimit: 4, pagesPerBlock: 30 },
      { month: '2026-11', pagesUsed: 49, blocksUsed: 3, packagesUsed: 2, blockLimit: 4, pagesPerBlock: 20 },
    ]);
  });

  test('of all tenants together is what their rows add up to', async () => {
    const rows = await rowsOf({});
    const sums = await sumsOf({});
    expect(sums.map(({ month }) => month)).toEqual(['2026-10', '2026-11']);
    for (const sum of sums) {
      const ofMonth = rows.filter(({ month }) => month === sum.month);
      for (const key of ['requestCount', 'pagesUsed', 'blocksUsed', 'packagesUsed', 'blockLimit'] as const) {
        expect(sum[key], `${sum.month} ${key}`).toBe(ofMonth.reduce((total, row) => total + row[key], 0));
      }
      const limits = ofMonth.map(({ blockLimit, pagesPerBlock }) => blockLimit * pagesPerBlock);
      expect(sum.pageLimit).toBe(limits.reduce((a, b) => a + b, 0));
    }
  });
});

describe('usage by day', () => {
  test('adds up to its month, in blocks and packages too: each day has those that its pages began', async () => {
    const days = await sumsOf({ granularity: 'day', from: '2026-10', to: '2026-11' });
    const months = await sumsOf({ from: '2026-10', to: '2026-11' });
    for (const month of months) {
      const ofMonth = days.filter((day) => day.month === month.month);
      for (const key of ['requestCount', 'pagesUsed', 'blocksUsed', 'packagesUsed'] as const) {
        const sum = ofMonth.reduce((total, day) => total + day[key], 0);
        expect(sum, `${month.month} ${key}`).toBe(month[key]);
      }
    }
    expect(days.map(({ day, pagesUsed }) => [day, pagesUsed])).toEqual([
      ['2026-10-05', 231],
      ['2026-10-06', 29],
      ['2026-11-02', 100],
      ['2026-11-18', 11],
      ['2026-11-19', 25],
      ['2026-11-20', 48],
    ]);
  });

  test('begins blocks and packages where the rule rounds up, for each tenant of its own', async () => {
    const rows = (await rowsOf({ granularity: 'day', sort: 'day' })).toReversed();
    const expected = new Map<string, { blocks: number; packages: number }>();
    const soFar = new Map<string, number>();
    for (const { tenantId, day, pagesUsed } of rows.toSorted((a, b) => a.day!.localeCompare(b.day!))) {
      const before = soFar.get(tenantId) ?? 0;
      const [blocksBefore, blocks] = [blocksUsed(before, 20), blocksUsed(before + pagesUsed, 20)];
      const sum = expected.get(day!) ?? { blocks: 0, packages: 0 };
      expected.set(day!, {
        blocks: sum.blocks + blocks - blocksBefore,
        packages: sum.packages + packagesUsed(blocks, 2) - packagesUsed(blocksBefore, 2),
      });
      soFar.set(tenantId, before + pagesUsed);
    }
    const days = await sumsOf({ granularity: 'day' });
    expect(
      days.map(({ day, blocksUsed: blocks, packagesUsed: packages }) => [day, { blocks, packages }]),
    ).toEqual([...expected].toSorted(([one], [other]) => one.localeCompare(other)));
  });
});

describe('usage is asked for', () => {
  test('by a tenant for itself alone, whatever it asks for', async () => {
    const asked = { tenantId: large.tenantId, from: '2026-11', to: '2026-11' };
    expect((await rowsOf(asked, small)).map((row) => row.tenantId)).toEqual([small.tenantId]);
    expect(await sumsOf(asked, small)).toMatchObject([{ pagesUsed: 49, pageLimit: 80 }]);
    expect((await get('/usage/current', { tenantId: large.tenantId }, small)).data.pagesUsed).toBe(49);
  });

  test('by a partner for its own tenants alone', async () => {
    const stranger = await makePartner(app);
    expect((await get('/usage', {}, stranger)).data.total).toBe(0);
    expect((await get('/usage/sum', {}, stranger)).data.items).toEqual([]);
    const foreign = { tenantId: small.tenantId };
    expect((await get('/usage/sum', foreign, stranger)).code).toBe(404);
    expect((await get('/usage/current', foreign, stranger)).code).toBe(404);
  });

  test.each(['2026-13', '2026-00', '2026-1', '26-01', 'november', '2026-11-01', ''])(
    'for the month %j, which does not exist, is refused',
    async (month) => {
      for (const path of ['/usage', '/usage/sum', '/usage/export']) {
        for (const name of ['from', 'to']) {
          expect(await get(path, { [name]: month }), `${path} ${name}`).toMatchObject({
            code: 422,
            message: 'FAILED',
            details: [{ field: name }],
          });
        }
      }
      expect(await get('/invoice', { month })).toMatchObject({ code: 422, details: [{ field: 'month' }] });
    },
  );

  test.each([
    ['2020-01', '2020-12'],
    ['2031-01', '2031-12'],
    ['2026-11', '2026-10'],
  ])('from %s to %s, where nothing can be, is empty', async (from, to) => {
    for (const granularity of ['month', 'day']) {
      expect(await rowsOf({ from, to, granularity })).toEqual([]);
      expect(await sumsOf({ from, to, granularity })).toEqual([]);
    }
  });
});

describe('the running month', () => {
  test('of all tenants has their sums, how many need attention, and each tenant', async () => {
    const { data } = await get('/usage/current');
    expect(data).toMatchObject({
      month: '2026-11',
      today: '2026-11-20',
      pagesUsed: 184,
      blocksUsed: 3 + 7,
      filesRead: 7,
      filesFailed: 0,
      tenantCounts: { all: 3, full: 1, close: 0, concerned: 2 },
    });
    expect(data.tenants.map((tenant: { companyName: string }) => tenant.companyName)).toEqual([
      'Idle',
      'Large',
      'Small',
    ]);
    expect((await get('/usage/current', { tenantId: idle.tenantId })).data.usageStatus).toBe('full_capacity');
  });

  test('may name only the tenants nearest to their limit, of those that will reach it; the sums stay', async () => {
    const all = (await get('/usage/current')).data;
    const one = (await get('/usage/current', { nearest: 1 })).data;
    expect(one.tenants.map((tenant: { companyName: string }) => tenant.companyName)).toEqual(['Idle']);
    expect({ ...one, tenants: null }).toEqual({ ...all, tenants: null });
    const many = (await get('/usage/current', { nearest: 100 })).data;
    expect(many.tenants).toMatchObject([
      { companyName: 'Idle', forecastLimitDay: '2026-11-20' },
      { companyName: 'Small', forecastLimitDay: expect.stringMatching(/^2026-11-2/) },
    ]);
    expect((await get('/usage/current', { nearest: 101 })).code).toBe(422);
  });

  test('is foreseen by the pace of the last seven days, for one tenant and for all', async () => {
    const { forecast } = (await get('/usage/current', { tenantId: small.tenantId })).data;
    // 31 pages in the seven days before the 20th; 8 of today's are above that pace already.
    expect(forecast[0]).toEqual({ day: '2026-11-20', pages: 49 });
    expect(forecast.at(-1).day).toBe('2026-11-30');
    expect(forecast.at(-1).pages).toBeCloseTo(49 + (31 / 7) * 10, 9);
    expect((await get('/usage/current')).data.forecast[0]).toEqual({ day: '2026-11-20', pages: 184 });
  });

  test('counts a new tenant’s pace from its first day on', async () => {
    at('2026-11-20T03:00:00Z');
    const other = await makePartner(app);
    const young = await makeTenant(app, other, { blockLimit: 1 });
    await meter(app, young, 10);
    at('2026-11-21T03:00:00Z');
    const { data } = await get('/usage/current', { tenantId: young.tenantId }, other);
    // 10 pages on its one finished day; 90 are left, and today takes the first 10.
    expect(data.forecastLimitDay).toBe('2026-11-29');
    at('2026-11-20T03:00:00Z');
  });

  test('counts failed files separately from files that were read', async () => {
    const other = await makePartner(app);
    const tenant = await makeTenant(app, other);
    await meter(app, tenant, 3);
    await meter(app, tenant, 3);
    await meter(app, tenant, 9, 'released');
    await meter(app, tenant, 5, 'reserved');
    expect((await get('/usage/current', {}, other)).data).toMatchObject({ filesRead: 2, filesFailed: 1 });
    expect((await get('/usage/current', {}, tenant)).data).toMatchObject({ filesRead: 2, filesFailed: 1 });
  });

  test('and today are those of the partner’s clocks, wherever the reader is', async () => {
    const western = await makePartner(app, { timeZone: 'America/Los_Angeles' });
    at('2026-12-01T06:00:00Z');
    expect((await get('/usage/current', {}, western)).data).toMatchObject({
      month: '2026-11',
      today: '2026-11-30',
    });
    expect((await get('/usage/current')).data).toMatchObject({ month: '2026-12', today: '2026-12-01' });
    at('2026-11-20T03:00:00Z');
  });
});
