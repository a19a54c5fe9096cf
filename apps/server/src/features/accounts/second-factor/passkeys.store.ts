import type { Trx } from '#platform/database/database.ts';
import { isUniqueViolation } from '#platform/database/errors.ts';
import { newId } from '#platform/database/ids.ts';
import { AppError } from '#platform/errors/app-error.ts';

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

/** A user's passkeys, in the order in which they were added. */
export function listPasskeys(trx: Trx, userId: string) {
  return trx
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export interface NewPasskey {
  readonly userId: string;
  readonly credentialId: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly at: Date;
}

/** @throws AppError `SECOND_FACTOR_EXISTED` if the passkey is registered already */
export async function insertPasskey(trx: Trx, passkey: NewPasskey): Promise<void> {
  try {
    await trx
      .insertInto('passkeys')
      .values({
        id: newId(),
        user_id: passkey.userId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: [...passkey.transports],
        name: passkey.name,
        created_at: passkey.at,
        last_used_at: null,
      })
      .execute();
  } catch (error) {
    if (isUniqueViolation(error, 'passkeys_credential_id_key')) throw new AppError('SECOND_FACTOR_EXISTED');
    throw error;
  }
}

/** Records a use. Returns false if the passkey no longer exists, or its counter was seen before (it was copied). */
export async function advancePasskeyCounter(
  trx: Trx,
  { id, counter, at }: { id: string; counter: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    // Passkeys that are kept by several devices do not count: theirs is always 0.
    .where((where) =>
      where.or([
        where('counter', '<', String(counter)),
        where.and([where('counter', '=', '0'), where.val(counter === 0)]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a user's passkey; false if it does not exist. */
export async function deletePasskey(trx: Trx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Keeps the challenge of a passkey that is being made; one a session. */
export async function storePasskeyChallenge(
  trx: Trx,
  { sessionId, challenge, expiresAt }: { sessionId: string; challenge: string; expiresAt: Date },
): Promise<void> {
  const values = { challenge, expires_at: expiresAt };
  await trx
    .insertInto('passkey_challenges')
    .values({ session_id: sessionId, ...values })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(values))
    .execute();
}

/** The challenge, which can be taken only once. */
export async function takePasskeyChallenge(
  trx: Trx,
  sessionId: string,
  now: Date,
): Promise<string | undefined> {
  const taken = await trx
    .deleteFrom('passkey_challenges')
    .where('session_id', '=', sessionId)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return taken !== undefined && taken.expires_at > now ? taken.challenge : undefined;
}
