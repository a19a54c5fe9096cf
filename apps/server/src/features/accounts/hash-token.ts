import { createHash } from 'node:crypto';

/** What the database stores of a random token, which cannot be used in its place. 256 random bits need no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
