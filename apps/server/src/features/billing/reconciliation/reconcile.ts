import type { Reconciliation, ReconciliationDifference } from '@ocr/contract';
import { Gauge } from 'prom-client';
import type { Context } from '#platform/context.ts';
import { metrics } from '#platform/metrics/metrics.ts';
import type { PartnerScope } from '#platform/database/database.ts';
import { findLastReconciliation, insertReconciliation, selectDifferences } from './reconciliation.store.ts';
import { deleteSums } from '../usage/stored-sums.store.ts';
import { forEachPartner } from '../for-each-partner.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'log'>;

const differencesGauge = new Gauge({
  name: 'ocr_books_differences',
  help: 'Places where files, pages, ledger, month counters and invoices disagree, at the last check.',
  registers: [metrics],
});

/** Reconciles the books of every partner. @throws AggregateError in the end, if it failed for one */
export async function reconcileAll(deps: Deps): Promise<number> {
  let total = 0;
  await forEachPartner(deps, 'check-books', async (partner) => {
    total += (await reconcile(deps, partner)).length;
  });
  // Not where it failed for one: fewer differences than there were would end an alert.
  differencesGauge.set(total);
  return total;
}

/** Reconciles one partner's books from one snapshot and stores the result. Stored sums that differ are deleted. */
export async function reconcile(
  deps: Deps,
  { partnerId }: PartnerScope,
): Promise<ReconciliationDifference[]> {
  const scope = { partnerId };
  const differences = await deps.db.withSystem(async (trx) => {
    const found = await selectDifferences(trx, scope);
    // They are stored again from the rows by the next sweep.
    const months = found.flatMap(({ kind, month }) =>
      kind.startsWith('sum_') && month !== null ? [month] : [],
    );
    await deleteSums(trx, scope, months);
    await insertReconciliation(trx, scope, { at: deps.clock.now(), differences: found });
    return found;
  });
  if (differences.length === 0) deps.log.info({ partnerId }, 'The books balance');
  else deps.log.error({ partnerId, differences }, 'The books do not balance');
  return differences;
}

/** The latest reconciliation; null before the first. */
export async function getReconciliation(deps: Deps, { partnerId }: PartnerScope): Promise<Reconciliation> {
  const last = await deps.db.withPartner({ partnerId }, (trx) => findLastReconciliation(trx, { partnerId }));
  if (last === undefined) return null;
  return {
    checkedAt: last.checked_at.toISOString(),
    balanced: last.balanced,
    differences: last.differences,
  };
}
