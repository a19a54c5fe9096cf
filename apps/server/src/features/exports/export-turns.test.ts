import { once } from 'node:events';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/database/ids.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../test/parties.ts';
import { hardInvoices, makeReadRequest } from '../../../test/read-requests.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let read: { id: string; number: string };

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  read = await makeReadRequest(app, tenant, hardInvoices);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

/** Keeps the tenant's turn until it is ended. */
function holdTurn() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = app.context.exportThreads.run(() => promise, { key: tenant.tenantId });
  return async () => {
    resolve();
    await held;
  };
}

const gathered = () =>
  app.context.db.withTenant(tenant, async (trx) => {
    const rows = await trx
      .selectFrom('audit_entries')
      .select('target')
      .where('action', '=', 'request.export')
      .execute();
    return rows.length;
  });
const take = () => app.call('GET', `/request/${read.id}/export`, { token: tenant.token });
const takeAll = () =>
  app.call('GET', '/request/export', {
    token: tenant.token,
    query: { ids: read.id, content: 'results' },
  });

/** A client that asks for a path of the API and closes its connection. */
async function askAndLeave(path: string): Promise<void> {
  const { port } = app.app.server.address() as AddressInfo;
  const client = request({
    port,
    host: '127.0.0.1',
    path: `/api${path}`,
    headers: { authorization: `Bearer ${tenant.token}` },
  });
  client.on('error', () => undefined).end();
  const [, response] = (await once(app.app.server, 'request')) as [IncomingMessage, ServerResponse];
  const closed = once(response, 'close');
  client.destroy();
  await closed;
}

test('nothing is fetched before its turn, and nothing for a client that has gone', async () => {
  const before = await gathered();
  const endTurn = holdTurn();
  for (const path of [`/request/${read.id}/export`, `/request/export?content=results&ids=${read.id}`])
    for (let client = 0; client < 3; client += 1) await askAndLeave(path);
  const waiting = [take(), takeAll()];
  expect(await gathered()).toBe(before);
  await endTurn();
  expect((await Promise.all(waiting)).map(({ code }) => code)).toEqual([200, 200]);
  expect(await gathered()).toBe(before + 2);
});

test('what cannot be exported is refused without a turn', async () => {
  const late = await makeReadRequest(app, tenant, {
    ...hardInvoices,
    files: [...hardInvoices.files, { name: 'late.pdf', unread: true }],
  });
  const endTurn = holdTurn();
  const refused = async (ids: readonly string[]) =>
    (
      await app.call('GET', '/request/export', {
        token: tenant.token,
        query: { ids: ids.join(','), content: 'results' },
      })
    ).code;
  const many = Array.from({ length: 101 }, () => newId());
  expect([
    await refused([]),
    await refused(many),
    await refused(['x']),
    await refused([read.id, late.id]),
  ]).toEqual([422, 422, 404, 409]);
  await endTurn();
});

test('beyond sixty of a tenant that wait the next is rejected, and other tenants are served', async () => {
  const other = await makeTenant(app, partner);
  const its = await makeReadRequest(app, other, hardInvoices);
  const endTurn = holdTurn();
  const answers = Array.from({ length: 61 }, take);
  const refused = await Promise.race(answers);
  expect(refused).toMatchObject({ code: 429, message: 'TOO_MANY_REQUESTS' });
  expect(refused.headers['retry-after']).toBe('5');
  expect((await app.call('GET', `/request/${its.id}/export`, { token: other.token })).code).toBe(200);
  await endTurn();
  const codes = (await Promise.all(answers)).map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(60);
});
