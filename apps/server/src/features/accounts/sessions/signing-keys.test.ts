import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#platform/context.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makePartner, openSession, signIn, type Party } from '../../../../test/parties.ts';
import { signAccessToken } from './access-token.ts';
import { createAuthenticate } from './authenticate.ts';
import { rotateSigningKey, signingKeysOf } from './signing-keys.ts';
import { sweepAccounts } from '../sweep.store.ts';

const start = '2026-11-20T03:00:00Z';
const day = 86_400_000;
let app: TestApp;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp({ now: start });
  partner = await makePartner(app);
});
afterAll(() => app.stop());

/** The same database seen by another process: nothing in memory is shared. */
const anotherProcess = (jwtSecret?: string): Context => ({
  ...app.context,
  config: { ...app.context.config, jwtSecret },
});
const kidOf = (token: string) => decodeProtectedHeader(token).kid;
const countKeys = () =>
  app.context.db.withSystem(
    async (trx) => (await trx.selectFrom('signing_keys').select('id').execute()).length,
  );

describe('signing keys', () => {
  test('are shared by all processes through the database', async () => {
    const other = createAuthenticate(anotherProcess());
    expect(await other(partner.token)).toMatchObject({ userId: partner.userId });
    expect((await signingKeysOf(anotherProcess()).getCurrent()).id).toBe(kidOf(partner.token));
  });

  test('rotated, the new one signs, the old one verifies until its tokens are over, and is swept then', async () => {
    const authenticate = createAuthenticate(app.context);
    app.clock.advance(1000);
    const { id } = await rotateSigningKey(app.context);
    expect(await authenticate(partner.token)).toMatchObject({ userId: partner.userId });
    const fresh = anotherProcess();
    const current = await signingKeysOf(fresh).getCurrent();
    expect(current.id).toBe(id);
    const tokenId = 'unknown';
    const subject = {
      userId: partner.userId,
      username: '',
      name: '',
      roleName: 'PARTNER',
      tenantId: null,
    } as const;
    const expiresAt = new Date(app.clock.now().getTime() + day);
    const token = await signAccessToken(signingKeysOf(fresh), {
      subject,
      tokenId,
      issuedAt: app.clock.now(),
      expiresAt,
    });
    expect(kidOf(token)).toBe(id);
    // A key that this process has not heard of yet is looked up: the token is refused for its session only.
    await expect(authenticate(token)).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
      name: 'CredentialsError',
    });
    const sweep = () => app.context.db.withSystem((trx) => sweepAccounts(trx, app.clock.now()));
    app.clock.advance(30 * day);
    await sweep();
    expect(await countKeys()).toBe(2);
    app.clock.advance(day + 1);
    await sweep();
    expect(await countKeys()).toBe(1);
    app.clock.set(new Date(new Date(start).getTime() + 2000));
  });

  test('forgotten after a leak, what the old ones signed is invalid at once in a process that has not cached them', async () => {
    const token = await signIn(app, partner.email);
    await rotateSigningKey(app.context, { forgetOld: true });
    expect(await countKeys()).toBe(1);
    await expect(createAuthenticate(anotherProcess())(token)).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
      name: 'CredentialsError',
    });
  });

  test('of JWT_SECRET are used instead; the first signs, the others verify', async () => {
    const [old, next] = ['o'.repeat(32), 'n'.repeat(40)];
    const oldToken = await openSession({ ...app, context: anotherProcess(old) }, partner);
    expect(await createAuthenticate(anotherProcess(old))(oldToken)).toMatchObject({ userId: partner.userId });
    await expect(createAuthenticate(anotherProcess(next))(oldToken)).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    });
    const both = anotherProcess(`${next},${old}`);
    expect(await createAuthenticate(both)(oldToken)).toMatchObject({ userId: partner.userId });
    const newToken = await openSession({ ...app, context: both }, partner);
    expect(await createAuthenticate(anotherProcess(next))(newToken)).toMatchObject({
      userId: partner.userId,
    });
    await expect(createAuthenticate(app.context)(newToken)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    await expect(rotateSigningKey(both)).rejects.toThrow('JWT_SECRET is set');
  });

  test('a reader of the database cannot make a token for a session in it', async () => {
    const token = await openSession(app, partner);
    const rows = await app.context.db.withSystem((trx) => trx.selectFrom('sessions').selectAll().execute());
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { jti: string };
    expect(JSON.stringify(rows)).not.toContain(jti);
  });

  test('are out of reach of tenants and partners', async () => {
    const read = (trx: Parameters<Parameters<Context['db']['withSystem']>[0]>[0]) =>
      trx.selectFrom('signing_keys').selectAll().execute();
    await expect(app.context.db.withPartner(partner, read)).rejects.toThrow('permission denied');
    await expect(
      app.context.db.withTenant({ ...partner, tenantId: partner.partnerId }, read),
    ).rejects.toThrow('permission denied');
  });
});
