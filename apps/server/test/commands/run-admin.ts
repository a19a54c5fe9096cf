import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import { runCommand } from '../../src/processes/admin/run-command.ts';
import type { TestApp } from '../app.ts';

/** How a command ended, and all that it printed. */
interface Ended {
  readonly code: number;
  readonly said: string;
}

/**
 * A command of `npm run admin` on database and documents of the test, in the test's own process: a process for each spends over a
 * second of a processor on loading the modules. That the entry hands on arguments, output and exit code is shown by `startAdmin`.
 */
export async function runAdmin(
  app: TestApp,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const said: string[] = [];
  const keep = (...parts: unknown[]): void => void said.push(`${format(...parts)}\n`);
  const printed = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) =>
    spy.mockImplementation(keep),
  );
  const before = process.exitCode;
  process.exitCode = undefined;
  try {
    const isDone = await runCommand(environmentOf(app, env), [...args]);
    return { code: isDone ? exitCode() : 1, said: said.join('') };
  } finally {
    process.exitCode = before;
    for (const spy of printed) spy.mockRestore();
  }
}

const exitCode = (): number => Number(process.exitCode ?? 0);

/** The same in a process of its own, as an operator starts it. */
export function startAdmin(app: TestApp, args: readonly string[]): Promise<Ended> {
  return startAdminWith(environmentOf(app, {}), args);
}

/** The same for a product that the environment describes. */
export function startAdminWith(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Ended> {
  const script = join(import.meta.dirname, '../../src/processes/admin.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: out + err }),
    );
  });
}

function environmentOf(app: TestApp, env: Record<string, string>): NodeJS.ProcessEnv {
  const { host, port, user, database, connectionString } = app.database.owner;
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`;
  return {
    ...process.env,
    DATABASE_URL: connectionString ?? url,
    DATA_DIR: app.context.config.dataDir,
    ENGINE: 'embedded',
    APP_NAME: 'Recognition Desk',
    ...env,
  };
}
