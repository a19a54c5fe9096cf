import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { isPostmasterOf } from '../postmaster.ts';
import type { SocketConnection } from '../types.ts';

/** One line of `supervisor-process.ts`. */
export interface SupervisorState {
  readonly owner?: SocketConnection;
  readonly app?: SocketConnection;
  readonly adopted?: boolean;
  readonly restarts?: number;
  readonly error?: string;
  readonly log?: string;
}

/** A supervisor in a process of its own, which a test may kill. */
export interface Supervisor {
  readonly child: ChildProcess;
  /** Its first state, or its refusal. */
  readonly first: SupervisorState;
  readonly logs: string[];
  /** Asks for its state now. */
  readonly state: () => Promise<SupervisorState>;
  /** Clean stop; resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
  readonly kill: () => Promise<void>;
}

const script = path.join(import.meta.dirname, 'supervisor-process.ts');
const children = new Set<ChildProcess>();
const folders = new Set<string>();

/** A folder of its own, removed by `cleanUp`; `mode` decides whether other users may pass. */
export function makeFolder(mode = 0o755): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ocr-pg-test-'));
  fs.chmodSync(folder, mode);
  folders.add(folder);
  return folder;
}

let made: Promise<string> | undefined;

/** A folder of its own, removed by `cleanUp`, with a database that was made by a first start and stopped: made once, and copied. */
export async function makeStartedFolder(): Promise<string> {
  made ??= makeDatabase();
  const [from, to] = [await made, makeFolder()];
  execFileSync('cp', ['-Rp', path.join(from, '.'), to]);
  return to;
}

async function makeDatabase(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ocr-pg-test-'));
  fs.chmodSync(folder, 0o755);
  await (await startSupervisor(folder)).stop();
  return folder;
}

/** After the last test. */
export async function removeDatabase(): Promise<void> {
  if (made !== undefined) fs.rmSync(await made, { recursive: true, force: true });
  made = undefined;
}

export async function startSupervisor(
  dataDir: string,
  options: { share?: boolean; uid?: number } = {},
): Promise<Supervisor> {
  const command = [process.execPath, script, dataDir, ...(options.share ? ['share'] : [])];
  if (options.uid !== undefined) {
    const { uid } = options;
    command.unshift('setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups');
  }
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  children.add(child);
  const logs: string[] = [];
  const waiting: ((state: SupervisorState) => void)[] = [];
  const early: SupervisorState[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const state = JSON.parse(line) as SupervisorState;
    if (state.log !== undefined) logs.push(state.log);
    else if (waiting.length > 0) waiting.shift()?.(state);
    else early.push(state);
  });
  const next = (): Promise<SupervisorState> =>
    new Promise((resolve) => (early.length > 0 ? resolve(early.shift()!) : waiting.push(resolve)));
  const exited = once(child, 'exit');
  return {
    child,
    first: await next(),
    logs,
    state: () => {
      child.stdin.write('state\n');
      return next();
    },
    stop: async () => {
      child.kill('SIGTERM');
      return ((await exited) as [number | null])[0];
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Runs one statement as the owner of the application's database. */
export async function run(
  connection: SocketConnection | undefined,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ ...connection });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** The process id in the cluster's lock file, if a server runs. */
export function serverPid(home: string): number | undefined {
  try {
    return Number(fs.readFileSync(path.join(home, 'pg18/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

/** Waits until `condition` gives something. */
export async function until<T>(
  condition: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    const found = await condition();
    if (found !== undefined && found !== false) return found;
    await sleep(20);
  }
  throw new Error('waited too long');
}

/** The server and all its children. */
export function processTree(pid: number): number[] {
  const parents = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...parents.map(Number)];
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Kills what a test left running and removes its folders. */
export async function cleanUp(): Promise<void> {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  for (const folder of folders) {
    for (const home of findHomes(folder)) {
      const pid = serverPid(home) ?? 0;
      const runs = (): boolean => isPostmasterOf(pid, path.join(home, 'pg18'));
      if (runs()) process.kill(pid, 'SIGQUIT');
      await until(() => !runs());
      if (!home.startsWith(folder)) fs.rmSync(home, { recursive: true, force: true });
    }
    fs.rmSync(folder, { recursive: true, force: true });
  }
  folders.clear();
}

function findHomes(folder: string): string[] {
  const found = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const inside = found
    .filter((name) => path.basename(name) === 'pg18')
    .map((name) => path.dirname(path.join(folder, name)));
  const locations = found.filter((name) => path.basename(name) === 'location');
  const elsewhere = locations.map((name) => fs.readFileSync(path.join(folder, name), 'utf8').trim());
  return [...inside, ...elsewhere].filter((home) => fs.existsSync(home));
}
