import type { Trx } from '#platform/database/database.ts';

export interface NewPasswordReset {
  readonly tokenHash: string;
  readonly userId: string;
  readonly partnerId: string;
  readonly tenantId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Keeps a reset's hash and end; the token itself is only in the mail. */
export async function insertPasswordReset(trx: Trx, reset: NewPasswordReset): Promise<void> {
  await trx
    .insertInto('password_resets')
    .values({
      token_hash: reset.tokenHash,
      user_id: reset.userId,
      partner_id: reset.partnerId,
      tenant_id: reset.tenantId,
      created_at: reset.createdAt,
      expires_at: reset.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Removes a reset by its token's hash. */
export async function deletePasswordReset(trx: Trx, tokenHash: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('token_hash', '=', tokenHash).execute();
}

/** The reset of a token's hash, used or expired ones too; undefined when it is unknown. */
export function findPasswordReset(trx: Trx, tokenHash: string) {
  return trx
    .selectFrom('password_resets')
    .select(['user_id', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Spends all of a user's links. */
export async function consumePasswordResets(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** After a tenant's deletion. */
export async function deletePasswordResetsOf(trx: Trx, tenantId: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('tenant_id', '=', tenantId).execute();
}
