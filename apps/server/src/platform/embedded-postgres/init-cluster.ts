import { codeOf } from '#platform/errors/facts.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { POSTGRES_ENV, type Binaries } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import { makeFolderFor } from './system-user.ts';
import { EmbeddedPostgresError, SUPERUSER } from './types.ts';

/** A left-over init folder is older than this even if its process id has been reused. */
const OLDEST_INIT_MS = 10 * 60_000;

/**
 * Creates the cluster if there is none. initdb works in a separate folder, which is renamed when complete: a killed first start leaves no
 * half cluster, and of several first starts at once one wins.
 */
export async function initCluster(home: ClusterHome, binaries: Binaries): Promise<void> {
  sweepUnfinished(home.cluster);
  if (fs.existsSync(path.join(home.cluster, 'PG_VERSION'))) return;
  const temporary = `${home.cluster}.init.${process.pid}`;
  fs.rmSync(temporary, { recursive: true, force: true });
  makeFolderFor(temporary, home.user, 0o700);
  try {
    await runInitdb(temporary, home, binaries);
    fs.renameSync(temporary, home.cluster);
    syncFolder(home.folder);
  } catch (error) {
    fs.rmSync(temporary, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
  }
}

/** The builtin C.UTF-8 locale is the same on every machine: no index depends on a library's sort order. */
async function runInitdb(folder: string, home: ClusterHome, binaries: Binaries): Promise<void> {
  const args = ['-D', folder, '-U', SUPERUSER, '--auth-local=trust', '--auth-host=reject', '-E', 'UTF8'];
  args.push('--locale-provider=builtin', '--locale=C.UTF-8');
  const child = spawn(binaries.initdb, args, {
    ...home.user,
    cwd: '/',
    env: POSTGRES_ENV,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problem = '';
  child.stderr.on('data', (chunk: Buffer) => (problem = (problem + chunk.toString()).slice(-2000)));
  await once(child, 'close');
  if (child.exitCode !== 0)
    throw new EmbeddedPostgresError(`The database could not be made in ${home.folder}: ${problem.trim()}`);
}

function sweepUnfinished(cluster: string): void {
  const parent = path.dirname(cluster);
  const prefix = `${path.basename(cluster)}.init.`;
  for (const name of fs.readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const folder = path.join(parent, name);
    const pid = Number(name.slice(prefix.length));
    const age = Date.now() - (fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (!isAlive(pid) || age > OLDEST_INIT_MS) fs.rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
