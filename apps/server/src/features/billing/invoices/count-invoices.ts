import { Gauge } from 'prom-client';
import type { Context } from '#platform/context.ts';
import { attemptEach, attemptForEach } from '#platform/jobs/attempt-each.ts';
import { metrics } from '#platform/metrics/metrics.ts';
import {
  foldInvoiceCounts,
  recountInvoices,
  selectCountedPartners,
  selectUnfoldedPartners,
} from './invoice-counts.store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'log'>;

const differencesGauge = new Gauge({
  name: 'ocr_invoice_count_differences',
  help: 'Counts of invoices that did not equal the rows they count, at the last check. They were put right.',
  registers: [metrics],
});

const job = 'invoice-counts';

/**
 * Counts the invoices of partners that are not counted yet, partner by partner, and folds changed counts.
 * @throws AggregateError in the end, if any of that failed
 */
export async function compactInvoiceCounts({ db, clock, log }: Deps): Promise<void> {
  const count = async (): Promise<void> => {
    const { uncounted } = await db.withSystem(selectCountedPartners);
    await attemptForEach(log, job, uncounted, (scope) =>
      db.withPartner(scope, (trx) => recountInvoices(trx, scope, clock.now())),
    );
  };
  const fold = async (): Promise<void> =>
    attemptForEach(log, job, await db.withSystem(selectUnfoldedPartners), (scope) =>
      db.withPartner(scope, (trx) => foldInvoiceCounts(trx, scope)),
    );
  await attemptEach(log, job, [
    { about: { step: 'count' }, run: count },
    { about: { step: 'fold' }, run: fold },
  ]);
}

/**
 * Compares the counts of every partner's invoices with their rows, and corrects differences. Returns how many counts differed.
 * @throws AggregateError in the end, if those of any partner could not be compared; the gauge then stays as it was
 */
export async function checkInvoiceCounts({ db, clock, log }: Deps): Promise<number> {
  let total = 0;
  const { counted } = await db.withSystem(selectCountedPartners);
  await attemptForEach(log, job, counted, async (scope) => {
    const differences = await db.withPartner(scope, (trx) => recountInvoices(trx, scope, clock.now()));
    if (differences > 0)
      log.error({ partnerId: scope.partnerId, differences }, 'Counts of invoices were wrong');
    total += differences;
  });
  differencesGauge.set(total);
  return total;
}
