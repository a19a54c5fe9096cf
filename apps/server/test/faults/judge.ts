import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callsTo } from '../product.ts';
import { asked, type Accepted, type Client } from './clients.ts';
import type { Cluster } from './cluster.ts';

const adminFile = join(import.meta.dirname, '../../src/processes/admin.ts');
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
  wrong.push(...(await waitForJobs(cluster, timeoutMs)));
  await cluster.stopMembers();
  wrong.push(...judgeFolders(cluster));
  // The sweep of what uploads and deletions left is the scan's own repair here; after it nothing may be left, and nothing is lost before.
  await runAdmin(cluster, ['storage', 'scan', '--repair', '--grace-hours', '0']);
  for (const args of [['reconcile'], ['storage', 'scan', '--grace-hours', '0']]) {
    const { code, said } = await runAdmin(cluster, args);
    if (code !== 0) wrong.push(`admin ${args.join(' ')} ended with ${code}: ${said.trim()}`);
  }
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
async function waitForJobs(cluster: Cluster, timeoutMs: number): Promise<string[]> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const { code, said } = await runAdmin(cluster, ['stuck', '--minutes', '0']);
    if (code === 0) return [];
    if (performance.now() > until) return [`admin stuck: ${said.trim()}`];
    await sleep(3_000);
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
  const pages = client.accepted.reduce((sum, one) => sum + one.pages, 0);
  if (usage.pagesUsed !== pages || usage.pagesReserved !== 0)
    wrong.push(
      `${client.email}: ${usage.pagesUsed} pages charged and ${usage.pagesReserved} reserved, ${pages} accepted`,
    );
  return wrong;
}

// oxlint-disable-next-line typescript/no-explicit-any
function describe(one: Accepted, code: number, data: any): string | undefined {
  if (one.isDeleted) return code === 404 ? undefined : `deleted, and answered ${code}`;
  if (code !== 200) return `answered ${code}`;
  if (data.status !== 'completed')
    return `${data.status} ${data.files.map(({ error }: { error: string }) => error).join()}`;
  const field = data.files[0].fields.find(({ name }: { name: string }) => name === asked.field);
  const corrected = field.corrected?.value;
  if (corrected !== one.corrected) return `its value is ${corrected}, corrected to ${one.corrected}`;
  const rows = data.files.map(({ tables }: { tables: { rows: unknown[] }[] }) => tables[0]?.rows.length ?? 0);
  return rows.includes(0) ? 'a file without rows' : undefined;
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

function runAdmin(cluster: Cluster, args: readonly string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [adminFile, ...args],
      { env: { ...process.env, ...cluster.env() } },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), said: out + err }),
    );
  });
}
