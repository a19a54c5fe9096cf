import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { goodPassword, makePartner, makeTenant, signIn, type Party } from '../../../../test/parties.ts';
import { lockUser } from '../users.store.ts';
import { cheapenHashes } from './hash-cost.ts';
import { hashPassword, isOutdatedHash, operator, verifyPassword } from './passwords.ts';

const start = '2026-11-20T03:00:00Z';
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
const both = (password: string) => ({ newPassword: password, confirmPassword: password });

describe('storing passwords', () => {
  // At what it costs in the product; other tests hash cheaply.
  beforeAll(() => cheapenHashes()());
  afterAll(() => void cheapenHashes());

  test('is argon2id, salted, and verifies only the same password', async () => {
    const [one, other] = [
      await hashPassword(goodPassword, operator),
      await hashPassword(goodPassword, operator),
    ];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=4,p=1\$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword(goodPassword, one, operator)).toBe(true);
    expect(await verifyPassword(`${goodPassword} `, one, operator)).toBe(false);
    expect(await verifyPassword('nobody has this password', undefined, operator)).toBe(false);
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

  test('a hash that is renewed while a sign-in is under way leaves its right password right', async () => {
    const { email, userId } = await makeTenant(app, partner);
    const password_hash = await hashPassword(goodPassword, operator);
    let signingIn: ReturnType<typeof login> | undefined;
    await app.context.db.withSystem(async (trx) => {
      await lockUser(trx, userId);
      signingIn = login(email, goodPassword);
      // It has compared the password with the old hash, and waits for the row to decide.
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await expect
        .poll(async () => {
          const blocked = await app.context.db.pool.query(
            'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
            [rows[0]!.pid],
          );
          return blocked.rowCount;
        })
        .toBe(1);
      await trx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
    });
    expect(await signingIn).toMatchObject({ code: 200 });
  });
});

describe('many hashes at once', () => {
  const outcomes = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map(({ status }) => status === 'fulfilled');
  const each = <Result>(count: number, call: () => Promise<Result>) => Array.from({ length: count }, call);

  test('of one user are refused beyond its queue, and no others', async () => {
    const hash = (user: string) => hashPassword(goodPassword, { user });
    const greedy = outcomes(each(40, () => hash('greedy')));
    const modest = outcomes(each(10, () => hash('modest')));
    const signIns = outcomes(
      each(10, () => verifyPassword(goodPassword, undefined, { signInFrom: '198.51.100.1' })),
    );
    expect((await greedy).filter(Boolean)).toHaveLength(17);
    expect(await modest).not.toContain(false);
    expect(await signIns).not.toContain(false);
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
    [
      'a common one with something behind it',
      { oldPassword: goodPassword, ...both('Password1!') },
      'VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD',
    ],
  ])('refuses %s and changes nothing', async (_name, body, message) => {
    const { token, email } = await makeTenant(app, partner);
    expect(await change(token, body)).toMatchObject({ code: 400, message, data: null });
    expect(await login(email, goodPassword)).toMatchObject({ code: 200 });
  });

  test('says why one that is easily guessed is refused, in the details', async () => {
    const { token } = await makeTenant(app, partner, {
      companyName: 'Hoshino Trading Co., Ltd.',
      contactName: 'Kaoru Hoshino',
    });
    const codeOf = async (password: string) =>
      (await change(token, { oldPassword: goodPassword, ...both(password) })).details;
    expect(await codeOf('Password1!')).toEqual([{ field: 'newPassword', code: 'COMMON_PASSWORD' }]);
    expect(await codeOf('H0sh!no2026')).toEqual([{ field: 'newPassword', code: 'PERSONAL_PASSWORD' }]);
    expect(await codeOf('Short#1')).toEqual([{ field: 'newPassword', code: 'INVALID_PASSWORD' }]);
  });

  test('knows a partner user by its own company, too', async () => {
    const { token } = await makePartner(app, { name: 'Kawabata Office' });
    expect(await change(token, { oldPassword: goodPassword, ...both('Kawabata#2026') })).toMatchObject({
      code: 400,
      details: [{ field: 'newPassword', code: 'PERSONAL_PASSWORD' }],
    });
  });

  test('takes 8 and 128 characters', async () => {
    const { token } = await makeTenant(app, partner);
    const longest = `Abc#1${'x'.repeat(123)}`;
    expect(await change(token, { oldPassword: goodPassword, ...both('Wxyq#123') })).toMatchObject({
      code: 200,
    });
    expect(await change(token, { oldPassword: 'Wxyq#123', ...both(longest) })).toMatchObject({ code: 200 });
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
    expect(answers.map(({ message }) => message).toSorted()).toEqual(['OLD_PASSWORD_NOT_MATCH', 'SUCCESS']);
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
