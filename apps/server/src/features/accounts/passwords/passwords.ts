import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { isPasswordAllowed } from '@ocr/contract';
import { Counter } from 'prom-client';
import { createSemaphore } from '#platform/concurrency/semaphore.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { metrics } from '#platform/metrics/metrics.ts';
import { isCommonPassword, isPersonalPassword, type PasswordOwner } from './guessable-passwords.ts';
import { hashCost } from './hash-cost.ts';

/** Who waits for a hash: a sign-in, by the address it comes from (`clientAddress`), or somebody known, by the user's id. */
export type HashTurn = { readonly signInFrom: string } | { readonly user: string };

/** Of a starting process or an operator's command. */
export const operator: HashTurn = { user: 'operator' };

const refuse = () => new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 2 });

// Each hash takes a core and 64 MB for its time: at most four run at once, as many as the library has threads. The rest wait, in turns between
// their owners, and sign-ins apart from the others, so that nobody who hashes much keeps anybody else from signing in.
const signIns = createSemaphore({
  permits: Math.min(3, availableParallelism()),
  maxQueue: 64,
  maxWaiting: 256,
  refuse,
});
const others = createSemaphore({ permits: 1, maxQueue: 16, maxWaiting: 256, refuse });

const passwordsHashed = new Counter({
  name: 'ocr_passwords_hashed_total',
  help: 'Passwords that were hashed, to store or to check them, those of unknown addresses included.',
  registers: [metrics],
});

/** Hashes a password for storage. @throws AppError `TOO_MANY_REQUESTS` when too many of the same owner wait already */
export function hashPassword(password: string, turn: HashTurn): Promise<string> {
  return countedRun(turn, () => hash(password, hashCost()));
}

let dummyHash: Promise<string> | undefined;

/** Makes the hash that unknown accounts are compared with, so that the first such call takes no longer than others. */
export function prepareDummyHash(): Promise<string> {
  dummyHash ??= hash('nobody has this password', hashCost());
  return dummyHash;
}

/** Whether a password matches a stored hash. Without a hash (unknown address), takes the same time and returns false. */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  turn: HashTurn,
): Promise<boolean> {
  const against = stored ?? (await prepareDummyHash());
  const fits = await countedRun(turn, () => verify(against, password));
  return fits && stored !== undefined;
}

/** Whether a hash was made at another cost than today's, and is to be renewed at the next sign-in. */
export function isOutdatedHash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = hashCost();
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

// What OWASP asks for at least: enough for secrets that are random and are only guessed together with a password.
const shortSecretCost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes short random secrets (recovery codes) for storage, in one turn. @throws AppError `TOO_MANY_REQUESTS` when too many of the same owner wait already */
export function hashShortSecrets(secrets: readonly string[], turn: HashTurn): Promise<string[]> {
  return run(turn, async () => {
    const hashes: string[] = [];
    for (const secret of secrets) hashes.push(await hash(secret, shortSecretCost));
    return hashes;
  });
}

/** Whether a short random secret fits its stored hash. */
export function verifyShortSecret(secret: string, stored: string, turn: HashTurn): Promise<boolean> {
  return run(turn, () => verify(stored, secret));
}

/** Why a chosen password is refused: the format rule, a common password, or one made of its owner's names. */
export function problemOfPassword(
  password: string,
  owner: PasswordOwner,
): 'INVALID_PASSWORD' | 'COMMON_PASSWORD' | 'PERSONAL_PASSWORD' | undefined {
  if (!isPasswordAllowed(password)) return 'INVALID_PASSWORD';
  if (isCommonPassword(password)) return 'COMMON_PASSWORD';
  return isPersonalPassword(password, owner) ? 'PERSONAL_PASSWORD' : undefined;
}

function countedRun<Result>(turn: HashTurn, work: () => Promise<Result>): Promise<Result> {
  return run(turn, () => {
    passwordsHashed.inc();
    return work();
  });
}

function run<Result>(turn: HashTurn, work: () => Promise<Result>): Promise<Result> {
  return 'user' in turn
    ? others.run(work, undefined, turn.user)
    : signIns.run(work, undefined, turn.signInFrom);
}
