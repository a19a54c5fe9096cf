import { required } from '#platform/errors/required.ts';
import { randomBytes } from 'node:crypto';
import { roleIds, type RoleName } from '@ocr/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import { CredentialsError } from '#platform/errors/app-error.ts';
import { hashToken } from '../hash-token.ts';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

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
  return { tokenId, tokenHash: hashToken(tokenId) };
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

/** As many tokens are remembered to be signed by us. */
const maxRemembered = 1000;

/** What a token says that is signed by us. */
interface Verified {
  readonly key: SigningKey;
  readonly tokenId: string;
  /** Seconds since 1970, as in the token: from then on it is over. */
  readonly expires: number;
}

/**
 * Checks signature, algorithm and expiry, and returns the session's token id. Claims are for the browser only; the caller is read from the
 * session. A token's signature is computed once and cached; its key and its expiry are checked for each call.
 * @returns a function that throws CredentialsError `TOKEN_INVALID` or `TOKEN_EXPIRED`
 */
export function createTokenVerifier(keys: SigningKeys): (token: string, now: Date) => Promise<string> {
  const remembered = new Map<string, Verified>();
  return async (token, now) => {
    const known = remembered.get(token);
    if (known !== undefined) {
      if (known.expires <= Math.floor(now.getTime() / 1000)) throw new CredentialsError('TOKEN_EXPIRED');
      const key = await keys.find(known.key.id);
      if (key !== undefined && Buffer.compare(key.secret, known.key.secret) === 0) return known.tokenId;
      remembered.delete(token);
    }
    const { isLasting, ...verified } = await verify(keys, token, now);
    if (!isLasting) return verified.tokenId;
    // The one that was remembered first makes room: one that is still used costs a computation once more.
    const [first] = remembered.keys();
    if (remembered.size >= maxRemembered && first !== undefined) remembered.delete(first);
    remembered.set(token, verified);
    return verified.tokenId;
  };
}

async function verify(
  keys: SigningKeys,
  token: string,
  now: Date,
): Promise<Verified & { isLasting: boolean }> {
  let used: SigningKey | undefined;
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        used = typeof kid === 'string' ? await keys.find(kid) : undefined;
        if (used === undefined) throw new CredentialsError('TOKEN_INVALID');
        return used.secret;
      },
      { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp', 'jti', 'sub'] },
    );
    // Ours have no beginning: one that had would have to be compared with the clock each time.
    const isLasting = payload.nbf === undefined;
    return { key: required(used), tokenId: required(payload.jti), expires: required(payload.exp), isLasting };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new CredentialsError('TOKEN_EXPIRED');
    if (error instanceof errors.JOSEError) throw new CredentialsError('TOKEN_INVALID');
    throw error;
  }
}
