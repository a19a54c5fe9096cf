import type { Trx } from '#platform/database/database.ts';
import { auditedAs, recordAudit } from '../audit/audit.store.ts';
import { findTenantStatus } from '../tenant-status.store.ts';
import type { UserRow } from '../users.store.ts';

/** Whether the user's tenant is deactivated, or the account itself disabled, so that it may not sign in; the refusal is recorded in the audit log. */
export async function refuseDeactivated(
  trx: Trx,
  user: UserRow,
  { at, clientAddress }: { at: Date; clientAddress: string },
): Promise<boolean> {
  const isActive = user.tenant_id === null || (await findTenantStatus(trx, user.tenant_id)) === 'active';
  if (isActive && user.disabled_at === null) return false;
  await recordAudit(trx, {
    ...auditedAs(user),
    at,
    action: 'session.sign_in_failed',
    details: { ...(isActive ? { disabled: true } : { deactivated: true }), clientAddress },
  });
  return true;
}
