import { blankPdf } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeTemplate, submit } from '../../../test/documents.ts';
import {
  goodPassword,
  makePartner,
  makeTenant,
  openSession,
  type Party,
  type TenantParty,
} from '../../../test/parties.ts';

let app: TestApp;
let address: string;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  address = await app.app.listen({ port: 0, host: '127.0.0.1' });
  partner = await makePartner(app);
});
afterAll(() => app.stop());

/** Opens the stream and reads its events as they come; `undefined` once the server has ended it. */
async function listen(token: string) {
  const response = await fetch(`${address}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    close: () => reader.cancel(),
    next: async (): Promise<Record<string, unknown> | undefined> => {
      for (;;) {
        const found = /^data: (.*)\n\n/m.exec(text);
        if (found !== null) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1]!) as Record<string, unknown>;
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        text += value;
      }
    },
  };
}
const send = async (tenant: TenantParty) => {
  const templateId = await makeTemplate(app, tenant);
  const { data } = await submit(app, tenant, { templateId, files: [{ name: 'a.pdf', bytes: blankPdf(1) }] });
  return data.id as string;
};

describe('the event stream', () => {
  test('reports a tenant its request’s progress, and nobody else', async () => {
    const [tenant, other] = [await makeTenant(app, partner), await makeTenant(app, partner)];
    const [mine, theirs] = [await listen(tenant.token), await listen(other.token)];
    expect(mine.response.headers.get('content-type')).toContain('text/event-stream');
    const id = await send(tenant);
    let event = await mine.next();
    expect(event).toEqual({
      type: 'request',
      requestId: id,
      status: 'processing',
      pagesDone: 0,
      pagesTotal: 1,
    });
    while (event!['status'] === 'processing') event = await mine.next();
    expect(event).toMatchObject({ requestId: id, status: 'completed', pagesDone: 1 });
    const own = await send(other);
    expect(await theirs.next()).toMatchObject({ requestId: own });
    await Promise.all([mine.close(), theirs.close()]);
  });

  const newPassword = 'Another#Horse8';
  const change = { oldPassword: goodPassword, newPassword, confirmPassword: newPassword };
  test.each<[string, (tenant: TenantParty) => Promise<unknown>]>([
    ['sign-out', ({ token }) => app.call('POST', '/auth/logout', { token })],
    [
      'a password changed in another session',
      async (tenant) =>
        app.call('POST', '/auth/change_password', { token: await openSession(app, tenant), body: change }),
    ],
    [
      'its deactivation',
      ({ tenantId }) =>
        app.call('PATCH', `/tenant/${tenantId}`, { token: partner.token, body: { status: 'deactivated' } }),
    ],
    ['its deletion', ({ tenantId }) => app.call('DELETE', `/tenant/${tenantId}`, { token: partner.token })],
  ])('ends with %s', async (_name, end) => {
    const tenant = await makeTenant(app, partner);
    const stream = await listen(tenant.token);
    expect(await end(tenant)).toMatchObject({ code: 200 });
    expect(await stream.next()).toEqual({ type: 'signedOut' });
    expect(await stream.next()).toBeUndefined();
  });

  test('ends when the session’s time has passed', async () => {
    const tenant = await makeTenant(app, partner);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stream = await listen(tenant.token);
    vi.advanceTimersByTime(20_000);
    app.clock.advance(8 * 3_600_000);
    vi.advanceTimersByTime(20_000);
    expect(await stream.next()).toEqual({ type: 'signedOut' });
    expect(await stream.next()).toBeUndefined();
    vi.useRealTimers();
    app.clock.advance(-8 * 3_600_000);
  });

  test('ends with its session also when the notification was missed', async () => {
    const [tenant, other] = [await makeTenant(app, partner), await makeTenant(app, partner)];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const [stream, stays] = [await listen(tenant.token), await listen(other.token)];
      // As where the connection that hears notifications was away.
      await app.context.db.withSystem((trx) =>
        trx
          .updateTable('sessions')
          .set({ ended_at: app.clock.now() })
          .where('user_id', '=', tenant.userId)
          .execute(),
      );
      vi.advanceTimersByTime(20_000);
      expect(await stream.next()).toEqual({ type: 'signedOut' });
      expect(await stream.next()).toBeUndefined();
      const id = await send(other);
      expect(await stays.next()).toMatchObject({ requestId: id });
      await stays.close();
    } finally {
      vi.useRealTimers();
    }
  });

  test('ends with a session that was not used for as long as it may be, whether or not the stream is open', async () => {
    const tenant = await makeTenant(app, partner);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const stream = await listen(tenant.token);
      const idle = app.context.config.sessions.idleMs;
      await app.context.db.withSystem((trx) =>
        trx
          .updateTable('sessions')
          .set({ last_seen_at: new Date(app.clock.now().getTime() - idle) })
          .where('user_id', '=', tenant.userId)
          .execute(),
      );
      vi.advanceTimersByTime(20_000);
      expect(await stream.next()).toEqual({ type: 'signedOut' });
      expect(await stream.next()).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  test('ends when its user has to add a second factor, without a word of the session’s end', async () => {
    const [tenant, other] = [await makeTenant(app, partner), await makeTenant(app, partner)];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const [stream, stays] = [await listen(tenant.token), await listen(other.token)];
      const path = `/tenant/${tenant.tenantId}/second-factor`;
      await app.call('PUT', path, { token: partner.token, body: { required: true } });
      vi.advanceTimersByTime(20_000);
      expect(await stream.next()).toBeUndefined();
      expect(await app.call('GET', '/user/me', { token: tenant.token })).toMatchObject({ code: 200 });
      const id = await send(other);
      expect(await stays.next()).toMatchObject({ requestId: id });
      await stays.close();
    } finally {
      vi.useRealTimers();
    }
  });

  test('is open twelve times for a session at most, and again once one is closed', async () => {
    const tenant = await makeTenant(app, partner);
    const streams = await Promise.all(Array.from({ length: 12 }, () => listen(tenant.token)));
    expect(streams.map(({ response }) => response.status)).toEqual(streams.map(() => 200));
    const refused = await app.call('GET', '/events', { token: tenant.token });
    expect(refused).toMatchObject({
      code: 429,
      message: 'TOO_MANY_REQUESTS',
      details: { limit: 'events' },
      headers: { 'retry-after': '30' },
    });
    const another = await listen(await openSession(app, tenant));
    expect(another.response.status).toBe(200);
    await streams[0]!.close();
    await vi.waitUntil(async () => {
      const again = await listen(tenant.token);
      await again.close();
      return again.response.status === 200;
    });
    await Promise.all([...streams.slice(1), another].map((stream) => stream.close()));
  });

  test('is not opened for nobody', async () => {
    expect((await listen('x')).response.status).toBe(401);
  });
});
