import type { Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { RecoveryCode } from './recovery-codes.ts';

/** Puts new codes in the place of all that the user had. */
export async function replaceRecoveryCodes(
  trx: Trx,
  userId: string,
  codes: readonly RecoveryCode[],
  at: Date,
): Promise<void> {
  await deleteRecoveryCodes(trx, userId);
  const rows = codes.map(({ label, codeHash }) => ({
    id: newId(),
    user_id: userId,
    label,
    code_hash: codeHash,
    created_at: at,
    used_at: null,
  }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Removes all of a user's codes, used or not. */
export async function deleteRecoveryCodes(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** The unused code with this label; undefined if there is none. */
export function findRecoveryCode(trx: Trx, userId: string, label: string) {
  return trx
    .selectFrom('recovery_codes')
    .select(['id', 'code_hash'])
    .where('user_id', '=', userId)
    .where('label', '=', label)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** False if the code was used in the meantime. */
export async function consumeRecoveryCode(trx: Trx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many codes a user has left. */
export async function countRecoveryCodes(trx: Trx, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('recovery_codes')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
