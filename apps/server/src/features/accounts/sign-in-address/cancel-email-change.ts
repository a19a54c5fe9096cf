import type { Trx } from '#platform/database/database.ts';
import { recordAudit, type AuditEntry } from '../audit/audit.store.ts';
import { consumeEmailChanges, findPendingEmail } from './email-changes.store.ts';

/**
 * Cancels a change of a user's sign-in address that waits for its link, and audits it as `entry` says; does nothing where none waits. The caller holds
 * a lock on the user's row. As the system only.
 */
export async function cancelEmailChange(
  trx: Trx,
  user: { readonly id: string; readonly email: string },
  entry: Omit<AuditEntry, 'details'>,
): Promise<void> {
  const pending = await findPendingEmail(trx, user.id, entry.at);
  if (pending === null) return;
  await consumeEmailChanges(trx, user.id, entry.at);
  await recordAudit(trx, { ...entry, details: { email: { from: pending, to: user.email } } });
}
