import { createHmac } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { signingKeysOf } from './signing-keys.ts';

/**
 * The key with which a browser encrypts what this user was editing when a session ended (32 bytes in base64url): made of the key that signs
 * sessions, so that nothing is stored, and answered to this user's own sessions alone. A rotated signing key makes another one.
 */
export async function draftKeyOf(context: Context, userId: string): Promise<string> {
  const { secret } = await signingKeysOf(context).getCurrent();
  return createHmac('sha256', secret).update(`drafts of ${userId}`).digest('base64url');
}
