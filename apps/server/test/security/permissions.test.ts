import { routes, type RouteDefinition, type RouteName } from '@ocr/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Answer, type TestApp } from '../app.ts';
import { deadTokens } from './dead-tokens.ts';
import { fillTenant } from '../fill-tenant.ts';
import { differs, isRefused, describeAnswer, walk } from './permission-walk.ts';
import { makePartner, makeTenant, openSession, type Party, type TenantParty } from '../parties.ts';

/** Every call of the contract by every kind of caller, allowed or not. The expected answers follow from the contract's table. */
const table = Object.entries(routes) as [RouteName, RouteDefinition][];
const closed = table.filter(([, route]) => route.access !== 'anyone');
// An event stream that is let in does not end: its refusals are walked, its contents have tests of their own.
const answering = table.filter(([, route]) => route.answers !== 'events');

let app: TestApp;
let partner: Party;
let otherPartner: Party;
let tenant: TenantParty;
let otherTenant: TenantParty;
let strangerTenant: TenantParty;
let attempts = 0;

/** What belongs to `tenant`, by the first part of a path. */
let owned: Record<'tenant' | 'template' | 'request' | 'invoice' | 'file' | 'user', string>;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_SIGN_INS_PER_MINUTE: '100000', RATE_RESETS_PER_HOUR: '100000' } });
  partner = await makePartner(app);
  otherPartner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  otherTenant = await makeTenant(app, partner);
  strangerTenant = await makeTenant(app, otherPartner);
  const { data: sessions } = await app.call('GET', '/user/sessions', { token: tenant.token });
  owned = { tenant: tenant.tenantId, user: sessions[0].id, ...(await fillTenant(app, tenant)) };
});
afterAll(async () => {
  await app.stop();
  process.stdout.write(`Permission walk: ${attempts} attempts on ${table.length} calls\n`);
});

type Ids = { id: string; fileId: string };
const unknown: Ids = {
  id: '00000000-0000-7000-8000-000000000000',
  fileId: '00000000-0000-7000-8000-000000000001',
};
const idsOf = (path: string): Ids => ({
  id: owned[path.split('/')[1] as keyof typeof owned],
  fileId: owned.file,
});

function call(route: RouteDefinition, token: string | undefined, ids: Ids = unknown): Promise<Answer> {
  attempts += 1;
  const path = route.path
    .replace(':id', ids.id)
    .replace(':fileId', ids.fileId)
    .replace(':layoutId', ids.fileId)
    .replace(':picture', 'logo')
    .replace(':hash', 'a'.repeat(64))
    .replace(':version', '1')
    .replace(':n', '1');
  return app.call(route.method, path, { token });
}

/** A body that is not JSON: a caller without permission must be refused before it is parsed. */
async function callWithBrokenBody(
  route: RouteDefinition,
  token: string | undefined,
): Promise<{ code: number; message: string }> {
  attempts += 1;
  const answer = await app.app.inject({
    method: route.method,
    url: `/api${route.path.replace(':id', unknown.id).replace(':fileId', unknown.fileId)}`,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: '{"broken',
  });
  return { code: answer.statusCode, message: answer.json().status.message };
}

test('every call of the contract is served', async () => {
  expect(
    await walk(table, async (_name, route) =>
      app.app.hasRoute({ method: route.method, url: `/api${route.path}` }) ? undefined : 'missing',
    ),
  ).toEqual([]);
});

describe('nobody', () => {
  test('is UNAUTHORIZED on every closed call, whatever the body', async () => {
    expect(
      await walk(closed, async (_name, route) => differs(await call(route, undefined), '401 UNAUTHORIZED')),
    ).toEqual([]);
    const writing = closed.filter(([, route]) => route.method !== 'GET' && route.method !== 'DELETE');
    expect(
      await walk(writing, async (_name, route) =>
        differs(await callWithBrokenBody(route, undefined), '401 UNAUTHORIZED'),
      ),
    ).toEqual([]);
  });
  test('is let in to every open call', async () => {
    const open = answering.filter(([, route]) => route.access === 'anyone');
    expect(
      await walk(open, async (name, route) =>
        name === 'checkReady' ? undefined : isRefused(await call(route, undefined)),
      ),
    ).toEqual([]);
  });
});

describe('a token that does not count is refused on every closed call:', () => {
  test.each(deadTokens)('%s', async (_name, message, make) => {
    const token = await make(app, { partner, tenant });
    expect(
      await walk(closed, async (_route, route) =>
        differs(await call(route, token, idsOf(route.path)), `401 ${message}`),
      ),
    ).toEqual([]);
  });
});

describe('roles', () => {
  test('a partner is let in to its own calls and to nothing of tenants', async () => {
    expect(
      await walk(closed, async (_name, route) => {
        const token = await openSession(app, partner);
        if (route.access === 'tenant')
          return differs(await call(route, token, idsOf(route.path)), '403 USER_NOT_PERMISSION');
        return route.answers === 'events' ? undefined : isRefused(await call(route, token));
      }),
    ).toEqual([]);
  });

  test('a tenant is let in to its own calls and to nothing of partners', async () => {
    expect(
      await walk(closed, async (_name, route) => {
        const token = await openSession(app, tenant);
        if (route.access === 'partner')
          return differs(await call(route, token, idsOf(route.path)), '403 USER_NOT_PERMISSION');
        return route.answers === 'events' ? undefined : isRefused(await call(route, token));
      }),
    ).toEqual([]);
  });

  test('the body of a caller without permission is not parsed', async () => {
    const writing = closed.filter(([, route]) => route.method !== 'GET' && route.method !== 'DELETE');
    expect(
      await walk(writing, async (_name, route) => {
        if (route.access === 'signedIn') return undefined;
        const token = await openSession(app, route.access === 'partner' ? tenant : partner);
        return differs(await callWithBrokenBody(route, token), '403 USER_NOT_PERMISSION');
      }),
    ).toEqual([]);
  });

  test('a forced change of password refuses all but changing it, signing out and who am I', async () => {
    const party = await makeTenant(app, partner, { mustChangePassword: true });
    expect(
      await walk(closed, async (_name, route) => {
        const token = await openSession(app, party);
        if (route.access === 'partner') return differs(await call(route, token), '403 USER_NOT_PERMISSION');
        if (!route.beforePasswordChange)
          return differs(await call(route, token), '403 REQUEST_CHANGE_PASSWORD');
        return isRefused(await call(route, token));
      }),
    ).toEqual([]);
  });

  test('a second factor that must be added first refuses all but adding it, the password, signing out and who am I', async () => {
    const party = await makeTenant(app, partner);
    await app.call('PUT', `/tenant/${party.tenantId}/second-factor`, {
      token: await openSession(app, partner),
      body: { required: true },
    });
    expect(
      await walk(closed, async (_name, route) => {
        const token = await openSession(app, party);
        if (route.access === 'partner') return differs(await call(route, token), '403 USER_NOT_PERMISSION');
        if (!route.beforeSecondFactor) return differs(await call(route, token), '403 REQUEST_SECOND_FACTOR');
        return isRefused(await call(route, token));
      }),
    ).toEqual([]);
  });

  test('an expired tenant reads and exports, but neither submits nor changes templates; missing things are reported first', async () => {
    const expired = await makeTenant(app, partner, { expiryDate: '2026-11-30' });
    const ids = await fillTenant(app, expired);
    await app.call('PUT', `/tenant/${expired.tenantId}`, {
      token: await openSession(app, partner),
      body: { expiryDate: '2026-11-19' },
    });
    const own = (path: string): Ids => ({ id: ids[path.split('/')[1] as 'template'], fileId: ids.file });
    const calls = answering.filter(([, route]) => route.access === 'tenant' || route.access === 'signedIn');
    expect(
      await walk(calls, async (_name, route) => {
        const token = await openSession(app, expired);
        if (!route.refusedWhenExpired) return isRefused(await call(route, token));
        if (/:id|:hash/.test(route.path)) {
          const missing = differs(await call(route, token), '404 NOT_FOUND');
          if (missing !== undefined) return missing;
        }
        // No sample was read here; see read-preview-place.test.ts.
        if (route.path.includes(':hash')) return undefined;
        return differs(await call(route, token, own(route.path)), '403 ACCESS_EXPIRED');
      }),
    ).toEqual([]);
  });
});

describe("another's", () => {
  const withIds = closed.filter(([, route]) => route.path.includes(':id'));

  test.each<[string, () => TenantParty, (route: RouteDefinition) => boolean]>([
    ['tenant of the same partner', () => otherTenant, (route) => route.access !== 'partner'],
    ['tenant of another partner', () => strangerTenant, (route) => route.access !== 'partner'],
  ])('things do not exist for a %s, in any call', async (_name, who, mayCall) => {
    const calls = withIds.filter(([, route]) => mayCall(route));
    expect(
      await walk(calls, async (_route, route) => {
        const token = await openSession(app, who());
        const theirs = await call(route, token, idsOf(route.path));
        const none = await call(route, token, unknown);
        if (theirs.raw.toString() !== none.raw.toString())
          return `tells them from nothing: ${describeAnswer(theirs)}, ${describeAnswer(none)}`;
        return differs(theirs, '404 NOT_FOUND');
      }),
    ).toEqual([]);
  });

  test('things do not exist for another partner, in any call', async () => {
    const calls = withIds.filter(([, route]) => route.access !== 'tenant');
    expect(
      await walk(calls, async (_name, route) => {
        const token = await openSession(app, otherPartner);
        return differs(await call(route, token, idsOf(route.path)), '404 NOT_FOUND');
      }),
    ).toEqual([]);
  });

  test('templates, own to a tenant, do not exist for its own partner', async () => {
    const calls = withIds.filter(
      ([, route]) => route.access !== 'tenant' && route.path.startsWith('/template/'),
    );
    expect(
      await walk(calls, async (_name, route) =>
        differs(await call(route, await openSession(app, partner), idsOf(route.path)), '404 NOT_FOUND'),
      ),
    ).toEqual([]);
  });

  test('numbers, names and addresses appear in no list and no export', async () => {
    const reading = answering.filter(([, route]) => route.method === 'GET' && !route.path.includes(':'));
    const secrets = ['Secret template', 'secret.pdf', 'Secret company', tenant.email, tenant.tenantId];
    for (const who of [otherTenant, strangerTenant, otherPartner]) {
      expect(
        await walk(reading, async (_name, route) => {
          const { raw } = await call(route, await openSession(app, who));
          const found = secrets.filter((secret) => raw.includes(secret));
          return found.length === 0 ? undefined : `shows ${found.join(', ')}`;
        }),
      ).toEqual([]);
    }
  });

  test('things are still all there afterwards', async () => {
    const [tenantToken, partnerToken] = [await openSession(app, tenant), await openSession(app, partner)];
    for (const path of [
      `/template/${owned.template}`,
      `/request/${owned.request}`,
      `/invoice/${owned.invoice}`,
    ])
      expect(await app.call('GET', path, { token: tenantToken })).toMatchObject({ code: 200 });
    expect(await app.call('GET', `/tenant/${owned.tenant}`, { token: partnerToken })).toMatchObject({
      code: 200,
      data: { status: 'active' },
    });
  });
});
