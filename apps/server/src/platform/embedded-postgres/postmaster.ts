import { codeOf } from '#platform/errors/facts.ts';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { POSTGRES_ENV, type Binaries } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import { EmbeddedPostgresError, PORT, type SupervisorLog } from './types.ts';

/** A PostgreSQL server process as its lock file (`postmaster.pid`) describes it. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
  readonly port: number;
}

const LARGEST_LOG = 5 * 1024 * 1024;
const POLL_MS = 20;
/** A fast shutdown writes a checkpoint first; after this the next start recovers from the log instead. */
const FAST_SHUTDOWN_MS = 60_000;

/** The running server of this cluster, no matter which process started it; `undefined` if none runs or its lock file is incomplete. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const [pid, , , port, socketFolder] = readLines(path.join(cluster, 'postmaster.pid'));
  if (!pid || !port || !socketFolder || !isPostmasterOf(Number(pid), cluster)) return undefined;
  return { pid: Number(pid), port: Number(port), socketFolder };
}

/**
 * Whether `pid` is a live PostgreSQL server of this very cluster. Process ids are reused (after a restart of the machine or container even
 * by another PostgreSQL), and a zombie keeps its id until it is collected, so the command line decides.
 */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!(pid > 0)) return false;
  if (fs.existsSync('/proc/self/stat')) {
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
      const words = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return !['Z', 'X'].includes(state) && words[words.indexOf('-D') + 1] === cluster;
    } catch {
      return false;
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' });
  return !stdout.trim().startsWith('Z') && stdout.includes(` -D ${cluster} `);
}

/**
 * Removes the lock files of a dead server that PostgreSQL itself does not remove, because their process id exists (reused, or as a zombie).
 * PostgreSQL still refuses to start while orphaned backends use the shared memory.
 */
export function removeStaleLocks(cluster: string, socketFolder: string): void {
  for (const file of [
    path.join(cluster, 'postmaster.pid'),
    path.join(socketFolder, `.s.PGSQL.${PORT}.lock`),
  ]) {
    const [pid] = readLines(file);
    if (pid && !isPostmasterOf(Number(pid), cluster)) fs.rmSync(file, { force: true });
  }
}

/** A server that we started: its process id, and how it ended if it did. */
export interface StartedPostmaster {
  readonly pid: number;
  /** What the server wrote if it has ended (or could not be run at all), otherwise `undefined`. */
  ended(): string | undefined;
}

/**
 * Starts the server in a process group of its own, so that Ctrl-C in the terminal does not stop the database before
 * the processes that still use it.
 */
export function spawnPostmaster(
  home: ClusterHome,
  binaries: Binaries,
  socketFolder: string,
): StartedPostmaster {
  const logFile = path.join(home.folder, 'postgres.log');
  if ((fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG)
    fs.renameSync(logFile, `${logFile}.1`);
  const output = fs.openSync(logFile, 'a', 0o600);
  if (home.user) fs.fchownSync(output, home.user.uid, home.user.gid);
  const start = fs.fstatSync(output).size;
  const settings = Object.entries(serverSettings(socketFolder, binaries)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(binaries.postgres, ['-D', home.cluster, '-p', String(PORT), ...settings], {
    ...home.user,
    cwd: '/',
    env: POSTGRES_ENV,
    stdio: ['ignore', output, output],
    detached: true,
  });
  fs.closeSync(output);
  let problem: string | undefined;
  child.on('error', (error) => (problem = error.message));
  child.on('exit', () => (problem ??= readLog(logFile, start)));
  // A process that ends before it supervises (Ctrl-C during the start) takes the server with it.
  const stopAtExit = (): void => void child.kill('SIGINT');
  process.on('exit', stopAtExit);
  child.on('exit', () => process.off('exit', stopAtExit));
  child.unref();
  return { pid: child.pid ?? 0, ended: () => problem };
}

/** The server's last log lines. Empty if its folder was removed already. */
function readLog(logFile: string, start: number): string {
  try {
    return fs.readFileSync(logFile, 'utf8').slice(start).trim().slice(-1500);
  } catch {
    return '';
  }
}

/** Changes when the version or the settings do: an orphan started otherwise is replaced instead of adopted. */
export function clusterName(binaries: Binaries): string {
  return `ocr-${binaries.version}-2`;
}

function serverSettings(socketFolder: string, binaries: Binaries): Record<string, string> {
  return {
    cluster_name: clusterName(binaries),
    // No network at all: only processes that may enter the socket's folder can connect.
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    // POSIX shared memory is 64 MB in a container, and systemd removes it when its user logs out.
    dynamic_shared_memory_type: 'mmap',
    // The application logs its own errors; statements could carry documents' contents into this log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  };
}

/** Stops the server: sessions are ended, a checkpoint is written, and only then does this return. */
export async function stopPostmaster(pid: number, cluster: string, log: SupervisorLog): Promise<void> {
  for (const [signal, wait] of [
    ['SIGINT', FAST_SHUTDOWN_MS],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (!isPostmasterOf(pid, cluster)) return;
    signalPostmaster(pid, signal);
    const deadline = performance.now() + wait;
    while (performance.now() < deadline) {
      if (!isPostmasterOf(pid, cluster)) return;
      await sleep(POLL_MS);
    }
    log.warn(`The database (process ${pid}) did not stop on ${signal}.`);
  }
  throw new EmbeddedPostgresError(`The database (process ${pid}) does not stop.`);
}

/** Sends a signal to a server that may have ended already. */
export function signalPostmaster(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

function readLines(file: string): string[] {
  try {
    return fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim());
  } catch {
    return [];
  }
}
