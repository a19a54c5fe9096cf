import type { Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';

const wrongGuesses = 5;
const windowMs = 15 * 60_000;
const lockMs = 15 * 60_000;

/** What was wrong. The two are counted and locked apart: another password, which a mailed link gives, must not give further guesses at codes. */
export type Guessed = 'password' | 'secondFactor';

interface Locks {
  readonly locked_until: Date | null;
  readonly second_factor_locked_until: Date | null;
}

/** When the account's lock ends, in milliseconds since 1970; 0 where there was none. */
export function endOfLock(user: Locks): number {
  const ends = [user.locked_until, user.second_factor_locked_until];
  return Math.max(...ends.map((end) => end?.getTime() ?? 0));
}

/** Whether the account is locked, also against the right password and the right second factor. */
export function isLocked(user: Locks, at: Date): boolean {
  return endOfLock(user) > at.getTime();
}

/**
 * Counts a wrong password or second factor; the fifth within 15 minutes locks the account for 15 minutes. The caller holds the user's row
 * locked, so that parallel guesses are counted one after the other. As the system only.
 * @returns whether the account is locked now
 */
export async function countWrong(
  trx: Trx,
  user: { readonly id: string; readonly partner_id: string; readonly tenant_id: string | null },
  guessed: Guessed,
  at: Date,
): Promise<boolean> {
  const second_factor = guessed === 'secondFactor';
  const { count } = await trx
    .selectFrom('failed_sign_ins')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('user_id', '=', user.id)
    .where('second_factor', '=', second_factor)
    .where('at', '>', new Date(at.getTime() - windowMs))
    .executeTakeFirstOrThrow();
  if (Number(count) + 1 < wrongGuesses) {
    const { partner_id, tenant_id } = user;
    await trx
      .insertInto('failed_sign_ins')
      .values({ id: newId(), user_id: user.id, partner_id, tenant_id, at, second_factor })
      .execute();
    return false;
  }
  await lockUntil(trx, user.id, guessed, new Date(at.getTime() + lockMs));
  await forgetWrong(trx, user.id, guessed);
  return true;
}

/** Resets the count after a right one, or after the attempts led to a lock. */
export async function forgetWrong(trx: Trx, userId: string, guessed: Guessed): Promise<void> {
  await trx
    .deleteFrom('failed_sign_ins')
    .where('user_id', '=', userId)
    .where('second_factor', '=', guessed === 'secondFactor')
    .execute();
}

/** Ends a lock with its count. */
export async function unlock(trx: Trx, userId: string, guessed: Guessed): Promise<void> {
  await lockUntil(trx, userId, guessed, null);
  await forgetWrong(trx, userId, guessed);
}

async function lockUntil(trx: Trx, userId: string, guessed: Guessed, until: Date | null): Promise<void> {
  const lock = guessed === 'password' ? { locked_until: until } : { second_factor_locked_until: until };
  await trx.updateTable('users').set(lock).where('id', '=', userId).execute();
}
