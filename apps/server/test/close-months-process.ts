import type { PoolConfig } from 'pg';
import { closeMonths } from '#features/billing/invoices/close-months.ts';
import { SettableClock } from '#platform/clock/clock.ts';
import { createDatabase } from '#platform/database/database.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log/log.ts';

/**
 * A process of its own that closes months on a database that others close at the same time. It reports that it is ready,
 * closes when it receives the time, and reports how many invoices it made.
 */
const database = JSON.parse(process.env['TEST_DATABASE'] ?? '{}') as PoolConfig;
const log = createLog('silent');
const db = createDatabase(database, log);
// Never started: none of the test's invoices goes by mail.
const jobs = createJobs(database, { log, works: false });
// The pool connects before the signal to begin, so that all processes begin at once.
await db.pool.query('select 1');
process.send?.('ready');
process.once('message', (at: string) => void close(at));

async function close(at: string): Promise<void> {
  const { invoices } = await closeMonths({ db, log, jobs, clock: new SettableClock(at) });
  process.send?.(invoices);
  await db.destroy();
  process.disconnect?.();
}
