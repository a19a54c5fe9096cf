import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, openSession, type Party, type TenantParty } from '../../../test/parties.ts';

const query = vi.spyOn(Client.prototype, 'query');
let app: TestApp;
let partner: Party;
let token: string;
let one: TenantParty;
let other: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  query.mockRestore();
  await app.stop();
});
beforeEach(async () => {
  partner = await makePartner(app);
  token = await openSession(app, partner);
  one = await makeTenant(app, partner, { companyName: 'Akatsuki' });
  other = await makeTenant(app, partner, { companyName: 'Borealis' });
  await namesOf(token);
});

const compactOf = async (as: string) => (await app.call('GET', '/tenant/compact', { token: as })).data;
const namesOf = async (as: string) =>
  (await compactOf(as)).map(
    ({ companyName, status }: { companyName: string; status: string }) => `${companyName} ${status}`,
  );
const change = async (method: string, path: string, body?: object) =>
  expect((await app.call(method, path, { token, body })).code).toBe(200);

describe('the names of tenants, asked for again', () => {
  test('are compared where they are, and not fetched until something changes', async () => {
    expect(await namesOf(token)).toEqual(['Akatsuki active', 'Borealis active']);
    const before = await compactOf(token);
    const session = await openSession(app, partner);
    query.mockClear();
    expect(await compactOf(session)).toEqual(before);
    // The session, and the hash.
    expect(query).toHaveBeenCalledTimes(2);
    await change('PUT', `/tenant/${one.tenantId}`, { companyName: 'Corona' });
    query.mockClear();
    expect(await compactOf(session)).not.toEqual(before);
    expect(query.mock.calls.length).toBeGreaterThan(2);
  });

  test('show names that two tenants exchanged', async () => {
    for (const [tenant, companyName] of [
      [one, 'Corona'],
      [other, 'Akatsuki'],
      [one, 'Borealis'],
    ] as const)
      await change('PUT', `/tenant/${tenant.tenantId}`, { companyName });
    const ids = (await compactOf(token)).map(({ id }: { id: string }) => id);
    expect(ids).toEqual([other.tenantId, one.tenantId]);
    expect(await namesOf(token)).toEqual(['Akatsuki active', 'Borealis active']);
  });

  test('show who was deactivated, added and deleted', async () => {
    await change('PATCH', `/tenant/${one.tenantId}`, { status: 'deactivated' });
    expect(await namesOf(token)).toEqual(['Akatsuki deactivated', 'Borealis active']);
    await makeTenant(app, partner, { companyName: 'aurora' });
    expect(await namesOf(token)).toEqual(['Akatsuki deactivated', 'aurora active', 'Borealis active']);
    await change('DELETE', `/tenant/${one.tenantId}`);
    expect(await namesOf(token)).toEqual(['aurora active', 'Borealis active']);
  });

  test('are those of the partner who asks, also where another has the same', async () => {
    const stranger = await makePartner(app);
    const theirs = await openSession(app, stranger);
    expect(await namesOf(theirs)).toEqual([]);
    await makeTenant(app, stranger, { companyName: 'Akatsuki' });
    for (let round = 0; round < 2; round += 1) {
      const [mine, foreign] = await Promise.all([compactOf(token), compactOf(theirs)]);
      expect(mine).toHaveLength(2);
      expect(foreign).toHaveLength(1);
      expect(foreign[0].id).not.toBe(one.tenantId);
    }
  });

  test('are not kept of all partners', async () => {
    const sessions = [token];
    for (let count = 0; count < 51; count += 1) {
      const next = await makePartner(app);
      await makeTenant(app, next, { companyName: `Number ${count}` });
      sessions.push(await openSession(app, next));
    }
    for (let round = 0; round < 2; round += 1)
      for (const [index, session] of sessions.entries())
        expect(await namesOf(session)).toEqual(
          index === 0 ? ['Akatsuki active', 'Borealis active'] : [`Number ${index - 1} active`],
        );
  });
});
