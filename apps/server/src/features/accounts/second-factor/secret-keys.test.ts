import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makePartner, makeTenant } from '../../../../test/parties.ts';
import { addTotp, codeOf } from '../../../../test/second-factor.ts';
import { renewSealedSecrets } from './renew-sealed-secrets.ts';
import { openSecret, sealSecret } from './secret-keys.ts';

const [oldSecret, newSecret] = ['o'.repeat(32), 'n'.repeat(32)];
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** The same server after a restart with another `JWT_SECRET`. */
const restarted = (jwtSecret: string | undefined) => ({
  ...app.context,
  config: { ...app.context.config, jwtSecret },
});

describe('secrets in the database', () => {
  test('open for their own user only, and not when a letter was changed', async () => {
    const sealed = await sealSecret(app.context, 'SECRET', 'one');
    expect(await openSecret(app.context, sealed, 'one')).toEqual({ secret: 'SECRET', isOutdated: false });
    expect(await openSecret(app.context, sealed, 'two')).toBeUndefined();
    const at = sealed.length - 3;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(await openSecret(app.context, changed, 'one')).toBeUndefined();
    for (const garbage of ['', 'x', '..', `${sealed.split('.')[0]}..`])
      expect(await openSecret(app.context, garbage, 'one')).toBeUndefined();
  });

  test('lie under a key that all processes find in the storage, and that no table contains', async () => {
    const sealed = await sealSecret(app.context, 'SECRET', 'one');
    expect(await openSecret(restarted(undefined), sealed, 'one')).toMatchObject({ secret: 'SECRET' });
    expect(await openSecret({ ...restarted(undefined), storage: empty(app) }, sealed, 'one')).toBeUndefined();
  });

  test('survive a change of JWT_SECRET while the old one is still listed, and are encrypted again by the sweep', async () => {
    const tenant = await makeTenant(app, await makePartner(app));
    const { secret } = await addTotp(app, tenant.token);
    const stored = async () =>
      (
        await app.context.db.withSystem((trx) =>
          trx
            .selectFrom('totp_secrets')
            .select('secret')
            .where('user_id', '=', tenant.userId)
            .executeTakeFirstOrThrow(),
        )
      ).secret;
    for (const jwtSecret of [oldSecret, `${newSecret},${oldSecret}`]) {
      const before = await stored();
      await renewSealedSecrets(restarted(jwtSecret));
      expect(await stored()).not.toBe(before);
      await renewSealedSecrets(restarted(jwtSecret));
    }
    expect(await openSecret(restarted(newSecret), await stored(), tenant.userId)).toEqual({
      secret,
      isOutdated: false,
    });
    expect(await openSecret(restarted(oldSecret), await stored(), tenant.userId)).toBeUndefined();
    expect(codeOf(app, secret)).toMatch(/^\d{6}$/);
  });
});

/** An empty storage, as of another installation. */
function empty({ context }: TestApp) {
  const kept = new Map<string, Buffer>();
  return {
    ...context.storage,
    findBytes: async (key: string) => kept.get(key),
    putBytes: async (key: string, bytes: Uint8Array) => void kept.set(key, Buffer.from(bytes)),
  };
}
