import { randomBytes } from 'node:crypto';
import type { Trx } from '#platform/database/database.ts';
import { hashToken } from '../hash-token.ts';
import type { UserRow } from '../users.store.ts';

const lifetimeMs = 5 * 60_000;

export type SignInTicket = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

/**
 * Opens the step between a right password and a session: a random ticket of 256 bits that works once, for five minutes,
 * for this user and this password alone. Only its hash is kept.
 */
export async function insertTicket(
  trx: Trx,
  user: UserRow,
  { remember, challenge, at }: { remember: boolean; challenge: string; at: Date },
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await trx
    .insertInto('sign_in_tickets')
    .values({
      token_hash: hashToken(ticket),
      user_id: user.id,
      password_digest: hashToken(user.password_hash),
      remember,
      challenge,
      created_at: at,
      expires_at: new Date(at.getTime() + lifetimeMs),
      used_at: null,
    })
    .execute();
  return ticket;
}

/** A ticket that was neither used nor is over. */
export function findTicket(trx: Trx, ticket: string, now: Date) {
  return trx
    .selectFrom('sign_in_tickets')
    .select(['token_hash', 'user_id', 'password_digest', 'remember', 'challenge'])
    .where('token_hash', '=', hashToken(ticket))
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** Whether the password is still the one that the ticket was given for. */
export function fitsPassword(ticket: SignInTicket, user: UserRow): boolean {
  return ticket.password_digest === hashToken(user.password_hash);
}

/** False if another call used it in the meantime. */
export async function consumeTicket(trx: Trx, ticket: SignInTicket, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sign_in_tickets')
    .set({ used_at: at })
    .where('token_hash', '=', ticket.token_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a user's sign-ins that wait for the second step. */
export async function deleteTicketsOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('sign_in_tickets').where('user_id', '=', userId).execute();
}
