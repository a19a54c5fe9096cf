import type { SignedIn } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { recordAudit } from '../audit/audit.store.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword, isOutdatedHash } from '../passwords/passwords.ts';
import type { Client } from './client.ts';
import { openSession, presentSignIn, type OpenedSession } from './open-session.ts';
import { findTenantStatus } from '../tenant-status.store.ts';
import { findUserByEmail, renewPasswordHash, type UserRow } from '../users.store.ts';

type SignIn = { email: string; password: string; remember?: boolean | undefined };

/**
 * Signs a user in. An unknown address and a wrong password look and take the same.
 * @returns the answer, and what the browser's cookie is to hold where it was not known
 * @throws AppError `USERNAME_PASSWORD_NOT_MATCH`, `BLOCK_ACCOUNT`, or (only to who knows the password) `ACCOUNT_NOT_ACTIVATED`
 */
export async function signIn(
  context: Context,
  input: SignIn,
  client: Client,
): Promise<{ answer: SignedIn; deviceToken: string | undefined }> {
  const user = await context.db.withSystem((trx) => findUserByEmail(trx, input.email));
  const checked = await checkPassword(
    context,
    { user, password: input.password, failure: 'session.sign_in_failed' },
    async (trx, found, at): Promise<OpenedSession | undefined> => {
      if (await isRefused(trx, found, at)) return undefined;
      return openSession(context, trx, { user: found, at, remember: input.remember === true, client });
    },
  );
  if (checked.outcome === 'locked') throw new AppError('BLOCK_ACCOUNT');
  if (checked.outcome === 'wrong') throw new AppError('USERNAME_PASSWORD_NOT_MATCH');
  if (checked.accepted === undefined) throw new AppError('ACCOUNT_NOT_ACTIVATED');
  const session = checked.accepted;
  if (isOutdatedHash(session.user.password_hash)) await renewHash(context, session.user, input.password);
  return { answer: await presentSignIn(context, session), deviceToken: session.deviceToken };
}

/** Whether the user's tenant is deactivated; the refusal is recorded in the audit log. */
async function isRefused(trx: Trx, user: UserRow, at: Date): Promise<boolean> {
  if (user.tenant_id === null || (await findTenantStatus(trx, user.tenant_id)) === 'active') return false;
  await recordAudit(trx, {
    partnerId: user.partner_id,
    tenantId: user.tenant_id,
    at,
    userId: user.id,
    userName: user.full_name,
    action: 'session.sign_in_failed',
    target: user.email,
    details: { deactivated: true },
  });
  return true;
}

/** The hash was made at an older cost: only now is the password at hand to make a new one. */
async function renewHash(context: Context, user: UserRow, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await context.db.withSystem((trx) => renewPasswordHash(trx, user.id, user.password_hash, hash));
}
