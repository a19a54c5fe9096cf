import type { Database, Trx } from '#platform/database/database.ts';
import type { TransactionOptions } from '#platform/database/transactions.ts';
import type { Caller } from '#platform/access/caller.ts';

/** A transaction that sees what the caller may see: its tenant's rows, or its partner's. */
export function withCaller<T>(
  db: Database,
  caller: Caller,
  work: (trx: Trx) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  return caller.roleName === 'TENANT'
    ? db.withTenant({ tenantId: caller.tenantId, partnerId: caller.partnerId }, work, options)
    : db.withPartner({ partnerId: caller.partnerId }, work, options);
}
