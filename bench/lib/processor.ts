import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Milliseconds of the processor that a process took so far, with all its threads; 0 if it has ended. Linux only, to 10 ms. */
export function processorMs(pid: number): number {
  try {
    // The name in brackets may contain spaces; the 12th and 13th fields after it are the times.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** The same of the processes that a PostgreSQL server started for its connections, by the file with its process's id. */
export function postgresMs(pidFile: string): number {
  const [pid = ''] = readFileSync(pidFile, 'utf8').split('\n');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children.reduce((sum, child) => sum + processorMs(Number(child)), 0);
}
