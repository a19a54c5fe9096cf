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
      // The process ended meanwhile.
    }
  }
  return kilobytes / 1024;
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
