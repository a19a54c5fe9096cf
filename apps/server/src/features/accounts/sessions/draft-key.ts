import { createHmac } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { signingKeysOf } from './signing-keys.ts';

/**
 * The key with which a browser encrypts this user's unsaved edits when a session ends (32 bytes in base64url). It is derived from the key
 * that signs sessions, so that nothing is stored, and returned only to the user's own sessions. Rotating the signing key changes it.
 */
export async function draftKeyOf(context: Context, userId: string): Promise<string> {
  const { secret } = await signingKeysOf(context).getCurrent();
  return createHmac('sha256', secret).update(`drafts of ${userId}`).digest('base64url');
}
