import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import type { TenantCaller } from '#platform/access/caller.ts';
import type { Trx } from '#platform/database/database.ts';

/** Notes that results, or the list of requests, left the product as a file. */
export async function auditExport(
  trx: Trx,
  caller: TenantCaller,
  entry: {
    readonly at: Date;
    readonly target: string | null;
    readonly details: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await recordAudit(trx, { ...auditedBy(caller), action: 'request.export', ...entry });
}
