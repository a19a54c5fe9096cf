/**
 * Whether metering one more page costs more in a large ledger: 1,000 rows against 10,000,000, in one run.
 *
 *   npm run bench metering [-- --large 10000000 --rounds 300]
 */
import { parseArgs } from 'node:util';
import {
  chargeFile,
  lockTenantMonth,
  reservePages,
} from '../apps/server/src/features/billing/usage/metering.store.ts';
import { createDatabase, type Database } from '../apps/server/src/platform/database/database.ts';
import { newId } from '../apps/server/src/platform/database/ids.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { median } from './lib/client.ts';
import { startDatabase } from './lib/database.ts';
import { fillMonth } from './lib/fill-month.ts';

const { values } = parseArgs({
  options: { large: { type: 'string', default: '10000000' }, rounds: { type: 'string', default: '300' } },
});
const rounds = Number(values.rounds);
const warmUp = 20;
const pagesPerFile = 10;
const at = new Date('2026-11-20T03:00:00Z');

const ledgers = [await openLedger(1000), await openLedger(Number(values.large))] as const;
try {
  // Alternating, so that other work on the machine affects both alike.
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const ledger of ledgers) {
      const took = await meterPage(ledger);
      if (round >= warmUp) ledger.times.push(took);
    }
  }
  const [small, large] = ledgers.map(({ times }) => median(times)) as [number, number];
  console.log(
    `a page reserved and charged: ${small.toFixed(2)} ms with 1,000 rows, ${large.toFixed(2)} ms with ${values.large}; ratio ${(large / small).toFixed(2)}`,
  );
} finally {
  for (const ledger of ledgers) await ledger.close();
}

interface Ledger {
  readonly db: Database;
  readonly scope: { readonly partnerId: string; readonly tenantId: string };
  /** Milliseconds of a page. */
  readonly times: number[];
  close(): Promise<void>;
}

async function openLedger(rows: number): Promise<Ledger> {
  const database = await startDatabase();
  const tenants = Math.min(100, rows / 100);
  const scope = await fillMonth(database.owner, {
    tenants,
    pagesPerFile,
    filesPerTenant: rows / tenants / pagesPerFile,
  });
  const db = createDatabase(database.app, createLog('silent'));
  const close = async () => {
    await db.destroy();
    await database.stop();
  };
  return { db, scope, times: [], close };
}

async function meterPage({ db, scope }: Ledger): Promise<number> {
  const fileId = newId();
  const start = performance.now();
  await db.withTenant(scope, async (trx) => {
    const quota = await lockTenantMonth(trx, scope, at);
    const files = [{ fileId, ordinal: 1, pages: 1 }];
    await reservePages(trx, scope, {
      requestId: newId(),
      requestNumber: fileId,
      quota: { ...quota, pageLimit: 1e9 },
      at,
      files,
    });
  });
  await db.withTenant(scope, (trx) => chargeFile(trx, scope, { fileId, pages: 1, at }));
  return performance.now() - start;
}
