/**
 * What calls take with ten clients at once, through HTTP, beside a bare Fastify that answers the same bytes and, for the list, beside its bare SQL,
 * all in one run. The demo's tenant gets many requests more.
 *
 *   npm run bench load [-- --rows 1000000 --clients 10 --rounds 20]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fastify from 'fastify';
import { Pool } from 'pg';
import { countOfRequests, fillRequests, pageOfRequests } from './lib/fill-requests.ts';
import { startServer } from './lib/server.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    clients: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '20' },
  },
});
const dataDir = await mkdtemp(join(tmpdir(), 'ocr-bench-'));
const server = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
const owner = new Pool({ host: join(dataDir, 'postgres/run'), user: 'ocr_owner', database: 'ocr', max: 20 });
try {
  const tenantId = await fillRequests(owner, 'tenant@example.com', Number(values.rows));
  const tenant = await signIn('tenant@example.com', 'Tenant#2026');
  const partner = await signIn('partner@example.com', 'Partner#2026');
  console.log(
    `${values.rows} requests, ${values.clients} clients, ${values.rounds} calls of each: ms p50, p95`,
  );
  const bareSql = await measure(() => owner.query(pageOfRequests, [tenantId]));
  print('a page of the list, bare SQL, its count as a sum', bareSql);
  const counted = await measure(() => owner.query(countOfRequests, [tenantId]), 2);
  print('the number of its rows, counted by bare SQL', counted);
  for (const path of [
    '/request',
    '/request?status=failed&sort=-pageCount',
    '/request?search=te&counted=quickly',
    '/usage/current',
    '/usage',
    '/invoice',
    '/user/me',
    '/template/compact',
  ])
    await compare(path, tenant);
  for (const path of ['/usage/current?nearest=8', '/invoice', '/tenant', '/audit'])
    await compare(path, partner);
} finally {
  await owner.end();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

interface Times {
  readonly median: number;
  readonly worst: number;
}

/** The call, and a bare server with its answer, in turns. */
async function compare(path: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const url = `${server.address}/api${path}`;
  const first = await fetch(url, { headers });
  const body = await first.text();
  if (!first.ok) throw new Error(`${path}: ${first.status} ${body}`);
  const bare = fastify();
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
  const address = await bare.listen({ host: '127.0.0.1', port: 0 });
  const times = await measure(async () => (await fetch(url, { headers })).text());
  const bareTimes = await measure(async () => (await fetch(address)).text());
  await bare.close();
  print(`${path} (bare Fastify ${bareTimes.median.toFixed(0)}, ${bareTimes.worst.toFixed(0)})`, times);
}

async function measure(call: () => Promise<unknown>, rounds = Number(values.rounds)): Promise<Times> {
  const times: number[] = [];
  const ask = async () => {
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: Number(values.clients) }, ask));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return { median: at(0.5), worst: at(0.95) };
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
