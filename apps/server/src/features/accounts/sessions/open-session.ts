import type { SignedIn } from '@ocr/contract';
import { roleIds } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { makeTokenId, signAccessToken } from './access-token.ts';
import { recordAudit } from '../audit/audit.store.ts';
import { forgetWrong } from './lock-out.store.ts';
import { endOfSession } from './session-length.ts';
import { insertSession } from './sessions.store.ts';
import { signingKeysOf } from './signing-keys.ts';
import type { UserRow } from '../users.store.ts';
import { isSecondFactorRequired } from '../second-factor/policy.store.ts';
import type { Client } from './client.ts';
import { noteDevice } from './known-devices.store.ts';
import { notifyUser } from './notify-user.ts';

/** A session that was opened, before its token is made. */
export interface OpenedSession {
  readonly user: UserRow;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly tokenId: string;
  readonly mustAddSecondFactor: boolean;
  /** For the cookie of a browser that was not known. */
  readonly deviceToken: string | undefined;
}

/**
 * Opens a session in the transaction that decided that the user may: wrong passwords are forgotten, and a browser that
 * the account was not used from before is reported by mail. The caller holds the user's row locked. As the system only.
 */
export async function openSession(
  context: Context,
  trx: Trx,
  opening: { user: UserRow; at: Date; remember: boolean; client: Client; details?: Record<string, unknown> },
): Promise<OpenedSession> {
  const { user, at, remember, client, details = {} } = opening;
  const { tokenId, tokenHash } = makeTokenId();
  const expiresAt = endOfSession(at, remember);
  await forgetWrong(trx, user.id, 'password');
  const { isNew, deviceToken } = await noteDevice(trx, user.id, client, at);
  await insertSession(trx, {
    userId: user.id,
    partnerId: user.partner_id,
    tenantId: user.tenant_id,
    tokenHash,
    createdAt: at,
    expiresAt,
    remembered: remember,
    userAgent: client.userAgent,
    address: client.address,
  });
  await recordAudit(trx, {
    partnerId: user.partner_id,
    tenantId: user.tenant_id,
    at,
    userId: user.id,
    userName: user.full_name,
    action: 'session.sign_in',
    target: user.email,
    details: { remember, newDevice: isNew, ...details },
  });
  if (isNew) await notifyUser(context, trx, user, { notice: 'newDevice', at, client });
  const mustAddSecondFactor = !user.second_factor && (await isSecondFactorRequired(trx, user));
  return { user, at, expiresAt, tokenId, deviceToken, mustAddSecondFactor };
}

/** The answer to a sign-in: the token and the user. */
export async function presentSignIn(context: Context, session: OpenedSession): Promise<SignedIn> {
  const { user, at, expiresAt, tokenId } = session;
  const roleName = user.tenant_id === null ? 'PARTNER' : 'TENANT';
  const accessToken = await signAccessToken(signingKeysOf(context), {
    subject: {
      userId: user.id,
      username: user.email,
      name: user.full_name,
      roleName,
      tenantId: user.tenant_id,
    },
    tokenId,
    issuedAt: at,
    expiresAt,
  });
  return {
    accessToken,
    access_token: accessToken,
    username: user.email,
    fullName: user.full_name,
    roleName,
    roleId: roleIds[roleName],
    requestChangePassword: user.must_change_password,
    requestSecondFactor: session.mustAddSecondFactor,
  };
}
