import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { TestApp } from '../app.ts';

/** `npm run admin` in a process of its own, on database and documents of the test. */
export function runAdmin(
  app: TestApp,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  const { host, port, user, database, connectionString } = app.database.owner;
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`;
  const all = {
    ...process.env,
    DATABASE_URL: connectionString ?? url,
    DATA_DIR: app.context.config.dataDir,
    ENGINE: 'embedded',
    APP_NAME: 'Recognition Desk',
    ...env,
  };
  const script = join(import.meta.dirname, '../../src/processes/admin.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env: all }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: out + err }),
    );
  });
}
