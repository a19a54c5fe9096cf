import type { Trx } from '#platform/database/database.ts';

export interface SigningKeyRow {
  readonly id: string;
  readonly secret: string;
  readonly created_at: Date;
}

/** All keys, the newest first. */
export function listSigningKeys(trx: Trx): Promise<SigningKeyRow[]> {
  return trx
    .selectFrom('signing_keys')
    .select(['id', 'secret', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Adds a key that access tokens are signed with. */
export async function insertSigningKey(trx: Trx, key: SigningKeyRow): Promise<void> {
  await trx.insertInto('signing_keys').values(key).execute();
}

/** Deletes the keys that a newer one replaced before `until`: no token that they signed is alive any more. */
export async function deleteReplacedKeys(trx: Trx, until: Date): Promise<void> {
  const newest = await trx
    .selectFrom('signing_keys')
    .select('created_at')
    .where('created_at', '<', until)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (newest === undefined) return;
  await trx.deleteFrom('signing_keys').where('created_at', '<', newest.created_at).execute();
}

/** Drops all keys but one: tokens that they signed are invalid from then on. */
export async function deleteOtherKeys(trx: Trx, keep: string): Promise<void> {
  await trx.deleteFrom('signing_keys').where('id', '!=', keep).execute();
}
