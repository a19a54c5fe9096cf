import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalProcess } from '../servers/kill-process.ts';

/** A database server that is started again whenever it ends by itself, as one does whose disk is full. */
export interface PostgresServer {
  /** Answers once the server takes calls. */
  start(): Promise<void>;
  /** Ends it by a signal; it stays down. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Stops all of its processes for a time, as a machine that hangs. */
  freeze(milliseconds: number): Promise<void>;
}

/** @param spawn starts its first process; @param isAnswering whether it takes calls */
export function supervise(spawn: () => ChildProcess, isAnswering: () => Promise<boolean>): PostgresServer {
  let child: ChildProcess | undefined;
  let isWanted = false;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    for (;;) {
      child = spawn();
      await ended(child);
      // After SIGKILL its children hold its memory for a moment: until then another one refuses to start.
      if (isWanted) await sleep(300);
      // May be ended while it waits.
      if (!isWanted) return;
    }
  };
  return {
    start: async () => {
      isWanted = true;
      running = run();
      while (!(await isAnswering())) await sleep(100);
    },
    end: async (signal) => {
      isWanted = false;
      child?.kill(signal);
      await running;
    },
    freeze: async (milliseconds) => {
      const pids = processesOf(child?.pid);
      for (const pid of pids) signalProcess(pid, 'SIGSTOP');
      await sleep(milliseconds);
      for (const pid of pids) signalProcess(pid, 'SIGCONT');
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

/** A process and its children, on Linux; elsewhere the process alone. Empty where it has ended. */
function processesOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [pid, ...(children === '' ? [] : children.split(' ').map(Number))];
  } catch {
    return [pid];
  }
}
