import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type Party } from '../../../test/parties.ts';
import { clientAddress, limitCalls, sweepRateLimits } from './rate-limit.ts';

const start = '2026-11-20T03:00:30Z';
let app: TestApp;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp({
    now: start,
    env: {
      RATE_SIGN_INS_PER_MINUTE: '5',
      RATE_RESETS_PER_HOUR: '3',
      RATE_UPLOADS_PER_MINUTE: '2',
      TRUST_PROXY: '1',
    },
  });
  partner = await makePartner(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(start));

const call = async (who: string, calls = 5) => {
  try {
    await limitCalls(app.context, { name: 'test', who, calls, seconds: 60 });
    return 'ok';
  } catch (error) {
    return error as { code: string; retryAfterSeconds: number };
  }
};

describe('limiting calls', () => {
  test('lets through exactly as many as may be, also in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => call('parallel')));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(5);
  });

  test('the window slides: no double burst at its edge, and callers that wait as advised are accepted', async () => {
    app.clock.set('2026-11-20T03:00:59Z');
    for (let i = 0; i < 5; i += 1) expect(await call('edge')).toBe('ok');
    app.clock.set('2026-11-20T03:01:00Z');
    const refused = await call('edge');
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const wait = (refused as { retryAfterSeconds: number }).retryAfterSeconds;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(65);
    app.clock.advance(wait * 1000);
    expect(await call('edge')).toBe('ok');
  });

  test.each([1, 2, 3, 7, 60])(
    'a caller that always waits as asked is never refused twice: %i calls',
    async (calls) => {
      for (let i = 0; i < calls * 3; i += 1) {
        const answer = await call(`patient ${calls}`, calls);
        if (answer === 'ok') {
          app.clock.advance(137);
          continue;
        }
        const wait = answer.retryAfterSeconds;
        app.clock.advance(wait * 1000);
        expect(await call(`patient ${calls}`, calls)).toBe('ok');
      }
    },
  );

  test('limits are of one caller each', async () => {
    for (let i = 0; i < 6; i += 1) await call('one');
    expect(await call('other')).toBe('ok');
  });

  test('counters are swept once nothing reaches them', async () => {
    await call('swept');
    app.clock.advance(3 * 86_400_000);
    const left = await app.context.db.withSystem(async (trx) => {
      await sweepRateLimits(trx, app.clock.now());
      return trx.selectFrom('rate_limits').selectAll().where('key', '=', 'test:swept').execute();
    });
    expect(left).toEqual([]);
  });
});

test('addresses: IPv4 as such, IPv6 by network', () => {
  expect(
    ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1:2:3:4:5:6', '2001:db8::1', '::1', 'fe80::1%eth0'].map(
      clientAddress,
    ),
  ).toEqual([
    '203.0.113.9',
    '203.0.113.9',
    '2001:db8:1:2::/64',
    '2001:db8:0:0::/64',
    '0:0:0:0::/64',
    'fe80:0:0:0::/64',
  ]);
});

describe('over HTTP', () => {
  const post = (path: string, body: object, address: string) =>
    app.call('POST', path, { body, headers: { 'x-forwarded-for': address } });

  test('sign-ins are limited by the address behind the proxy, right or wrong ones alike', async () => {
    const body = { email: partner.email, password: partner.password };
    for (let i = 0; i < 5; i += 1)
      expect(await post('/auth/login', body, '198.51.100.1')).toMatchObject({ code: 200 });
    const refused = await post('/auth/login', body, '198.51.100.1');
    expect(refused).toMatchObject({ code: 429, message: 'TOO_MANY_REQUESTS', data: null });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await post('/auth/login', body, '198.51.100.2')).toMatchObject({ code: 200 });
    // What a client says about itself in front of the proxy's own entry is not believed.
    expect(await post('/auth/login', body, '203.0.113.77, 198.51.100.1')).toMatchObject({ code: 429 });
  });

  test('forgotten passwords are limited by address and hour', async () => {
    for (let i = 0; i < 3; i += 1)
      expect(await post('/forgot-password', { email: 'nobody@example.com' }, '198.51.100.3')).toMatchObject({
        code: 404,
      });
    expect(await post('/forgot-password', { email: partner.email }, '198.51.100.3')).toMatchObject({
      code: 429,
    });
    app.clock.advance(3_600_000 + 5 * 60_000);
    expect(await post('/forgot-password', { email: partner.email }, '198.51.100.3')).toMatchObject({
      code: 200,
    });
  });

  test('reset mails are limited by account and hour, wherever they are asked for from', async () => {
    const [tenant, other] = [await makeTenant(app, partner), await makeTenant(app, partner)];
    let asked = 0;
    const ask = (email: string) => post('/forgot-password', { email }, `198.51.100.${(asked += 1) + 20}`);
    for (let i = 0; i < 3; i += 1) expect(await ask(tenant.email)).toMatchObject({ code: 200 });
    expect(await ask(` ${tenant.email.toUpperCase()}`)).toMatchObject({
      code: 429,
      details: { limit: 'reset-account' },
    });
    expect(await ask(other.email)).toMatchObject({ code: 200 });
    for (let i = 0; i < 4; i += 1) expect((await ask('nobody@example.com')).code).toBe(404);
    app.clock.advance(3_600_000 + 5 * 60_000);
    expect(await ask(tenant.email)).toMatchObject({ code: 200 });
  });

  test('uploads are limited by account and minute, quotes and submissions together', async () => {
    const [one, other] = [await makeTenant(app, partner), await makeTenant(app, partner)];
    const upload = (path: string, { token }: Party) =>
      app.call('POST', path, { token, form: new FormData() });
    expect(await upload('/request/quote', one)).toMatchObject({ code: 422 });
    expect(await upload('/request', one)).toMatchObject({ code: 422 });
    for (const path of ['/request', '/request/quote'])
      expect(await upload(path, one)).toMatchObject({ code: 429, message: 'TOO_MANY_REQUESTS' });
    expect(await upload('/request', other)).toMatchObject({ code: 422 });
  });

  test('saving templates is no upload unless a document may come along', async () => {
    const { token } = await makeTenant(app, partner);
    const template = (name: string) => ({ name, fields: [], tables: [] });
    for (const name of ['one', 'two', 'three', 'four'])
      expect(await app.call('POST', '/template', { token, body: template(name) })).toMatchObject({
        code: 200,
      });
    const asForm = (name: string) => {
      const form = new FormData();
      form.append('template', JSON.stringify(template(name)));
      return app.call('POST', '/template', { token, form });
    };
    for (const name of ['five', 'six']) expect(await asForm(name)).toMatchObject({ code: 200 });
    expect(await asForm('seven')).toMatchObject({ code: 429, message: 'TOO_MANY_REQUESTS' });
  });

  test('a thousand sign-ins at once are answered 429, not served and not failed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () =>
        post('/auth/login', { email: 'x@example.com', password: 'x' }, '198.51.100.9'),
      ),
    );
    const counts = Object.groupBy(answers, ({ code }) => String(code));
    expect(Object.keys(counts).toSorted()).toEqual(['400', '429']);
    expect(counts['400']).toHaveLength(5);
  });
});
