import { required } from '#platform/errors/required.ts';
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { withAdvisoryLock } from '#platform/database/advisory-lock.ts';
import { splitSecrets } from '../sessions/signing-keys.ts';

interface SecretKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

const storageKey = 'keys/second-factor';
// Any fixed number of its own.
const creationLock = 7_214_902_614;
const cipher = 'aes-256-gcm';
const known = new WeakMap<Context, Promise<readonly SecretKey[]>>();

/**
 * Encrypts a secret that must be read again (AES-256-GCM) and binds it to its user: copied to another row, it cannot be decrypted. The key
 * is never in the database. It is derived from `JWT_SECRET` if that is set; otherwise it is an object of the document storage.
 */
export async function sealSecret(context: Context, secret: string, userId: string): Promise<string> {
  const key = required((await secretKeysOf(context))[0], 'A key');
  const nonce = randomBytes(12);
  const encrypt = createCipheriv(cipher, key.bytes, nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([encrypt.update(secret, 'utf8'), encrypt.final(), encrypt.getAuthTag()]);
  return `${key.id}.${nonce.toString('base64url')}.${sealed.toString('base64url')}`;
}

/**
 * Decrypts the result of `sealSecret` with any of the current keys; undefined if none fits. `isOutdated`: it was encrypted with an older
 * key and must be encrypted again before that key is removed.
 */
export async function openSecret(
  context: Context,
  sealed: string,
  userId: string,
): Promise<{ secret: string; isOutdated: boolean } | undefined> {
  const [id, nonce = '', content = ''] = sealed.split('.');
  const keys = await secretKeysOf(context);
  const key = keys.find((each) => each.id === id);
  if (key === undefined) return undefined;
  const bytes = Buffer.from(content, 'base64url');
  try {
    const decrypt = createDecipheriv(cipher, key.bytes, Buffer.from(nonce, 'base64url'))
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(-16));
    const secret = Buffer.concat([decrypt.update(bytes.subarray(0, -16)), decrypt.final()]).toString('utf8');
    return { secret, isOutdated: key !== keys[0] };
  } catch {
    return undefined;
  }
}

/** The newest first: it encrypts, all of them decrypt. */
async function secretKeysOf(context: Context): Promise<readonly SecretKey[]> {
  const found = known.get(context) ?? loadKeys(context);
  known.set(context, found);
  // What could not be loaded is tried again by the next call.
  found.catch(() => known.delete(context));
  return found;
}

async function loadKeys(context: Context): Promise<readonly SecretKey[]> {
  const { jwtSecret } = context.config;
  const stored = await context.storage.findBytes(storageKey);
  if (jwtSecret === undefined) return [toKey(stored ?? (await makeStoredKey(context)))];
  // Secrets sealed before `JWT_SECRET` was set are opened still.
  return [...splitSecrets(jwtSecret), ...(stored === undefined ? [] : [stored])].map(toKey);
}

/** Several processes may need the first key at once: one of them makes it. */
function makeStoredKey({ db, storage }: Context): Promise<Uint8Array> {
  return withAdvisoryLock(db.pool, creationLock, async () => {
    const found = await storage.findBytes(storageKey);
    if (found !== undefined) return found;
    const made = randomBytes(32);
    await storage.putBytes(storageKey, made);
    return made;
  });
}

function toKey(secret: string | Uint8Array): SecretKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32));
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 12), bytes };
}
