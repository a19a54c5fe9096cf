import type { SecondFactorMethod } from '@ocr/contract';
import type { Trx } from '#platform/database/database.ts';
import { unlock } from '../sessions/lock-out.store.ts';
import { listPasskeys } from './passkeys.store.ts';
import { countRecoveryCodes, deleteRecoveryCodes } from './recovery-codes.store.ts';
import { deleteTicketsOf } from './sign-in-tickets.store.ts';
import { findTotp } from './totp.store.ts';

/** What a user can prove itself with; empty when the password is enough. As the system only. */
export async function findMethods(trx: Trx, userId: string): Promise<SecondFactorMethod[]> {
  const totp = await findTotp(trx, userId);
  const passkeys = await listPasskeys(trx, userId);
  const hasTotp = (totp?.confirmed_at ?? null) !== null;
  if (!hasTotp && passkeys.length === 0) return [];
  return [
    ...(hasTotp ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...((await countRecoveryCodes(trx, userId)) > 0 ? (['recovery'] as const) : []),
  ];
}

/**
 * Updates the summary of a user's factors that every call reads, after a change. Recovery codes are deleted with the last factor. As the
 * system only.
 */
export async function refreshSecondFactor(trx: Trx, userId: string): Promise<void> {
  const has = (await findMethods(trx, userId)).length > 0;
  await trx.updateTable('users').set({ second_factor: has }).where('id', '=', userId).execute();
  if (!has) await deleteRecoveryCodes(trx, userId);
}

/** Takes everything away: the password alone is enough again, and a lock-out for wrong codes is over. As the system only. */
export async function deleteSecondFactor(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('totp_secrets').where('user_id', '=', userId).execute();
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await deleteTicketsOf(trx, userId);
  await unlock(trx, userId, 'secondFactor');
  await refreshSecondFactor(trx, userId);
}

/** Deletes expired rows and those of deleted users. As the system only. */
export async function sweepSecondFactors(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('sign_in_tickets').where('expires_at', '<', now).execute();
  await trx.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  const gone = trx.selectFrom('users').select('id').where('deleted_at', 'is not', null);
  for (const table of ['totp_secrets', 'passkeys', 'recovery_codes'] as const)
    await trx.deleteFrom(table).where('user_id', 'in', gone).execute();
}
