import { Gauge } from 'prom-client';
import type { Context } from '#platform/context.ts';
import { metrics } from '#platform/metrics/metrics.ts';
import {
  countOlderToCheck,
  foldRequestCounts,
  recountRequests,
  selectCountedTenants,
  selectTenantsToCount,
  selectUncountedTenants,
  selectUnfoldedTenants,
} from './request-counts.store.ts';
import { deleteOldChanges } from './places/request-marks.store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'log'>;

const differencesGauge = new Gauge({
  name: 'ocr_request_count_differences',
  help: 'Counts of requests that did not equal the rows they count, at the last check. They were put right.',
  registers: [metrics],
});

/**
 * Counts the requests of tenants that are not counted yet, tenant by tenant, folds changed counts, counts the values to check in older
 * requests, and deletes changes that no page needs any more.
 */
export async function compactRequestCounts(deps: Deps): Promise<void> {
  for (const scope of await deps.db.withSystem(selectUncountedTenants))
    await deps.db.withTenant(scope, (trx) => recountRequests(trx, scope, deps.clock.now()));
  await deps.db.withSystem(deleteOldChanges);
  for (const scope of await deps.db.withSystem(selectUnfoldedTenants))
    await deps.db.withTenant(scope, (trx) => foldRequestCounts(trx, scope));
  for (const scope of await deps.db.withSystem(selectTenantsToCount))
    while (await deps.db.withTenant(scope, (trx) => countOlderToCheck(trx, scope)));
}

/** Compares the counts of every tenant's requests with their rows, and corrects differences. Returns how many counts differed. */
export async function checkRequestCounts(deps: Deps): Promise<number> {
  let total = 0;
  for (const scope of await deps.db.withSystem(selectCountedTenants)) {
    const differences = await deps.db.withTenant(scope, (trx) =>
      recountRequests(trx, scope, deps.clock.now()),
    );
    if (differences > 0)
      deps.log.error({ tenantId: scope.tenantId, differences }, 'Counts of requests were wrong');
    total += differences;
  }
  differencesGauge.set(total);
  return total;
}
