import type { Trx } from '#platform/database/database.ts';

export interface NewEmailChange {
  readonly tokenHash: string;
  readonly userId: string;
  readonly partnerId: string;
  readonly tenantId: string | null;
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A change that waits for its confirmation; one that waited before is over. As the system only, like the rest of this file. */
export async function insertEmailChange(trx: Trx, change: NewEmailChange): Promise<void> {
  await consumeEmailChanges(trx, change.userId, change.createdAt);
  await trx
    .insertInto('email_changes')
    .values({
      token_hash: change.tokenHash,
      user_id: change.userId,
      partner_id: change.partnerId,
      tenant_id: change.tenantId,
      email: change.email,
      created_at: change.createdAt,
      expires_at: change.expiresAt,
      used_at: null,
    })
    .execute();
}

/** The change of a token's hash, used or expired ones too; undefined when it is unknown. */
export function findEmailChange(trx: Trx, tokenHash: string) {
  return trx
    .selectFrom('email_changes')
    .select(['user_id', 'email', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The address that a user is to get, while its link can be followed. */
export async function findPendingEmail(trx: Trx, userId: string, at: Date): Promise<string | null> {
  const row = await trx
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Removes a change by its token's hash. */
export async function deleteEmailChange(trx: Trx, tokenHash: string): Promise<void> {
  await trx.deleteFrom('email_changes').where('token_hash', '=', tokenHash).execute();
}

/** Spends all of a user's links. */
export async function consumeEmailChanges(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** After a tenant's deletion the address is free again. */
export async function deleteEmailChangesOf(trx: Trx, tenantId: string): Promise<void> {
  await trx.deleteFrom('email_changes').where('tenant_id', '=', tenantId).execute();
}
