import type { AuditAction } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { recordAudit } from '../audit/audit.store.ts';
import { countWrongPassword, isLocked } from '../sessions/lock-out.store.ts';
import { verifyPassword } from './passwords.ts';
import { lockUser, type UserRow } from '../users.store.ts';

export type CheckedPassword<Accepted> =
  | { readonly outcome: 'locked' }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'right'; readonly accepted: Accepted };

/**
 * Checks a user's password under the lock-out rule. Hashing happens outside of any transaction; what counts is decided on the locked row
 * afterwards: a lock that came meanwhile refuses the right password too, and so does a password changed meanwhile.
 * An unknown user takes the same time and is `wrong`. `accept` runs in the deciding transaction; it must not refuse by throwing.
 */
export async function checkPassword<Accepted>(
  context: Context,
  check: { user: UserRow | undefined; password: string; failure: AuditAction },
  accept: (trx: Trx, user: UserRow, at: Date) => Promise<Accepted>,
): Promise<CheckedPassword<Accepted>> {
  const { user, password, failure } = check;
  if (user !== undefined && isLocked(user, context.clock.now())) return { outcome: 'locked' };
  const fits = await verifyPassword(password, user?.password_hash);
  if (user === undefined) return { outcome: 'wrong' };
  return context.db.withSystem(async (trx) => {
    const at = context.clock.now();
    const now = await lockUser(trx, user.id);
    if (now === undefined) return { outcome: 'wrong' };
    if (isLocked(now, at)) return { outcome: 'locked' };
    if (fits && now.password_hash === user.password_hash)
      return { outcome: 'right', accepted: await accept(trx, now, at) };
    const locked = await countWrongPassword(trx, now, at);
    await recordAudit(trx, {
      partnerId: now.partner_id,
      tenantId: now.tenant_id,
      at,
      userId: now.id,
      userName: now.full_name,
      action: failure,
      target: now.email,
      details: locked ? { locked: true } : {},
    });
    return { outcome: 'wrong' };
  });
}
