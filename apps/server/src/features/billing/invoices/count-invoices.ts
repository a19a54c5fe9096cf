import { Gauge } from 'prom-client';
import type { Context } from '#platform/context.ts';
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

/** Counts the invoices of partners that are not counted yet, partner by partner, and folds changed counts. */
export async function compactInvoiceCounts({ db, clock }: Deps): Promise<void> {
  const { uncounted } = await db.withSystem(selectCountedPartners);
  for (const scope of uncounted)
    await db.withPartner(scope, (trx) => recountInvoices(trx, scope, clock.now()));
  for (const scope of await db.withSystem(selectUnfoldedPartners))
    await db.withPartner(scope, (trx) => foldInvoiceCounts(trx, scope));
}

/** Compares the counts of every partner's invoices with their rows, and corrects differences. Returns how many counts differed. */
export async function checkInvoiceCounts({ db, clock, log }: Deps): Promise<number> {
  let total = 0;
  const { counted } = await db.withSystem(selectCountedPartners);
  for (const scope of counted) {
    const differences = await db.withPartner(scope, (trx) => recountInvoices(trx, scope, clock.now()));
    if (differences > 0)
      log.error({ partnerId: scope.partnerId, differences }, 'Counts of invoices were wrong');
    total += differences;
  }
  differencesGauge.set(total);
  return total;
}
