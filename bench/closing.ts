/**
 * How long a month's closing takes for a large partner, run by two processes at once: every invoice once, no gap.
 *
 *   npm run bench closing [-- --tenants 10000]
 */
import { parseArgs } from 'node:util';
import { closeMonths } from '../apps/server/src/features/billing/invoices/close-months.ts';
import { SettableClock } from '../apps/server/src/platform/clock/clock.ts';
import { createDatabase } from '../apps/server/src/platform/database/database.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { startDatabase } from './lib/database.ts';
import { fillMonth } from './lib/fill-month.ts';

const { values } = parseArgs({ options: { tenants: { type: 'string', default: '10000' } } });
const tenants = Number(values.tenants);
const database = await startDatabase();
const log = createLog('silent');
try {
  await fillMonth(database.owner, { tenants, filesPerTenant: 20, pagesPerFile: 5 });
  // Two pools stand for two processes: they share nothing but the database.
  const parties = [1, 2].map(() => ({
    db: createDatabase(database.app, log),
    log,
    clock: new SettableClock('2026-11-30T15:00:00Z'),
  }));
  const start = performance.now();
  const made = await Promise.all(parties.map((party) => closeMonths(party)));
  const seconds = (performance.now() - start) / 1000;
  const { rows } = await parties[0]!.db.withSystem(async (trx) => ({
    rows: await trx
      .selectFrom('invoices')
      .select(['number', 'tenant_id', 'pages_used'])
      .orderBy('number')
      .execute(),
  }));
  const numbers = rows.map((row) => Number(row.number.split('-')[2])).toSorted((a, b) => a - b);
  const dense = numbers.every((number, index) => number === index + 1);
  const once = new Set(rows.map((row) => row.tenant_id)).size === rows.length;
  console.log(
    `${rows.length} invoices in ${seconds.toFixed(1)} s by two at once (${made.map((part) => part.invoices).join(' + ')})`,
  );
  console.log(
    `numbers without gaps: ${dense}; every tenant once: ${once}; pages right: ${rows.every((row) => row.pages_used === 100)}`,
  );
  const again = performance.now();
  await closeMonths(parties[0]!);
  console.log(`with nothing left to do: ${Math.round(performance.now() - again)} ms`);
  await Promise.all(parties.map((party) => party.db.destroy()));
} finally {
  await database.stop();
}
