import type { Context } from '#platform/context.ts';
import { startOfDay } from '#platform/database/day-spans.ts';
import { countAuditEntries, selectPartnersToCount } from './audit-counts.store.ts';

/**
 * Counts the activity's entries of the days that are over, partner by partner, once a day. Yesterday (UTC) is left for tomorrow: an entry has the time
 * at which its transaction wrote it, and may be seen later.
 */
export async function countAuditDays({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const until = startOfDay(clock.now(), -1);
  for (const partnerId of await db.withSystem((trx) => selectPartnersToCount(trx, until)))
    await db.withSystem((trx) => countAuditEntries(trx, partnerId, until));
}
