/**
 * How long a month's closing takes for a large partner, run by two processes at once: every invoice once, no gap. Then the same month
 * again and again, without prices and with prices in turns (lines, tax and issuer on every invoice; a tenth of the tenants with prices of
 * their own, every invoice read in the console): the ratio of the medians.
 *
 *   npm run bench closing [-- --tenants 10000 --rounds 5]
 */
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { closeMonths } from '../apps/server/src/features/billing/invoices/close-months.ts';
import { SettableClock } from '../apps/server/src/platform/clock/clock.ts';
import { createDatabase } from '../apps/server/src/platform/database/database.ts';
import { createJobs } from '../apps/server/src/platform/jobs/jobs.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { startDatabase } from './lib/database.ts';
import { fillMonth } from './lib/fill-month.ts';

const { values } = parseArgs({
  options: {
    tenants: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
  },
});
const tenants = Number(values.tenants);
const database = await startDatabase();
const owner = new Client(database.owner);
const log = createLog('silent');
const prices = {
  currency: 'JPY',
  baseFee: 5005,
  packagePrice: 10_000,
  blockPrice: 1200,
  overBlockPrice: 1500,
  tiers: [{ fromBlock: 3, price: 1400 }],
  taxRate: 10,
};
const priced = ['price_lists', 'tenant_prices', 'invoices', 'billing_profiles', 'sequences'];

/** Takes the month's invoices away and sets its prices, or none. */
async function openAgain(partnerId: string, withPrices: boolean): Promise<void> {
  for (const table of priced) await owner.query(`alter table ${table} no force row level security`);
  await owner.query('truncate invoices cascade');
  await owner.query('truncate price_lists, tenant_prices');
  await owner.query(`delete from sequences where name like 'invoice:%'`);
  await owner.query('update billing_profiles set closed_month = null');
  if (withPrices) {
    await owner.query('insert into price_lists values ($1, $2, $3)', [
      partnerId,
      '2026-11-01',
      JSON.stringify(prices),
    ]);
    await owner.query(
      `insert into tenant_prices select id, '2026-11-01', partner_id, $1::jsonb, null from tenants where number like '%0'`,
      [JSON.stringify({ ...prices, baseFee: 3000 })],
    );
  }
  for (const table of priced) await owner.query(`alter table ${table} force row level security`);
  // Nothing that emptying left to be done later falls into the measurement.
  await owner.query('vacuum analyze invoices');
  await owner.query('vacuum analyze price_lists');
  await owner.query('vacuum analyze tenant_prices');
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}

try {
  await owner.connect();
  const { partnerId } = await fillMonth(database.owner, { tenants, filesPerTenant: 20, pagesPerFile: 5 });
  // Two pools represent two processes: they share nothing but the database.
  const parties = [1, 2].map(() => ({
    db: createDatabase(database.app, log),
    // Never started: nothing is mailed here.
    jobs: createJobs(database.app, { log, works: false }),
    log,
    clock: new SettableClock('2026-11-30T15:00:00Z'),
  }));
  const closeTwice = async (): Promise<{ seconds: number; made: number[] }> => {
    const start = performance.now();
    const made = await Promise.all(parties.map((party) => closeMonths(party)));
    return { seconds: (performance.now() - start) / 1000, made: made.map(({ invoices }) => invoices) };
  };
  const { seconds, made } = await closeTwice();
  const rows = await parties[0]!.db.withSystem((trx) =>
    trx.selectFrom('invoices').select(['number', 'tenant_id', 'pages_used']).orderBy('number').execute(),
  );
  const numbers = rows.map((row) => Number(row.number.split('-')[2])).toSorted((a, b) => a - b);
  const dense = numbers.every((number, index) => number === index + 1);
  const once = new Set(rows.map((row) => row.tenant_id)).size === rows.length;
  console.log(`${rows.length} invoices in ${seconds.toFixed(1)} s by two at once (${made.join(' + ')})`);
  console.log(
    `numbers without gaps: ${dense}; every tenant once: ${once}; pages right: ${rows.every((row) => row.pages_used === 100)}`,
  );
  const again = performance.now();
  await closeMonths(parties[0]!);
  console.log(`with nothing left to do: ${Math.round(performance.now() - again)} ms`);

  const taken: Record<'without' | 'with', number[]> = { without: [], with: [] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const kind of ['without', 'with'] as const) {
      await openAgain(partnerId, kind === 'with');
      taken[kind].push((await closeTwice()).seconds);
    }
  }
  const { rows: sums } = await owner.query<{ priced: number }>(
    'select count(*)::int as priced from invoices where total > 0',
  );
  const [without, withPrices] = [median(taken.without), median(taken.with)];
  const list = (all: readonly number[]): string => all.map((each) => each.toFixed(1)).join(', ');
  console.log(
    `without prices ${list(taken.without)} s; with ${list(taken.with)} s (${sums[0]?.priced} priced)`,
  );
  // Rounds alternate, so that other work on the machine affects both alike.
  const ratios = taken.with.map((seconds, index) => seconds / (taken.without[index] ?? seconds));
  console.log(`ratio of each round ${list(ratios)}, median ${median(ratios).toFixed(2)}`);
  console.log(
    `median without ${without.toFixed(2)} s, with ${withPrices.toFixed(2)} s: ratio ${(withPrices / without).toFixed(2)}`,
  );
  await Promise.all(parties.map((party) => party.db.destroy()));
} finally {
  await owner.end();
  await database.stop();
}
