/**
 * What calls, a page, a backup, a restore and closing a month cost as the data grows tenfold and a hundredfold: rows as of two years of
 * requests with ten pages each, half of them of one tenant, and no documents. All in one run, with the size of the database and of the
 * backup.
 *
 * npm run bench growth [-- --rows 1000,10000,100000 --only day|copies]
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { serverEnvironment } from '../../scripts/server-command.mjs';
import { fillScale } from '../lib/load/fill-scale.ts';
import { startServer } from '../lib/server.ts';
import { measureDay } from './daily.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000,10000,100000' }, only: { type: 'string' } },
});
const adminCommand = resolve(import.meta.dirname, '../../apps/server/src/processes/admin.ts');
/** Requests of each tenant but the first, as `fillScale` has them. */
const REQUESTS_OF_OTHERS = 100;

interface Cost {
  readonly seconds: number;
  /** The most memory of the command, in bytes. */
  readonly peak: number;
}

for (const rows of values.rows.split(',').map(Number)) {
  // All in one parent folder, which PostgreSQL's own user must be able to reach.
  const folders = await Promise.all([1, 2, 3].map(() => mkdtemp(join(tmpdir(), 'ocr-bench-'))));
  try {
    await measure(rows, folders);
  } finally {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

async function measure(rows: number, [dataDir = '', target = '', other = '']: string[]): Promise<void> {
  const backup = join(other, 'backup');
  const server = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
  const superuser = { host: join(dataDir, 'postgres/run'), user: 'postgres', database: 'ocr' };
  const owner = new Pool({ ...superuser, max: 2 });
  try {
    await fillScale(owner, { requests: rows, tenants: Math.max(1, rows / REQUESTS_OF_OTHERS) });
    // Rows are what grows here: their documents are none.
    await owner.query(`update request_files set storage_key = null where storage_key like 'none/%'`);
    const pages = await one(owner, 'select count(*) from page_ledger');
    const bytes = await one(owner, 'select pg_database_size(current_database())');
    await owner.query('vacuum analyze');
    console.log(`${rows} requests of one tenant, ${pages} pages charged, ${megabytes(bytes)} of database`);
    if (values.only !== 'copies') await measureDay({ address: server.address, superuser, owner });
    if (values.only === 'day') return;
    const saved = await admin(dataDir, 'backup', '--to', backup);
    console.log(`  backup  ${show(saved)}, ${megabytes(await sizeOf(backup))}`);
    const invoices = await openLastMonth(owner);
    console.log(`  closing ${show(await admin(dataDir, 'close'))}, ${invoices} invoices`);
  } finally {
    await owner.end();
    await server.stop();
  }
  console.log(`  restore ${show(await admin(target, 'restore', '--from', backup))}`);
}

async function one(owner: Pool, text: string): Promise<number> {
  const { rows } = await owner.query<Record<string, string>>(text);
  return Number(Object.values(rows[0] ?? {})[0]);
}

/** Takes the invoices of the last month away, so that it is to be closed again; returns how many they were. */
async function openLastMonth(owner: Pool): Promise<number> {
  const last = `date_trunc('month', now() - interval '1 month')::date`;
  const { rowCount } = await owner.query(`delete from invoices where month = ${last}`);
  await owner.query(
    `update billing_profiles set closed_month = (${last} - interval '1 month')::date where closed_month >= ${last}`,
  );
  return rowCount ?? 0;
}

/** Runs a command of `npm run admin`. */
async function admin(dataDir: string, ...command: readonly string[]): Promise<Cost> {
  const start = performance.now();
  const child = spawn(process.execPath, [adminCommand, ...command], {
    env: { ...serverEnvironment(), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const watch = setInterval(() => {
    void peakOf(child.pid).then((bytes) => (peak = Math.max(peak, bytes)));
  }, 100);
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${command[0]} ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000, peak };
}

/** Linux only; 0 elsewhere. */
async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return 1024 * Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

function show({ seconds, peak }: Cost): string {
  return `${seconds.toFixed(1)} s, ${megabytes(peak)} of memory`;
}
