import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeTemplate } from '../../test/documents.ts';
import { goodPassword, makePartner, makeTenant, signIn, uniqueEmail } from '../../test/parties.ts';
import { runAdmin, startAdmin } from '../../test/commands/run-admin.ts';
import { addTotp } from '../../test/second-factor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const admin = (...args: string[]) => runAdmin(app, args);

test('the operator resets a second factor: the password alone signs in, sessions end, audit log and mail report it', async () => {
  const partner = await makePartner(app);
  const { email, token, tenantId } = await makeTenant(app, partner);
  await addTotp(app, token);
  const login = async () =>
    (await app.call('POST', '/auth/login', { body: { email, password: goodPassword } })).data;
  expect(await login()).toMatchObject({ secondFactor: { methods: expect.arrayContaining(['totp']) } });
  expect(await startAdmin(app, ['second-factor', 'reset', '--email', 'nobody@example.com'])).toEqual({
    code: 1,
    said: expect.stringContaining('No user has the address nobody@example.com.'),
  });
  expect(await admin('second-factor', 'reset', '--email', email)).toEqual({
    code: 0,
    said: `${email} signs in with the password alone now. A mail says so; all its sessions have ended.\n`,
  });
  expect(await app.call('GET', '/user/me', { token })).toMatchObject({ code: 401 });
  expect(await login()).toMatchObject({ accessToken: expect.any(String) });
  const query = { tenantId, action: 'second_factor.reset' };
  const { data } = await app.call('GET', '/audit', { token: partner.token, query });
  expect(data.items).toMatchObject([{ userName: 'Recognition Desk', target: email }]);
  const { rows } = await app.context.db.pool.query<{ mail: string }>(
    `select data->>'mail' as mail from pgboss.job where name = 'send-mail' and data->>'to' = $1`,
    [email],
  );
  expect(rows.map(({ mail }) => mail)).toContain('secondFactorReset');
}, 120_000);

test('the operator resets a password: links are spent, sessions end, a lock-out is over; audit log and mail report it', async () => {
  const partner = await makePartner(app);
  const { email, token, tenantId } = await makeTenant(app, partner);
  const login = (password: string) => app.call('POST', '/auth/login', { body: { email, password } });
  for (let attempt = 0; attempt < 5; attempt += 1) await login('Wrong#Horse7');
  const at = app.clock.now();
  await app.context.db.withSystem((trx) =>
    trx
      .insertInto('password_resets')
      .values({
        token_hash: createHash('sha256').update('mailed').digest('base64url'),
        user_id: sql<string>`(select id from users where email = ${email})`,
        partner_id: partner.partnerId,
        tenant_id: tenantId,
        created_at: at,
        expires_at: new Date(at.getTime() + 60_000),
        used_at: null,
      })
      .execute(),
  );
  expect(await admin('password', 'reset', '--email', 'nobody@example.com')).toEqual({
    code: 1,
    said: expect.stringContaining('No user has the address nobody@example.com.'),
  });
  const { code, said } = await admin('password', 'reset', '--email', email);
  expect(code).toBe(0);
  const password = /^ {2}password {2}(\S{14})$/m.exec(said)?.[1] ?? '';
  expect(await app.call('GET', '/user/me', { token })).toMatchObject({ code: 401 });
  expect(await login(goodPassword)).toMatchObject({ code: 400 });
  const signedIn = await login(password);
  expect(signedIn).toMatchObject({ code: 200 });
  const me = await app.call('GET', '/user/me', { token: signedIn.data.accessToken });
  expect(me.data).toMatchObject({ requestChangePassword: true });
  const form = { token: 'mailed', password: 'Another#Horse8', confirmPassword: 'Another#Horse8' };
  expect(await app.call('POST', '/forgot-password/reset', { body: form })).toMatchObject({
    message: 'TOKEN_INVALID',
  });
  const query = { tenantId, action: 'password.reset' };
  const { data } = await app.call('GET', '/audit', { token: partner.token, query });
  expect(data.items).toMatchObject([{ userName: 'Recognition Desk', target: email }]);
  const { rows } = await app.context.db.pool.query<{ mail: string }>(
    `select data->>'mail' as mail from pgboss.job where name = 'send-mail' and data->>'to' = $1`,
    [email],
  );
  expect(rows.map(({ mail }) => mail)).toContain('credentialsIssued');
}, 120_000);

test('the operator reconciles the books: each difference is named, and the status reports it', async () => {
  const tenant = await makeTenant(app, await makePartner(app));
  expect(await admin('reconcile')).toEqual({ code: 0, said: expect.stringContaining('Differences: 0.') });
  await app.context.db.withSystem((trx) =>
    trx
      .insertInto('tenant_months')
      .values({
        tenant_id: tenant.tenantId,
        partner_id: tenant.partnerId,
        month: '2026-11-01',
        request_count: 0,
        pages_used: 7,
        pages_reserved: 0,
      })
      .execute(),
  );
  const { code, said } = await startAdmin(app, ['reconcile']);
  expect(code).toBe(2);
  expect(said).toContain(`tenant ${tenant.tenantId}, 2026-11: month_used is 7, not 0`);
}, 120_000);

test('the operator adds a user next to another: in that company only, with a password to be changed; the audit log records it', async () => {
  const partner = await makePartner(app);
  const tenant = await makeTenant(app, partner);
  const siblingTenant = await makeTenant(app, partner);
  const email = uniqueEmail('second');
  const add = (...args: string[]) => admin('user', 'add', ...args);
  expect((await add('--beside', tenant.email, '--email', email)).said).toContain(
    'needs --beside, --email and --name',
  );
  const unknown = await add('--beside', 'nobody@example.com', '--email', email, '--name', 'Second User');
  expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('No user has the address') });
  const added = await add('--beside', tenant.email, '--email', email, '--name', 'Second User');
  expect(added.code).toBe(0);
  const password = /password {2}(\S+)/.exec(added.said)?.[1];
  expect((await add('--beside', tenant.email, '--email', email, '--name', 'Again')).code).toBe(1);
  const login = (await app.call('POST', '/auth/login', { body: { email, password } })).data;
  const first = { token: login.accessToken };
  expect((await app.call('GET', '/request', first)).message).toBe('REQUEST_CHANGE_PASSWORD');
  const body = { oldPassword: password, newPassword: goodPassword, confirmPassword: goodPassword };
  await app.call('POST', '/auth/change_password', { ...first, body });
  const token = await signIn(app, email);
  expect((await app.call('GET', '/user/me', { token })).data).toMatchObject({ email });
  const templateId = await makeTemplate(app, tenant);
  const people = async (of: { token: string }, id: string) =>
    (await app.call('GET', `/template/${id}/checking`, { token: of.token })).data.people;
  expect(await people({ token }, templateId)).toBe(2);
  expect(await people(siblingTenant, await makeTemplate(app, siblingTenant))).toBe(1);
  const query = { tenantId: tenant.tenantId, action: 'user.add' };
  const { data } = await app.call('GET', '/audit', { token: partner.token, query });
  expect(data.items).toMatchObject([{ userName: 'Recognition Desk', target: email }]);
}, 120_000);
