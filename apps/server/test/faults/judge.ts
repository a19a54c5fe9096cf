import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callsTo } from '../product.ts';
import type { Check } from './check-process.ts';
import { asked, chargedPages, isFlawed, type Accepted, type Client } from './clients.ts';
import type { Cluster } from './cluster.ts';

const checkFile = join(import.meta.dirname, 'check-process.ts');

/**
 * Everything that is not as it must be after the faults, in words; the product's processes are stopped on the way. What waits for its
 * next try gets `timeoutMs`, in milliseconds.
 */
export async function judge(
  cluster: Cluster,
  clients: readonly Client[],
  timeoutMs: number,
): Promise<string[]> {
  await cluster.ready();
  const wrong = clients.flatMap(({ surprises }) => surprises);
  wrong.push(...(await waitForEnd(cluster, timeoutMs)));
  for (const client of clients) wrong.push(...(await judgeClient(cluster, client)));
  wrong.push(...(await judgeCharges(cluster)));
  const checks = await startChecks(cluster);
  wrong.push(...(await waitForJobs(checks, timeoutMs)));
  await cluster.stopMembers();
  wrong.push(...judgeFolders(cluster));
  for (const check of ['reconcile', 'sweep', 'scan'] as const) wrong.push(...(await checks.run(check)));
  await checks.end();
  return wrong;
}

async function waitForEnd({ postgres }: Cluster, timeoutMs: number): Promise<string[]> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const [{ left } = { left: '0' }] = await postgres.query<{ left: string }>(
      "select count(*) as left from requests where status = 'processing'",
    );
    if (left === '0') return [];
    if (performance.now() > until) return [`${left} requests have not ended`];
    await sleep(500);
  }
}

/** Jobs of processes that died are given to others after a while, when their last sign of life is old enough. */
async function waitForJobs(checks: Checks, timeoutMs: number): Promise<string[]> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const wrong = await checks.run('stuck');
    if (wrong.length === 0 || performance.now() > until) return wrong;
    await sleep(1_000);
  }
}

/** What the product said to a client is still true, and nothing is there that no answer named. */
async function judgeClient(cluster: Cluster, client: Client): Promise<string[]> {
  const calls = callsTo(cluster.apis[0]!.address);
  const wrong: string[] = [];
  const kept = client.accepted.filter(({ isDeleted }) => !isDeleted);
  for (const one of client.accepted) {
    const { status, data } = await calls.call('GET', `/request/${one.id}`, client.token);
    const found = describe(one, status.code, data);
    if (found !== undefined) wrong.push(`${client.email}, request ${one.id}: ${found}`);
  }
  const { data: list } = await calls.call('GET', '/request?size=1', client.token);
  if (list.total !== kept.length)
    wrong.push(`${client.email}: ${list.total} requests are listed, ${kept.length} were accepted and kept`);
  const { data: usage } = await calls.call('GET', '/usage/current', client.token);
  const pages = client.accepted.reduce((sum, one) => sum + chargedPages(one), 0);
  if (usage.pagesUsed !== pages || usage.pagesReserved !== 0)
    wrong.push(
      `${client.email}: ${usage.pagesUsed} pages charged and ${usage.pagesReserved} reserved, ${pages} accepted that can be read`,
    );
  return wrong;
}

// oxlint-disable-next-line typescript/no-explicit-any
function describe(one: Accepted, code: number, data: any): string | undefined {
  if (one.isDeleted) return code === 404 ? undefined : `deleted, and answered ${code}`;
  if (code !== 200) return `answered ${code}`;
  const expected = one.files.every(isFlawed) ? 'failed' : 'completed';
  if (data.status !== expected) return `${data.status} instead of ${expected}`;
  for (const [index, sent] of one.files.entries()) {
    const { id, status, error, tables } = data.files[index];
    const outcome = `${status} ${error ?? tables[0]?.rows.length > 0}`;
    if (id !== sent.id || outcome !== (sent.isFlawed ? 'failed CORRUPT_FILE' : 'completed true'))
      return `file ${sent.id}${sent.isFlawed ? ', flawed' : ''}: ${outcome} (whether it has rows, or its error)`;
  }
  const good = one.files.findIndex((file) => !file.isFlawed);
  const field = data.files[good]?.fields.find(({ name }: { name: string }) => name === asked.field);
  const corrected = field?.corrected?.value;
  return corrected === one.corrected ? undefined : `its value is ${corrected}, corrected to ${one.corrected}`;
}

/** In the ledger itself: a file that was read has each of its pages once, another none. */
async function judgeCharges({ postgres }: Cluster): Promise<string[]> {
  const rows = await postgres.query<{ file_id: string; state: string; pages: number; charged: string }>(
    `select m.file_id, m.state, m.pages, count(l.page) as charged
     from metered_files m left join page_ledger l on l.file_id = m.file_id
     group by m.file_id, m.state, m.pages
     having count(l.page) <> (case when m.state = 'used' then m.pages else 0 end) or m.state = 'reserved'`,
  );
  return rows.map(
    ({ file_id, state, pages, charged }) => `file ${file_id}: ${state}, ${charged} of ${pages} pages charged`,
  );
}

/** Nothing of an upload or a document under way is left in the processes' folders. */
function judgeFolders({ dataFolders }: Cluster): string[] {
  return dataFolders.flatMap((folder) => {
    const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    return left.map((entry) => `left behind: ${join(entry.parentPath, entry.name)}`);
  });
}

interface Checks {
  run(check: Check): Promise<string[]>;
  end(): Promise<void>;
}

/** Starts the process that looks at database and documents, past all faults. */
async function startChecks(cluster: Cluster): Promise<Checks> {
  const child = fork(checkFile, { execArgv: [], env: { ...process.env, ...cluster.env() } });
  const ended = once(child, 'exit');
  const answer = async (): Promise<unknown> => {
    const [message]: unknown[] = await Promise.race([once(child, 'message'), ended]);
    if (child.exitCode !== null) throw new Error(`The checks ended with ${child.exitCode}`);
    return message;
  };
  await answer();
  return {
    run: async (check) => {
      child.send(check);
      return ((await answer()) as string[]).map((wrong) => `${check}: ${wrong}`);
    },
    end: async () => {
      child.disconnect();
      await ended;
    },
  };
}
