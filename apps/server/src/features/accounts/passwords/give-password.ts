import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { recordAudit, type AuditEntry } from '../audit/audit.store.ts';
import { notifyUser } from '../sessions/notify-user.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { setFirstPassword, type UserRow } from '../users.store.ts';

/**
 * Sets another password for a user, to be changed at the next sign-in. Used by the operator for users who cannot receive mail. All reset
 * links are spent, all sessions end, a lock-out for wrong passwords is lifted, and the user is informed by mail. `by` names the operator. The caller holds a
 * lock on the user's row. As the system only.
 */
export async function givePassword(
  context: Context,
  trx: Trx,
  {
    user,
    passwordHash,
    by,
    at,
  }: { user: UserRow; passwordHash: string; by: Pick<AuditEntry, 'userId' | 'userName'>; at: Date },
): Promise<void> {
  await setFirstPassword(trx, user.id, { passwordHash, at });
  await endSessions(trx, { userId: user.id }, at);
  await recordAudit(trx, {
    ...by,
    partnerId: user.partner_id,
    tenantId: user.tenant_id,
    at,
    action: 'password.reset',
    target: user.email,
    details: {},
  });
  await notifyUser(context, trx, user, { notice: 'credentialsIssued', at });
}
