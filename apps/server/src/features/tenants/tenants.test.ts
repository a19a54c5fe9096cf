import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import {
  goodPassword,
  makePartner,
  makeTenant,
  tenantValues,
  uniqueEmail,
  type Party,
} from '../../../test/parties.ts';

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
const add = (values: object = {}) =>
  as(partner).post('/tenant/with-user', { ...tenantValues(), password: goodPassword, ...values });
const login = (email: string, password = goodPassword) =>
  app.call('POST', '/auth/login', { body: { email, password } });

describe('adding a tenant', () => {
  test('gives it the next number, and its user a sign-in that must change its password', async () => {
    const fresh = await makePartner(app);
    const values = {
      ...tenantValues(),
      companyName: '株式会社 山田',
      address: '東京都\n千代田区',
      description: '  note ',
    };
    const body = { ...values, password: goodPassword, status: 'deactivated', number: 'T-9999' };
    const first = await as(fresh).post('/tenant/with-user', body);
    expect(first).toMatchObject({
      code: 200,
      data: {
        number: 'T-0001',
        companyName: '株式会社 山田',
        email: values.email,
        description: 'note',
        address: '東京都\n千代田区',
        blockLimit: 10,
        expiryDate: '2030-12-31',
        onboardDate: '2026-11-20T03:00:00.000Z',
        updatedDate: '2026-11-20T03:00:00.000Z',
        status: 'active',
      },
    });
    expect(JSON.stringify(first.data)).not.toContain(goodPassword);
    const second = await as(fresh).post('/tenant/with-user', { ...tenantValues(), password: goodPassword });
    expect(second.data.number).toBe('T-0002');
    expect(await login(values.email)).toMatchObject({
      code: 200,
      data: { requestChangePassword: true, roleName: 'TENANT', fullName: values.contactName },
    });
  });

  test('an address exists once in the whole deployment, in any case', async () => {
    const email = uniqueEmail('Once');
    expect(await add({ email })).toMatchObject({ code: 200 });
    const other = await makePartner(app);
    for (const [who, address] of [
      [partner, email],
      [other, email.toUpperCase()],
      [other, partner.email],
    ] as const) {
      const body = { ...tenantValues(), password: goodPassword, email: address };
      expect(await as(who).post('/tenant/with-user', body)).toMatchObject({
        code: 409,
        message: 'EMAIL_EXISTED',
      });
    }
  });

  test("a company name exists once among a partner's tenants, in any case and composition", async () => {
    expect(await add({ companyName: 'Ärger ガ' })).toMatchObject({ code: 200 });
    for (const companyName of ['ÄRGER ガ', ' ärger ガ '.normalize('NFD')])
      expect(await add({ companyName })).toMatchObject({ code: 409, message: 'COMPANY_NAME_EXISTED' });
    const other = await makePartner(app);
    const body = { ...tenantValues(), password: goodPassword, companyName: 'Ärger ガ' };
    expect(await as(other).post('/tenant/with-user', body)).toMatchObject({ code: 200 });
  });

  test('of ten at once with one address one is added, and no number is lost', async () => {
    const fresh = await makePartner(app);
    const email = uniqueEmail('race');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        as(fresh).post('/tenant/with-user', { ...tenantValues(), password: goodPassword, email }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    const next = await as(fresh).post('/tenant/with-user', { ...tenantValues(), password: goodPassword });
    expect(next.data.number).toBe('T-0002');
  });

  test('ten at once get the numbers 1 to 10', async () => {
    const fresh = await makePartner(app);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        as(fresh).post('/tenant/with-user', { ...tenantValues(), password: goodPassword }),
      ),
    );
    const expected = Array.from({ length: 10 }, (_, i) => `T-${String(i + 1).padStart(4, '0')}`);
    expect(answers.map(({ data }) => data.number).toSorted()).toEqual(expected);
  });

  test.each([
    ['companyName', '', 'REQUIRED'],
    ['companyName', undefined, 'REQUIRED'],
    ['companyName', 'x'.repeat(201), 'TOO_LONG'],
    ['companyName', 'two\nlines', 'INVALID'],
    ['companyName', ['a'], 'INVALID'],
    ['email', 'not an address', 'INVALID_EMAIL'],
    ['email', `${'x'.repeat(250)}@example.com`, 'TOO_LONG'],
    ['email', null, 'INVALID'],
    ['password', 'abc', 'INVALID_PASSWORD'],
    ['password', 'P@ssw0rd', 'COMMON_PASSWORD'],
    ['description', 'x'.repeat(1025), 'TOO_LONG'],
    ['contactName', ' ', 'REQUIRED'],
    ['contactEmail', 'a@b', 'INVALID_EMAIL'],
    ['phoneNumber', '12345', 'INVALID_PHONE'],
    ['phoneNumber', '+1 234 567 890 123 456', 'INVALID_PHONE'],
    ['address', 'x'.repeat(501), 'TOO_LONG'],
    ['blockLimit', -1, 'OUT_OF_RANGE'],
    ['blockLimit', 100_001, 'OUT_OF_RANGE'],
    ['blockLimit', 1.5, 'INVALID'],
    ['blockLimit', '10', 'INVALID'],
    ['expiryDate', '2026-02-29', 'INVALID_DATE'],
    ['expiryDate', '20261120', 'INVALID_DATE'],
  ])('refuses %s %j as %s', async (field, value, code) => {
    expect(await add({ [field]: value })).toMatchObject({
      code: 422,
      message: 'FAILED',
      details: [{ field, code }],
    });
  });

  test('takes limits and what only looks dangerous: SQL, HTML, emoji, right-to-left, the largest and smallest numbers', async () => {
    const texts = [
      "Robert'); drop table tenants;--",
      '<script>alert(1)</script>',
      '😀👩‍👩‍👧 𠮷野家 髙﨑',
      'שלום مرحبا',
      '=1+1',
      '%_\\',
    ];
    for (const text of texts) {
      const answer = await add({
        companyName: text,
        description: text,
        contactName: text,
        address: text,
        blockLimit: 0,
      });
      expect(answer).toMatchObject({
        code: 200,
        data: { companyName: text.normalize('NFC'), description: text, address: text },
      });
      expect(await as(partner).get(`/tenant/${answer.data.id}`)).toMatchObject({ data: answer.data });
    }
    expect(
      await add({ companyName: 'x'.repeat(200), blockLimit: 100_000, expiryDate: '9999-12-31' }),
    ).toMatchObject({ code: 200 });
    expect(await add({ expiryDate: '1990-01-01' })).toMatchObject({ code: 200 });
  });
});

describe('listing tenants', () => {
  let lister: Party;
  const names = async (query: Record<string, string | number>) =>
    (await as(lister).get('/tenant', query)).data.items.map(
      (item: { companyName: string }) => item.companyName,
    );

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
    expect((await as(lister).get('/tenant', { page: 2, size: 3 })).data).toMatchObject({
      total: 4,
      page: 2,
      size: 3,
      items: [{ companyName: 'beta 100%' }],
    });
    expect((await as(lister).get('/tenant', { page: 9 })).data).toMatchObject({ total: 4, items: [] });
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
    expect(await as(lister).get('/tenant', query as Record<string, string>)).toMatchObject({
      code: 422,
      message: 'FAILED',
    });
  });

  test('compact gives names and states only, by name', async () => {
    const { data } = await as(lister).get('/tenant/compact');
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

describe('changing a tenant', () => {
  test('changes what is given, moves the updated date, and never the sign-in address', async () => {
    const tenant = await makeTenant(app, partner);
    const before = (await as(partner).get(`/tenant/${tenant.tenantId}`)).data;
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
    expect((await as(partner).get(`/tenant/${tenant.tenantId}`)).data).toEqual(answer.data);
  });
});

describe('the expiry date', () => {
  test("is the last good day in the partner's time zone, and acts at once", async () => {
    const tokyo = await makePartner(app, { timeZone: 'Asia/Tokyo' });
    const tenant = await makeTenant(app, tokyo, { expiryDate: '2026-11-20' });
    const { createAuthenticate } = await import('#features/accounts/authenticate.ts');
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
    const { createAuthenticate } = await import('#features/accounts/authenticate.ts');
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
  test('deactivating ends all sessions, tells the event streams, and activating lets in again', async () => {
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

  test('deleting ends it for good; address and name are free again, the number is not', async () => {
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
