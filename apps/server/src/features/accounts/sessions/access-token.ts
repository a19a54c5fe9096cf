import { required } from '#platform/errors/required.ts';
import { createHash, randomBytes } from 'node:crypto';
import { roleIds, type RoleName } from '@ocr/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import { CredentialsError } from '#platform/errors/app-error.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface TokenSubject {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  readonly roleName: RoleName;
  readonly tenantId: string | null;
}

/** A session's random id (`jti`), and what the database keeps of it. */
export function makeTokenId(): { tokenId: string; tokenHash: string } {
  const tokenId = randomBytes(32).toString('base64url');
  return { tokenId, tokenHash: hashTokenId(tokenId) };
}

/** What is stored of a token's id: who reads the database cannot sign in with it. */
export function hashTokenId(tokenId: string): string {
  return createHash('sha256').update(tokenId).digest('base64url');
}

/** Signs an access token (JWT, HS256) with the newest key. */
export async function signAccessToken(
  keys: SigningKeys,
  token: { subject: TokenSubject; tokenId: string; issuedAt: Date; expiresAt: Date },
): Promise<string> {
  const { subject } = token;
  const key = await keys.getCurrent();
  return new SignJWT({
    id: subject.userId,
    name: subject.name,
    username: subject.username,
    roleId: roleIds[subject.roleName],
    tenantId: subject.tenantId,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.id })
    .setSubject(subject.userId)
    .setJti(token.tokenId)
    .setIssuedAt(token.issuedAt)
    .setExpirationTime(token.expiresAt)
    .sign(key.secret);
}

/**
 * Checks signature, algorithm and expiry, and returns the session's token id. Claims are for the browser: who calls is read from the session.
 * @throws CredentialsError `TOKEN_INVALID` or `TOKEN_EXPIRED`
 */
export async function verifyAccessToken(keys: SigningKeys, token: string, now: Date): Promise<string> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = typeof kid === 'string' ? await keys.find(kid) : undefined;
        if (key === undefined) throw new CredentialsError('TOKEN_INVALID');
        return key.secret;
      },
      { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp', 'jti', 'sub'] },
    );
    return required(payload.jti);
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new CredentialsError('TOKEN_EXPIRED');
    if (error instanceof errors.JOSEError) throw new CredentialsError('TOKEN_INVALID');
    throw error;
  }
}
