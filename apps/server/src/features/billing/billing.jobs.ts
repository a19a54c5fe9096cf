import type { Context } from '#platform/context.ts';
import { queueReminders } from './mails/queue-mails.ts';
import { reconcileAll } from './reconciliation/reconcile.ts';
import { closeMonths } from './invoices/close-months.ts';

/** Closes due months and sends reminders, at start and every hour; a second process finds nothing left to do. Reconciles every night. */
export async function workBilling(context: Context): Promise<void> {
  await context.jobs.work('close-months', 1, async () => {
    try {
      await closeMonths(context);
    } finally {
      await queueReminders(context);
    }
  });
  await context.jobs.schedule('close-months', '1 * * * *');
  await context.jobs.work('check-books', 1, async () => void (await reconcileAll(context)));
  // 18:15 UTC: night in Japan, where most users are.
  await context.jobs.schedule('check-books', '15 18 * * *');
  await context.db.withSystem((trx) => context.jobs.send(trx, 'close-months', {}));
}
