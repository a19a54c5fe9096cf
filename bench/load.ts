/**
 * What calls take with ten clients at once, through HTTP, compared with a bare Fastify that returns the same bytes and with the call's own
 * SQL, all in one run; for the list, also with its bare SQL. The demo's tenant gets this many requests, and each of the other tenants a
 * hundred, with ten pages each on average.
 *
 * The call's own SQL is measured in two ways. Its statements, with the same values, role and transactions, are sent by as many clients at once,
 * each transaction in one message (p50, p95), and both the call and its statements by one client alone (p50): these two ratios compare
 * like with like. Beside them is the mean time of the statements by the database's own clock while ten clients make the call, and the
 * ratio of the call's p50 to it: in that ratio, waiting for the processor counts for the call and not for its SQL.
 *
 * npm run bench load [-- --rows 1000000 --tenants 1000 --clients 10 --rounds 20 --data /tmp/filled --only /invoice]
 *
 * With `--data` the filled database is kept there, and used by the next run; with `--only`, only calls whose path contains it are measured. The server is
 * given the time for what it does at its start, and each client makes each call twice before any is measured, and twice again before that one is. `cpu` is the processor time of a call in the server's process, PostgreSQL's and this one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fastify from 'fastify';
import { Pool } from 'pg';
import {
  checkInvoiceCounts,
  compactInvoiceCounts,
} from '../apps/server/src/features/billing/invoices/count-invoices.ts';
import { storeUsageSums } from '../apps/server/src/features/billing/usage/store-usage-sums.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { createDatabase } from '../apps/server/src/platform/database/database.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { countOfRequests, fillScale, pageOfRequests } from './lib/load/fill-scale.ts';
import {
  captureStatements,
  connectReplays,
  loggedMs,
  withStatementsLogged,
} from './lib/load/own-statements.ts';
import { partnerPaths, tenantPaths, type Ask } from './lib/load/paths.ts';
import { postgresMs, processorMs } from './lib/process-costs.ts';
import { startServer } from './lib/server.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    tenants: { type: 'string', default: '1000' },
    data: { type: 'string' },
    clients: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
});
const dataDir = values.data ?? (await mkdtemp(join(tmpdir(), 'ocr-bench-')));
const server = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
const socket = { host: join(dataDir, 'postgres/run'), user: 'postgres', database: 'ocr' };
const postgresPid = join(dataDir, `postgres/pg18/postmaster.pid`);
const logFile = join(dataDir, 'postgres/postgres.log');
const owner = new Pool({ ...socket, max: 20 });
try {
  await fillScale(owner, { requests: Number(values.rows), tenants: Number(values.tenants) });
  await sumUsage();
  await restServer();
  const tenantId = await findTenant('tenant@example.com');
  const tenant = await signIn('tenant@example.com', 'Tenant#2026');
  const partner = await signIn('partner@example.com', 'Partner#2026');
  console.log(
    `${values.rows} requests of one tenant, ${values.tenants} tenants, ${await countPages()} pages charged; ${values.clients} clients, ${values.rounds} calls of each: ms p50, p95 | cpu of server, PostgreSQL and clients | the call's own SQL by as many clients p50, p95, ratio of p50 | one client: call, own SQL, ratio | mean of its SQL by the database's clock, ratio of p50`,
  );
  print(
    'a page of the list, bare SQL, its count as a sum',
    await measure(() => owner.query(pageOfRequests, [tenantId])),
  );
  print(
    'the number of its rows, counted by bare SQL',
    await measure(() => owner.query(countOfRequests, [tenantId]), 2),
  );
  const isWanted = (path: string) => path.includes(values.only);
  const calls = [
    ...(await tenantPaths(asking(tenant))).filter(isWanted).map((path) => [path, tenant] as const),
    ...(await partnerPaths(asking(partner))).filter(isWanted).map((path) => [path, partner] as const),
  ];
  // A server that has just started compiles its code while it answers: not only the first call of the list would show that.
  for (const [path, token] of calls) await measure(async () => (await ask(path, token)).text(), 2);
  for (const [path, token] of calls) await compare(path, token);
} finally {
  await owner.end();
  await server.stop();
  if (values.data === undefined) await rm(dataDir, { recursive: true, force: true });
}

/** As the sweep does within ten minutes. What it had stored before the rows came would differ from them, and be summed again by each call. */
async function sumUsage(): Promise<void> {
  await owner.query('delete from usage_sums');
  const log = createLog('silent');
  const db = createDatabase(socket, log);
  const start = performance.now();
  await storeUsageSums({ db, clock: systemClock, log });
  // What the server counted while the rows were filled in, which changes no counts, is put right as the daily check does.
  await checkInvoiceCounts({ db, clock: systemClock, log });
  await compactInvoiceCounts({ db, clock: systemClock, log });
  console.log(
    `${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  sums of usage, counts of invoices`,
  );
  await db.destroy();
}

/** Until the server and the database have done what they do at their start, for two seconds on end; at most a minute. */
async function restServer(): Promise<void> {
  let quiet = 0;
  for (let second = 0; second < 60 && quiet < 2; second += 1) {
    const before = processorTimes();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const [ofServer = 0, ofPostgres = 0] = processorTimes().map((ms, which) => ms - before[which]!);
    quiet = ofServer + ofPostgres < 100 ? quiet + 1 : 0;
  }
}

/** Asks as the user of a token. */
function asking(token: string): Ask {
  return async <Data>(path: string) => ((await (await ask(path, token)).json()) as { data: Data }).data;
}

function ask(path: string, token: string): Promise<Response> {
  return fetch(`${server.address}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
}

async function findTenant(email: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('select tenant_id as id from users where email = $1', [
    email,
  ]);
  return rows[0]!.id;
}

async function countPages(): Promise<string> {
  const { rows } = await owner.query<{ pages: string }>('select count(*) as pages from page_ledger');
  return rows[0]!.pages;
}

interface Times {
  readonly median: number;
  readonly worst: number;
  readonly calls: number;
}

/** The call, and a bare server with its answer, in turns. */
async function compare(path: string, token: string): Promise<void> {
  const first = await ask(path, token);
  const body = await first.text();
  if (!first.ok) throw new Error(`${path}: ${first.status} ${body}`);
  const bare = fastify();
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
  const address = await bare.listen({ host: '127.0.0.1', port: 0 });
  const call = async () => (await ask(path, token)).text();
  await measure(call, 2);
  const before = processorTimes();
  const times = await measure(call);
  const cpu = processorTimes().map((ms, which) => (ms - before[which]!) / times.calls);
  const bareTimes = await measure(async () => (await fetch(address)).text());
  await bare.close();
  const sql = await compareSql(call);
  const sqlMs = await measureSql(call);
  const columns = [
    cpu.map((ms) => ms.toFixed(1).padStart(5)).join(''),
    `${fixed(sql.many.median)}${fixed(sql.many.worst)}${fixed(times.median / sql.many.median)}`,
    `${fixed(sql.call.median)}${fixed(sql.alone.median)}${fixed(sql.call.median / sql.alone.median)}`,
    `${fixed(sqlMs)}${fixed(times.median / sqlMs)}`,
  ];
  const bareText = `bare Fastify ${bareTimes.median.toFixed(0)}, ${bareTimes.worst.toFixed(0)}`;
  const name = path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}');
  print(`${columns.join(' |')}  ${name} (${bareText})`, times);
}

function fixed(value: number): string {
  return value.toFixed(1).padStart(7);
}

/** The call's own statements by as many clients, and by one beside the call by one. */
async function compareSql(call: () => Promise<unknown>): Promise<{ many: Times; call: Times; alone: Times }> {
  const statements = await captureStatements({ superuser: owner, file: logFile }, call);
  const { replays, end } = await connectReplays(socket, statements, Number(values.clients));
  const [first] = replays;
  try {
    await measureEach(replays, 7);
    const many = await measureEach(replays);
    return { many, call: await measureEach([call]), alone: await measureEach([first!]) };
  } finally {
    await end();
  }
}

/** Milliseconds of the processor so far: of the server, of PostgreSQL and of this process. */
function processorTimes(): number[] {
  return [server.pid, process.pid].map(processorMs).toSpliced(1, 0, postgresMs(postgresPid));
}

/** Milliseconds of the database for each call, under the same load, from its own log. */
async function measureSql(call: () => Promise<unknown>): Promise<number> {
  const logged = await withStatementsLogged({ superuser: owner, file: logFile }, () => measure(call));
  return loggedMs(logged) / (Number(values.clients) * Number(values.rounds));
}

function measure(call: () => Promise<unknown>, rounds = Number(values.rounds)): Promise<Times> {
  return measureEach(
    Array.from({ length: Number(values.clients) }, () => call),
    rounds,
  );
}

/** Each by a client of its own, all at once. */
async function measureEach(
  calls: readonly (() => Promise<unknown>)[],
  rounds = Number(values.rounds),
): Promise<Times> {
  const times: number[] = [];
  const ask = async (call: () => Promise<unknown>) => {
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(calls.map(ask));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return { median: at(0.5), worst: at(0.95), calls: sorted.length };
}

function print(what: string, { median, worst }: Times): void {
  console.log(`${median.toFixed(0).padStart(7)} ${worst.toFixed(0).padStart(7)}  ${what}`);
}

async function signIn(email: string, password: string): Promise<string> {
  const response = await fetch(`${server.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string } };
  return data.accessToken;
}
