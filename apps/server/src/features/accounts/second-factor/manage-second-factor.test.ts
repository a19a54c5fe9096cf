import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { goodPassword, makePartner, makeTenant, openSession, type Party } from '../../../../test/parties.ts';
import { addTotp, codeOf, secondFactorCalls } from '../../../../test/second-factor.ts';

const start = '2026-11-20T03:00:00Z';
let app: TestApp;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp({ now: start, env: { RATE_SIGN_INS_PER_MINUTE: '1000000' } });
  partner = await makePartner(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(start));

const { login, step, ticketOf, status, me, mailsTo, makeGuarded } = secondFactorCalls(() => ({
  app,
  partner,
}));

describe('changing it', () => {
  test('removing the app needs the password and a code; both wrong ones count', async () => {
    const { email, token, secret } = await makeGuarded();
    const remove = (body: object) => app.call('DELETE', '/user/second-factor/totp', { token, body });
    expect(await remove({ password: goodPassword })).toMatchObject({ code: 422 });
    expect(await remove({ password: 'Wrong#Pass1', code: codeOf(app, secret) })).toMatchObject({
      message: 'OLD_PASSWORD_NOT_MATCH',
    });
    expect(await remove({ password: goodPassword, code: '0' })).toMatchObject({
      message: 'SECOND_FACTOR_NOT_MATCH',
    });
    expect(await remove({ password: goodPassword, code: codeOf(app, secret) })).toMatchObject({
      code: 200,
      data: null,
    });
    expect(await status(token)).toMatchObject({ enabled: false, totp: null, recoveryCodesLeft: 0 });
    expect(await login(email)).toMatchObject({ data: { accessToken: expect.any(String) } });
    expect(await mailsTo(email)).toEqual(
      expect.arrayContaining(['secondFactorAdded', 'secondFactorRemoved']),
    );
    expect(await remove({ password: goodPassword, code: '0' })).toMatchObject({ code: 404 });
  });

  test('a wrong password reaches the audit with its address, and too many calls of one user are refused', async () => {
    const { token, tenantId, userId, secret } = await makeGuarded();
    const body = { password: 'Wrong#Pass1' };
    const renew = () => app.call('POST', '/user/second-factor/recovery-codes', { token, body });
    expect(await renew()).toMatchObject({ message: 'OLD_PASSWORD_NOT_MATCH' });
    const query = { tenantId, action: 'second_factor.change_failed' };
    const { data } = await app.call('GET', '/audit', { token: partner.token, query });
    expect(data.items).toMatchObject([{ details: { clientAddress: '127.0.0.1' } }]);
    await app.context.db.withSystem((trx) =>
      trx
        .insertInto('rate_limits')
        .values({ key: `confirmation:${userId}`, window_start: app.clock.now(), calls: 1_000_000 })
        .onConflict((conflict) => conflict.columns(['key', 'window_start']).doUpdateSet({ calls: 1_000_000 }))
        .execute(),
    );
    const code = codeOf(app, secret);
    const factor = '/user/second-factor';
    for (const [method, path, sent] of [
      ['POST', `${factor}/recovery-codes`, body],
      ['POST', `${factor}/totp`, {}],
      ['POST', `${factor}/totp/confirm`, { code }],
      ['DELETE', `${factor}/totp`, { password: goodPassword, code }],
      ['POST', `${factor}/passkeys`, {}],
    ] as const)
      expect([path, await app.call(method, path, { token, body: sent })]).toMatchObject([
        path,
        { code: 429, details: { limit: 'confirmation' } },
      ]);
    // Nobody with a stolen session keeps its user from a new password, which ends that session.
    const changed = { newPassword: 'Another#Horse8', confirmPassword: 'Another#Horse8' };
    const change = { token, body: { oldPassword: goodPassword, ...changed } };
    expect(await app.call('POST', '/auth/change_password', change)).toMatchObject({ code: 200 });
    const other = await makeGuarded();
    expect(await app.call('POST', `${factor}/recovery-codes`, { token: other.token, body })).toMatchObject({
      message: 'OLD_PASSWORD_NOT_MATCH',
    });
  });

  test('nothing is hashed for a code that confirms nothing: nobody waits for it', async () => {
    const [idle, other] = [await makeTenant(app, partner), await makeTenant(app, partner)];
    const guesses = Array.from({ length: 30 }, () =>
      app.call('POST', '/user/second-factor/totp/confirm', { token: idle.token, body: { code: '000000' } }),
    );
    const changed = {
      oldPassword: goodPassword,
      newPassword: 'Another#Horse8',
      confirmPassword: 'Another#Horse8',
    };
    const change = app.call('POST', '/auth/change_password', { token: idle.token, body: changed });
    expect((await Promise.all(guesses)).map(({ code }) => code)).toEqual(guesses.map(() => 404));
    expect(await change).toMatchObject({ code: 200 });
    expect(await login(other.email)).toMatchObject({ code: 200 });
  });

  test('new recovery codes need the password and end the old ones', async () => {
    const { email, token, recoveryCodes } = await makeGuarded();
    const renew = (password: string) =>
      app.call('POST', '/user/second-factor/recovery-codes', { token, body: { password } });
    expect(await renew('Wrong#Pass1')).toMatchObject({ code: 400 });
    const renewed = await renew(goodPassword);
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    expect(await step(await ticketOf(email), recoveryCodes[0]!)).toMatchObject({ code: 400 });
    expect(await step(await ticketOf(email), renewed.data.recoveryCodes[0])).toMatchObject({ code: 200 });
  });

  test('without a factor there are no recovery codes to be had', async () => {
    const { token } = await makeTenant(app, partner);
    const body = { password: goodPassword };
    expect(await app.call('POST', '/user/second-factor/recovery-codes', { token, body })).toMatchObject({
      code: 404,
    });
  });
});

describe('a partner', () => {
  const path = (tenant: { tenantId: string }) => `/tenant/${tenant.tenantId}/second-factor`;

  test('may require it of a tenant: until one is added every other call is refused, sessions under way included', async () => {
    const tenant = await makeTenant(app, partner);
    const require = (required: boolean) =>
      app.call('PUT', path(tenant), { token: partner.token, body: { required } });
    expect(await require(true)).toMatchObject({
      code: 200,
      data: { required: true, users: [{ email: tenant.email, methods: [] }] },
    });
    const request = () => app.call('GET', '/request', { token: tenant.token });
    expect(await request()).toMatchObject({ code: 403, message: 'REQUEST_SECOND_FACTOR' });
    expect(await login(tenant.email)).toMatchObject({ data: { requestSecondFactor: true } });
    expect(await me(tenant.token)).toMatchObject({ code: 200, data: { requestSecondFactor: true } });
    await addTotp(app, tenant.token);
    expect(await request()).toMatchObject({ code: 200 });
    expect(await me(tenant.token)).toMatchObject({ data: { requestSecondFactor: false } });
    const { data } = await app.call('GET', '/audit', {
      token: partner.token,
      query: { action: 'second_factor.', tenantId: tenant.tenantId },
    });
    expect(
      data.items.map(({ action, details }: { action: string; details: object }) => [action, details]),
    ).toEqual([
      ['second_factor.add', { method: 'totp' }],
      ['second_factor.require', { required: 'yes' }],
    ]);
    const { data: after } = await app.call('GET', path(tenant), { token: partner.token });
    expect(after.users).toMatchObject([{ methods: ['totp', 'recovery'] }]);
    expect(await require(false)).toMatchObject({ data: { required: false } });
  });

  test('may require it of its own users, and of no other partner’s', async () => {
    const [own, other] = [await makePartner(app), await makePartner(app)];
    const policy = '/settings/second-factor';
    expect(await app.call('GET', policy, { token: own.token })).toMatchObject({ data: { required: false } });
    expect(await app.call('PUT', policy, { token: own.token, body: { required: true } })).toMatchObject({
      code: 200,
    });
    expect(await app.call('GET', '/tenant', { token: own.token })).toMatchObject({
      message: 'REQUEST_SECOND_FACTOR',
    });
    expect(await app.call('GET', '/tenant', { token: other.token })).toMatchObject({ code: 200 });
    await addTotp(app, own.token);
    expect(await app.call('GET', policy, { token: own.token })).toMatchObject({ data: { required: true } });
  });

  test('resets it for a user who lost it: all sessions end, a mail and the audit log report it', async () => {
    const { email, token, userId, secret, ...tenant } = await makeGuarded();
    const reset = (body: object, by = partner.token) =>
      app.call('POST', `${path(tenant)}/reset`, { token: by, body });
    const ticket = await ticketOf(email);
    expect(await reset({ userId: partner.userId })).toMatchObject({ code: 404 });
    expect(await reset({ userId: 'x' })).toMatchObject({ code: 404 });
    expect(await reset({ userId })).toMatchObject({
      code: 200,
      data: { users: [{ id: userId, methods: [] }] },
    });
    expect(await me(token)).toMatchObject({ code: 401 });
    expect(await step(ticket, codeOf(app, secret))).toMatchObject({ message: 'SIGN_IN_EXPIRED' });
    expect(await login(email)).toMatchObject({ data: { accessToken: expect.any(String) } });
    expect(await mailsTo(email)).toContain('secondFactorReset');
    const query = { action: 'second_factor.reset', tenantId: tenant.tenantId };
    const { data } = await app.call('GET', '/audit', { token: partner.token, query });
    expect(data.items).toMatchObject([{ userName: 'Pat Partner', target: email }]);
  });

  test('of another tenant sees and changes nothing', async () => {
    const { userId, ...tenant } = await makeGuarded();
    const stranger = await makePartner(app);
    const token = await openSession(app, stranger);
    for (const answer of [
      await app.call('GET', path(tenant), { token }),
      await app.call('PUT', path(tenant), { token, body: { required: true } }),
      await app.call('POST', `${path(tenant)}/reset`, { token, body: { userId } }),
    ])
      expect(answer).toMatchObject({ code: 404 });
    expect(await status(tenant.token)).toMatchObject({ enabled: true, required: false });
  });
});
