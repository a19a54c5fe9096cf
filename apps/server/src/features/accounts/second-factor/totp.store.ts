import type { Trx } from '#platform/database/database.ts';

/** A user's authenticator app, confirmed or on its way. */
export function findTotp(trx: Trx, userId: string) {
  return trx.selectFrom('totp_secrets').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Replaces the secret with one that no code has confirmed yet. */
export async function storeUnconfirmedTotp(
  trx: Trx,
  { userId, secret, at }: { userId: string; secret: string; at: Date },
): Promise<void> {
  const values = { secret, created_at: at, confirmed_at: null, last_step: null };
  await trx
    .insertInto('totp_secrets')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Turns the app on with the step of its first right code, which cannot be used again. */
export async function confirmTotp(
  trx: Trx,
  userId: string,
  { at, step }: { at: Date; step: number },
): Promise<void> {
  await trx
    .updateTable('totp_secrets')
    .set({ confirmed_at: at, last_step: step })
    .where('user_id', '=', userId)
    .execute();
}

/** Takes a code's period: false when this one, or a later one, was taken before. */
export async function consumeTotpStep(trx: Trx, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a user's app; false if there is none. */
export async function deleteTotp(trx: Trx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('totp_secrets')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All encrypted secrets, for renewing the key that they are encrypted with. */
export function listTotpSecrets(trx: Trx) {
  return trx.selectFrom('totp_secrets').select(['user_id', 'secret']).execute();
}

/** Stores the same secret, encrypted again, unless it was replaced in the meantime. */
export async function replaceTotpSecret(
  trx: Trx,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('totp_secrets')
    .set({ secret: to })
    .where('user_id', '=', userId)
    .where('secret', '=', from)
    .execute();
}
