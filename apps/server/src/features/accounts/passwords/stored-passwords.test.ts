import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trx } from '#platform/database/database.ts';
import { metrics } from '#platform/metrics/metrics.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { goodPassword, makePartner, makeTenant, signIn, type Party } from '../../../../test/parties.ts';
import { lockUser } from '../users.store.ts';
import { cheapenHashes } from './hash-cost.ts';
import { hashPassword, isOutdatedHash, operator, verifyPassword } from './passwords.ts';

const start = '2026-11-20T03:00:00Z';
const newPassword = 'Another#Horse8';
let app: TestApp;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp({
    now: start,
    env: { RATE_SIGN_INS_PER_MINUTE: '1000000' },
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

const storeHash = (userId: string, password_hash: string) =>
  app.context.db.withSystem((trx) =>
    trx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute(),
  );

/** Does something while a sign-in has compared the password with the stored hash, and waits for the row to decide. */
async function whileDeciding(
  userId: string,
  { email, password }: { readonly email: string; readonly password: string },
  work: (trx: Trx) => Promise<unknown>,
): Promise<{ readonly signingIn: ReturnType<typeof login> }> {
  return app.context.db.withSystem(async (trx) => {
    await lockUser(trx, userId);
    const signingIn = login(email, password);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await expect
      .poll(async () => {
        const blocked = await app.context.db.pool.query(
          'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
          [rows[0]!.pid],
        );
        return blocked.rowCount;
      })
      .toBe(1);
    await work(trx);
    return { signingIn };
  });
}

describe('storing passwords', () => {
  // At what it costs in the product; other tests hash cheaply.
  beforeAll(() => cheapenHashes()());
  afterAll(() => void cheapenHashes());

  test('is argon2id, salted, and verifies only the same password', async () => {
    const [one, other] = [
      await hashPassword(goodPassword, operator),
      await hashPassword(goodPassword, operator),
    ];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=4,p=1\$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword(goodPassword, one, operator)).toBe(true);
    expect(await verifyPassword(`${goodPassword} `, one, operator)).toBe(false);
    expect(await verifyPassword('nobody has this password', undefined, operator)).toBe(false);
    expect(isOutdatedHash(one)).toBe(false);
  });

  test('a hash made at another cost is renewed at the next sign-in', async () => {
    const { hash } = await import('@node-rs/argon2');
    const tenant = await makeTenant(app, partner);
    const old = await hash(goodPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const stored = () =>
      app.context.db.withSystem((trx) =>
        trx
          .selectFrom('users')
          .select('password_hash')
          .where('id', '=', tenant.userId)
          .executeTakeFirstOrThrow(),
      );
    await storeHash(tenant.userId, old);
    await signIn(app, tenant.email);
    expect(isOutdatedHash((await stored()).password_hash)).toBe(false);
    await signIn(app, tenant.email);
  });

  test('a hash that is renewed while a sign-in is under way leaves its right password right', async () => {
    const { email, userId } = await makeTenant(app, partner);
    const password_hash = await hashPassword(goodPassword, operator);
    const { signingIn } = await whileDeciding(userId, { email, password: goodPassword }, (trx) =>
      trx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute(),
    );
    expect(await signingIn).toMatchObject({ code: 200 });
  });

  test('nothing is hashed for the right password of an account that was locked while it was compared', async () => {
    const { token, userId } = await makeTenant(app, partner);
    const password_hash = await hashPassword(goodPassword, operator);
    await storeHash(userId, password_hash);
    const hashed = async () => {
      const metric = metrics.getSingleMetric('ocr_passwords_hashed_total');
      return (await metric?.get())?.values[0]?.value ?? 0;
    };
    const guess = (oldPassword: string) => change(token, { oldPassword, ...both(newPassword) });
    for (let i = 0; i < 4; i += 1) await guess(`Wrong#Pass${i}`);
    const before = await hashed();
    // In front of each of these two guesses, which both find the account not locked yet: the first is decided before the second is compared.
    const hash = () => hashPassword('x', { user: userId });
    const others = Array.from({ length: 5 }, hash);
    const wrong = guess('Wrong#Pass5');
    for (let i = 0; i < 3; i += 1) await me(token);
    others.push(...Array.from({ length: 8 }, hash));
    expect(await guess(goodPassword)).toMatchObject({ code: 403, message: 'BLOCK_ACCOUNT' });
    await Promise.all([wrong, ...others]);
    expect((await hashed()) - before).toBeLessThanOrEqual(others.length + 2);
  });

  test('a sign-in succeeds where too many hashes wait for the old one to be renewed', async () => {
    const { hash } = await import('@node-rs/argon2');
    const { email, userId } = await makeTenant(app, partner);
    const old = await hash(goodPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await storeHash(userId, old);
    let others: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
    const { signingIn } = await whileDeciding(userId, { email, password: goodPassword }, async () => {
      const signInFrom = '127.0.0.1';
      others = Promise.allSettled(Array.from({ length: 80 }, () => verifyPassword('x', old, { signInFrom })));
    });
    expect(await signingIn).toMatchObject({ code: 200, data: { accessToken: expect.any(String) } });
    expect((await others).map(({ status }) => status)).toContain('rejected');
    await signIn(app, email);
  });
});

describe('many hashes at once', () => {
  const outcomes = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map(({ status }) => status === 'fulfilled');
  const each = <Result>(count: number, call: () => Promise<Result>) => Array.from({ length: count }, call);

  test('of one user are refused beyond its queue, and no others', async () => {
    const hash = (user: string) => hashPassword(goodPassword, { user });
    const greedy = outcomes(each(40, () => hash('greedy')));
    const modest = outcomes(each(10, () => hash('modest')));
    const signIns = outcomes(
      each(10, () => verifyPassword(goodPassword, undefined, { signInFrom: '198.51.100.1' })),
    );
    expect((await greedy).filter(Boolean)).toHaveLength(17);
    expect(await modest).not.toContain(false);
    expect(await signIns).not.toContain(false);
  });
});
