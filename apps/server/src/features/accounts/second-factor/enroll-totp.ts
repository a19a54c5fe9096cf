import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { Client } from '../sessions/client.ts';
import { isLocked } from '../sessions/lock-out.store.ts';
import { findUser, lockUser, type UserRow } from '../users.store.ts';
import { finishAdding, finishRemoving, prepareRecoveryCodes } from './add-factor.ts';
import { checkProof, takeProof } from './check-proof.ts';
import { withConfirmedIdentity } from './confirm-identity.ts';
import { openSecret, sealSecret } from './secret-keys.ts';
import { describeTotp, findTotpStep, makeTotpSecret } from './totp.ts';
import { confirmTotp, deleteTotp, findTotp, storeUnconfirmedTotp } from './totp.store.ts';

/** How long a secret waits for its first code. */
const unconfirmedMs = 15 * 60_000;

/**
 * Gives the caller a secret for its authenticator app. It counts for nothing until its first code was right; beginning
 * again gives another one.
 * @throws AppError `SECOND_FACTOR_EXISTED`, and what `withConfirmedIdentity` throws
 */
export async function startTotp(
  context: Context,
  caller: Caller,
  { password, client }: { password: string | undefined; client: Client },
) {
  const secret = makeTotpSecret();
  const sealed = await sealSecret(context, secret, caller.userId);
  await withConfirmedIdentity(context, { caller, password, client }, () => async (trx, user, at) => {
    const found = await findTotp(trx, user.id);
    if (found !== undefined && found.confirmed_at !== null) throw new AppError('SECOND_FACTOR_EXISTED');
    await storeUnconfirmedTotp(trx, { userId: user.id, secret: sealed, at });
  });
  return describeTotp(secret, { issuer: context.config.appName, account: caller.username });
}

/**
 * Accepts the app's first code: from now on sign-ins ask for one. The code is used up.
 * @returns ten recovery codes if the user has none
 * @throws AppError `SECOND_FACTOR_NOT_MATCH`, `BLOCK_ACCOUNT`, or `NOT_FOUND` if no secret waits for its first code
 */
export async function confirmFirstTotp(
  context: Context,
  caller: Caller,
  { code, client }: { code: string; client: Client },
): Promise<string[]> {
  const { db } = context;
  await db.withSystem((trx) => readFirstCode(context, trx, { userId: caller.userId, code }));
  // Only a right code is worth the hashes, and no transaction waits for them.
  const codes = await prepareRecoveryCodes(context, caller.userId);
  return db.withSystem(async (trx) => {
    const { user, step, at } = await readFirstCode(context, trx, { userId: caller.userId, code });
    await confirmTotp(trx, user.id, { at, step });
    return finishAdding(context, trx, { user, method: 'totp', codes, at, client });
  });
}

/** The user, locked, and the step of a right first code. @throws AppError as `confirmFirstTotp` */
async function readFirstCode(
  context: Context,
  trx: Trx,
  { userId, code }: { userId: string; code: string },
): Promise<{ user: UserRow; step: number; at: Date }> {
  const at = context.clock.now();
  const user = await lockUser(trx, userId);
  if (user === undefined) throw notFound();
  if (isLocked(user, at)) throw new AppError('BLOCK_ACCOUNT');
  const found = await findTotp(trx, user.id);
  const opened = found && (await openSecret(context, found.secret, user.id));
  const isWaiting = found?.confirmed_at === null && at.getTime() - found.created_at.getTime() < unconfirmedMs;
  if (opened === undefined || !isWaiting) throw notFound();
  const step = findTotpStep(opened.secret, code.normalize('NFKC').replace(/\s/g, ''), at);
  if (step === undefined) throw new AppError('SECOND_FACTOR_NOT_MATCH');
  return { user, step, at };
}

/**
 * Removes the authenticator app, against the password and a code of it (or a recovery code). Both wrong passwords and
 * wrong codes count for the lock-out.
 * @throws AppError `SECOND_FACTOR_NOT_MATCH`, `NOT_FOUND`, and what `withConfirmedIdentity` throws
 */
export async function removeTotp(
  context: Context,
  caller: Caller,
  { password, code, client }: { password: string; code: string; client: Client },
): Promise<void> {
  const self = await context.db.withSystem((trx) => findUser(trx, caller.userId));
  if (self === undefined) throw new AppError('USER_NOT_FOUND');
  const proof = await checkProof(context, self, { code, turn: { user: self.id } });
  const outcome = await withConfirmedIdentity(
    context,
    { caller, password, client },
    () => async (trx, user, at) => {
      const found = await findTotp(trx, user.id);
      if (found === undefined || found.confirmed_at === null) return 'none';
      const details = { clientAddress: client.address };
      const failed = { at, failure: 'second_factor.change_failed', details } as const;
      if ((await takeProof(trx, { user, proof }, failed)) === undefined) return 'wrong';
      await deleteTotp(trx, user.id);
      await finishRemoving(context, trx, { user, method: 'totp', at, client });
      return 'done';
    },
  );
  if (outcome === 'none') throw notFound();
  if (outcome === 'wrong') throw new AppError('SECOND_FACTOR_NOT_MATCH');
}
