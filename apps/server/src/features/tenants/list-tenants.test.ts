import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, uniqueEmail, type Party } from '../../../test/parties.ts';

const start = '2026-11-20T03:00:00Z';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ now: start, env: { RATE_SIGN_INS_PER_MINUTE: '1000000' } });
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(start));

const get = (who: Party, path: string, query: Record<string, string | number> = {}) =>
  app.call('GET', path, { token: who.token, query });

describe('listing tenants', () => {
  let lister: Party;
  const names = async (query: Record<string, string | number>) =>
    (await get(lister, '/tenant', query)).data.items.map((item: { companyName: string }) => item.companyName);

  beforeAll(async () => {
    lister = await makePartner(app);
    for (const [index, companyName] of ['beta 100%', 'Alpha_1', 'gamma', '10 percent'].entries()) {
      app.clock.set(`2026-11-${10 + index}T00:00:00Z`);
      await makeTenant(app, lister, { companyName, blockLimit: index, email: uniqueEmail(`list${index}`) });
    }
    app.clock.set(start);
  });

  test('newest first, in pages with the total', async () => {
    expect(await names({})).toEqual(['10 percent', 'gamma', 'Alpha_1', 'beta 100%']);
    expect((await get(lister, '/tenant', { page: 2, size: 3 })).data).toMatchObject({
      total: 4,
      page: 2,
      size: 3,
      items: [{ companyName: 'beta 100%' }],
    });
    expect((await get(lister, '/tenant', { page: 9 })).data).toMatchObject({ total: 4, items: [] });
  });

  test('searches to the letter, in any case: percent and underscore are no wildcards', async () => {
    expect(await names({ search: '100%' })).toEqual(['beta 100%']);
    expect(await names({ search: '%' })).toEqual(['beta 100%']);
    expect(await names({ search: 'a_' })).toEqual(['Alpha_1']);
    expect(await names({ search: ' ALPHA ' })).toEqual(['Alpha_1']);
    expect(await names({ search: 'T-0003' })).toEqual(['gamma']);
    expect(await names({ search: "'; --" })).toEqual([]);
  });

  test('sorts both ways and filters by status', async () => {
    expect(await names({ sort: 'companyName' })).toEqual(['10 percent', 'Alpha_1', 'beta 100%', 'gamma']);
    expect(await names({ sort: '-blockLimit', size: 2 })).toEqual(['10 percent', 'gamma']);
    expect(await names({ sort: 'number' })).toEqual(['beta 100%', 'Alpha_1', 'gamma', '10 percent']);
    expect(await names({ status: 'deactivated' })).toEqual([]);
    expect(await names({ status: 'active', search: 'gam' })).toEqual(['gamma']);
  });

  test('finds those that expire within some days, both included', async () => {
    const owner = await makePartner(app);
    for (const expiryDate of ['2026-11-19', '2026-11-20', '2026-12-20', '2026-12-21'])
      await makeTenant(app, owner, { companyName: expiryDate, expiryDate });
    const found = async (query: Record<string, string>) =>
      (await get(owner, '/tenant', { sort: 'expiryDate', ...query })).data.items.map(
        (item: { companyName: string }) => item.companyName,
      );
    expect(await found({ expiresFrom: '2026-11-20', expiresTo: '2026-12-20' })).toEqual([
      '2026-11-20',
      '2026-12-20',
    ]);
    expect(await found({ expiresTo: '2026-11-19' })).toEqual(['2026-11-19']);
    expect((await get(owner, '/tenant', { expiresFrom: 'soon' })).code).toBe(422);
  });

  test.each([
    { page: 0 },
    { page: 'x' },
    { size: 101 },
    { size: 0 },
    { sort: 'password' },
    { sort: '--email' },
    { status: 'none' },
    { search: 'x'.repeat(201) },
    { search: 'a\u0000' },
    { page: 1e30 },
  ])('refuses %j', async (query) => {
    expect(await get(lister, '/tenant', query as Record<string, string>)).toMatchObject({
      code: 422,
      message: 'FAILED',
    });
  });

  test('compact gives names and states only, by name', async () => {
    const { data } = await get(lister, '/tenant/compact');
    expect(data.map((item: object) => Object.keys(item))).toEqual(
      Array.from({ length: 4 }, () => ['id', 'companyName', 'status']),
    );
    expect(data.map((item: { companyName: string }) => item.companyName)).toEqual([
      '10 percent',
      'Alpha_1',
      'beta 100%',
      'gamma',
    ]);
  });
});

test('finds Japanese names by one letter, by two, and by more', async () => {
  const partner = await makePartner(app);
  for (const [index, companyName] of ['株式会社山田商事', '田中工業', 'カブシキガイシャ 山'].entries()) {
    await makeTenant(app, partner, { companyName, email: uniqueEmail(`ja${index}`) });
  }
  const find = async (search: string) => {
    const { items, total } = (await get(partner, '/tenant', { search, sort: 'number' })).data;
    expect(items).toHaveLength(total);
    return items.map((item: { companyName: string }) => item.companyName);
  };
  expect(await find('田')).toEqual(['株式会社山田商事', '田中工業']);
  expect(await find('山田')).toEqual(['株式会社山田商事']);
  expect(await find('田中工')).toEqual(['田中工業']);
  expect(await find('ャ 山')).toEqual(['カブシキガイシャ 山']);
  expect(await find('業山')).toEqual([]);
});
