import type { DataOf } from '@ocr/contract';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { createSharedRuns } from '#platform/concurrency/shared-runs.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { SharedAnswer } from '#platform/http/answers/shared-answer.ts';
import { hashTenantNames, listTenantNames } from './tenants.store.ts';

type Names = SharedAnswer<DataOf<'listTenantNames'>>;

/** Partners whose names are kept, as they are sent: those of a thousand tenants take 0.3 MB. */
const MAX_PARTNERS = 50;

/**
 * Finds the names of a partner's tenants, for those who ask at the same time. They seldom change, and a thousand take longer to fetch, to write and to compress
 * than to compare where they are: they are kept with their hash, and each answer asks the database whether it is still theirs.
 */
export function createTenantNames({ db }: Pick<Context, 'db'>): (caller: PartnerCaller) => Promise<Names> {
  const runs = createSharedRuns<Names>();
  const kept = new Map<string, { readonly hash: string; readonly names: Names }>();

  async function find(trx: Trx, { partnerId }: PartnerCaller): Promise<Names> {
    const hash = await hashTenantNames(trx, { partnerId });
    const known = kept.get(partnerId);
    if (known?.hash === hash) return known.names;
    const rows = await listTenantNames(trx, { partnerId });
    const names = new SharedAnswer(
      rows.map((row) => ({ id: row.id, companyName: row.company_name, status: row.status })),
    );
    kept.delete(partnerId);
    kept.set(partnerId, { hash, names });
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_PARTNERS) break;
      kept.delete(oldest);
    }
    return names;
  }

  return (caller) =>
    runs(caller.partnerId, () =>
      db.withPartner(caller, (trx) => find(trx, caller), { snapshot: true, atOnce: true }),
    );
}
