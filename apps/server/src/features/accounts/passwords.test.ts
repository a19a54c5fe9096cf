import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { goodPassword, makePartner, makeTenant, signIn, type Party } from '../../../test/parties.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './passwords.ts';

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
const change = (token: string, body: object) => app.call('POST', '/auth/change_password', { token, body });
const reset = (body: object) => app.call('POST', '/forgot-password/reset', { body });
const both = (password: string) => ({ newPassword: password, confirmPassword: password });

describe('storing passwords', () => {
  test('is argon2id, salted, and verifies only the same password', async () => {
    const [one, other] = [await hashPassword(goodPassword), await hashPassword(goodPassword)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=6,p=1\$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword(goodPassword, one)).toBe(true);
    expect(await verifyPassword(`${goodPassword} `, one)).toBe(false);
    expect(await verifyPassword('nobody has this password', undefined)).toBe(false);
    expect(isOutdatedHash(one)).toBe(false);
  });

  test('a hash made at another cost is renewed at the next sign-in', async () => {
    const { hash } = await import('@node-rs/argon2');
    const tenant = await makeTenant(app, partner);
    const old = await hash(goodPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const stored = () =>
      app.context.db.withSystem((trx) =>
        trx
          .selectFrom('users')
          .select('password_hash')
          .where('id', '=', tenant.userId)
          .executeTakeFirstOrThrow(),
      );
    await app.context.db.withSystem((trx) =>
      trx.updateTable('users').set({ password_hash: old }).where('id', '=', tenant.userId).execute(),
    );
    await signIn(app, tenant.email);
    expect(isOutdatedHash((await stored()).password_hash)).toBe(false);
    await signIn(app, tenant.email);
  });

  test('the common ones are known in any case', () => {
    expect(['P@ssw0rd', 'p@ssw0rd', '123456', 'Iloveyou'].map(isCommonPassword)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['Partner#2026', 'Tenant#2026', goodPassword].map(isCommonPassword)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('changing the password', () => {
  test('ends every other session of the user, and no session of others', async () => {
    const tenant = await makeTenant(app, partner);
    const other = await signIn(app, tenant.email);
    expect(await change(tenant.token, { oldPassword: goodPassword, ...both(newPassword) })).toMatchObject({
      code: 200,
      data: null,
    });
    expect(await me(tenant.token)).toMatchObject({ code: 200 });
    expect(await me(other)).toMatchObject({ code: 401, message: 'TOKEN_INVALID' });
    expect(await me(partner.token)).toMatchObject({ code: 200 });
    expect(await login(tenant.email, goodPassword)).toMatchObject({ code: 400 });
    expect(await login(tenant.email, newPassword)).toMatchObject({ code: 200 });
  });

  test.each([
    ['a wrong current one', { oldPassword: 'Wrong#Pass1', ...both(newPassword) }, 'OLD_PASSWORD_NOT_MATCH'],
    ['the same again', { oldPassword: goodPassword, ...both(goodPassword) }, 'PASSWORD_VS_CURRENT_PASSWORD'],
    [
      'another confirmation',
      { oldPassword: goodPassword, newPassword, confirmPassword: `${newPassword}x` },
      'PASSWORD_NOT_MATCH',
    ],
    [
      '7 characters',
      { oldPassword: goodPassword, ...both('Abc#123') },
      'VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD',
    ],
    [
      '129 characters',
      { oldPassword: goodPassword, ...both(`Abc#1${'x'.repeat(124)}`) },
      'VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD',
    ],
    [
      'no lower case',
      { oldPassword: goodPassword, ...both('ABCDEF#1') },
      'VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD',
    ],
    [
      'no upper case',
      { oldPassword: goodPassword, ...both('abcdef#1') },
      'VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD',
    ],
    [
      'no digit',
      { oldPassword: goodPassword, ...both('Abcdefg#') },
      'VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD',
    ],
    [
      'no special character',
      { oldPassword: goodPassword, ...both('Abcdefg1') },
      'VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD',
    ],
    [
      'a common one',
      { oldPassword: goodPassword, ...both('P@ssw0rd') },
      'VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD',
    ],
  ])('refuses %s and changes nothing', async (_name, body, message) => {
    const { token, email } = await makeTenant(app, partner);
    expect(await change(token, body)).toMatchObject({ code: 400, message, data: null });
    expect(await login(email, goodPassword)).toMatchObject({ code: 200 });
  });

  test('takes 8 and 128 characters', async () => {
    const { token } = await makeTenant(app, partner);
    const longest = `Abc#1${'x'.repeat(123)}`;
    expect(await change(token, { oldPassword: goodPassword, ...both('Abcd#123') })).toMatchObject({
      code: 200,
    });
    expect(await change(token, { oldPassword: 'Abcd#123', ...both(longest) })).toMatchObject({ code: 200 });
  });

  test('five wrong current passwords lock the account: a stolen session is no way to guess', async () => {
    const { token, email } = await makeTenant(app, partner);
    for (let i = 0; i < 5; i += 1)
      await change(token, { oldPassword: `Wrong#Pass${i}`, ...both(newPassword) });
    expect(await change(token, { oldPassword: goodPassword, ...both(newPassword) })).toMatchObject({
      code: 403,
      message: 'BLOCK_ACCOUNT',
    });
    expect(await login(email, goodPassword)).toMatchObject({ message: 'BLOCK_ACCOUNT' });
  });

  test('of two changes at once one wins', async () => {
    const { token, email } = await makeTenant(app, partner);
    const candidates = ['First#Horse8', 'Second#Horse8'];
    const answers = await Promise.all(
      candidates.map((each) => change(token, { oldPassword: goodPassword, ...both(each) })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400]);
    const winner = candidates[answers.findIndex(({ code }) => code === 200)]!;
    expect(await login(email, winner)).toMatchObject({ code: 200 });
  });
});

describe('the forced first change', () => {
  test('refuses every call but change_password, logout and me, and is over once the password is changed', async () => {
    const { token, email } = await makeTenant(app, partner, { mustChangePassword: true });
    expect(await login(email, goodPassword)).toMatchObject({ data: { requestChangePassword: true } });
    expect(await me(token)).toMatchObject({ code: 200, data: { requestChangePassword: true } });
    for (const [method, path] of [
      ['PUT', '/user/me'],
      ['GET', '/tenant/my-tenant'],
      ['GET', '/audit'],
    ] as const)
      expect(await app.call(method, path, { token, body: {} })).toMatchObject({
        code: 403,
        message: 'REQUEST_CHANGE_PASSWORD',
      });
    expect(await change(token, { oldPassword: goodPassword, ...both(newPassword) })).toMatchObject({
      code: 200,
    });
    expect(await me(token)).toMatchObject({ data: { requestChangePassword: false } });
    expect(await app.call('GET', '/tenant/my-tenant', { token })).toMatchObject({ code: 200 });
  });
});

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

  test('two calls with one link at once set one password', async () => {
    const { email } = await makeTenant(app, partner);
    const token = await askForReset(email);
    const answers = await Promise.all([reset({ token, ...pair }), reset({ token, ...pair })]);
    expect(answers.map(({ message }) => message).toSorted()).toEqual(['SUCCESS', 'TOKEN_INVALID']);
  });

  test('an unknown address is told so', async () => {
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

describe('the own profile', () => {
  test('is read and changed: name, language, phone', async () => {
    const { token, email, tenantId, userId } = await makeTenant(app, partner);
    const changed = await app.call('PUT', '/user/me', {
      token,
      body: {
        fullName: ' 山田 花子 ',
        language: 'jp',
        phoneNumber: '０３-1234-5678',
        email: 'other@example.com',
        roleId: 1,
      },
    });
    expect(changed).toMatchObject({
      code: 200,
      data: {
        id: userId,
        username: email,
        name: '山田 花子',
        fullName: '山田 花子',
        email,
        phoneNumber: '03-1234-5678',
        roleId: 2,
        roleName: 'TENANT',
        tenantId,
        language: 'jp',
        requestChangePassword: false,
      },
    });
    expect((await me(token)).data).toEqual(changed.data);
    expect(await app.call('PUT', '/user/me', { token, body: { phoneNumber: '' } })).toMatchObject({
      data: { phoneNumber: null },
    });
  });

  test.each([
    [{ fullName: '' }, 'fullName', 'REQUIRED'],
    [{ fullName: 'x'.repeat(101) }, 'fullName', 'TOO_LONG'],
    [{ fullName: 'a\u0000b' }, 'fullName', 'INVALID'],
    [{ language: 'ja' }, 'language', 'INVALID'],
    [{ phoneNumber: 'call me' }, 'phoneNumber', 'INVALID_PHONE'],
    [{ fullName: 7 }, 'fullName', 'INVALID'],
  ])('refuses %j', async (body, field, code) => {
    const { token } = partner;
    expect(await app.call('PUT', '/user/me', { token, body })).toMatchObject({
      code: 422,
      message: 'FAILED',
      details: [{ field, code }],
    });
  });
});
