import { isEmail, type DataOf, type ResultCode } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { clientAddress } from '#platform/http/rate-limit.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword, isOutdatedHash, type HashTurn } from '../passwords/passwords.ts';
import { beginSecondStep, type SecondFactorDue } from '../second-factor/begin-second-step.ts';
import { findMethods } from '../second-factor/second-factor.store.ts';
import type { Client } from './client.ts';
import { openSession, presentSignIn, type OpenedSession } from './open-session.ts';
import { refuseDeactivated } from './refuse-deactivated.ts';
import { findUserByEmail, renewPasswordHash, type UserRow } from '../users.store.ts';

type SignIn = { email: string; password: string; remember?: boolean | undefined };

/**
 * Signs a user in. An unknown address and a wrong password give the same answer after the same time.
 * @returns the answer (with a ticket instead of a token if a second factor is required), and the new cookie if the browser was unknown
 * @throws AppError `USERNAME_PASSWORD_NOT_MATCH`, `BLOCK_ACCOUNT`, or (only if the password is correct) `ACCOUNT_NOT_ACTIVATED`
 */
export async function signIn(
  context: Context,
  input: SignIn,
  client: Client,
): Promise<{ answer: DataOf<'login'>; deviceToken: string | undefined }> {
  const turn = { signInFrom: clientAddress(client.address) };
  const user = await context.db.withSystem((trx) => findUserByEmail(trx, input.email));
  const checked = await checkPassword(
    context,
    {
      user,
      password: input.password,
      turn,
      failure: 'session.sign_in_failed',
      clientAddress: client.address,
    },
    () =>
      async (trx, found, at): Promise<OpenedSession | SecondFactorDue | undefined> => {
        if (await refuseDeactivated(trx, found, { at, clientAddress: client.address })) return undefined;
        const remember = input.remember === true;
        const methods = await findMethods(trx, found.id);
        // Failed attempts are not reset yet: otherwise a person who knows the password could guess codes without limit.
        if (methods.length > 0) return beginSecondStep(context, trx, { user: found, remember, methods, at });
        return openSession(context, trx, { user: found, at, remember, client });
      },
  );
  const refuse = (code: ResultCode) => {
    noteRefusal(context, code, { user, typed: input.email.trim(), clientAddress: client.address });
    return new AppError(code);
  };
  if (checked.outcome === 'locked') throw refuse('BLOCK_ACCOUNT');
  if (checked.outcome === 'wrong') throw refuse('USERNAME_PASSWORD_NOT_MATCH');
  if (checked.accepted === undefined) throw refuse('ACCOUNT_NOT_ACTIVATED');
  const session = checked.accepted;
  if ('secondFactor' in session) return { answer: session, deviceToken: undefined };
  await renewHash(context, session.user, input.password, turn);
  return { answer: await presentSignIn(context, session), deviceToken: session.deviceToken };
}

/** A log line that distinguishes an attack from a forgotten password. Text that is not an address is not logged: it may be the password. */
function noteRefusal(
  context: Context,
  code: ResultCode,
  { user, typed, clientAddress }: { user: UserRow | undefined; typed: string; clientAddress: string },
): void {
  const email = user?.email ?? (isEmail(typed) ? typed : undefined);
  context.log.warn({ code, user: user?.id, email, clientAddress }, 'A sign-in was refused');
}

/** Hashes a password again whose hash has an older cost: only now is it known. The session is open already, so a renewal that fails is left to the next sign-in. */
async function renewHash(
  context: Context,
  { id, password_hash: from }: UserRow,
  password: string,
  turn: HashTurn,
): Promise<void> {
  if (!isOutdatedHash(from)) return;
  try {
    const to = await hashPassword(password, turn);
    await context.db.withSystem((trx) => renewPasswordHash(trx, id, from, to));
  } catch (error) {
    context.log.warn({ err: error, user: id }, 'A password could not be hashed again at the present cost');
  }
}
