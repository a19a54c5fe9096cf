import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makePartner, makeTenant, type Party } from '../../../../test/parties.ts';

const start = '2026-11-20T03:00:00Z';
const hour = 3_600_000;
const newPassword = 'Another#Horse8';
let app: TestApp;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp({
    now: start,
    env: {
      RATE_SIGN_INS_PER_MINUTE: '1000000',
      RATE_RESETS_PER_HOUR: '1000000',
      PUBLIC_URL: 'https://ocr.example.com',
    },
  });
  partner = await makePartner(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(start));

const me = (token: string) => app.call('GET', '/user/me', { token });
const login = (email: string, password: string) =>
  app.call('POST', '/auth/login', { body: { email, password } });
const reset = (body: object) => app.call('POST', '/forgot-password/reset', { body });

const mailFolder = () => join(app.context.config.dataDir, 'mail');
const listMails = async () =>
  (await readdir(mailFolder()).catch(() => [])).filter((name) => name.endsWith('.eml'));

/** Asks for a reset and returns the token of the mail that was written. */
async function askForReset(email: string): Promise<string> {
  const before = new Set(await listMails());
  expect(await app.call('POST', '/forgot-password', { body: { email } })).toMatchObject({
    code: 200,
    data: null,
  });
  const fresh = (await listMails()).filter((name) => !before.has(name));
  expect(fresh).toHaveLength(1);
  const mail = (await readFile(join(mailFolder(), fresh[0]!), 'utf8'))
    .replace(/=\r\n/g, '')
    .replaceAll('=3D', '=');
  const tokens = [...mail.matchAll(/https:\/\/ocr\.example\.com\/reset-password\?token=([\w-]+)/g)].map(
    (match) => match[1],
  );
  expect(new Set(tokens).size).toBe(1);
  return tokens[0]!;
}

describe('resetting the password', () => {
  const pair = { password: newPassword, confirmPassword: newPassword };

  test('works once; all sessions end, the lock-out and the forced change with them', async () => {
    const tenant = await makeTenant(app, partner, { mustChangePassword: true });
    for (let i = 0; i < 5; i += 1) await login(tenant.email, `Wrong#Pass${i}`);
    const token = await askForReset(tenant.email.toUpperCase());
    expect(await reset({ token, ...pair })).toMatchObject({ code: 200, data: null });
    expect(await me(tenant.token)).toMatchObject({ code: 401, message: 'TOKEN_INVALID' });
    expect(await login(tenant.email, newPassword)).toMatchObject({
      code: 200,
      data: { requestChangePassword: false },
    });
    expect(await reset({ token, ...pair })).toMatchObject({ code: 400, message: 'TOKEN_INVALID' });
  });

  test("spends older links of the same user too, and nobody else's", async () => {
    const [one, other] = [await makeTenant(app, partner), await makeTenant(app, partner)];
    const old = await askForReset(one.email);
    const others = await askForReset(other.email);
    const token = await askForReset(one.email);
    expect(await reset({ token, ...pair })).toMatchObject({ code: 200 });
    expect(await reset({ token: old, ...pair })).toMatchObject({ message: 'TOKEN_INVALID' });
    expect(await reset({ token: others, ...pair })).toMatchObject({ code: 200 });
  });

  test('a password change by the user spends every link in the mailbox', async () => {
    const tenant = await makeTenant(app, partner);
    const links = [await askForReset(tenant.email), await askForReset(tenant.email)];
    const changed = 'Changed#Horse9';
    const body = { oldPassword: tenant.password, newPassword: changed, confirmPassword: changed };
    expect(await app.call('POST', '/auth/change_password', { token: tenant.token, body })).toMatchObject({
      code: 200,
    });
    for (const token of links)
      expect(await reset({ token, ...pair })).toMatchObject({ code: 400, message: 'TOKEN_INVALID' });
    expect(await login(tenant.email, changed)).toMatchObject({ code: 200 });
    expect(await reset({ token: await askForReset(tenant.email), ...pair })).toMatchObject({ code: 200 });
  });

  test('is over after an hour to the second', async () => {
    const { email } = await makeTenant(app, partner);
    const token = await askForReset(email);
    app.clock.advance(hour);
    expect(await reset({ token, ...pair })).toMatchObject({ code: 400, message: 'TOKEN_EXPIRED' });
    app.clock.advance(-1);
    expect(await reset({ token, ...pair })).toMatchObject({ code: 200 });
  });

  test('refuses tokens that were never made, and broken passwords without spending the link', async () => {
    const { email } = await makeTenant(app, partner);
    const token = await askForReset(email);
    for (const unknown of [undefined, '', 'x', `${token}x`])
      expect(await reset({ token: unknown, ...pair })).toMatchObject({
        code: 400,
        message: 'TOKEN_NOT_FOUND',
      });
    expect(await reset({ token, password: newPassword, confirmPassword: 'x' })).toMatchObject({
      code: 400,
      message: 'PASSWORD_NOT_MATCH',
    });
    expect(await reset({ token, password: 'abc', confirmPassword: 'abc' })).toMatchObject({
      code: 400,
      message: 'VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD',
      details: [{ field: 'password', code: 'INVALID_PASSWORD' }],
    });
    expect(await reset({ token, ...pair })).toMatchObject({ code: 200 });
  });

  test('takes the current password, too, which ends the lock-out', async () => {
    const { email, password, token: session } = await makeTenant(app, partner);
    for (let i = 0; i < 5; i += 1) await login(email, `Wrong#Pass${i}`);
    const token = await askForReset(email);
    const same = { password, confirmPassword: password };
    expect(await reset({ token, ...same })).toMatchObject({ code: 200, data: null });
    expect(await me(session)).toMatchObject({ code: 401 });
    expect(await login(email, password)).toMatchObject({ code: 200 });
    expect(await reset({ token, ...same })).toMatchObject({ code: 400, message: 'TOKEN_INVALID' });
  });

  test('with the first password of a partner leaves it to be changed', async () => {
    const { email, password } = await makeTenant(app, partner, { mustChangePassword: true });
    const sendSame = async () =>
      reset({ token: await askForReset(email), password, confirmPassword: password });
    for (let sent = 0; sent < 7; sent += 1) expect(await sendSame()).toMatchObject({ code: 200 });
    expect(await login(email, password)).toMatchObject({ data: { requestChangePassword: true } });
    expect(await reset({ token: await askForReset(email), ...pair })).toMatchObject({ code: 200 });
    expect(await login(email, newPassword)).toMatchObject({ data: { requestChangePassword: false } });
  });

  test('two calls with one link at once set one password', async () => {
    const { email } = await makeTenant(app, partner);
    const token = await askForReset(email);
    const answers = await Promise.all([reset({ token, ...pair }), reset({ token, ...pair })]);
    expect(answers.map(({ message }) => message).toSorted()).toEqual(['SUCCESS', 'TOKEN_INVALID']);
  });

  test('an unknown address is reported as such', async () => {
    expect(
      await app.call('POST', '/forgot-password', { body: { email: 'nobody@example.com' } }),
    ).toMatchObject({
      code: 404,
      message: 'EMAIL_DOES_NOT_EXISTED',
    });
  });

  test('only the hash of a token is stored', async () => {
    const { email, userId } = await makeTenant(app, partner);
    const token = await askForReset(email);
    const { rows } = await app.context.db.withSystem(async (trx) => ({
      rows: await trx.selectFrom('password_resets').selectAll().where('user_id', '=', userId).execute(),
    }));
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
