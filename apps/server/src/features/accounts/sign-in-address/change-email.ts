import { randomBytes } from 'node:crypto';
import { composeConfirmMail } from '#features/mail/compose-mail.ts';
import { findMailParties } from '#features/mail/parties.store.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { isUniqueViolation } from '#platform/database/errors.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { auditedAs, recordAudit, type AuditEntry } from '../audit/audit.store.ts';
import { hashToken } from '../hash-token.ts';
import { consumePasswordResets } from '../passwords/password-resets.store.ts';
import type { Client } from '../sessions/client.ts';
import { notifyUser } from '../sessions/notify-user.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { changeUserEmail, findTakenEmails, lockUser, type UserRow } from '../users.store.ts';
import { cancelEmailChange } from './cancel-email-change.ts';
import {
  deleteEmailChange,
  findEmailChange,
  insertEmailChange,
  consumeEmailChanges,
} from './email-changes.store.ts';

const lifetimeMs = 7 * 86_400_000;

/**
 * Mails a link to the new address. Until the link is opened, within seven days, the old address signs in. The mail is sent within the call,
 * so that the caller learns of a failure. The address that the user has already cancels a change that waits for its link.
 * @throws AppError `EMAIL_EXISTED`, or `EMAIL_DOES_NOT_WORK` if the mail server refuses
 */
export async function requestEmailChange(
  context: Context,
  mailer: Mailer,
  change: { readonly userId: string; readonly email: string; readonly by: Omit<AuditEntry, 'details'> },
): Promise<void> {
  const { db, clock, config, log } = context;
  const token = randomBytes(32).toString('base64url');
  const opened = await db.withSystem(async (trx) => {
    const user = await lockUser(trx, change.userId);
    if (user === undefined) throw notFound();
    const to = change.email;
    if (to.toLowerCase() === user.email.toLowerCase()) {
      await cancelEmailChange(trx, user, change.by);
      return undefined;
    }
    await refuseTaken(trx, to);
    await openChange(trx, user, { email: to, tokenHash: hashToken(token), at: clock.now() });
    await recordAudit(trx, { ...change.by, details: { email: { from: user.email, to } } });
    const ids = { partnerId: user.partner_id, tenantId: user.tenant_id };
    return { user, parties: await findMailParties(trx, ids) };
  });
  if (opened === undefined) return;
  const { user, parties } = opened;
  try {
    await mailer.send(
      composeConfirmMail({
        to: change.email,
        name: user.full_name,
        ...parties,
        language: user.language,
        link: `${config.publicUrl}/confirm-email?token=${token}`,
        appName: config.appName,
      }),
    );
  } catch (error) {
    log.error({ err: error, userId: user.id }, 'The mail that confirms an address could not be sent');
    await db.withSystem((trx) => deleteEmailChange(trx, hashToken(token)));
    throw new AppError('EMAIL_DOES_NOT_WORK');
  }
}

async function refuseTaken(trx: Trx, email: string): Promise<void> {
  if ((await findTakenEmails(trx, [email])).size > 0) throw new AppError('EMAIL_EXISTED');
}

async function openChange(
  trx: Trx,
  user: UserRow,
  { email, tokenHash, at }: { email: string; tokenHash: string; at: Date },
): Promise<void> {
  await insertEmailChange(trx, {
    tokenHash,
    userId: user.id,
    partnerId: user.partner_id,
    tenantId: user.tenant_id,
    email,
    createdAt: at,
    expiresAt: new Date(at.getTime() + lifetimeMs),
  });
}

/**
 * Switches sign-in to the new address: sessions end, links mailed to the old address are spent, and the old address gets a notice.
 * @throws AppError `TOKEN_NOT_FOUND`, `TOKEN_INVALID` (spent), `TOKEN_EXPIRED`, `EMAIL_EXISTED` (taken in the meantime)
 */
export async function confirmEmailChange(context: Context, token: string, client: Client): Promise<void> {
  const tokenHash = hashToken(token.trim());
  await context.db.withSystem(async (trx) => {
    const at = context.clock.now();
    const found = await findEmailChange(trx, tokenHash);
    // The user's row is the lock: of two calls with one link, the second finds it spent.
    const user = found && (await lockUser(trx, found.user_id));
    const { email } = usable(await findEmailChange(trx, tokenHash), at);
    if (user === undefined) throw new AppError('TOKEN_INVALID');
    await storeEmail(trx, user, email);
    await consumeEmailChanges(trx, user.id, at);
    await consumePasswordResets(trx, user.id, at);
    await endSessions(trx, { userId: user.id }, at);
    const details = { email: { from: user.email, to: email } };
    await recordAudit(trx, { ...auditedAs(user), at, action: 'user.change_email', details });
    await notifyUser(context, trx, user, { notice: 'emailChanged', at, client });
  });
}

async function storeEmail(trx: Trx, user: UserRow, email: string): Promise<void> {
  try {
    await changeUserEmail(trx, user, email);
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw new AppError('EMAIL_EXISTED');
    throw error;
  }
}

function usable(found: Awaited<ReturnType<typeof findEmailChange>>, at: Date) {
  if (found === undefined) throw new AppError('TOKEN_NOT_FOUND');
  if (found.used_at !== null) throw new AppError('TOKEN_INVALID');
  if (found.expires_at <= at) throw new AppError('TOKEN_EXPIRED');
  return found;
}
