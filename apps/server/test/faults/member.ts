import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../servers/free-port.ts';

const startFile = join(import.meta.dirname, '../../src/processes/start.ts');

/** One process of the product, started again whenever it ends, as a machine's service manager does. */
export interface Member {
  readonly name: string;
  readonly address: string;
  /** Sends a signal to the process as it is now; one that is being started again gets none. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  /** How often it was started. */
  starts(): number;
  isReady(): Promise<boolean>;
  /** Shuts it down permanently. */
  stop(): Promise<void>;
}

export interface MemberOptions {
  readonly name: string;
  /** The folder of its log. */
  readonly folder: string;
  readonly env: Record<string, string>;
}

/** Starts a process of the product on a fixed port; does not wait until it is ready. */
export async function startMember({ name, folder, env }: MemberOptions): Promise<Member> {
  const port = await freePort();
  const log = openSync(join(folder, `${name}.log`), 'a');
  let child: ChildProcess;
  let starts = 0;
  let isStopping = false;
  const start = (): void => {
    starts += 1;
    child = spawn(process.execPath, [startFile], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', log, log],
    });
    child.once('exit', () => {
      if (!isStopping) void sleep(500).then(() => isStopping || start());
    });
  };
  start();
  const address = `http://127.0.0.1:${port}`;
  return {
    name,
    address,
    signal: (signal) => void child.kill(signal),
    starts: () => starts,
    isReady: () =>
      fetch(`${address}/api/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    stop: async () => {
      isStopping = true;
      child.kill('SIGCONT');
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
