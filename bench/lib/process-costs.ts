import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const POLL_MS = 50;

/** What the processes below this one cost from now on: seconds of the processor, and the most megabytes that they held together. */
export function watchChildren(): { stop(): { seconds: number; megabytes: number } } {
  const before = costsOf(childrenOf(process.pid));
  const seen = new Map<number, Costs>();
  let megabytes = 0;
  const sample = () => {
    const now = costsOf(childrenOf(process.pid));
    for (const [pid, costs] of now) seen.set(pid, costs);
    megabytes = Math.max(
      megabytes,
      [...now.values()].reduce((sum, costs) => sum + costs.megabytes, 0),
    );
  };
  const watch = setInterval(sample, POLL_MS);
  return {
    stop: () => {
      sample();
      clearInterval(watch);
      const ticks = [...seen].reduce(
        (sum, [pid, costs]) => sum + costs.ticks - (before.get(pid)?.ticks ?? 0),
        0,
      );
      return { seconds: ticks / TICKS_PER_SECOND, megabytes };
    },
  };
}

interface Costs {
  readonly ticks: number;
  readonly megabytes: number;
}

function costsOf(pids: readonly number[]): Map<number, Costs> {
  const costs = new Map<number, Costs>();
  for (const pid of pids)
    try {
      // The name in brackets may contain spaces; the 12th and 13th fields after it are the times.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      const resident = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
      costs.set(pid, { ticks: Number(fields[11]) + Number(fields[12]), megabytes: Number(resident) / 1024 });
    } catch {
      // The process has ended.
    }
  return costs;
}

/** All processes below one. */
function childrenOf(root: number): number[] {
  const found: number[] = [];
  const open = [root];
  for (let pid = open.pop(); pid !== undefined; pid = open.pop())
    try {
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
      const pids = children === '' ? [] : children.split(' ').map(Number);
      found.push(...pids);
      open.push(...pids);
    } catch {
      // The process has ended.
    }
  return found;
}

/** Milliseconds of the processor that a process took so far, with all its threads; 0 if it has ended. Linux only, to 10 ms. */
export function processorMs(pid: number): number {
  return ((costsOf([pid]).get(pid)?.ticks ?? 0) * 1000) / TICKS_PER_SECOND;
}

/** The same of the processes that a PostgreSQL server started for its connections, by the file with its process's id. */
export function postgresMs(pidFile: string): number {
  const [pid] = readFileSync(pidFile, 'utf8').split('\n');
  return childrenOf(Number(pid)).reduce((sum, child) => sum + processorMs(child), 0);
}
