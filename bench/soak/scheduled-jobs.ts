import { join } from 'node:path';
import { createDatabase } from '../../apps/server/src/platform/database/database.ts';
import { createJobs } from '../../apps/server/src/platform/jobs/jobs.ts';
import type { QueueName } from '../../apps/server/src/platform/jobs/queues.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';

const hourly: readonly QueueName[] = ['close-months', 'mail-expiries', 'sweep'];
/** By the hour of UTC. */
const nightly = new Map<number, QueueName>([
  [18, 'check-books'],
  [19, 'check-counts'],
]);

/**
 * Sends what the product's schedule would send in an hour: it goes by the database's clock, which is not moved.
 * @returns sends the jobs of the hours since the last call, up to `now`
 */
export async function openSchedule(dataDir: string, from: Date) {
  const socket = { host: join(dataDir, 'postgres/run'), user: 'postgres', database: 'ocr' };
  const log = createLog('silent');
  const db = createDatabase(socket, log);
  const jobs = createJobs(socket, { log, works: false });
  await jobs.start();
  let sent = hourOf(from);
  return {
    sendDue: async (now: Date): Promise<void> => {
      for (; sent < hourOf(now); sent += 1) {
        const night = nightly.get((sent + 1) % 24);
        for (const name of night === undefined ? hourly : [...hourly, night])
          await db.withSystem((trx) => jobs.send(trx, name, {}));
      }
    },
    close: async (): Promise<void> => {
      await jobs.stop();
      await db.destroy();
    },
  };
}

/** Hours since 1970, of UTC. */
function hourOf(at: Date): number {
  return Math.floor(at.getTime() / 3_600_000);
}
