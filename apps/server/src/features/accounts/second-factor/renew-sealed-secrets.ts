import type { Context } from '#platform/context.ts';
import { openSecret, sealSecret } from './secret-keys.ts';
import { listTotpSecrets, replaceTotpSecret } from './totp.store.ts';

/** Encrypts again what was encrypted with an older key, so that a replaced `JWT_SECRET` can be removed. Part of every sweep. */
export async function renewSealedSecrets(context: Context): Promise<void> {
  for (const { user_id: userId, secret } of await context.db.withSystem(listTotpSecrets)) {
    const opened = await openSecret(context, secret, userId);
    if (opened?.isOutdated !== true) continue;
    const to = await sealSecret(context, opened.secret, userId);
    await context.db.withSystem((trx) => replaceTotpSecret(trx, { userId, from: secret, to }));
  }
}
