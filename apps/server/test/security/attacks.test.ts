import { connect } from 'node:net';
import { readdir } from 'node:fs/promises';
import { createHmac, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signingKeysOf } from '#features/accounts/sessions/signing-keys.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { formOf, makeTemplate } from '../documents.ts';
import { fillTenant } from '../fill-tenant.ts';
import { makePartner, makeTenant, tenantValues, type Party, type TenantParty } from '../parties.ts';

/** Attacks beyond what the permission walk and the hostile values try on every call. */
let app: TestApp;
let partner: Party;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://ocr.example.com' } });
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
});
afterAll(() => app.stop());

test('every answer carries the security headers, and no private one may be kept by a cache', async () => {
  const ids = await fillTenant(app, tenant);
  const template = await makeTemplate(app, tenant);
  for (const [path, code] of [
    ['/user/me', 200],
    ['/nothing', 404],
    ['/tenant', 403],
    ['/invoice?page=0', 422],
    ['/usage/export', 200],
    ['/audit/export', 200],
    [`/invoice/${ids.invoice}/export?format=pdf`, 200],
    [`/request/${ids.request}/export?format=csv`, 200],
    [`/template/${template}`, 200],
    ['/openapi.json', 200],
    ['/config', 200],
  ] as const) {
    const { code: answered, headers } = await app.call('GET', path, { token: tenant.token });
    expect({ path, answered, headers }).toMatchObject({
      path,
      answered: code,
      headers: {
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': expect.stringMatching(/no-store|private/),
      },
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

describe('tokens', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (header: object, body: object, key: Uint8Array | string) => {
    const text = `${encode(header)}.${encode(body)}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };

  test('are not confused by other algorithms, keys they bring along, or names of keys', async () => {
    const claims = decodeJwt(tenant.token);
    const { kid } = decodeProtectedHeader(tenant.token);
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    const jwk = publicKey.export({ format: 'jwk' });
    const own = { kty: 'oct', k: Buffer.from('mine').toString('base64url') };
    const real = (await signingKeysOf(app.context).getCurrent()).secret;
    const forged = {
      rs256: sign({ alg: 'RS256', kid }, claims, pem),
      es256: sign({ alg: 'ES256', kid }, claims, pem),
      ps256WithJwk: sign({ alg: 'PS256', kid, jwk }, claims, pem),
      noneInCapitals: `${encode({ alg: 'NONE', kid })}.${encode(claims)}.`,
      bringsItsKey: sign({ alg: 'HS256', jwk: own }, claims, 'mine'),
      bringsItsKeyBesideOurs: sign({ alg: 'HS256', kid, jwk: own }, claims, 'mine'),
      namesAServer: sign({ alg: 'HS256', kid, jku: 'https://evil.example/keys' }, claims, 'mine'),
      pathAsKey: sign({ alg: 'HS256', kid: '../../../../dev/null' }, claims, ''),
      sqlAsKey: sign({ alg: 'HS256', kid: "x' union select 'mine' --" }, claims, 'mine'),
      emptyKey: sign({ alg: 'HS256', kid: '' }, claims, ''),
      numberAsKey: sign({ alg: 'HS256', kid: 0 }, claims, ''),
      prototypeAsKey: sign({ alg: 'HS256', kid: '__proto__' }, claims, ''),
      hugeKeyName: sign({ alg: 'HS256', kid: 'x'.repeat(4000) }, claims, ''),
      critical: sign({ alg: 'HS256', kid, crit: ['exp'], exp: 1 }, claims, real),
      unencoded: sign({ alg: 'HS256', kid, b64: false, crit: ['b64'] }, claims, real),
    };
    for (const [name, token] of Object.entries(forged)) {
      const { code, message } = await app.call('GET', '/user/me', { token });
      expect({ name, code, message }).toEqual({ name, code: 401, message: 'TOKEN_INVALID' });
    }
  });

  test('count in the Authorization header alone: not in an address, not in a cookie', async () => {
    const query = { access_token: tenant.token, token: tenant.token };
    const headers = { cookie: `access_token=${tenant.token}`, 'x-access-token': tenant.token };
    expect(await app.call('GET', '/user/me', { query, headers })).toMatchObject({ message: 'UNAUTHORIZED' });
  });
});

test('nobody becomes more by properties that no form sends', async () => {
  const state = async () => ({
    me: (await app.call('GET', '/user/me', { token: tenant.token })).data,
    tenant: (await app.call('GET', `/tenant/${tenant.tenantId}`, { token: partner.token })).data,
  });
  const before = await state();
  const more = {
    id: partner.userId,
    userId: partner.userId,
    roleId: 1,
    role_id: 1,
    roleName: 'PARTNER',
    partnerId: partner.partnerId,
    tenantId: null,
    tenant_id: null,
    email: 'mine@example.com',
    username: 'mine@example.com',
    number: 'T-9',
    password: 'Mine#Mine1',
    passwordHash: 'x',
    mustChangePassword: false,
    status: 'active',
    onboardDate: '2000-01-01T00:00:00Z',
    deletedAt: null,
    __proto__: { roleId: 1 },
  };
  const own = { ...more, blockLimit: 100_000, expiryDate: '2099-12-31', companyName: 'Mine' };
  for (const [path, token, body] of [
    ['/user/me', tenant.token, own],
    ['/tenant/my-tenant', tenant.token, own],
    [`/tenant/${tenant.tenantId}`, partner.token, { ...more, status: 'deactivated' }],
  ] as const)
    expect(await app.call('PUT', path, { token, body })).toMatchObject({ code: 200 });
  const after = await state();
  after.tenant.updatedDate = before.tenant.updatedDate;
  expect(after).toEqual(before);

  const stranger = await makePartner(app);
  const body = {
    ...tenantValues(),
    password: 'First#Pass1',
    partnerId: stranger.partnerId,
    status: 'deactivated',
  };
  const added = await app.call('POST', '/tenant/with-user', { token: partner.token, body });
  expect(added).toMatchObject({ code: 200, data: { status: 'active' } });
  const theirs = await app.call('GET', `/tenant/${added.data.id}`, { token: stranger.token });
  expect(theirs).toMatchObject({ code: 404 });
});

test('of ten additions with one address at once, in any case, one is made; of ten with one name likewise', async () => {
  const add = (values: object) =>
    app.call('POST', '/tenant/with-user', {
      token: partner.token,
      body: { ...tenantValues(), password: 'First#Pass1', ...values },
    });
  const race = async (values: (index: number) => object) =>
    (await Promise.all(Array.from({ length: 10 }, (_, index) => add(values(index)))))
      .map(({ message }) => message)
      .toSorted();
  const nine = (code: string) => [...Array<string>(9).fill(code), 'SUCCESS'];
  expect(await race((i) => ({ email: i % 2 === 0 ? 'race@example.com' : 'RACE@example.com' }))).toEqual(
    nine('EMAIL_EXISTED'),
  );
  expect(await race((i) => ({ companyName: i % 2 === 0 ? 'Race Ltd.' : 'RACE LTD.' }))).toEqual(
    nine('COMPANY_NAME_EXISTED'),
  );
});

const leftUploads = async () =>
  (await readdir(app.context.temporaryFolder)).filter((name) => name.startsWith('upload-'));

test('names of files cannot break out of headers, paths or sheets', async () => {
  const templateId = await makeTemplate(app, tenant);
  for (const name of [
    '../../../etc/passwd.pdf',
    'a"\r\nSet-Cookie: x=y\r\n.pdf',
    '=cmd|x!A1.pdf',
    '<img src=x>.pdf',
  ]) {
    const form = formOf({ templateId }, [{ name, bytes: Buffer.from('%PDF-1.7 broken') }]);
    const { code, details, headers } = await app.call('POST', '/request', { token: tenant.token, form });
    expect({ name, code }).toEqual({ name, code: 422 });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(JSON.stringify(details)).not.toMatch(/\.\.\/|\\r|\\n/);
  }
  expect(await leftUploads()).toEqual([]);
});

test('an upload that stops half-way is ended by the clock and leaves nothing', async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as { port: number };
  // The longer of the two limits the whole call.
  app.app.server.headersTimeout = 500;
  app.app.server.requestTimeout = 1000;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/request HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tenant.token}\r\nContent-Length: 100000\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF',
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.once('close', () => resolve());
  await promise;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(leftUploads).toEqual([]);
});
