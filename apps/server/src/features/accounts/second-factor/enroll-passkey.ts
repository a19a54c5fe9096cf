import { limits, type Attestation } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { Client } from '../sessions/client.ts';
import { lockUser } from '../users.store.ts';
import { finishAdding, finishRemoving, prepareRecoveryCodes } from './add-factor.ts';
import { withConfirmedIdentity } from './confirm-identity.ts';
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  storePasskeyChallenge,
  takePasskeyChallenge,
} from './passkeys.store.ts';
import { makeRegistrationOptions, verifyAttestation } from './web-authn.ts';

const challengeMs = 5 * 60_000;

/**
 * Returns the options for creating a passkey, valid for five minutes and this session.
 * @throws AppError `SECOND_FACTOR_EXISTED` if the user has the maximum number, and what `withConfirmedIdentity` throws
 */
export function startPasskey(
  context: Context,
  caller: Caller,
  { password, client }: { password: string | undefined; client: Client },
) {
  return withConfirmedIdentity(context, { caller, password, client }, () => async (trx, user, at) => {
    const passkeys = await listPasskeys(trx, user.id);
    if (passkeys.length >= limits.passkeys) throw new AppError('SECOND_FACTOR_EXISTED');
    const options = await makeRegistrationOptions(context.config, user, passkeys);
    await storePasskeyChallenge(trx, {
      sessionId: caller.sessionId,
      challenge: options.challenge,
      expiresAt: new Date(at.getTime() + challengeMs),
    });
    return { options: { ...options } };
  });
}

/**
 * Stores the passkey that the browser created: from now on sign-ins ask for it.
 * @returns ten recovery codes if the user has none
 * @throws AppError `SECOND_FACTOR_NOT_MATCH` (created for another challenge or site), `SECOND_FACTOR_EXISTED`
 */
export async function confirmPasskey(
  context: Context,
  caller: Caller,
  { name, attestation, client }: { name: string; attestation: Attestation; client: Client },
): Promise<string[]> {
  const { db, clock, config } = context;
  const challenge = await db.withSystem((trx) => takePasskeyChallenge(trx, caller.sessionId, clock.now()));
  const made = challenge && (await verifyAttestation(config, attestation, challenge));
  if (made === undefined || made === '') throw new AppError('SECOND_FACTOR_NOT_MATCH');
  const codes = await prepareRecoveryCodes(context, caller.userId);
  return db.withSystem(async (trx) => {
    const at = clock.now();
    const user = await lockUser(trx, caller.userId);
    if (user === undefined) throw new AppError('USER_NOT_FOUND');
    await insertPasskey(trx, { userId: user.id, name, at, ...made });
    return finishAdding(context, trx, { user, method: 'passkey', codes, at, client });
  });
}

/** @throws AppError `NOT_FOUND`, and what `withConfirmedIdentity` throws */
export async function removePasskey(
  context: Context,
  caller: Caller,
  { id, password, client }: { id: string; password: string; client: Client },
): Promise<void> {
  await withConfirmedIdentity(context, { caller, password, client }, () => async (trx, user, at) => {
    if (!(await deletePasskey(trx, user.id, id))) throw notFound();
    await finishRemoving(context, trx, { user, method: 'passkey', at, client });
  });
}
