import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, signIn, type Party } from '../../../test/parties.ts';

const start = '2026-11-20T03:00:00Z';
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

test('the key for drafts is a user’s own, and the same at its next sign-in', async () => {
  const { token, email } = await makeTenant(app, partner);
  const keyOf = async (of: string): Promise<string> => (await me(of)).data.draftKey;
  const key = await keyOf(token);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(await keyOf(await signIn(app, email))).toBe(key);
  expect(await keyOf(partner.token)).not.toBe(key);
  expect(await keyOf((await makeTenant(app, partner)).token)).not.toBe(key);
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
    expect((await me(token)).data).toMatchObject(changed.data);
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

  test('that stays as it was is no change in the activity', async () => {
    const { token } = await makeTenant(app, partner);
    const body = { fullName: 'Tea', language: 'en', phoneNumber: null };
    const entries = async () => {
      const { data } = await app.call('GET', '/audit', { token });
      return data.items.filter(({ action }: { action: string }) => action === 'user.update').length;
    };
    await app.call('PUT', '/user/me', { token, body });
    expect(await entries()).toBe(1);
    for (const same of [body, {}])
      expect(await app.call('PUT', '/user/me', { token, body: same })).toMatchObject({ code: 200 });
    expect(await entries()).toBe(1);
  });
});
