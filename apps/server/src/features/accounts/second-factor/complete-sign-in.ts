import type { SecondStep, SignedIn } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { clientAddress } from '#platform/http/rate-limit.ts';
import type { Client } from '../sessions/client.ts';
import { isLocked } from '../sessions/lock-out.store.ts';
import { notifyUser } from '../sessions/notify-user.ts';
import { openSession, presentSignIn, type OpenedSession } from '../sessions/open-session.ts';
import { refuseDeactivated } from '../sessions/refuse-deactivated.ts';
import { findUser, lockUser } from '../users.store.ts';
import { checkProof, takeProof, type CheckedProof } from './check-proof.ts';
import { findTicket, fitsPassword, consumeTicket, type SignInTicket } from './sign-in-tickets.store.ts';

type Outcome = OpenedSession | 'locked' | 'expired' | 'wrong' | 'deactivated';

/**
 * The second step of a sign-in: the ticket of the first, and a code or a passkey. Wrong ones count for the lock-out, apart from wrong
 * passwords; the ticket stays good for another attempt, and works once.
 * @throws AppError `SIGN_IN_EXPIRED` (the ticket is unknown, used, older than five minutes, or the password was changed),
 *   `SECOND_FACTOR_NOT_MATCH`, `BLOCK_ACCOUNT`, `ACCOUNT_NOT_ACTIVATED`
 */
export async function completeSignIn(
  context: Context,
  { ticket: token, code, assertion }: SecondStep,
  client: Client,
): Promise<{ answer: SignedIn; deviceToken: string | undefined }> {
  const { db, clock } = context;
  const [ticket, user] = await db.withSystem(async (trx) => {
    const found = await findTicket(trx, token, clock.now());
    return [found, found && (await findUser(trx, found.user_id))];
  });
  if (ticket === undefined || user === undefined) throw new AppError('SIGN_IN_EXPIRED');
  if (isLocked(user, clock.now())) throw new AppError('BLOCK_ACCOUNT');
  const turn = { signInFrom: clientAddress(client.address) };
  const { challenge } = ticket;
  const proof = await checkProof(context, user, { code, assertion, challenge, turn });
  const outcome = await db.withSystem((trx) => decide(context, trx, { token, ticket, proof, client }));
  if (outcome === 'locked') throw new AppError('BLOCK_ACCOUNT');
  if (outcome === 'expired') throw new AppError('SIGN_IN_EXPIRED');
  if (outcome === 'wrong') throw new AppError('SECOND_FACTOR_NOT_MATCH');
  if (outcome === 'deactivated') throw new AppError('ACCOUNT_NOT_ACTIVATED');
  return { answer: await presentSignIn(context, outcome), deviceToken: outcome.deviceToken };
}

/** What counts is decided on the locked row: guesses and uses of one ticket come one after the other. */
async function decide(
  context: Context,
  trx: Trx,
  step: { token: string; ticket: SignInTicket; proof: CheckedProof | undefined; client: Client },
): Promise<Outcome> {
  const at = context.clock.now();
  const user = await lockUser(trx, step.ticket.user_id);
  if (user === undefined) return 'expired';
  if (isLocked(user, at)) return 'locked';
  const ticket = await findTicket(trx, step.token, at);
  if (ticket === undefined || !fitsPassword(ticket, user)) return 'expired';
  const failed = { at, failure: 'session.sign_in_failed', details: {} } as const;
  const method = await takeProof(trx, { user, proof: step.proof }, failed);
  if (method === undefined) return 'wrong';
  if (!(await consumeTicket(trx, ticket, at))) return 'expired';
  if (await refuseDeactivated(trx, user, { at, clientAddress: step.client.address })) return 'deactivated';
  if (method === 'recovery')
    await notifyUser(context, trx, user, { notice: 'recoveryCodeUsed', at, client: step.client });
  return openSession(context, trx, {
    user,
    at,
    remember: ticket.remember,
    client: step.client,
    details: { method },
  });
}
