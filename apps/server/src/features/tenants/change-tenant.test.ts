import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { goodPassword, makePartner, makeTenant, tenantValues, type Party } from '../../../test/parties.ts';

const start = '2026-11-20T03:00:00Z';
let app: TestApp;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp({ now: start, env: { RATE_SIGN_INS_PER_MINUTE: '1000000' } });
  partner = await makePartner(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(start));

const as = (party: { token: string }) => ({
  get: (path: string, query: Record<string, string | number> = {}) =>
    app.call('GET', path, { token: party.token, query }),
  post: (path: string, body: object) => app.call('POST', path, { token: party.token, body }),
  put: (path: string, body: object) => app.call('PUT', path, { token: party.token, body }),
  patch: (path: string, body: object) => app.call('PATCH', path, { token: party.token, body }),
  delete: (path: string) => app.call('DELETE', path, { token: party.token }),
});
const login = (email: string, password = goodPassword) =>
  app.call('POST', '/auth/login', { body: { email, password } });

describe('changing a tenant', () => {
  test('changes what is given, moves the updated date, and never the sign-in address', async () => {
    const tenant = await makeTenant(app, partner);
    // The sign-in address that waits to be confirmed is part of this answer alone.
    const { pendingEmail, ...before } = (await as(partner).get(`/tenant/${tenant.tenantId}`)).data;
    expect(pendingEmail).toBeNull();
    app.clock.advance(60_000);
    const answer = await as(partner).put(`/tenant/${tenant.tenantId}`, {
      companyName: 'Renamed',
      blockLimit: 3,
      email: 'other@example.com',
      status: 'deactivated',
      number: 'T-1',
      partnerId: partner.partnerId,
    });
    expect(answer).toMatchObject({
      code: 200,
      data: { ...before, companyName: 'Renamed', blockLimit: 3, updatedDate: '2026-11-20T03:01:00.000Z' },
    });
    expect(await login(tenant.email)).toMatchObject({ code: 200 });
  });

  test('to what it is, or by its e-mail address alone, changes nothing: not the updated date either', async () => {
    const tenant = await makeTenant(app, partner);
    const path = `/tenant/${tenant.tenantId}`;
    const before = (await as(partner).get(path)).data;
    app.clock.advance(60_000);
    for (const body of [{}, { companyName: before.companyName }, { email: 'other@example.com' }])
      expect((await as(partner).put(path, body)).data).toMatchObject({ updatedDate: before.updatedDate });
    expect((await as(partner).get(path)).data).toEqual(before);
  });

  test("may keep its own company name, but not take another's", async () => {
    const [one, other] = [await makeTenant(app, partner), await makeTenant(app, partner)];
    const names = await as(partner).get('/tenant/compact');
    const nameOf = (id: string) =>
      names.data.find((item: { id: string }) => item.id === id).companyName as string;
    expect(
      await as(partner).put(`/tenant/${one.tenantId}`, { companyName: nameOf(one.tenantId).toUpperCase() }),
    ).toMatchObject({ code: 200 });
    expect(
      await as(partner).put(`/tenant/${one.tenantId}`, { companyName: nameOf(other.tenantId) }),
    ).toMatchObject({ code: 409, message: 'COMPANY_NAME_EXISTED' });
  });

  test('the tenant changes its own contact, not its limit, its dates or its name', async () => {
    const tenant = await makeTenant(app, partner);
    const before = (await as(tenant).get('/tenant/my-tenant')).data;
    const answer = await as(tenant).put('/tenant/my-tenant', {
      contactName: 'New Contact',
      phoneNumber: '+81 3 9999 0000',
      companyName: 'Mine',
      blockLimit: 100_000,
      expiryDate: '2099-01-01',
      email: 'other@example.com',
      status: 'active',
    });
    expect(answer).toMatchObject({
      code: 200,
      data: { ...before, contactName: 'New Contact', phoneNumber: '+81 3 9999 0000' },
    });
    expect((await as(partner).get(`/tenant/${tenant.tenantId}`)).data).toEqual({
      ...answer.data,
      pendingEmail: null,
    });
  });
});

describe('the expiry date', () => {
  test("is the last good day in the partner's time zone, and acts at once", async () => {
    const tokyo = await makePartner(app, { timeZone: 'Asia/Tokyo' });
    const tenant = await makeTenant(app, tokyo, { expiryDate: '2026-11-20' });
    const { createAuthenticate } = await import('#features/accounts/sessions/authenticate.ts');
    const caller = () => createAuthenticate(app.context)(tenant.token);
    app.clock.set('2026-11-20T14:59:59.999Z');
    const { token } = { token: await (await login(tenant.email)).data.accessToken };
    const again = () => createAuthenticate(app.context)(token);
    expect(await again()).toMatchObject({ expired: false });
    app.clock.set('2026-11-20T15:00:00Z');
    expect(await again()).toMatchObject({ expired: true });
    expect(await login(tenant.email)).toMatchObject({ code: 200 });
    expect(await app.call('GET', '/tenant/my-tenant', { token })).toMatchObject({ code: 200 });
    app.clock.set(start);
    expect(await caller()).toMatchObject({ expired: false });
    await as(tokyo).put(`/tenant/${tenant.tenantId}`, { expiryDate: '2026-11-19' });
    expect(await caller()).toMatchObject({ expired: true });
  });

  test('follows the time zone in force, not a later one', async () => {
    const newYork = await makePartner(app, { timeZone: 'America/New_York' });
    const tenant = await makeTenant(app, newYork, { expiryDate: '2026-11-20' });
    const { createAuthenticate } = await import('#features/accounts/sessions/authenticate.ts');
    await app.context.db.withPartner(newYork, (trx) =>
      trx
        .insertInto('billing_values')
        .columns([
          'partner_id',
          'month',
          'pages_per_block',
          'blocks_per_package',
          'packages_registered',
          'blocks_registered',
          'time_zone',
        ])
        .values({
          partner_id: newYork.partnerId,
          month: '2026-12-01',
          pages_per_block: 100,
          blocks_per_package: 10,
          packages_registered: 0,
          blocks_registered: 0,
          time_zone: 'Asia/Tokyo',
        })
        .execute(),
    );
    app.clock.set('2026-11-21T04:00:00Z');
    const token = (await login(tenant.email)).data.accessToken as string;
    app.clock.set('2026-11-21T04:59:59Z');
    expect(await createAuthenticate(app.context)(token)).toMatchObject({ expired: false });
    app.clock.set('2026-11-21T05:00:00Z');
    expect(await createAuthenticate(app.context)(token)).toMatchObject({ expired: true });
  });
});

describe('activating, deactivating, deleting', () => {
  test('deactivating ends all sessions and event streams, and activating lets users in again', async () => {
    const tenant = await makeTenant(app, partner);
    const heard: unknown[] = [];
    const stop = app.context.events.subscribe((event) => heard.push(event));
    expect(await as(partner).patch(`/tenant/${tenant.tenantId}`, { status: 'deactivated' })).toMatchObject({
      code: 200,
      data: { status: 'deactivated' },
    });
    expect(await as(tenant).get('/user/me')).toMatchObject({ code: 401, message: 'TOKEN_INVALID' });
    expect(await login(tenant.email)).toMatchObject({ code: 403, message: 'ACCOUNT_NOT_ACTIVATED' });
    await expect.poll(() => heard).toContainEqual({ type: 'sessionsEnded', tenantId: tenant.tenantId });
    stop();
    expect(await as(partner).patch(`/tenant/${tenant.tenantId}`, { status: 'active' })).toMatchObject({
      data: { status: 'active' },
    });
    expect(await as(tenant).get('/user/me')).toMatchObject({ code: 401, message: 'TOKEN_INVALID' });
    expect(await login(tenant.email)).toMatchObject({ code: 200 });
    expect(await as(partner).patch(`/tenant/${tenant.tenantId}`, { status: 'gone' })).toMatchObject({
      code: 422,
    });
  });

  test('deleting ends it permanently; address and name are free again, the number is not', async () => {
    const fresh = await makePartner(app);
    const values = { ...tenantValues(), password: goodPassword };
    const { data } = await as(fresh).post('/tenant/with-user', values);
    const { token } = { token: (await login(values.email)).data.accessToken as string };
    expect(await as(fresh).delete(`/tenant/${data.id}`)).toMatchObject({ code: 200, data: null });
    expect(await app.call('GET', '/user/me', { token })).toMatchObject({
      code: 401,
      message: 'TOKEN_INVALID',
    });
    expect(await login(values.email)).toMatchObject({ code: 400, message: 'USERNAME_PASSWORD_NOT_MATCH' });
    for (const answer of [
      await as(fresh).get(`/tenant/${data.id}`),
      await as(fresh).put(`/tenant/${data.id}`, {}),
      await as(fresh).patch(`/tenant/${data.id}`, { status: 'active' }),
      await as(fresh).delete(`/tenant/${data.id}`),
    ])
      expect(answer).toMatchObject({ code: 404, message: 'NOT_FOUND' });
    expect((await as(fresh).get('/tenant')).data).toMatchObject({ total: 0 });
    expect((await as(fresh).get('/tenant/compact')).data).toEqual([]);
    expect(await as(fresh).post('/tenant/with-user', values)).toMatchObject({
      code: 200,
      data: { number: 'T-0002' },
    });
  });

  test("another partner's tenants do not exist, in any call, whatever the body", async () => {
    const other = await makePartner(app);
    const tenant = await makeTenant(app, other);
    for (const id of [tenant.tenantId, '00000000-0000-7000-8000-000000000000', 'x', '%00', '..%2f..']) {
      for (const answer of [
        await as(partner).get(`/tenant/${id}`),
        await as(partner).put(`/tenant/${id}`, { companyName: 7 }),
        await as(partner).patch(`/tenant/${id}`, { status: 'deactivated' }),
        await as(partner).delete(`/tenant/${id}`),
      ])
        expect(answer).toMatchObject({ code: 404, message: 'NOT_FOUND' });
    }
    expect(await as(tenant).get('/user/me')).toMatchObject({ code: 200 });
  });
});
