import type { AuditAction } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { recordAudit } from '../audit/audit.store.ts';
import { countWrong, endOfLock, isLocked } from '../sessions/lock-out.store.ts';
import { verifyPassword, type HashTurn } from './passwords.ts';
import { findUser, lockUser, type UserRow } from '../users.store.ts';

export type CheckedPassword<Accepted> =
  | { readonly outcome: 'locked' }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'right'; readonly accepted: Accepted };

/**
 * What follows a right password: slow work (hashing) outside of any transaction, which only a right password is worth, and then what runs in
 * the deciding transaction. The latter must not refuse by throwing.
 */
export type PrepareDecision<Accepted> = () => Decision<Accepted> | Promise<Decision<Accepted>>;
type Decision<Accepted> = (trx: Trx, user: UserRow, at: Date) => Promise<Accepted>;

interface PasswordCheck {
  readonly user: UserRow | undefined;
  readonly password: string;
  readonly turn: HashTurn;
  /** What a refusal is called in log and audit. */
  readonly failure: AuditAction;
  /** Where the call comes from; undefined if irrelevant. */
  readonly clientAddress?: string;
}

/** Refusals of a locked account that reach its audit while one lock lasts, in each process; the log has all of them. */
const MAX_AUDITED_WHILE_LOCKED = 5;

/**
 * Checks a user's password under the lock-out rule. Hashing happens outside any transaction; the outcome is decided afterwards on the
 * locked row, so a lock in the meantime refuses the right password too, and a hash that was stored in the meantime is the one that counts.
 * An account that was locked while its password was compared is refused before anything else is done: how long the refusal takes does not
 * depend on the password. An unknown user takes the same time and is `wrong`.
 */
export async function checkPassword<Accepted>(
  context: Context,
  check: PasswordCheck,
  prepare: PrepareDecision<Accepted>,
): Promise<CheckedPassword<Accepted>> {
  const { user, password } = check;
  if (await refuseLocked(context, user, check)) return { outcome: 'locked' };
  const fits = await verifyPassword(password, user?.password_hash, check.turn);
  if (user === undefined) return { outcome: 'wrong' };
  const present = await context.db.withSystem((trx) => findUser(trx, user.id));
  if (await refuseLocked(context, present, check)) return { outcome: 'locked' };
  const accept = fits ? await prepare() : undefined;
  const decided = await context.db.withSystem(async (trx): Promise<CheckedPassword<Accepted> | UserRow> => {
    const at = context.clock.now();
    const now = await lockUser(trx, user.id);
    if (now === undefined) return { outcome: 'wrong' };
    if (isLocked(now, at)) return { outcome: 'locked' };
    if (now.password_hash !== user.password_hash) return now;
    if (accept !== undefined) return { outcome: 'right', accepted: await accept(trx, now, at) };
    const locked = await countWrong(trx, now, 'password', at);
    await auditFailure(trx, now, { ...check, at, details: locked ? { locked: true } : {} });
    return { outcome: 'wrong' };
  });
  return 'outcome' in decided ? decided : checkPassword(context, { ...check, user: decided }, prepare);
}

/** Whether the account is locked; then the attempt is recorded. */
async function refuseLocked(
  context: Context,
  user: UserRow | undefined,
  check: PasswordCheck,
): Promise<boolean> {
  const isRefused = user !== undefined && isLocked(user, context.clock.now());
  if (isRefused) await noteLocked(context, user, check);
  return isRefused;
}

/** How many refusals were audited of a lock, by user. */
const auditedLocks = new Map<string, { readonly until: number; count: number }>();

/**
 * Attempts on a locked account are recorded by address only, so that a flood of them neither fills the audit log nor costs a transaction.
 */
async function noteLocked(context: Context, user: UserRow, check: PasswordCheck): Promise<void> {
  const at = context.clock.now();
  const until = endOfLock(user);
  for (const [id, lock] of auditedLocks) if (lock.until <= at.getTime()) auditedLocks.delete(id);
  const known = auditedLocks.get(user.id);
  const lock = known?.until === until ? known : { until, count: 0 };
  auditedLocks.set(user.id, lock);
  if (lock.count >= MAX_AUDITED_WHILE_LOCKED) return;
  lock.count += 1;
  await context.db.withSystem((trx) =>
    auditFailure(trx, user, { ...check, at, details: { whileLocked: true } }),
  );
}

async function auditFailure(
  trx: Trx,
  user: UserRow,
  {
    failure,
    clientAddress,
    at,
    details,
  }: Pick<PasswordCheck, 'failure' | 'clientAddress'> & { at: Date; details: Record<string, unknown> },
): Promise<void> {
  await recordAudit(trx, {
    partnerId: user.partner_id,
    tenantId: user.tenant_id,
    at,
    userId: user.id,
    userName: user.full_name,
    action: failure,
    target: user.email,
    details: { ...details, ...(clientAddress !== undefined && { clientAddress }) },
  });
}
