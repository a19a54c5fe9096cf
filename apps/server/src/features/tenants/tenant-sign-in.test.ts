import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, uniqueEmail, type Party, type TenantParty } from '../../../test/parties.ts';

let app: TestApp;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp({
    env: {
      RATE_SIGN_INS_PER_MINUTE: '1000000',
      RATE_RESETS_PER_HOUR: '1000000',
      PUBLIC_URL: 'https://ocr.example.com',
    },
  });
  partner = await makePartner(app);
});
afterAll(() => app.stop());

const login = async (email: string, password: string) =>
  (await app.call('POST', '/auth/login', { body: { email, password } })).code;
const changeEmail = (tenant: TenantParty, email: string, token = partner.token) =>
  app.call('PUT', `/tenant/${tenant.tenantId}/email`, { token, body: { email } });
const confirm = (token: string) => app.call('POST', '/confirm-email', { body: { token } });
const shown = async (tenant: TenantParty) =>
  (await app.call('GET', `/tenant/${tenant.tenantId}`, { token: partner.token })).data;
const actionsOf = async (tenant: TenantParty) => {
  const query = { tenantId: tenant.tenantId, size: '100' };
  const { data } = await app.call('GET', '/audit', { token: partner.token, query });
  return data.items.map(({ action }: { action: string }) => action);
};
const mailsQueued = async (tenant: TenantParty): Promise<string[]> => {
  const { rows } = await app.context.db.pool.query<{ data: { mail: string; tenantId: string; to: string } }>(
    `select data from pgboss.job where name = 'send-mail'`,
  );
  return rows
    .filter(({ data }) => data.tenantId === tenant.tenantId)
    .map(({ data }) => `${data.mail} ${data.to}`);
};

/** The token of the link that was mailed to the address. */
async function mailedToken(email: string): Promise<string> {
  const folder = join(app.context.config.dataDir, 'mail');
  const mails = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const mail = mails.findLast((text) => text.includes(`To: ${email}`)) ?? '';
  const plain = mail.replace(/=\r\n/g, '').replaceAll('=3D', '=');
  return (
    /https:\/\/ocr\.example\.com\/(?:confirm-email|reset-password)\?token=([\w-]+)/.exec(plain)?.[1] ?? ''
  );
}

describe('another sign-in address', () => {
  test('signs in once the link that was mailed to it is followed, and then alone', async () => {
    const tenant = await makeTenant(app, partner);
    const email = uniqueEmail('new');
    expect(await changeEmail(tenant, email)).toMatchObject({
      code: 200,
      data: { id: tenant.tenantId, email: tenant.email, pendingEmail: email },
    });
    expect(await login(email, tenant.password)).toBe(400);
    expect(await login(tenant.email, tenant.password)).toBe(200);
    const token = await mailedToken(email);
    expect(await confirm(token)).toMatchObject({ code: 200, data: null });
    expect(await login(tenant.email, tenant.password)).toBe(400);
    expect(await login(email.toUpperCase(), tenant.password)).toBe(200);
    expect((await app.call('GET', '/user/me', { token: tenant.token })).code).toBe(401);
    expect(await shown(tenant)).toMatchObject({ email, pendingEmail: null });
    expect(await confirm(token)).toMatchObject({ code: 400, message: 'TOKEN_INVALID' });
    expect(await actionsOf(tenant)).toEqual(
      expect.arrayContaining(['tenant.change_email', 'user.change_email']),
    );
    expect(await mailsQueued(tenant)).toContain(`emailChanged ${tenant.email}`);
    // The old address is free again.
    await expect(makeTenant(app, partner, { email: tenant.email })).resolves.toMatchObject({
      email: tenant.email,
    });
  });

  test('that is asked for again takes the place of the one before; a link lasts seven days', async () => {
    const tenant = await makeTenant(app, partner);
    const [first, second] = [uniqueEmail('first'), uniqueEmail('second')];
    await changeEmail(tenant, first);
    await changeEmail(tenant, second);
    expect(await confirm(await mailedToken(first))).toMatchObject({ code: 400, message: 'TOKEN_INVALID' });
    const before = app.clock.now();
    app.clock.advance(7 * 86_400_000);
    expect(await confirm(await mailedToken(second))).toMatchObject({ code: 400, message: 'TOKEN_EXPIRED' });
    app.clock.set(before);
    expect(await confirm('made-up')).toMatchObject({ code: 400, message: 'TOKEN_NOT_FOUND' });
    expect((await confirm(await mailedToken(second))).code).toBe(200);
  });

  test('that was mistyped is cancelled by giving the current one again; its link is spent', async () => {
    const tenant = await makeTenant(app, partner);
    const mistyped = uniqueEmail('mistyped');
    await changeEmail(tenant, mistyped);
    expect(await changeEmail(tenant, tenant.email.toUpperCase())).toMatchObject({
      code: 200,
      data: { email: tenant.email, pendingEmail: null },
    });
    expect(await confirm(await mailedToken(mistyped))).toMatchObject({ code: 400, message: 'TOKEN_INVALID' });
    const query = { tenantId: tenant.tenantId, action: 'tenant.change_email' };
    const { data } = await app.call('GET', '/audit', { token: partner.token, query });
    expect(data.items[0]).toMatchObject({ details: { email: { from: mistyped, to: tenant.email } } });
    expect(await changeEmail(tenant, tenant.email)).toMatchObject({
      code: 200,
      data: { pendingEmail: null },
    });
    expect(
      (await actionsOf(tenant)).filter((action: string) => action === 'tenant.change_email'),
    ).toHaveLength(2);
  });

  test.each(['a changed password', 'a reset password'])(
    'does not outlive %s: its link is spent, which is audited',
    async (how) => {
      const tenant = await makeTenant(app, partner);
      const email = uniqueEmail('stale');
      await changeEmail(tenant, email);
      const both = { newPassword: 'Another#Horse8', confirmPassword: 'Another#Horse8' };
      if (how === 'a changed password')
        await app.call('POST', '/auth/change_password', {
          token: tenant.token,
          body: { oldPassword: tenant.password, ...both },
        });
      else {
        await app.call('POST', '/forgot-password', { body: { email: tenant.email } });
        const token = await mailedToken(tenant.email);
        const body = { token, password: both.newPassword, confirmPassword: both.newPassword };
        await app.call('POST', '/forgot-password/reset', { body });
      }
      expect(await shown(tenant)).toMatchObject({ email: tenant.email, pendingEmail: null });
      expect(await confirm(await mailedToken(email))).toMatchObject({ code: 400, message: 'TOKEN_INVALID' });
      const query = { tenantId: tenant.tenantId, action: 'user.cancel_email_change' };
      const { data } = await app.call('GET', '/audit', { token: partner.token, query });
      expect(data.items).toMatchObject([
        { target: tenant.email, details: { email: { from: email, to: tenant.email } } },
      ]);
    },
  );

  test('outlives new credentials from the partner, who asked for it', async () => {
    const tenant = await makeTenant(app, partner);
    const email = uniqueEmail('corrected');
    await changeEmail(tenant, email);
    const issued = await app.call('POST', `/tenant/${tenant.tenantId}/credentials`, { token: partner.token });
    expect(await shown(tenant)).toMatchObject({ email: tenant.email, pendingEmail: email });
    expect(await confirm(await mailedToken(email))).toMatchObject({ code: 200 });
    expect(await login(email, issued.data.password)).toBe(200);
    expect(await actionsOf(tenant)).not.toContain('user.cancel_email_change');
  });

  test('that somebody has, also by the time of the confirmation, is refused', async () => {
    const [tenant, other] = [await makeTenant(app, partner), await makeTenant(app, partner)];
    expect(await changeEmail(tenant, other.email)).toMatchObject({ code: 409, message: 'EMAIL_EXISTED' });
    expect(await changeEmail(tenant, 'nobody')).toMatchObject({
      code: 422,
      details: [{ field: 'email', code: 'INVALID_EMAIL' }],
    });
    const email = uniqueEmail('contested');
    await changeEmail(tenant, email);
    await makeTenant(app, partner, { email });
    expect(await confirm(await mailedToken(email))).toMatchObject({ code: 409, message: 'EMAIL_EXISTED' });
    expect(await login(tenant.email, tenant.password)).toBe(200);
  });

  test('is the tenant’s own partner’s to give', async () => {
    const tenant = await makeTenant(app, partner);
    const stranger = await makePartner(app);
    expect((await changeEmail(tenant, uniqueEmail('x'), stranger.token)).code).toBe(404);
    expect((await changeEmail(tenant, uniqueEmail('x'), tenant.token)).code).toBe(403);
  });
});

test('new credentials are shown once, replace the old ones at once, and must be changed', async () => {
  const tenant = await makeTenant(app, partner);
  const issue = (token = partner.token) =>
    app.call('POST', `/tenant/${tenant.tenantId}/credentials`, { token });
  for (let wrong = 0; wrong < 5; wrong += 1) await login(tenant.email, 'Wrong#Pass1');
  const { code, data } = await issue();
  expect({ code, email: data.email }).toEqual({ code: 200, email: tenant.email });
  expect(await login(tenant.email, tenant.password)).toBe(400);
  const signedIn = await app.call('POST', '/auth/login', {
    body: { email: tenant.email, password: data.password },
  });
  expect(signedIn).toMatchObject({ code: 200, data: { requestChangePassword: true } });
  expect((await app.call('GET', '/user/me', { token: tenant.token })).code).toBe(401);
  expect((await issue()).data.password).not.toBe(data.password);
  expect(await actionsOf(tenant)).toContain('tenant.issue_credentials');
  expect(await mailsQueued(tenant)).toContain(`credentialsIssued ${tenant.email}`);
  const stranger = await makePartner(app);
  expect((await issue(stranger.token)).code).toBe(404);
});
