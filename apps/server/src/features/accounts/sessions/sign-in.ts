import type { DataOf } from '@ocr/contract';
import { roleIds } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { makeTokenId, signAccessToken } from './access-token.ts';
import { recordAudit } from '../audit/audit.store.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { forgetWrongPasswords } from './lock-out.store.ts';
import { hashPassword, isOutdatedHash } from '../passwords/passwords.ts';
import { endOfSession } from './session-length.ts';
import { insertSession } from './sessions.store.ts';
import { signingKeysOf } from './signing-keys.ts';
import { findTenantStatus } from '../tenant-status.store.ts';
import { findUserByEmail, renewPasswordHash, type UserRow } from '../users.store.ts';

type SignIn = { email: string; password: string; remember?: boolean | undefined };

/**
 * Signs a user in. An unknown address and a wrong password look and take the same.
 * @throws AppError `USERNAME_PASSWORD_NOT_MATCH`, `BLOCK_ACCOUNT`, or (only to who knows the password) `ACCOUNT_NOT_ACTIVATED`
 */
export async function signIn(context: Context, input: SignIn): Promise<DataOf<'login'>> {
  const user = await context.db.withSystem((trx) => findUserByEmail(trx, input.email));
  const token = makeTokenId();
  const checked = await checkPassword(
    context,
    { user, password: input.password, failure: 'session.sign_in_failed' },
    (trx, found, at) =>
      openSession(trx, found, { at, remember: input.remember === true, tokenHash: token.tokenHash }),
  );
  if (checked.outcome === 'locked') throw new AppError('BLOCK_ACCOUNT');
  if (checked.outcome === 'wrong') throw new AppError('USERNAME_PASSWORD_NOT_MATCH');
  if (checked.accepted === undefined) throw new AppError('ACCOUNT_NOT_ACTIVATED');
  const { user: found, at, expiresAt } = checked.accepted;
  if (isOutdatedHash(found.password_hash)) await renewHash(context, found, input.password);
  const roleName = found.tenant_id === null ? 'PARTNER' : 'TENANT';
  const accessToken = await signAccessToken(signingKeysOf(context), {
    subject: {
      userId: found.id,
      username: found.email,
      name: found.full_name,
      roleName,
      tenantId: found.tenant_id,
    },
    tokenId: token.tokenId,
    issuedAt: at,
    expiresAt,
  });
  return {
    accessToken,
    access_token: accessToken,
    username: found.email,
    fullName: found.full_name,
    roleName,
    roleId: roleIds[roleName],
    requestChangePassword: found.must_change_password,
  };
}

/** Undefined when the user's tenant is deactivated. */
async function openSession(
  trx: Trx,
  user: UserRow,
  { at, remember, tokenHash }: { at: Date; remember: boolean; tokenHash: string },
): Promise<{ user: UserRow; at: Date; expiresAt: Date } | undefined> {
  await forgetWrongPasswords(trx, user.id);
  const status = user.tenant_id === null ? 'active' : await findTenantStatus(trx, user.tenant_id);
  const entry = {
    partnerId: user.partner_id,
    tenantId: user.tenant_id,
    at,
    userId: user.id,
    userName: user.full_name,
    target: user.email,
  };
  if (status !== 'active') {
    await recordAudit(trx, { ...entry, action: 'session.sign_in_failed', details: { deactivated: true } });
    return undefined;
  }
  const expiresAt = endOfSession(at, remember);
  await insertSession(trx, {
    userId: user.id,
    partnerId: user.partner_id,
    tenantId: user.tenant_id,
    tokenHash,
    createdAt: at,
    expiresAt,
  });
  await recordAudit(trx, { ...entry, action: 'session.sign_in', details: { remember } });
  return { user, at, expiresAt };
}

/** The hash was made at an older cost: only now is the password at hand to make a new one. */
async function renewHash(context: Context, user: UserRow, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await context.db.withSystem((trx) => renewPasswordHash(trx, user.id, user.password_hash, hash));
}
