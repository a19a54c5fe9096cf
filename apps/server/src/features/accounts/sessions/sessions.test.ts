import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deviceCookie, readClient } from './client.ts';
import { noteDevice } from './known-devices.store.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import {
  goodPassword,
  makePartner,
  makeTenant,
  openSession,
  uniqueEmail,
  type Party,
} from '../../../../test/parties.ts';

const start = '2026-11-20T03:00:00Z';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

let app: TestApp;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp({ now: start, env: { RATE_SIGN_INS_PER_MINUTE: '1000000' } });
  partner = await makePartner(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(start));

/** Signs in as a browser does; the cookie that it was given comes back. */
async function signInFrom(
  email: string,
  from: { address: string; userAgent?: string; cookie?: string | undefined; remember?: boolean },
): Promise<{ token: string; cookie: string | undefined; header: string | undefined }> {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: from.address,
    headers: {
      ...(from.userAgent !== undefined && { 'user-agent': from.userAgent }),
      ...(from.cookie !== undefined && { cookie: from.cookie }),
    },
    payload: { email, password: goodPassword, remember: from.remember ?? false },
  });
  const header = answer.headers['set-cookie'] as string | undefined;
  const { data } = answer.json<{ data: { accessToken: string } }>();
  return { token: data.accessToken, cookie: header?.split(';')[0], header };
}

const list = async (token: string) => (await app.call('GET', '/user/sessions', { token })).data;
const me = (token: string) => app.call('GET', '/user/me', { token });
/** The mails that wait to be sent to an address. */
async function queuedMails(to: string): Promise<{ mail: string; event: Record<string, unknown> }[]> {
  const { rows } = await app.context.db.pool.query(
    `select data from pgboss.job where name = 'send-mail' and data->>'to' = $1 order by created_on`,
    [to],
  );
  return rows.map(({ data }) => data);
}

describe('the list of sessions', () => {
  test('lists device, address, since and last seen, and which one is the caller', async () => {
    const { email, token } = await makeTenant(app, partner);
    await app.call('POST', '/auth/logout', { token });
    const first = await signInFrom(email, { address: '192.0.2.7', userAgent: chrome, remember: true });
    app.clock.advance(5 * minute);
    const second = await signInFrom(email, { address: '::ffff:198.51.100.9', userAgent: safari });
    app.clock.advance(10 * minute);
    await me(first.token);
    const at = (minutes: number) => new Date(Date.parse(start) + minutes * minute).toISOString();
    expect(await list(second.token)).toEqual([
      {
        id: expect.any(String),
        device: { browser: 'Safari', system: 'iOS' },
        address: '198.51.100.9',
        since: at(5),
        lastSeen: at(15),
        expires: at(5 + 8 * 60),
        remembered: false,
        current: true,
      },
      {
        id: expect.any(String),
        device: { browser: 'Chrome', system: 'Windows' },
        address: '192.0.2.7',
        since: at(0),
        lastSeen: at(15),
        expires: at(30 * 24 * 60),
        remembered: true,
        current: false,
      },
    ]);
  });

  test('what a browser says of itself cannot be more than a short text', async () => {
    const { email } = await makeTenant(app, partner);
    for (const userAgent of ['', 'x'.repeat(5000), '\u0001<script>', 'curl/8']) {
      const { token } = await signInFrom(email, { address: '192.0.2.1', userAgent });
      const [current] = (await list(token)).filter((session: { current: boolean }) => session.current);
      expect(current.device.browser?.length ?? 0).toBeLessThan(50);
    }
  });

  test('one session is ended by its id, the others stay', async () => {
    const tenant = await makeTenant(app, partner);
    const [one, two] = [await openSession(app, tenant), await openSession(app, tenant)];
    const target = (await list(one)).find((session: { current: boolean }) => session.current).id;
    expect(await app.call('DELETE', `/user/sessions/${target}`, { token: two })).toMatchObject({ code: 200 });
    expect(await me(one)).toMatchObject({ code: 401, message: 'TOKEN_INVALID' });
    expect(await me(two)).toMatchObject({ code: 200 });
    expect(await app.call('DELETE', `/user/sessions/${target}`, { token: two })).toMatchObject({ code: 404 });
    expect(await list(two)).toHaveLength(2);
  });

  test('all others are ended at once; it is in the audit log with their number', async () => {
    const tenant = await makeTenant(app, partner);
    const others = [tenant.token, await openSession(app, tenant), await openSession(app, tenant)];
    const own = await openSession(app, tenant);
    expect(await app.call('DELETE', '/user/sessions', { token: own })).toMatchObject({
      code: 200,
      data: null,
    });
    for (const token of others) expect(await me(token)).toMatchObject({ code: 401 });
    expect(await list(own)).toHaveLength(1);
    const { data } = await app.call('GET', '/audit', { token: own, query: { action: 'session.end' } });
    expect(data.items).toMatchObject([{ details: { sessions: 3 } }]);
  });

  test('nobody sees or ends the session of another user, be it of the same partner', async () => {
    const [mine, theirs] = [await makeTenant(app, partner), await makeTenant(app, partner)];
    const [{ id }] = await list(theirs.token);
    for (const token of [mine.token, partner.token])
      expect(await app.call('DELETE', `/user/sessions/${id}`, { token })).toMatchObject({ code: 404 });
    expect(await me(theirs.token)).toMatchObject({ code: 200 });
    expect((await list(mine.token)).map((session: { id: string }) => session.id)).not.toContain(id);
  });
});

test('over https the cookie is bound to the host', () => {
  const config = { ...app.context.config, publicUrl: 'https://ocr.example.com' };
  expect(deviceCookie(config, 'x')).toMatch(/^__Host-device=x; .*Path=\/;.* Secure/);
  const request = { ip: '192.0.2.1', headers: { cookie: 'a=b; __Host-device=x; device=y' } };
  expect(readClient(config, request)).toEqual({ address: '192.0.2.1', userAgent: '', deviceToken: 'x' });
});

describe('a session that is not used', () => {
  let strict: TestApp;
  let tenant: Awaited<ReturnType<typeof makeTenant>>;
  beforeAll(async () => {
    strict = await startTestApp({
      now: start,
      env: { SESSION_IDLE_MINUTES: '30', REMEMBERED_SESSION_IDLE_DAYS: '7' },
    });
    tenant = await makeTenant(strict, await makePartner(strict));
  });
  afterAll(() => strict.stop());
  const asks = (token: string) => strict.call('GET', '/user/me', { token });
  const enter = async (remember: boolean): Promise<string> => {
    const body = { email: tenant.email, password: goodPassword, remember };
    return (await strict.call('POST', '/auth/login', { body })).data.accessToken;
  };

  test('ends after the configured time; each use restarts it, up to the absolute end', async () => {
    const token = await enter(false);
    for (let used = 0; used < 15; used += 1) {
      strict.clock.advance(29 * minute);
      expect(await asks(token)).toMatchObject({ code: 200 });
    }
    strict.clock.advance(30 * minute);
    expect(await asks(token)).toMatchObject({ code: 401, message: 'TOKEN_EXPIRED' });
    const other = await enter(false);
    const [current] = (await strict.call('GET', '/user/sessions', { token: other })).data;
    expect(current.current).toBe(true);
    expect((await strict.call('GET', '/user/sessions', { token: other })).data).toHaveLength(1);
  });

  test('that is remembered has a limit of its own', async () => {
    const token = await enter(true);
    strict.clock.advance(7 * day - minute);
    expect(await asks(token)).toMatchObject({ code: 200 });
    strict.clock.advance(7 * day);
    expect(await asks(token)).toMatchObject({ code: 401, message: 'TOKEN_EXPIRED' });
  });
});

describe('a mail reports', () => {
  test('a sign-in from a new device, and of no other sign-in', async () => {
    const { email } = await makeTenant(app, partner, { contactEmail: uniqueEmail('contact') });
    const office = await signInFrom(email, { address: '192.0.2.7', userAgent: chrome });
    const before = (await queuedMails(email)).length;
    expect(office.header).toMatch(
      /^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/i,
    );
    // The same browser elsewhere is known by its cookie, a program without one by where it is.
    const elsewhere = { address: '203.0.113.5', userAgent: safari };
    expect((await signInFrom(email, { ...elsewhere, cookie: office.cookie })).cookie).toBeUndefined();
    await signInFrom(email, elsewhere);
    expect(await queuedMails(email)).toHaveLength(before);
    await signInFrom(email, { address: '198.51.100.1', userAgent: safari, cookie: 'device=forged' });
    const mails = await queuedMails(email);
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)).toMatchObject({
      mail: 'newDevice',
      event: {
        at: new Date(start).toISOString(),
        timeZone: 'Asia/Tokyo',
        browser: 'Safari',
        system: 'iOS',
        address: '198.51.100.1',
      },
    });
  });

  test('no first sign-in of an account: there is nothing to compare it with', async () => {
    const { email } = await makeTenant(app, partner);
    expect(await queuedMails(email)).toEqual([]);
  });

  test('a changed password, a reset one, and a changed contact email', async () => {
    const { email, token, tenantId } = await makeTenant(app, partner, { language: 'jp' });
    const body = {
      oldPassword: goodPassword,
      newPassword: 'Another#Horse8',
      confirmPassword: 'Another#Horse8',
    };
    expect(await app.call('POST', '/auth/change_password', { token, body })).toMatchObject({ code: 200 });
    for (const contactEmail of ['new@example.com', 'new@example.com'])
      await app.call('PUT', `/tenant/${tenantId}`, { token: partner.token, body: { contactEmail } });
    expect((await queuedMails(email)).map(({ mail }) => mail)).toEqual([
      'passwordChanged',
      'contactEmailChanged',
    ]);
  });

  test('nothing that was refused', async () => {
    const { email, token } = await makeTenant(app, partner);
    const body = {
      oldPassword: 'Wrong#Pass1',
      newPassword: 'Another#Horse8',
      confirmPassword: 'Another#Horse8',
    };
    expect(await app.call('POST', '/auth/change_password', { token, body })).toMatchObject({ code: 400 });
    await app.call('POST', '/auth/login', { body: { email, password: 'Wrong#Pass1' } });
    expect(await queuedMails(email)).toEqual([]);
  });

  test('at most 50 browsers are kept', async () => {
    const { email, userId } = await makeTenant(app, partner);
    // As sign-ins note them, without a password hashed for each.
    for (let each = 0; each < 52; each += 1) {
      app.clock.advance(1000);
      const address = `10.9.${each}.1`;
      if (each === 0 || each === 51) await signInFrom(email, { address, userAgent: chrome });
      else
        await app.context.db.withSystem((trx) =>
          noteDevice(trx, userId, { address, userAgent: chrome, deviceToken: undefined }, app.clock.now()),
        );
    }
    const { rows } = await app.context.db.withSystem(async (trx) => ({
      rows: await trx.selectFrom('known_devices').select('network').where('user_id', '=', userId).execute(),
    }));
    expect(rows).toHaveLength(50);
    expect(rows.map(({ network }) => network)).toContain('10.9.51.1');
  });
});
