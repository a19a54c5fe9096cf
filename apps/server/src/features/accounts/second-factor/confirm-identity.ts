import type { Context } from '#platform/context.ts';
import { AppError, invalidField } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { Client } from '../sessions/client.ts';
import { checkPassword, type PrepareDecision } from '../passwords/check-password.ts';
import { findUser, lockUser } from '../users.store.ts';

/** As long after a sign-in the password need not be given again to add a second factor. */
const freshMs = 15 * 60_000;

/** Whether the caller signed in within the last minutes: then no password is asked for. */
export function isFreshSignIn(caller: Caller, at: Date): boolean {
  return at.getTime() - caller.signedInAt.getTime() < freshMs;
}

/**
 * Runs an action that only the user itself may do, after confirming the identity: by the password or, if none is given, by a sign-in within
 * the last minutes. A stolen session alone must not add or remove a factor. Wrong passwords count for the lock-out. What `prepare` returns
 * runs in the deciding transaction, with the user's row locked. Refusals are logged and audited with the caller's address.
 * @throws AppError `OLD_PASSWORD_NOT_MATCH`, `BLOCK_ACCOUNT`, or `FAILED` if a password is needed
 */
export async function withConfirmedIdentity<Result>(
  context: Context,
  { caller, password, client }: { caller: Caller; password: string | undefined; client: Client },
  prepare: PrepareDecision<Result>,
): Promise<Result> {
  if (password === undefined) {
    if (!isFreshSignIn(caller, context.clock.now())) throw invalidField('password', 'REQUIRED');
    const work = await prepare();
    return context.db.withSystem(async (trx) => {
      const user = await lockUser(trx, caller.userId);
      if (user === undefined) throw new AppError('USER_NOT_FOUND');
      return work(trx, user, context.clock.now());
    });
  }
  const user = await context.db.withSystem((trx) => findUser(trx, caller.userId));
  const checked = await checkPassword(
    context,
    {
      user,
      password,
      turn: { user: caller.userId },
      failure: 'second_factor.change_failed',
      clientAddress: client.address,
    },
    // What the work refuses rolls back nothing but the work: a right password leaves no trace.
    prepare,
  );
  if (checked.outcome === 'right') return checked.accepted;
  const code = checked.outcome === 'locked' ? 'BLOCK_ACCOUNT' : 'OLD_PASSWORD_NOT_MATCH';
  context.log.warn(
    { code, user: caller.userId, clientAddress: client.address },
    'A change of the second factor was refused',
  );
  throw new AppError(code);
}
