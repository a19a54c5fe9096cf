/**
 * How long it takes to book a bank file with one line for each of many tenants' invoices, and how it affects others: the longest pause of
 * the server's thread, and the slowest list of another partner.
 *
 * npm run bench payments [-- --lines 2000]
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { closeMonths } from '../../apps/server/src/features/billing/invoices/close-months.ts';
import { confirmPayments } from '../../apps/server/src/features/billing/payments/confirm-payments.ts';
import { getReceivables } from '../../apps/server/src/features/billing/payments/receivables.ts';
import type { PartnerCaller } from '../../apps/server/src/platform/access/caller.ts';
import { SettableClock } from '../../apps/server/src/platform/clock/clock.ts';
import { createDatabase } from '../../apps/server/src/platform/database/database.ts';
import { createJobs } from '../../apps/server/src/platform/jobs/jobs.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { startDatabase } from '../lib/database.ts';
import { fillMonth } from '../lib/fill-month.ts';
import { startNeighbour } from './neighbour.ts';

const { values } = parseArgs({ options: { lines: { type: 'string', default: '20000' } } });
const importId = crypto.randomUUID();
const database = await startDatabase();
const owner = new Client(database.owner);
const log = createLog('silent');
const db = createDatabase(database.app, log);
const clock = new SettableClock('2026-12-10T03:00:00Z');

/** The month's invoices with amounts, and a bank's file that was read: a line for each. Returns which line is for which invoice. */
async function prepare(partnerId: string): Promise<{ line: number; invoiceId: string }[]> {
  await db.withPartner({ partnerId }, (trx) =>
    trx
      .insertInto('price_lists')
      .values({
        partner_id: partnerId,
        month: '2026-11-01',
        prices: JSON.stringify({
          currency: 'JPY',
          baseFee: 5000,
          packagePrice: 0,
          blockPrice: 0,
          overBlockPrice: 0,
          tiers: [],
          taxRate: 10,
        }),
      })
      .execute(),
  );
  // Never started: nothing is mailed here.
  await closeMonths({ db, log, clock, jobs: createJobs(database.app, { log, works: false }) });
  const rows = await db.withSystem((trx) =>
    trx.selectFrom('invoices').select(['id', 'company_name', 'total']).orderBy('number').execute(),
  );
  const lines = rows.map(({ company_name: payer, total }, index) => {
    return { line: index + 1, date: '2026-12-05', payer, amount: Number(total), source: String(index) };
  });
  await db.withPartner({ partnerId }, (trx) =>
    trx
      .insertInto('payment_imports')
      .values({
        id: importId,
        partner_id: partnerId,
        imported_at: clock.now(),
        lines: JSON.stringify(lines),
      })
      .execute(),
  );
  await owner.query('vacuum analyze');
  return rows.map(({ id: invoiceId }, index) => ({ line: index + 1, invoiceId }));
}

try {
  await owner.connect();
  const { partnerId } = await fillMonth(database.owner, {
    tenants: Number(values.lines),
    filesPerTenant: 1,
    pagesPerFile: 1,
  });
  const chosen = await prepare(partnerId);
  const caller = { partnerId, userId: crypto.randomUUID(), name: 'Bench', tenantId: null } as PartnerCaller;
  for (const what of ['booked', 'the same again']) {
    const stop = startNeighbour(db);
    const pauses = monitorEventLoopDelay({ resolution: 5 });
    pauses.enable();
    const start = performance.now();
    const { booked } = await confirmPayments({ db, clock }, caller, importId, chosen);
    const seconds = (performance.now() - start) / 1000;
    pauses.disable();
    const slowest = await stop();
    console.log(
      `${what}: ${booked} of ${chosen.length} lines in ${seconds.toFixed(2)} s; the thread pauses for at most ${(pauses.max / 1e6).toFixed(0)} ms, slowest list of a neighbour ${slowest.toFixed(0)} ms`,
    );
  }
  const { totals } = await getReceivables({ db, clock }, caller);
  console.log(`still open: ${JSON.stringify(totals)}`);
} finally {
  await db.destroy();
  await owner.end();
  await database.stop();
}
