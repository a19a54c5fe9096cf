import { routes, shapes, status, type RouteDefinition, type RouteName } from '@ocr/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../app.ts';
import { fillTenant } from '../fill-tenant.ts';
import { makePartner, makeTenant, openSession, type Party, type TenantParty } from '../parties.ts';
import { hostileTexts, spoiled, spoiledForms, toSchema, wholeBodies } from './hostile-values.ts';
import { Refusals } from './refusals.ts';
import { rightBody } from './right-bodies.ts';

/**
 * Every property of every body, query and path in the contract's schemas is given values that no form would send. The answer must not be a
 * 5xx and must have the envelope; the server checks successful answers against the route's own shape. Inputs that a shape refuses in the
 * same way are sent once (refusals.ts).
 */
let app: TestApp;
let partner: Party;
let tenant: TenantParty;
/** Whom the partner deactivates and deletes on the walk. */
let managed: TenantParty;
let ids: Awaited<ReturnType<typeof fillTenant>>;
let calls = 0;
/** Calls that were made, by name. */
const sent = new Set<RouteName>();

beforeAll(async () => {
  app = await startTestApp({
    env: {
      RATE_SIGN_INS_PER_MINUTE: '100000',
      RATE_RESETS_PER_HOUR: '100000',
      RATE_PREVIEWS_PER_MINUTE: '1000000',
    },
  });
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  managed = await makeTenant(app, partner);
  ids = await fillTenant(app, tenant);
});
afterAll(async () => {
  await app.stop();
  process.stdout.write(`Hostile input: ${calls} calls\n`);
});

const idsFor = (path: string): Record<string, string> => ({
  ':id': { tenant: managed.tenantId, ...ids }[path.split('/')[1] as 'tenant'] ?? '',
  ':fileId': ids.file,
  ':layoutId': ids.file,
  ':differenceId': ids.file,
  ':picture': 'logo',
  ':hash': 'a'.repeat(64),
  ':n': '1',
  ':version': '1',
});
const pathOf = (route: RouteDefinition, change: Record<string, string> = {}) =>
  Object.entries({ ...idsFor(route.path), ...change }).reduce(
    (path, [name, value]) => path.replace(name, encodeURIComponent(value)),
    route.path,
  );

const tokens = new Map<Party, Promise<string>>();
const whoCalls = (route: RouteDefinition): Party => (route.access === 'partner' ? partner : tenant);
function tokenFor(who: Party): Promise<string> {
  const token = tokens.get(who) ?? openSession(app, who);
  tokens.set(who, token);
  return token;
}

const refusal = z.object({ data: z.null(), status });
const problems: string[] = [];
async function send(
  name: RouteName,
  route: RouteDefinition,
  options: { path?: string; body?: unknown; form?: FormData; query?: Record<string, string> },
): Promise<void> {
  calls += 1;
  sent.add(name);
  const who = whoCalls(route);
  const call = async () => {
    const token = await tokenFor(who);
    return app.call(route.method, options.path ?? pathOf(route), { token, ...options });
  };
  let answer = await call();
  // Some calls end sessions, their own too: what follows is sent by another one.
  if (answer.code === 401 && route.access !== 'anyone' && tokens.delete(who)) answer = await call();
  const describeAnswer = () =>
    `${name} ${answer.code} ${answer.raw.toString().slice(0, 200)} to ${JSON.stringify(options).slice(0, 300)}`;
  if (answer.code >= 500) problems.push(describeAnswer());
  else if (answer.code >= 400) {
    const parsed = refusal.safeParse(JSON.parse(answer.raw.toString()));
    if (!parsed.success || parsed.data.status.code !== answer.code) problems.push(describeAnswer());
  }
}

// Signing in and changing passwords hash for a tenth of a second at each plausible call: they have tests of their own.
const slow: readonly RouteName[] = ['login', 'changePassword', 'createTenant', 'renewRecoveryCodes'];
// Endless, or (health) about the machine and not about input.
const apart: readonly RouteName[] = ['listenEvents', 'checkReady', 'checkLive'];
/** Deletions last: what they delete is what the others are called with. */
const walked = (Object.entries(routes) as [RouteName, RouteDefinition][])
  .filter(([name]) => !apart.includes(name))
  .toSorted(([, { method }], [, other]) => Number(method === 'DELETE') - Number(other.method === 'DELETE'));
const shapeOf = (name: RouteName) =>
  shapes[name] as { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; form?: z.ZodObject };

describe.each(walked)('%s', (name, route) => {
  test('answers hostile input without a 5xx', async () => {
    expect(app.app.hasRoute({ method: route.method, url: `/api${route.path}` })).toBe(true);
    problems.length = 0;
    const shape = shapeOf(name);
    const queries = shape.query === undefined ? [] : Object.keys(toSchema(shape.query).properties ?? {});
    const asked = new Refusals(shape.query);
    for (const key of queries)
      for (const value of hostileTexts)
        if (asked.isWorthSending({ [key]: value })) await send(name, route, { query: { [key]: value } });
    // Unknown properties are dropped, whatever their value.
    await send(name, route, { query: { unknown: hostileTexts[0]! } });
    for (const [key] of Object.entries(idsFor(route.path)).filter(([each]) => route.path.includes(each)))
      for (const value of hostileTexts.filter((text) => text !== '' && text.isWellFormed()))
        await send(name, route, { path: pathOf(route, { [key]: value }) });
    if (route.method !== 'GET' && (route.method !== 'DELETE' || shape.body !== undefined)) {
      for (const body of wholeBodies) await send(name, route, { body });
      const written = new Refusals(shape.body);
      if (shape.body !== undefined && !slow.includes(name))
        for (const body of spoiled(toSchema(shape.body), rightBody(shape.body)))
          if (written.isWorthSending(body)) await send(name, route, { body });
      if (shape.form !== undefined)
        for (const form of spoiledForms(shape.form)) await send(name, route, { form });
    }
    expect(problems).toEqual([]);
  }, 120_000);
});

test.each(walked.filter(([name]) => shapeOf(name).body !== undefined))(
  '%s: what is spoiled was right before, so that nothing else keeps it from the call',
  (name) => {
    const shape = shapeOf(name).body;
    expect(shape?.safeParse(rightBody(shape)).error?.issues ?? []).toEqual([]);
  },
);

test('every call of the contract was sent hostile input, but for those named apart', () => {
  const forgotten = (Object.keys(routes) as RouteName[]).filter((name) => !sent.has(name));
  expect(forgotten.toSorted()).toEqual(apart.toSorted());
});

test('bodies that are no JSON, or claim to be something else, are refused', async () => {
  for (const [contentType, payload] of [
    ['application/json', '{"email":'],
    ['application/json', '['.repeat(100_000)],
    ['application/json', '{"__proto__":{"a":1},"email":"x","password":"y"}'],
    ['application/json', ' '.repeat(3 * 1024 * 1024)],
    ['application/xml', '<a/>'],
    ['text/plain', 'x'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=', 'x'],
    ['application/x-www-form-urlencoded', 'email=x&password=y'],
    ['\u00e9', 'x'],
  ] as const) {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': contentType },
      payload,
    });
    expect({ contentType, code: answer.statusCode }).toEqual({
      contentType,
      code: expect.toSatisfy((code: number) => code >= 400 && code < 500),
    });
    expect(refusal.safeParse(answer.json())).toMatchObject({ success: true });
  }
});

/** Of a tenant that nothing was done to: the walk above ends sessions and deletes. */
async function freshToken(): Promise<string> {
  return (await makeTenant(app, await makePartner(app))).token;
}

test('forms that break off, have no end or an endless boundary are refused', async () => {
  const token = await freshToken();
  const part = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF';
  for (const [boundary, payload] of [
    ['b', ''],
    ['b', '--b'],
    ['b', '--b\r\nContent-Disposition: form-data; name="templateId"'],
    ['b', part],
    ['b', `${part}\r\n--b`],
    ['b', `--b\r\n: :\r\n\r\nx\r\n--b--\r\n`],
    ['x'.repeat(300), `--${'x'.repeat(300)}--\r\n`],
  ] as const) {
    for (const path of ['/request', '/request/quote', '/template', '/template/preview']) {
      const answer = await app.app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload,
      });
      expect({ path, payload, code: answer.statusCode }).toEqual({ path, payload, code: 422 });
    }
  }
});

test('paths that name nothing, tricks included, are NOT_FOUND', async () => {
  for (const path of [
    '/',
    '/nothing',
    '/tenant/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/tenant/%',
    '/tenant/%zz',
    '/%00',
    '//auth/login',
  ]) {
    const answer = await app.app.inject({ method: 'GET', url: `/api${path}` });
    expect({ path, code: answer.statusCode }).toEqual({
      path,
      code: expect.toSatisfy((code: number) => [400, 401, 404].includes(code)),
    });
  }
});

test('addresses that cannot be decoded, and hashes that are none, are refused in the envelope', async () => {
  const headers = { authorization: `Bearer ${await freshToken()}` };
  for (const [path, code] of [
    ['/tenant/%', 400],
    ['/request/%zz/export', 400],
    ['/template/preview/%00/pages/1', 404],
  ] as const) {
    const answer = await app.app.inject({ method: 'GET', url: `/api${path}`, headers });
    expect({ path, code: answer.statusCode }).toEqual({ path, code });
    expect(refusal.parse(answer.json()).status.code).toBe(code);
  }
});

test('the first and the last day that can be written filter lists', async () => {
  const token = await freshToken();
  for (const path of ['/request', '/request/export', '/audit', '/audit/export'])
    for (const query of [
      { from: '9999-12-31' },
      { to: '9999-12-31' },
      { from: '1900-01-01', to: '1900-01-01' },
    ])
      expect({ path, query, code: (await app.call('GET', path, { token, query })).code }).toEqual({
        path,
        query,
        code: 200,
      });
});
