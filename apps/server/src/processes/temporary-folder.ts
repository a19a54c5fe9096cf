import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#platform/database/ids.ts';

const staleMs = 24 * 3_600_000;

/**
 * A folder of this process's own in DATA_DIR/tmp. Folders of processes that are known to be dead are swept; where that cannot be
 * known (another machine, another container, no /proc), those that nothing was written to for a day.
 */
export async function makeTemporaryFolder(dataDir: string): Promise<string> {
  const parent = join(dataDir, 'tmp');
  await mkdir(parent, { recursive: true, mode: 0o700 });
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    if (isOwnerDead(name) ?? (await isStale(path))) await rm(path, { recursive: true, force: true });
  }
  const folder = join(parent, `${newId()}${ownSuffix()}`);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

async function isStale(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > staleMs;
}

/** Whether the process that a folder is named after has ended; undefined where that cannot be known. */
function isOwnerDead(name: string): boolean | undefined {
  const [, pid, started, place] = /^[0-9a-f-]{36}_(\d+)_(\d+)_([0-9a-f]+)$/.exec(name) ?? [];
  if (pid === undefined || place !== placeOfNumbers()) return undefined;
  return startOf(Number(pid)) !== started;
}

/** What distinguishes this process from every other one; empty where the system does not say. */
function ownSuffix(): string {
  const started = startOf(process.pid);
  const place = placeOfNumbers();
  return started === undefined || place === undefined ? '' : `_${process.pid}_${started}_${place}`;
}

/** When a process started, in the system's own ticks, since its number may be another one's later; undefined where it has ended. */
function startOf(pid: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

/** Where process numbers mean the same: one start of one machine, one container. */
function placeOfNumbers(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    const namespace = readlinkSync('/proc/self/ns/pid');
    return createHash('sha256').update(`${boot} ${namespace}`).digest('hex').slice(0, 12);
  } catch {
    return undefined;
  }
}
