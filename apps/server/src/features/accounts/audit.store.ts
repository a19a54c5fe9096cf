import { newId } from '#platform/database/ids.ts';
import type { Trx } from '#platform/database/database.ts';

/** Who did what to which thing. No document text, no secrets. */
export interface AuditEntry {
  readonly partnerId: string;
  /** Null for the partner's own affairs. */
  readonly tenantId: string | null;
  readonly at: Date;
  /** Null where nobody was signed in. */
  readonly userId: string | null;
  readonly userName: string;
  /** A dotted verb: `tenant.create`. */
  readonly action: string;
  /** The readable number or name of what was acted on. */
  readonly target: string | null;
  readonly details: Record<string, unknown>;
}

/** Adds an entry in the transaction of the act itself: both happen or neither. Entries are never changed. */
export async function recordAudit(trx: Trx, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_entries')
    .values({
      id: newId(),
      partner_id: entry.partnerId,
      tenant_id: entry.tenantId,
      at: entry.at,
      user_id: entry.userId,
      user_name: entry.userName,
      action: entry.action,
      target: entry.target,
      details: JSON.stringify(entry.details),
    })
    .execute();
}
