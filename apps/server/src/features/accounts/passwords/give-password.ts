import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { recordAudit, type AuditEntry } from '../audit/audit.store.ts';
import { notifyUser } from '../sessions/notify-user.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { cancelEmailChange } from '../sign-in-address/cancel-email-change.ts';
import { setFirstPassword, type UserRow } from '../users.store.ts';

/**
 * Sets another password for a user, to be changed at the next sign-in. Used by the operator for users who cannot receive mail. All reset
 * links are spent, a change of the sign-in address is cancelled, all sessions end, a lock-out for wrong passwords is lifted, and the user is informed by
 * mail. `by` names the operator. The caller holds a lock on the user's row. As the system only.
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
  const ids = { partnerId: user.partner_id, tenantId: user.tenant_id };
  const entry = { ...by, ...ids, at, target: user.email };
  await recordAudit(trx, { ...entry, action: 'password.reset', details: {} });
  await cancelEmailChange(trx, user, { ...entry, action: 'user.cancel_email_change' });
  await notifyUser(context, trx, user, { notice: 'credentialsIssued', at });
}
