import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { goodPassword, makePartner, makeTenant, signIn, type Party } from '../../../../test/parties.ts';

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
