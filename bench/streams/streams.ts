/**
 * Live streams that stay open while requests are read: memory of the server's process and its heap (after collections) before, with all of
 * them open, and after each round in which every tenant sends a page; whether every stream of a tenant receives the end of each of its
 * requests; and what is left when all are closed. Exits with 1 if an event was lost, or the heap grew by more than a tenth from the first
 * round to the last.
 *
 * npm run bench streams [-- --streams 500 --tenants 10 --rounds 10]
 */
import { parseArgs } from 'node:util';
import { readFile } from 'node:fs/promises';
import { makeLedger } from '@ocr/specimens';
import { Client, makeLedgerTemplate, makeTenant, median } from '../lib/client.ts';
import { measureHeap, openInspector } from '../lib/inspected.ts';
import { freePort, startServer } from '../lib/server.ts';
import { listen, type Listener } from './listener.ts';

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '500' },
    tenants: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '10' },
  },
});
/** A session may have twelve; a user sixty. */
const perSession = 10;
const tenantCount = Number(values.tenants);
const perTenant = Math.ceil(Number(values.streams) / tenantCount);

interface Tenant {
  readonly client: Client;
  readonly templateId: string;
  readonly listeners: readonly Listener[];
}

const inspectPort = await freePort();
const server = await startServer(
  {
    DEMO: '1',
    WORKERS: '1',
    ENGINE: 'embedded',
    RATE_UPLOADS_PER_MINUTE: '100000',
    RATE_SIGN_INS_PER_MINUTE: '100000',
  },
  [`--inspect=127.0.0.1:${inspectPort}`],
);
const inspector = await openInspector(inspectPort);
try {
  const page = {
    name: 'page.pdf',
    bytes: await makeLedger({ pages: 1, rowsPerPage: 10, wrongEvery: 0 }),
  };
  const people = [];
  for (let place = 0; place < tenantCount; place += 1)
    people.push(await makeTenant(server.address, `t${place}`));
  await report('no stream');
  const tenants: Tenant[] = [];
  for (const { client, email, password } of people) {
    const listeners: Listener[] = [];
    for (let open = 0; open < perTenant; open += perSession) {
      const session = new Client(server.address);
      await session.signIn(email, password);
      const missing = Math.min(perSession, perTenant - open);
      for (let each = 0; each < missing; each += 1)
        listeners.push(await listen(server.address, session.token));
    }
    tenants.push({ client, templateId: await makeLedgerTemplate(client), listeners });
  }
  await report(`${tenants.flatMap(({ listeners }) => listeners).length} streams`);
  const heaps: number[] = [];
  const heard: number[] = [];
  let missed = 0;
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const { client, templateId, listeners } of tenants) {
      const { request } = await client.read(templateId, [page]);
      const ended = performance.now();
      const times = await Promise.all(listeners.map((listener) => listener.endOf(request.id)));
      missed += times.filter((time) => time === undefined).length;
      heard.push(...times.flatMap((time) => (time === undefined ? [] : [Math.max(0, time - ended)])));
    }
    heaps.push(await report(`round ${round}`));
  }
  for (const { listeners } of tenants) for (const { close } of listeners) close();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await report('all closed');
  console.log(
    `${heard.length} ends heard, ${missed} missed; later than the answer that shows the end: median ${median(heard).toFixed(0)} ms, last ${Math.max(...heard).toFixed(0)} ms`,
  );
  const growth = heaps.at(-1)! / heaps[0]!;
  console.log(`heap of the last round by that of the first: ${growth.toFixed(3)}`);
  if (missed > 0 || growth > 1.1) process.exitCode = 1;
} finally {
  inspector.close();
  await server.stop();
}

/** Prints, and returns the heap's megabytes. */
async function report(when: string): Promise<number> {
  const heap = await measureHeap(inspector.inspect);
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  const resident = Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
  console.log(`${when}: heap ${heap.toFixed(1)} MB, process ${resident.toFixed(0)} MB`);
  return heap;
}
