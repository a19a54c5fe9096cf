import { Gauge } from 'prom-client';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { attemptEach, attemptForEach } from '#platform/jobs/attempt-each.ts';
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
 * @throws AggregateError in the end, if any of that failed
 */
export async function compactRequestCounts({ db, clock, log }: Deps): Promise<void> {
  const forEach =
    (
      select: (trx: Trx) => Promise<readonly TenantScope[]>,
      work: (trx: Trx, scope: TenantScope) => Promise<unknown>,
    ) =>
    async (): Promise<void> =>
      attemptForEach(log, job, await db.withSystem(select), (scope) =>
        db.withTenant(scope, (trx) => work(trx, scope)),
      );
  const countOlder = async (): Promise<void> =>
    attemptForEach(log, job, await db.withSystem(selectTenantsToCount), async (scope) => {
      while (await db.withTenant(scope, (trx) => countOlderToCheck(trx, scope)));
    });
  await attemptEach(log, job, [
    {
      about: { step: 'count' },
      run: forEach(selectUncountedTenants, (trx, scope) => recountRequests(trx, scope, clock.now())),
    },
    { about: { step: 'delete changes' }, run: () => db.withSystem(deleteOldChanges) },
    { about: { step: 'fold' }, run: forEach(selectUnfoldedTenants, foldRequestCounts) },
    { about: { step: 'count older' }, run: countOlder },
  ]);
}

const job = 'request-counts';

/**
 * Compares the counts of every tenant's requests with their rows, and corrects differences. Returns how many counts differed.
 * @throws AggregateError in the end, if those of any tenant could not be compared; the gauge then stays as it was
 */
export async function checkRequestCounts(deps: Deps): Promise<number> {
  let total = 0;
  const tenants = await deps.db.withSystem(selectCountedTenants);
  await attemptForEach(deps.log, job, tenants, async (scope) => {
    const differences = await deps.db.withTenant(scope, (trx) =>
      recountRequests(trx, scope, deps.clock.now()),
    );
    if (differences > 0)
      deps.log.error({ tenantId: scope.tenantId, differences }, 'Counts of requests were wrong');
    total += differences;
  });
  differencesGauge.set(total);
  return total;
}
