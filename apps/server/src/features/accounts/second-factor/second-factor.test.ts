import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { goodPassword, makePartner, makeTenant, type Party } from '../../../../test/parties.ts';
import { codeOf, secondFactorCalls } from '../../../../test/second-factor.ts';

const start = '2026-11-20T03:00:00Z';
const halfMinute = 30_000;
const minute = 2 * halfMinute;
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

describe('setting up an authenticator app', () => {
  test('gives a secret, its address and its picture; the first code makes it count and gives ten recovery codes once', async () => {
    const { token, email } = await makeTenant(app, partner);
    expect(await status(token)).toEqual({
      enabled: false,
      required: false,
      totp: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      passwordRequired: false,
    });
    const { data } = await app.call('POST', '/user/second-factor/totp', { token });
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(data.address)).toContain(`otpauth://totp/NSK_ADMIN:${email}?`);
    expect(data.qrCode).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(await login(email)).toMatchObject({ data: { accessToken: expect.any(String) } });
    const confirm = (code: string) =>
      app.call('POST', '/user/second-factor/totp/confirm', { token, body: { code } });
    const right = codeOf(app, data.secret);
    expect(await confirm(right === '000000' ? '000001' : '000000')).toMatchObject({
      code: 400,
      message: 'SECOND_FACTOR_NOT_MATCH',
    });
    const confirmed = await confirm(` ${right.slice(0, 3)} ${right.slice(3)}`);
    expect(confirmed).toMatchObject({ code: 200 });
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    for (const code of confirmed.data.recoveryCodes) expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
    expect(await status(token)).toMatchObject({
      enabled: true,
      recoveryCodesLeft: 10,
      totp: { since: expect.any(String) },
    });
    expect(await confirm(right)).toMatchObject({ code: 404 });
    expect(await app.call('POST', '/user/second-factor/totp', { token })).toMatchObject({
      code: 409,
      message: 'SECOND_FACTOR_EXISTED',
    });
  });

  test('needs the password once the sign-in is a quarter of an hour old; a wrong one counts', async () => {
    const { token } = await makeTenant(app, partner);
    app.clock.advance(15 * minute);
    const begin = (body: object) => app.call('POST', '/user/second-factor/totp', { token, body });
    expect(await begin({})).toMatchObject({ code: 422, details: [{ field: 'password', code: 'REQUIRED' }] });
    expect(await begin({ password: 'Wrong#Pass1' })).toMatchObject({
      code: 400,
      message: 'OLD_PASSWORD_NOT_MATCH',
    });
    expect(await begin({ password: goodPassword })).toMatchObject({ code: 200 });
    for (let wrong = 0; wrong < 4; wrong += 1) await begin({ password: 'Wrong#Pass1' });
    expect(await begin({ password: goodPassword })).toMatchObject({ code: 403, message: 'BLOCK_ACCOUNT' });
  });

  test('a secret waits a quarter of an hour for its first code', async () => {
    const { token } = await makeTenant(app, partner);
    const { data } = await app.call('POST', '/user/second-factor/totp', { token });
    app.clock.advance(15 * minute);
    const body = { code: codeOf(app, data.secret) };
    expect(await app.call('POST', '/user/second-factor/totp/confirm', { token, body })).toMatchObject({
      code: 404,
    });
  });

  test('neither secret nor recovery codes can be read from the database', async () => {
    const { userId, secret, recoveryCodes } = await makeGuarded();
    const rows = await app.context.db.withSystem(async (trx) => [
      ...(await trx.selectFrom('totp_secrets').selectAll().where('user_id', '=', userId).execute()),
      ...(await trx.selectFrom('recovery_codes').selectAll().where('user_id', '=', userId).execute()),
    ]);
    const dump = JSON.stringify(rows);
    expect(rows).toHaveLength(11);
    expect(dump).not.toContain(secret);
    for (const code of recoveryCodes) expect(dump).not.toContain(code.replaceAll('-', '').slice(4));
  });
});

describe('signing in with a second factor due', () => {
  test('answers a ticket and no token; the second step answers as a sign-in does, with Remember me', async () => {
    const { email, secret } = await makeGuarded();
    const first = await login(email, goodPassword, { remember: true });
    expect(first).toMatchObject({ code: 200, message: 'SUCCESS' });
    expect(first.data).toEqual({
      secondFactor: { ticket: expect.any(String), methods: ['totp', 'recovery'], passkeyOptions: null },
    });
    const { ticket } = first.data.secondFactor;
    expect(await me(ticket)).toMatchObject({ code: 401 });
    const answer = await step(ticket, codeOf(app, secret));
    expect(answer).toMatchObject({
      code: 200,
      data: {
        username: email,
        roleName: 'TENANT',
        roleId: 2,
        requestChangePassword: false,
        requestSecondFactor: false,
      },
    });
    const sessions = await app.call('GET', '/user/sessions', { token: answer.data.accessToken });
    expect(sessions.data.find((session: { current: boolean }) => session.current)).toMatchObject({
      remembered: true,
    });
  });

  test('a wrong password does not reveal it', async () => {
    const { email } = await makeGuarded();
    const wrong = await login(email, 'Wrong#Pass1');
    expect(wrong.raw.toString()).toBe((await login('nobody@example.com', 'Wrong#Pass1')).raw.toString());
  });

  test('a code counts once, also in another sign-in, and none before it', async () => {
    const { email, secret } = await makeGuarded();
    const [first, second, third] = [await ticketOf(email), await ticketOf(email), await ticketOf(email)];
    const code = codeOf(app, secret);
    const before = codeOf(app, secret, -1);
    expect(await step(first, code)).toMatchObject({ code: 200 });
    expect(await step(second, code)).toMatchObject({ code: 400, message: 'SECOND_FACTOR_NOT_MATCH' });
    expect(await step(second, before)).toMatchObject({ code: 400, message: 'SECOND_FACTOR_NOT_MATCH' });
    app.clock.advance(halfMinute);
    expect(await step(third, codeOf(app, secret))).toMatchObject({ code: 200 });
  });

  test('of ten calls at once with one ticket and one code, one opens a session', async () => {
    const { email, secret, token } = await makeGuarded();
    const ticket = await ticketOf(email);
    const code = codeOf(app, secret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => step(ticket, code)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect((await app.call('GET', '/user/sessions', { token })).data).toHaveLength(2);
  });

  test('a clock may be half a minute wrong, and no more', async () => {
    const { email, secret } = await makeGuarded();
    app.clock.advance(5 * minute);
    const ticket = await ticketOf(email);
    expect(await step(ticket, codeOf(app, secret, -2))).toMatchObject({ code: 400 });
    expect(await step(ticket, codeOf(app, secret, 2))).toMatchObject({ code: 400 });
    expect(await step(ticket, codeOf(app, secret, 1))).toMatchObject({ code: 200 });
  });

  test('a ticket works once, for five minutes, and not after the password was changed', async () => {
    const { email, secret, token } = await makeGuarded();
    const used = await ticketOf(email);
    expect(await step(used, codeOf(app, secret))).toMatchObject({ code: 200 });
    app.clock.advance(minute);
    expect(await step(used, codeOf(app, secret))).toMatchObject({ code: 400, message: 'SIGN_IN_EXPIRED' });
    const late = await ticketOf(email);
    app.clock.advance(5 * minute);
    expect(await step(late, codeOf(app, secret))).toMatchObject({ code: 400, message: 'SIGN_IN_EXPIRED' });
    const stale = await ticketOf(email);
    const newPassword = 'Another#Horse8';
    const body = { oldPassword: goodPassword, newPassword, confirmPassword: newPassword };
    expect(await app.call('POST', '/auth/change_password', { token, body })).toMatchObject({ code: 200 });
    expect(await step(stale, codeOf(app, secret))).toMatchObject({ code: 400, message: 'SIGN_IN_EXPIRED' });
    expect(await step('forged', codeOf(app, secret))).toMatchObject({
      code: 400,
      message: 'SIGN_IN_EXPIRED',
    });
  });

  test('five wrong codes lock the account, however often the right password is given between them', async () => {
    const { email, secret } = await makeGuarded();
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await step(await ticketOf(email), 'AAAA-AAAA-AAAA')).toMatchObject({
        message: 'SECOND_FACTOR_NOT_MATCH',
      });
    expect(await login(email)).toMatchObject({ code: 403, message: 'BLOCK_ACCOUNT' });
    app.clock.advance(15 * minute);
    expect(await step(await ticketOf(email), codeOf(app, secret))).toMatchObject({ code: 200 });
  });

  test('a ticket of before a lock for wrong passwords is locked with it', async () => {
    const { email, secret } = await makeGuarded();
    const ticket = await ticketOf(email);
    for (let wrong = 0; wrong < 5; wrong += 1) await login(email, 'Wrong#Pass1');
    expect(await step(ticket, codeOf(app, secret))).toMatchObject({ code: 403, message: 'BLOCK_ACCOUNT' });
  });

  test('only a right code resets the count of wrong ones', async () => {
    const { email, secret } = await makeGuarded();
    const fail = async (times: number) => {
      for (let wrong = 0; wrong < times; wrong += 1) await step(await ticketOf(email), 'AAAA-AAAA-AAAA');
    };
    await fail(4);
    expect(await step(await ticketOf(email), codeOf(app, secret))).toMatchObject({ code: 200 });
    await fail(4);
    for (let wrong = 0; wrong < 5; wrong += 1) await login(email, 'Wrong#Pass1');
    await resetByMail(email);
    expect(await step(await ticketOf(email, resetPassword), '0')).toMatchObject({
      message: 'SECOND_FACTOR_NOT_MATCH',
    });
    expect(await login(email, resetPassword)).toMatchObject({ code: 403, message: 'BLOCK_ACCOUNT' });
  });

  test('a mailed reset does not end a lock for wrong codes', async () => {
    const { email, secret } = await makeGuarded();
    for (let wrong = 0; wrong < 5; wrong += 1) await step(await ticketOf(email), 'AAAA-AAAA-AAAA');
    await resetByMail(email);
    expect(await login(email, resetPassword)).toMatchObject({ code: 403, message: 'BLOCK_ACCOUNT' });
    app.clock.advance(15 * minute);
    expect(await step(await ticketOf(email, resetPassword), codeOf(app, secret))).toMatchObject({
      code: 200,
    });
  });

  test('thirty guesses at once get five answers', async () => {
    const { email } = await makeGuarded();
    const ticket = await ticketOf(email);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => step(ticket, `${100_000 + guess}`)),
    );
    expect(answers.filter(({ message }) => message === 'SECOND_FACTOR_NOT_MATCH')).toHaveLength(5);
    expect(answers.filter(({ message }) => message === 'BLOCK_ACCOUNT')).toHaveLength(25);
  });

  test('a recovery code counts once, however it is typed; using it is mailed', async () => {
    const { email, recoveryCodes } = await makeGuarded();
    const [first] = recoveryCodes;
    const typed = first!.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    const answer = await step(await ticketOf(email), typed);
    expect(answer).toMatchObject({ code: 200 });
    expect(await step(await ticketOf(email), first!)).toMatchObject({
      code: 400,
      message: 'SECOND_FACTOR_NOT_MATCH',
    });
    expect(await status(answer.data.accessToken)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await mailsTo(email)).toContain('recoveryCodeUsed');
  });

  test('a deactivated tenant is refused between the steps too', async () => {
    const { email, secret, tenantId } = await makeGuarded();
    const ticket = await ticketOf(email);
    const body = { status: 'deactivated' };
    await app.call('PATCH', `/tenant/${tenantId}`, { token: partner.token, body });
    expect(await step(ticket, codeOf(app, secret))).toMatchObject({
      code: 403,
      message: 'ACCOUNT_NOT_ACTIVATED',
    });
  });

  test('a reset password leaves the second factor due', async () => {
    const { email } = await makeGuarded();
    await resetByMail(email);
    expect(await login(email, resetPassword)).toMatchObject({
      data: { secondFactor: { methods: ['totp', 'recovery'] } },
    });
  });

  test('needs a code or a passkey, and not both', async () => {
    for (const body of [
      { ticket: 'x' },
      { ticket: 'x', code: '' },
      { code: '123456' },
      { ticket: 'x', code: 5 },
    ])
      expect(await app.call('POST', '/auth/second-factor', { body })).toMatchObject({
        code: 422,
        message: 'FAILED',
      });
  });
});

const resetPassword = 'Another#Horse8';

async function resetByMail(email: string): Promise<void> {
  expect(await app.call('POST', '/forgot-password', { body: { email } })).toMatchObject({ code: 200 });
  const folder = join(app.context.config.dataDir, 'mail');
  const mails = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const mail = mails.find((each) => each.includes(`To: ${email}`))!.replace(/=\r?\n/g, '');
  const [, token] = /reset-password\?token=(?:3D)?([\w-]{43})/.exec(mail)!;
  const body = { token, password: resetPassword, confirmPassword: resetPassword };
  expect(await app.call('POST', '/forgot-password/reset', { body })).toMatchObject({ code: 200 });
}
