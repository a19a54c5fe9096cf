import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Megabytes (PSS: shared pages count in parts) of a process and all it started, without commands that match `except`. */
export function treeMegabytes(root: number, except: RegExp): number {
  if (process.platform !== 'linux') return 0;
  let kilobytes = 0;
  for (const pid of familyOf(root)) {
    try {
      if (except.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))) continue;
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // The process has ended.
    }
  }
  return kilobytes / 1024;
}

/** Megabytes (PSS) of a process and all it started, by what they run, the largest first. */
export function treeByCommand(root: number): { command: string; processes: number; megabytes: number }[] {
  const found = [...familyOf(root)].flatMap((pid) => {
    const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
    try {
      const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(read('smaps_rollup'))?.[1] ?? 0);
      return [{ command: nameOf(read('cmdline')), megabytes: kilobytes / 1024 }];
    } catch {
      // The process has ended.
      return [];
    }
  });
  const sums = [...Map.groupBy(found, ({ command }) => command)].map(([command, all]) => ({
    command,
    processes: all.length,
    megabytes: all.reduce((sum, { megabytes }) => sum + megabytes, 0),
  }));
  return sums.toSorted((one, other) => other.megabytes - one.megabytes);
}

/** The script that a Node runs, or the program; PostgreSQL's processes are one. */
function nameOf(commandLine: string): string {
  if (commandLine.includes('postgres')) return 'PostgreSQL';
  const [program = '', ...args] = commandLine.split(/[\0 ]/);
  const script = args.find((arg) => /\.(?:mjs|ts|js)$/.test(arg)) ?? program;
  return script.split('/').slice(-2).join('/');
}

function familyOf(root: number): Set<number> {
  const rows = execFileSync('ps', ['-eo', 'pid,ppid'], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
  }
  return family;
}
