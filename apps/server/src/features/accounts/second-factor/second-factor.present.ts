import type { SecondFactor } from '@ocr/contract';
import type { Trx } from '#platform/database/database.ts';
import type { Caller } from '#platform/access/caller.ts';
import { isFreshSignIn } from './confirm-identity.ts';
import { listPasskeys } from './passkeys.store.ts';
import { countRecoveryCodes } from './recovery-codes.store.ts';
import { findTotp } from './totp.store.ts';

/** The caller's own second factor. As the system only. */
export async function presentSecondFactor(trx: Trx, caller: Caller, at: Date): Promise<SecondFactor> {
  const totp = await findTotp(trx, caller.userId);
  const passkeys = await listPasskeys(trx, caller.userId);
  const since = totp?.confirmed_at ?? null;
  return {
    enabled: since !== null || passkeys.length > 0,
    required: caller.secondFactorRequired,
    totp: since && { since: since.toISOString() },
    passkeys: passkeys.map(({ id, name, created_at: made, last_used_at: used }) => ({
      id,
      name,
      since: made.toISOString(),
      lastUsed: used?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(trx, caller.userId),
    passwordRequired: !isFreshSignIn(caller, at),
  };
}
