import { Client } from 'pg';
import { startTestApp, type TestApp } from '../app.ts';

const start = '2026-09-20T03:00:00Z';
const dayMs = 86_400_000;

export interface SumsApp {
  readonly app: TestApp;
  /** Sees and changes the stored sums of all partners, and what they are made of. */
  readonly owner: Client;
  /** Sets the clock to so many days after the start. */
  readonly at: (days: number) => void;
  readonly stop: () => Promise<void>;
}

/** A test server on 2026-09-20, with a connection to its stored sums of usage. */
export async function startSumsApp(): Promise<SumsApp> {
  const app = await startTestApp({ now: start });
  const owner = new Client(app.database.owner);
  await owner.connect();
  for (const table of ['usage_sums', 'metered_requests', 'metered_files'])
    await owner.query(`alter table ${table} no force row level security`);
  return {
    app,
    owner,
    at: (days) => app.clock.set(new Date(Date.parse(start) + days * dayMs)),
    stop: async () => {
      await owner.end();
      await app.stop();
    },
  };
}
