import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { goodPassword, makePartner, makeTenant, signIn, type Party } from '../../../../test/parties.ts';

const start = '2026-11-20T03:00:00Z';
const minute = 60_000;
const hour = 60 * minute;
let app: TestApp;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp({ now: start, env: { RATE_SIGN_INS_PER_MINUTE: '1000000' } });
  partner = await makePartner(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(start));

const login = (email: string, password: string, more: object = {}) =>
  app.call('POST', '/auth/login', { body: { email, password, ...more } });
const me = (token?: string) => app.call('GET', '/user/me', { token });

describe('signing in', () => {
  test('gives the token under both names, who it is, and the claims that the console decodes', async () => {
    const tenant = await makeTenant(app, partner, { contactName: '山田 太郎' });
    const answer = await login(tenant.email, goodPassword);
    expect(answer).toMatchObject({
      code: 200,
      message: 'SUCCESS',
      data: {
        username: tenant.email,
        fullName: '山田 太郎',
        roleName: 'TENANT',
        roleId: 2,
        requestChangePassword: false,
      },
    });
    expect(answer.data.access_token).toBe(answer.data.accessToken);
    const seconds = new Date(start).getTime() / 1000;
    expect(decodeJwt(answer.data.accessToken)).toMatchObject({
      id: tenant.userId,
      sub: tenant.userId,
      name: '山田 太郎',
      username: tenant.email,
      roleId: 2,
      tenantId: tenant.tenantId,
      iat: seconds,
      exp: seconds + 8 * 3600,
      jti: expect.any(String),
    });
    expect(decodeProtectedHeader(answer.data.accessToken)).toMatchObject({
      alg: 'HS256',
      kid: expect.any(String),
    });
  });

  test('an address counts in any case and with spaces around it', async () => {
    expect(await login(` ${partner.email.toUpperCase()} `, goodPassword)).toMatchObject({
      code: 200,
      data: { roleName: 'PARTNER', roleId: 1 },
    });
  });

  test('a wrong password and an unknown address answer the same', async () => {
    const wrong = await login((await makeTenant(app, partner)).email, 'Wrong#Pass1');
    const unknown = await login('nobody@example.com', 'Wrong#Pass1');
    expect(wrong.raw.toString()).toBe(unknown.raw.toString());
    expect(wrong).toMatchObject({ code: 400, message: 'USERNAME_PASSWORD_NOT_MATCH', data: null });
  });

  test('an unknown address costs a hash as a wrong password does', async () => {
    const hashed = async () =>
      Number(
        /^ocr_passwords_hashed_total (\d+)$/m.exec((await app.call('GET', '/metrics')).raw.toString())![1],
      );
    const { email } = await makeTenant(app, partner);
    for (const address of [email, `x${email}`]) {
      const before = await hashed();
      await login(address, 'Wrong#Pass1');
      expect((await hashed()) - before).toBe(1);
    }
  });

  test('of a deactivated tenant is refused only to who knows the password', async () => {
    const tenant = await makeTenant(app, partner);
    await app.call('PATCH', `/tenant/${tenant.tenantId}`, {
      token: partner.token,
      body: { status: 'deactivated' },
    });
    expect(await login(tenant.email, 'Wrong#Pass1')).toMatchObject({
      code: 400,
      message: 'USERNAME_PASSWORD_NOT_MATCH',
    });
    expect(await login(tenant.email, goodPassword)).toMatchObject({
      code: 403,
      message: 'ACCOUNT_NOT_ACTIVATED',
    });
  });
});

describe('a refused sign-in', () => {
  const from = async (clientAddress: string, email: string, password: string) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: clientAddress,
      payload: { email, password },
    });
    return answer.statusCode;
  };
  const audited = async (email: string) => {
    const { data } = await app.call('GET', '/audit', {
      token: partner.token,
      query: { size: 100, search: email },
    });
    return (data.items as { action: string; details: Record<string, unknown> }[])
      .filter(({ action }) => action === 'session.sign_in_failed')
      .map(({ details }) => details);
  };

  test('reaches audit and log with its user and the address that it came from', async () => {
    const { email, userId } = await makeTenant(app, partner);
    const logged = vi.spyOn(app.context.log, 'warn');
    expect(await from('198.51.100.7', email, 'Wrong#Pass1')).toBe(400);
    expect(await from('2001:db8:1:2::9', email, 'Wrong#Pass2')).toBe(400);
    expect(await audited(email)).toEqual([
      { clientAddress: '2001:db8:1:2::9' },
      { clientAddress: '198.51.100.7' },
    ]);
    expect(logged.mock.calls.map(([fields]) => fields)).toContainEqual({
      code: 'USERNAME_PASSWORD_NOT_MATCH',
      user: userId,
      email,
      clientAddress: '198.51.100.7',
    });
    logged.mockRestore();
  });

  test('of an unknown address is logged as typed, unless that may be a password', async () => {
    const logged = vi.spyOn(app.context.log, 'warn');
    await from('198.51.100.8', 'nobody@example.com', 'Wrong#Pass1');
    await from('198.51.100.8', 'My#Secret7', 'x');
    expect(logged.mock.calls.map(([fields]) => (fields as { email?: string }).email)).toEqual([
      'nobody@example.com',
      undefined,
    ]);
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/Secret7|Wrong#/);
    logged.mockRestore();
  });

  test('of a locked account is audited too, but no flood of them', async () => {
    const { email } = await makeTenant(app, partner);
    for (let i = 0; i < 5; i += 1) await from('198.51.100.9', email, `Wrong#Pass${i}`);
    for (let i = 0; i < 9; i += 1) expect(await from('198.51.100.10', email, goodPassword)).toBe(403);
    const details = await audited(email);
    expect(details.filter(({ whileLocked }) => whileLocked === true)).toEqual(
      Array.from({ length: 5 }, () => ({ whileLocked: true, clientAddress: '198.51.100.10' })),
    );
    expect(details).toContainEqual({ locked: true, clientAddress: '198.51.100.9' });
  });

  test('of a deactivated tenant names its address', async () => {
    const { email, tenantId } = await makeTenant(app, partner);
    const body = { status: 'deactivated' };
    await app.call('PATCH', `/tenant/${tenantId}`, { token: partner.token, body });
    expect(await from('198.51.100.11', email, goodPassword)).toBe(403);
    expect(await audited(email)).toEqual([{ deactivated: true, clientAddress: '198.51.100.11' }]);
  });
});

describe('the lock-out', () => {
  const fail = async (email: string, times: number) => {
    for (let i = 0; i < times; i += 1)
      expect(await login(email, `Wrong#Pass${i}`)).toMatchObject({ message: 'USERNAME_PASSWORD_NOT_MATCH' });
  };

  test('four wrong passwords do not lock, and the right one forgets them', async () => {
    const { email } = await makeTenant(app, partner);
    await fail(email, 4);
    expect(await login(email, goodPassword)).toMatchObject({ code: 200 });
    await fail(email, 4);
    expect(await login(email, goodPassword)).toMatchObject({ code: 200 });
  });

  test('five lock for 15 minutes, also against the right one, and to the minute', async () => {
    const { email } = await makeTenant(app, partner);
    await fail(email, 5);
    expect(await login(email, goodPassword)).toMatchObject({ code: 403, message: 'BLOCK_ACCOUNT' });
    app.clock.advance(15 * minute - 1);
    expect(await login(email, goodPassword)).toMatchObject({ code: 403, message: 'BLOCK_ACCOUNT' });
    app.clock.advance(1);
    expect(await login(email, goodPassword)).toMatchObject({ code: 200 });
  });

  test('wrong passwords more than 15 minutes apart do not add up', async () => {
    const { email } = await makeTenant(app, partner);
    await fail(email, 1);
    app.clock.advance(15 * minute);
    await fail(email, 4);
    expect(await login(email, goodPassword)).toMatchObject({ code: 200 });
  });

  test('thirty guesses at once get five answers, whichever of them is right', async () => {
    const { email } = await makeTenant(app, partner);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => login(email, `Wrong#Pass${i}`)));
    const counts = Object.groupBy(answers, (answer) => answer.message);
    expect(counts['USERNAME_PASSWORD_NOT_MATCH']).toHaveLength(5);
    expect(counts['BLOCK_ACCOUNT']).toHaveLength(25);
    expect(await login(email, goodPassword)).toMatchObject({ message: 'BLOCK_ACCOUNT' });
  });

  test('is of one account only, and leaves open sessions alone', async () => {
    const locked = await makeTenant(app, partner);
    await fail(locked.email, 5);
    expect(await login(partner.email, goodPassword)).toMatchObject({ code: 200 });
    expect(await me(locked.token)).toMatchObject({ code: 200 });
  });
});

describe('a session', () => {
  test('lives 8 hours, 30 days when remembered', async () => {
    const { email } = await makeTenant(app, partner);
    const plain = (await login(email, goodPassword)).data.accessToken;
    const remembered = (await login(email, goodPassword, { remember: true })).data.accessToken;
    app.clock.advance(8 * hour - 1000);
    expect(await me(plain)).toMatchObject({ code: 200 });
    app.clock.advance(1000);
    expect(await me(plain)).toMatchObject({ code: 401, message: 'TOKEN_EXPIRED' });
    app.clock.advance((30 * 24 - 8) * hour - 1000);
    expect(await me(remembered)).toMatchObject({ code: 200 });
    app.clock.advance(1000);
    expect(await me(remembered)).toMatchObject({ code: 401, message: 'TOKEN_EXPIRED' });
  });

  test('ends with its sign-out, and no other one with it', async () => {
    const { email, token } = await makeTenant(app, partner);
    const other = await signIn(app, email);
    expect(await app.call('POST', '/auth/logout', { token })).toMatchObject({ code: 200, data: null });
    expect(await me(token)).toMatchObject({ code: 401, message: 'TOKEN_INVALID' });
    expect(await app.call('POST', '/auth/logout', { token })).toMatchObject({ code: 401 });
    expect(await me(other)).toMatchObject({ code: 200 });
  });

  test('without a token the call is UNAUTHORIZED', async () => {
    expect(await me()).toMatchObject({ code: 401, message: 'UNAUTHORIZED' });
    for (const authorization of ['', 'Bearer', 'Basic abc', 'Bearer a b']) {
      expect(await app.call('GET', '/user/me', { headers: { authorization } })).toMatchObject({
        code: 401,
        message: 'UNAUTHORIZED',
      });
    }
  });
});
