import type { Context } from '#platform/context.ts';
import { closeMonths } from './close-months.ts';

/** Closes what is due at start and every hour; whoever comes second finds nothing left to do. */
export async function workBilling(context: Context): Promise<void> {
  await context.jobs.work('close-months', 1, async () => void (await closeMonths(context)));
  await context.jobs.schedule('close-months', '1 * * * *');
  await context.db.withSystem((trx) => context.jobs.send(trx, 'close-months', {}));
}
