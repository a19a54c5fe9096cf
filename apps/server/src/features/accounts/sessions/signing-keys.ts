import { required } from '#platform/errors/required.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { newId } from '#platform/database/ids.ts';
import { rememberedDays } from './session-length.ts';
import {
  deleteOtherKeys,
  deleteReplacedKeys,
  insertSigningKey,
  listSigningKeys,
} from './signing-keys.store.ts';

export interface SigningKey {
  /** The token's `kid`. */
  readonly id: string;
  readonly secret: Uint8Array;
}
/** The keys that sign and verify access tokens. */
export interface SigningKeys {
  getCurrent(): Promise<SigningKey>;
  find(id: string): Promise<SigningKey | undefined>;
}

const cacheMs = 30_000;
const secretLength = 32;
const known = new WeakMap<Context, SigningKeys>();

/** The keys of `JWT_SECRET` if it is set, otherwise those in the database, which all processes share. */
export function signingKeysOf(context: Context): SigningKeys {
  const found = known.get(context);
  if (found !== undefined) return found;
  const { jwtSecret } = context.config;
  const keys = jwtSecret === undefined ? createStoredKeys(context) : createConfiguredKeys(jwtSecret);
  known.set(context, keys);
  return keys;
}

/** `new-secret,old-secret`: the secrets of `JWT_SECRET`, the newest first. One may contain commas as long as a part of it is short. */
export function splitSecrets(jwtSecret: string): readonly string[] {
  const parts = jwtSecret.split(',').map((part) => part.trim());
  return parts.every((part) => part.length >= secretLength) ? parts : [jwtSecret];
}

/** The first signs, the others only verify. */
function createConfiguredKeys(jwtSecret: string): SigningKeys {
  const keys = splitSecrets(jwtSecret).map((secret): SigningKey => {
    const digest = createHash('sha256').update('signing key ').update(secret).digest();
    return { id: createHash('sha256').update(digest).digest('base64url').slice(0, 16), secret: digest };
  });
  return {
    getCurrent: async () => required(keys[0], 'A signing key'),
    find: async (id) => keys.find((key) => key.id === id),
  };
}

function createStoredKeys({ db, clock }: Context): SigningKeys {
  let cached: readonly SigningKey[] = [];
  let loadedAt = Number.NEGATIVE_INFINITY;
  const load = async (): Promise<void> => {
    const rows = await db.withSystem(listSigningKeys);
    cached = rows.map((row) => ({ id: row.id, secret: Buffer.from(row.secret, 'base64url') }));
    loadedAt = performance.now();
  };
  const isFresh = () => performance.now() - loadedAt < cacheMs;
  return {
    async getCurrent() {
      if (!isFresh()) await load();
      if (cached[0] === undefined) {
        await db.withSystem((trx) => insertSigningKey(trx, makeKey(clock.now())));
        await load();
      }
      return required(cached[0], 'A signing key');
    },
    async find(id) {
      const findCached = () => (isFresh() ? cached.find((key) => key.id === id) : undefined);
      if (findCached() === undefined) await load();
      return findCached();
    },
  };
}

function makeKey(at: Date) {
  return { id: newId(), secret: randomBytes(secretLength).toString('base64url'), created_at: at };
}

/**
 * Makes a new key, which all processes sign with half a minute later. Older keys continue verifying until their tokens are over,
 * or are forgotten at once (`forgetOld`, after a leak): then every token that they signed is invalid.
 * @throws Error when `JWT_SECRET` is set: then it is rotated there
 */
export async function rotateSigningKey(
  context: Context,
  { forgetOld = false }: { forgetOld?: boolean } = {},
): Promise<{ id: string }> {
  if (context.config.jwtSecret !== undefined)
    throw new Error('JWT_SECRET is set: put the new secret before the old one there, parted by a comma.');
  const key = makeKey(context.clock.now());
  await context.db.withSystem(async (trx) => {
    await insertSigningKey(trx, key);
    if (forgetOld) await deleteOtherKeys(trx, key.id);
    else await deleteReplacedKeys(trx, daysBefore(context.clock.now(), rememberedDays + 1));
  });
  return { id: key.id };
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * 86_400_000);
}
