import { randomBytes } from 'node:crypto';
import { composeResetMail } from '#features/mail/compose-mail.ts';
import { findMailParties } from '#features/mail/parties.store.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { limitSuccesses } from '#platform/http/rate-limit.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { auditedAs, recordAudit } from '../audit/audit.store.ts';
import { hashToken } from '../hash-token.ts';
import { refusalOfNewPassword } from './change-password.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { deletePasswordReset, findPasswordReset, insertPasswordReset } from './password-resets.store.ts';
import type { Client } from '../sessions/client.ts';
import { notifyUser } from '../sessions/notify-user.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { cancelEmailChange } from '../sign-in-address/cancel-email-change.ts';
import {
  findUser,
  findUserByEmail,
  getPasswordOwner,
  lockUser,
  setFirstPassword,
  storePassword,
  type UserRow,
} from '../users.store.ts';

const lifetimeMs = 3_600_000;

/**
 * Mails a link that sets a new password once, within an hour. The mail is sent within the call, so that the user hears of a failure. An account gets
 * as many mails an hour as an address may ask for. Nobody keeps a user from a reset by using them up: each mail has a link that works; and a mail that
 * the mail server refuses is not counted.
 * @throws AppError `EMAIL_DOES_NOT_EXISTED`, `TOO_MANY_REQUESTS`, or `EMAIL_DOES_NOT_WORK` when the mail server refuses
 */
export async function requestPasswordReset(context: Context, mailer: Mailer, email: string): Promise<void> {
  const known = await context.db.withSystem((trx) => findUserByEmail(trx, email));
  if (known === undefined) throw new AppError('EMAIL_DOES_NOT_EXISTED');
  const calls = context.config.rates.resetsPerHour;
  const limit = { name: 'reset-account', who: known.id, calls, seconds: 3600 };
  await limitSuccesses(context, limit, () => mailReset(context, mailer, known.id));
}

async function mailReset(context: Context, mailer: Mailer, userId: string): Promise<void> {
  const { db, clock, config, log } = context;
  const token = randomBytes(32).toString('base64url');
  const found = await db.withSystem(async (trx) => {
    // Locked: a password change in progress finishes first, and spends the link.
    const user = await lockUser(trx, userId);
    if (user === undefined) return undefined;
    await openReset(trx, user, hashToken(token), clock.now());
    const ids = { partnerId: user.partner_id, tenantId: user.tenant_id };
    return { user, parties: await findMailParties(trx, ids) };
  });
  if (found === undefined) throw new AppError('EMAIL_DOES_NOT_EXISTED');
  const { user, parties } = found;
  const link = `${config.publicUrl}/reset-password?token=${token}`;
  try {
    await mailer.send(
      composeResetMail({
        to: user.email,
        name: user.full_name,
        ...parties,
        language: user.language,
        link,
        appName: config.appName,
      }),
    );
  } catch (error) {
    log.error({ err: error, userId: user.id }, 'The mail with the reset link could not be sent');
    await db.withSystem((trx) => deletePasswordReset(trx, hashToken(token)));
    throw new AppError('EMAIL_DOES_NOT_WORK');
  }
}

async function openReset(trx: Trx, user: UserRow, tokenHash: string, at: Date): Promise<void> {
  await insertPasswordReset(trx, {
    tokenHash,
    userId: user.id,
    partnerId: user.partner_id,
    tenantId: user.tenant_id,
    createdAt: at,
    expiresAt: new Date(at.getTime() + lifetimeMs),
  });
  await recordAudit(trx, { ...auditedAs(user), at, action: 'password.reset_requested', details: {} });
}

type PasswordReset = { token?: string | undefined; password: string; confirmPassword: string };

/**
 * Sets a new password by a mailed link and ends all of the user's sessions; a lock-out for wrong passwords is over with it, and so is a forced change,
 * unless the password is the one to be changed.
 * @throws AppError `TOKEN_NOT_FOUND` (no such link was ever made), `TOKEN_INVALID` (spent), `TOKEN_EXPIRED`, `PASSWORD_NOT_MATCH`,
 *   `VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD`
 */
export async function resetPassword(context: Context, input: PasswordReset, client: Client): Promise<void> {
  const { db, clock } = context;
  const tokenHash = hashToken(input.token?.trim() ?? '');
  const { found, now, owner } = await db.withSystem(async (trx) => {
    const reset = await findPasswordReset(trx, tokenHash);
    const of = reset && (await findUser(trx, reset.user_id));
    return { found: reset, now: of, owner: of && (await getPasswordOwner(trx, of)) };
  });
  const { user_id: userId } = usable(found, clock.now());
  if (now === undefined || owner === undefined) throw new AppError('TOKEN_INVALID');
  const { password, confirmPassword: confirmation } = input;
  const refused = refusalOfNewPassword(owner, { password, confirmation, field: 'password' });
  if (refused !== undefined) throw refused;
  const turn = { user: userId };
  // A password that a partner gave is for the first sign-in only, also if it comes with a link. Any change meanwhile spends the link.
  const isFirst = now.must_change_password && (await verifyPassword(password, now.password_hash, turn));
  const passwordHash = await hashPassword(password, turn);
  await db.withSystem(async (trx) => {
    const at = clock.now();
    // The user's row is the lock: of two calls with one link, the second finds it spent.
    const user = await lockUser(trx, userId);
    usable(await findPasswordReset(trx, tokenHash), at);
    if (user === undefined) throw new AppError('TOKEN_INVALID');
    await (isFirst ? setFirstPassword : storePassword)(trx, user.id, { passwordHash, at });
    await endSessions(trx, { userId: user.id }, at);
    const entry = { ...auditedAs(user), at };
    await recordAudit(trx, { ...entry, action: 'password.reset', details: {} });
    await cancelEmailChange(trx, user, { ...entry, action: 'user.cancel_email_change' });
    await notifyUser(context, trx, user, { notice: 'passwordReset', at, client });
  });
}

function usable(found: Awaited<ReturnType<typeof findPasswordReset>>, at: Date) {
  if (found === undefined) throw new AppError('TOKEN_NOT_FOUND');
  if (found.used_at !== null) throw new AppError('TOKEN_INVALID');
  if (found.expires_at <= at) throw new AppError('TOKEN_EXPIRED');
  return found;
}
