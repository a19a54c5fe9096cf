import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import { auditedBy, recordAudit } from '../audit/audit.store.ts';
import { checkPassword } from './check-password.ts';
import type { PasswordOwner } from './guessable-passwords.ts';
import { forgetWrong, isLocked } from '../sessions/lock-out.store.ts';
import { hashPassword, problemOfPassword } from './passwords.ts';
import type { Client } from '../sessions/client.ts';
import { notifyUser } from '../sessions/notify-user.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { cancelEmailChange } from '../sign-in-address/cancel-email-change.ts';
import { findUser, getPasswordOwner, storePassword } from '../users.store.ts';

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/**
 * Changes the caller's own password and ends the user's other sessions. Wrong current passwords count for the lock-out like those of
 * sign-ins: a stolen session must not be a way to guess.
 * @throws AppError `OLD_PASSWORD_NOT_MATCH`, `BLOCK_ACCOUNT`, `PASSWORD_VS_CURRENT_PASSWORD`, `PASSWORD_NOT_MATCH`,
 *   `VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD` (format, too common, or made of the user's names)
 */
export async function changePassword(
  context: Context,
  caller: Caller,
  input: PasswordChange,
  client: Client,
): Promise<void> {
  const turn = { user: caller.userId };
  const { user, owner } = await context.db.withSystem(async (trx) => {
    const found = await findUser(trx, caller.userId);
    return { user: found, owner: found && (await getPasswordOwner(trx, found)) };
  });
  if (user !== undefined && isLocked(user, context.clock.now())) throw new AppError('BLOCK_ACCOUNT');
  const refused = owner && refusalOf(input, owner);
  const checked = await checkPassword(
    context,
    {
      user,
      password: input.oldPassword,
      turn,
      failure: 'password.change_failed',
      clientAddress: client.address,
    },
    async () => {
      const hash = refused === undefined ? await hashPassword(input.newPassword, turn) : undefined;
      return async (trx, found, at) => {
        await forgetWrong(trx, found.id, 'password');
        if (hash === undefined) return;
        await storePassword(trx, found.id, { passwordHash: hash, at });
        await endSessions(trx, { userId: found.id, exceptSessionId: caller.sessionId }, at);
        const entry = { ...auditedBy(caller), at, target: found.email };
        await recordAudit(trx, { ...entry, action: 'password.change', details: {} });
        await cancelEmailChange(trx, found, { ...entry, action: 'user.cancel_email_change' });
        await notifyUser(context, trx, found, { notice: 'passwordChanged', at, client });
      };
    },
  );
  if (checked.outcome === 'locked') throw new AppError('BLOCK_ACCOUNT');
  if (checked.outcome === 'wrong') throw new AppError('OLD_PASSWORD_NOT_MATCH');
  if (refused !== undefined) throw refused;
}

function refusalOf(
  { oldPassword, newPassword, confirmPassword }: PasswordChange,
  owner: PasswordOwner,
): AppError | undefined {
  if (newPassword === oldPassword) return new AppError('PASSWORD_VS_CURRENT_PASSWORD');
  return refusalOfNewPassword(owner, {
    password: newPassword,
    confirmation: confirmPassword,
    field: 'newPassword',
  });
}

/** Why a new password with its confirmation is refused, or undefined. `field` is its name in the body. */
export function refusalOfNewPassword(
  owner: PasswordOwner,
  { password, confirmation, field }: { password: string; confirmation: string; field: string },
): AppError | undefined {
  if (password !== confirmation) return new AppError('PASSWORD_NOT_MATCH');
  const code = problemOfPassword(password, owner);
  if (code === undefined) return undefined;
  return new AppError('VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD', { details: [{ field, code }] });
}
