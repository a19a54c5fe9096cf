import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import type { AuditEntry } from '../audit/audit.store.ts';
import { recordAudit } from '../audit/audit.store.ts';
import { notifyUser } from '../sessions/notify-user.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import type { UserRow } from '../users.store.ts';
import { deleteSecondFactor } from './second-factor.store.ts';

/**
 * Removes the second factor of a user who lost it. The password alone signs in again, all sessions end, and the user is informed by mail.
 * `by` names the operator. The caller holds a lock on the user's row. As the system only.
 */
export async function resetSecondFactor(
  context: Context,
  trx: Trx,
  { user, by, at }: { user: UserRow; by: Pick<AuditEntry, 'userId' | 'userName'>; at: Date },
): Promise<void> {
  await deleteSecondFactor(trx, user.id);
  await endSessions(trx, { userId: user.id }, at);
  await recordAudit(trx, {
    ...by,
    partnerId: user.partner_id,
    tenantId: user.tenant_id,
    at,
    action: 'second_factor.reset',
    target: user.email,
    details: {},
  });
  await notifyUser(context, trx, user, { notice: 'secondFactorReset', at });
}
