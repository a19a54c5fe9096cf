/**
 * What the first screen of a large partner loads, compared with the list of every tenant, which it does not need.
 *
 * npm run bench partner-home [-- --tenants 10000 --rounds 5]
 */
import { parseArgs } from 'node:util';
import { reconcile } from '../apps/server/src/features/billing/reconciliation/reconcile.ts';
import {
  getCurrentUsage,
  type RunningMonth,
} from '../apps/server/src/features/billing/usage/running-month.ts';
import { createUsageMemory, sumUsage } from '../apps/server/src/features/billing/usage/usage.ts';
import { createSharedRuns } from '../apps/server/src/platform/concurrency/shared-runs.ts';
import { readConfig } from '../apps/server/src/platform/config/index.ts';
import { SettableClock } from '../apps/server/src/platform/clock/clock.ts';
import { createDatabase } from '../apps/server/src/platform/database/database.ts';
import type { PartnerCaller } from '../apps/server/src/platform/access/caller.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { median } from './lib/client.ts';
import { startDatabase } from './lib/database.ts';
import { fillMonth } from './lib/fill-month.ts';

const { values } = parseArgs({
  options: { tenants: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '5' } },
});
const database = await startDatabase();
const log = createLog('silent');
try {
  const month = { tenants: Number(values.tenants), filesPerTenant: 20, pagesPerFile: 5 };
  const { partnerId } = await fillMonth(database.owner, month);
  const db = createDatabase(database.app, log);
  const deps = { db, log, clock: new SettableClock('2026-11-20T03:00:00Z'), config: readConfig({}) };
  const caller = { partnerId, tenantId: null, roleName: 'PARTNER' } as PartnerCaller;
  const shared = createSharedRuns<RunningMonth>();
  const days = { granularity: 'day', from: '2026-10', to: '2026-11' } as const;
  await measure('the running month, with the 8 tenants nearest to their limit', () =>
    getCurrentUsage(deps, caller, { nearest: 8 }, shared),
  );
  await measure('the running month, with every tenant', () => getCurrentUsage(deps, caller, {}, shared));
  await measure('pages of every day, over all tenants', () =>
    sumUsage(deps, caller, days, createUsageMemory()),
  );
  await measure('the books (once a night, not on the first screen)', () => reconcile(deps, { partnerId }));
  await db.destroy();
} finally {
  await database.stop();
}

async function measure(what: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const start = performance.now();
    bytes = JSON.stringify(await call()).length;
    times.push(performance.now() - start);
  }
  console.log(
    `${median(times).toFixed(0).padStart(6)} ms  ${(bytes / 1000).toFixed(0).padStart(6)} kB  ${what}`,
  );
}
