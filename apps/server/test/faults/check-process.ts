import { reconcile } from '#features/billing/reconciliation/reconcile.ts';
import { selectClosingPartners } from '#features/billing/invoices/closing.store.ts';
import { readConfig } from '#platform/config/index.ts';
import { createLog } from '#platform/log/log.ts';
import { describeStuck } from '../../src/processes/admin/describe-stuck.ts';
import { findStuck } from '../../src/processes/admin/stuck.ts';
import { sweep } from '../../src/processes/clean-up.ts';
import { createServices } from '../../src/processes/services.ts';
import { scanStorage } from '../../src/processes/storage/scan-storage.ts';

/** What can be asked of this process: each answers with all that is not as it must be, in words. */
export type Check = 'stuck' | 'reconcile' | 'sweep' | 'scan';

/**
 * A process of its own that looks at database and documents as `npm run admin` does, and sweeps as a worker does. It answers one question
 * after the other, since a start costs as much as all of them.
 */
const dayMs = 86_400_000;
let aheadMs = 0;
const config = { ...readConfig(process.env), processes: { api: false, worker: false } };
const owner = { connectionString: config.databaseUrl };
const clock = { now: () => new Date(Date.now() + aheadMs) };
const services = await createServices({ config, log: createLog('warn'), database: owner, clock });
const { context } = services;

const checks: Record<Check, () => Promise<string[]>> = {
  stuck: async () => describeStuck(await findStuck(context, owner, 0), clock.now()),
  reconcile: async () => {
    const found: string[] = [];
    for (const partner of await context.db.withSystem(selectClosingPartners))
      found.push(...(await reconcile(context, partner)).map((difference) => JSON.stringify(difference)));
    return found;
  },
  // An upload that never became a request and a deletion that is tried again wait for an hour at most, parts of an upload for a day.
  sweep: async () => {
    aheadMs += dayMs + 1;
    await sweep(context);
    const { rows } = await context.db.pool.query<{ key: string }>('select key from storage_removals');
    return rows.map(({ key }) => `neither kept nor deleted: ${key}`);
  },
  // Without repair: whatever belongs to nothing after the sweep was leaked.
  scan: async () => {
    const report = await scanStorage(context, { owner, repair: false, graceMs: 0, at: clock.now() });
    return (['bad', 'orphans', 'brokenPictures', 'unowned'] as const).flatMap((kind) =>
      report[kind].map((found) => `${kind}: ${JSON.stringify(found)}`),
    );
  },
};

process.on('message', (check: Check) => {
  void checks[check]().then((wrong) => process.send?.(wrong));
});
process.once('disconnect', () => void services.close());
process.send?.('ready');
