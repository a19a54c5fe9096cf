import type { Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { UserRow } from '../users.store.ts';

const wrongPasswords = 5;
const windowMs = 15 * 60_000;
const lockMs = 15 * 60_000;

/** Whether the account is locked, also against the right password. */
export function isLocked(user: Pick<UserRow, 'locked_until'>, at: Date): boolean {
  return user.locked_until !== null && user.locked_until > at;
}

/**
 * Counts a wrong password; the fifth within 15 minutes locks the account for 15 minutes. The caller holds the user's row
 * locked, so that parallel guesses are counted one after the other. As the system only.
 * @returns whether the account is locked now
 */
export async function countWrongPassword(trx: Trx, user: UserRow, at: Date): Promise<boolean> {
  const { count } = await trx
    .selectFrom('failed_sign_ins')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('user_id', '=', user.id)
    .where('at', '>', new Date(at.getTime() - windowMs))
    .executeTakeFirstOrThrow();
  if (Number(count) + 1 < wrongPasswords) {
    await trx
      .insertInto('failed_sign_ins')
      .values({ id: newId(), user_id: user.id, partner_id: user.partner_id, tenant_id: user.tenant_id, at })
      .execute();
    return false;
  }
  await trx
    .updateTable('users')
    .set({ locked_until: new Date(at.getTime() + lockMs) })
    .where('id', '=', user.id)
    .execute();
  await forgetWrongPasswords(trx, user.id);
  return true;
}

/** Resets the count after a correct password, or after the attempts led to a lock. */
export async function forgetWrongPasswords(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('failed_sign_ins').where('user_id', '=', userId).execute();
}
