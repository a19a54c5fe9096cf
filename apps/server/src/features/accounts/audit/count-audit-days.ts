import type { Context } from '#platform/context.ts';
import { attemptForEach } from '#platform/jobs/attempt-each.ts';
import { startOfDay } from '#platform/database/day-spans.ts';
import { countAuditEntries, selectPartnersToCount } from './audit-counts.store.ts';

/**
 * Counts the activity's entries of the days that are over, partner by partner, once a day. Yesterday (UTC) is left for tomorrow: an entry has the time
 * at which its transaction wrote it, and may be seen later.
 * @throws AggregateError in the end, if the count of any partner failed
 */
export async function countAuditDays({
  db,
  clock,
  log,
}: Pick<Context, 'db' | 'clock' | 'log'>): Promise<void> {
  const until = startOfDay(clock.now(), -1);
  const partners = await db.withSystem((trx) => selectPartnersToCount(trx, until));
  const owners = partners.map((partnerId) => ({ partnerId }));
  await attemptForEach(log, 'audit-counts', owners, ({ partnerId }) =>
    db.withSystem((trx) => countAuditEntries(trx, partnerId, until)),
  );
}
