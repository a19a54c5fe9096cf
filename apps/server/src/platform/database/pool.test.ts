import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createEventHub } from '#platform/events/events.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log/log.ts';
import { createPool } from './pool.ts';

/** Linux's number of the timer that asks the other side whether it is still there. */
const keepAliveTimer = '02';

/** The timers of connections to a port, in either direction, as Linux lists them. */
async function timersTo(port: number): Promise<string[]> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = (await readFile('/proc/net/tcp', 'utf8')).trim().split('\n').slice(1);
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , remote = '', state]) => remote.endsWith(`:${hex}`) && state === '01')
    .map(([, , , , , timer = '']) => timer.slice(0, 2));
}

// A machine that loses its power does not close its connections: callers would wait for its answer for hours.
test.skipIf(process.platform !== 'linux')(
  'connections of the pool, the queue and the events notice that the database’s machine is gone',
  async () => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => void sockets.add(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const log = createLog('silent');
    const config = { host: '127.0.0.1', port, user: 'nobody', database: 'none' };
    const pool = createPool(config, log, 'test');
    const jobs = createJobs(config, { log, works: false });
    const hub = createEventHub(config, log);
    const tries = [pool.connect(), jobs.start(), hub.start()];
    try {
      await expect.poll(() => sockets.size, { timeout: 10_000 }).toBeGreaterThan(2);
      await expect
        .poll(async () => new Set(await timersTo(port)), { timeout: 10_000 })
        .toEqual(new Set([keepAliveTimer]));
    } finally {
      for (const socket of sockets) socket.destroy();
      server.close();
      await Promise.allSettled(tries);
      await pool.end();
      await jobs.stop();
    }
  },
);
