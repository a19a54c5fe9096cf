import type { Assertion, AuditAction, SecondFactorMethod } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { auditedAs, recordAudit } from '../audit/audit.store.ts';
import type { HashTurn } from '../passwords/passwords.ts';
import { countWrong, forgetWrong } from '../sessions/lock-out.store.ts';
import type { UserRow } from '../users.store.ts';
import { listPasskeys, advancePasskeyCounter } from './passkeys.store.ts';
import { findRecoveryCode, consumeRecoveryCode } from './recovery-codes.store.ts';
import { isRecoveryCode, readRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './secret-keys.ts';
import { findTotpStep } from './totp.ts';
import { findTotp, consumeTotpStep } from './totp.store.ts';
import { verifyAssertion } from './web-authn.ts';

/** What a user shows as its second factor. */
export interface Proof {
  readonly code?: string | undefined;
  readonly assertion?: Assertion | undefined;
  /** What a passkey must have signed. */
  readonly challenge?: string | undefined;
  /** Whose turn it is if a recovery code has to be hashed. */
  readonly turn: HashTurn;
}

/** A proof that is right as far as can be known before the user's row is locked. */
export interface CheckedProof {
  readonly method: SecondFactorMethod;
  /** Takes it, in the deciding transaction: false when it was taken before. No proof counts twice. */
  readonly spend: (trx: Trx, at: Date) => Promise<boolean>;
}

/** Checks a second factor, outside of any transaction; undefined when it is wrong. */
export async function checkProof(
  context: Context,
  user: UserRow,
  { code, assertion, challenge, turn }: Proof,
): Promise<CheckedProof | undefined> {
  if (assertion !== undefined && challenge !== undefined)
    return checkPasskey(context, user, { assertion, challenge });
  const typed = (code ?? '').normalize('NFKC').replace(/\s/g, '');
  return /^\d{6}$/.test(typed)
    ? checkTotp(context, user, typed)
    : checkRecoveryCode(context, user, { typed, turn });
}

/**
 * Takes a checked proof in the deciding transaction: a right one resets the count of wrong ones, a wrong one counts for the lock-out and is
 * audited. The caller holds the user's row locked.
 * @returns how the user proved itself; undefined if it did not
 */
export async function takeProof(
  trx: Trx,
  { user, proof }: { user: UserRow; proof: CheckedProof | undefined },
  { at, failure, details }: { at: Date; failure: AuditAction; details: Record<string, unknown> },
): Promise<SecondFactorMethod | undefined> {
  if (proof !== undefined && (await proof.spend(trx, at))) {
    await forgetWrong(trx, user.id, 'secondFactor');
    return proof.method;
  }
  const locked = await countWrong(trx, user, 'secondFactor', at);
  await recordAudit(trx, {
    ...auditedAs(user),
    at,
    action: failure,
    details: { secondFactor: true, ...details, ...(locked && { locked }) },
  });
  return undefined;
}

async function checkTotp(context: Context, user: UserRow, code: string): Promise<CheckedProof | undefined> {
  const totp = await context.db.withSystem((trx) => findTotp(trx, user.id));
  if (totp === undefined || totp.confirmed_at === null) return undefined;
  const opened = await openSecret(context, totp.secret, user.id);
  if (opened === undefined) {
    context.log.error(
      { userId: user.id },
      'An authenticator secret cannot be decrypted with any key of today',
    );
    return undefined;
  }
  const step = findTotpStep(opened.secret, code, context.clock.now());
  return step === undefined
    ? undefined
    : { method: 'totp', spend: (trx) => consumeTotpStep(trx, user.id, step) };
}

async function checkPasskey(
  context: Context,
  user: UserRow,
  { assertion, challenge }: { assertion: Assertion; challenge: string },
): Promise<CheckedProof | undefined> {
  const passkeys = await context.db.withSystem((trx) => listPasskeys(trx, user.id));
  const used = await verifyAssertion(context.config, { assertion, challenge, passkeys });
  if (used === undefined) return undefined;
  return { method: 'passkey', spend: (trx, at) => advancePasskeyCounter(trx, { ...used, at }) };
}

async function checkRecoveryCode(
  context: Context,
  user: UserRow,
  { typed, turn }: { typed: string; turn: HashTurn },
): Promise<CheckedProof | undefined> {
  const parts = readRecoveryCode(typed);
  if (parts === undefined) return undefined;
  const found = await context.db.withSystem((trx) => findRecoveryCode(trx, user.id, parts.label));
  if (found === undefined || !(await isRecoveryCode(parts.secret, found.code_hash, turn))) return undefined;
  return { method: 'recovery', spend: (trx, at) => consumeRecoveryCode(trx, found.id, at) };
}
