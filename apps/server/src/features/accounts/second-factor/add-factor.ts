import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { auditedAs, recordAudit } from '../audit/audit.store.ts';
import type { Client } from '../sessions/client.ts';
import { notifyUser } from '../sessions/notify-user.ts';
import type { UserRow } from '../users.store.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.store.ts';
import { makeRecoveryCodes, type RecoveryCode } from './recovery-codes.ts';
import { refreshSecondFactor } from './second-factor.store.ts';

/** Codes for a user without any, hashed before the deciding transaction, which must not wait for it. */
export async function prepareRecoveryCodes(context: Context, userId: string): Promise<RecoveryCode[]> {
  const left = await context.db.withSystem((trx) => countRecoveryCodes(trx, userId));
  return left === 0 ? makeRecoveryCodes(userId) : [];
}

/**
 * Completes the addition of a factor in the same transaction: it counts from now on, and the user gets recovery codes (if there are none),
 * a mail, and an audit entry.
 * @returns the codes, to be shown once
 */
export async function finishAdding(
  context: Context,
  trx: Trx,
  added: {
    user: UserRow;
    method: 'totp' | 'passkey';
    codes: readonly RecoveryCode[];
    at: Date;
    client: Client;
  },
): Promise<string[]> {
  const { user, method, codes, at, client } = added;
  if (codes.length > 0) await replaceRecoveryCodes(trx, user.id, codes, at);
  await refreshSecondFactor(trx, user.id);
  await recordAudit(trx, { ...auditedAs(user), at, action: 'second_factor.add', details: { method } });
  await notifyUser(context, trx, user, { notice: 'secondFactorAdded', at, client });
  return codes.map(({ code }) => code);
}

/** The same for a factor that was removed. */
export async function finishRemoving(
  context: Context,
  trx: Trx,
  removed: { user: UserRow; method: 'totp' | 'passkey'; at: Date; client: Client },
): Promise<void> {
  const { user, method, at, client } = removed;
  await refreshSecondFactor(trx, user.id);
  await recordAudit(trx, { ...auditedAs(user), at, action: 'second_factor.remove', details: { method } });
  await notifyUser(context, trx, user, { notice: 'secondFactorRemoved', at, client });
}
