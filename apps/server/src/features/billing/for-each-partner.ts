import type { Context } from '#platform/context.ts';
import { attemptForEach } from '#platform/jobs/attempt-each.ts';
import { selectClosingPartners, type ClosingPartner } from './invoices/closing.store.ts';

/** Does a job's work for every partner. An error stops that partner's alone. @throws AggregateError in the end, if any failed */
export async function forEachPartner(
  { db, log }: Pick<Context, 'db' | 'log'>,
  job: string,
  work: (partner: ClosingPartner) => Promise<unknown>,
): Promise<void> {
  await attemptForEach(log, job, await db.withSystem(selectClosingPartners), work);
}
