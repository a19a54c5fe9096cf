import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts';

const silent = { info: () => undefined, warn: () => undefined };

/** A migrated database of its own for a benchmark, with the product's own settings. It is deleted at the end unless it has a folder. */
export async function startDatabase(folder?: string): Promise<{
  owner: PoolConfig;
  app: PoolConfig;
  stop(): Promise<void>;
}> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'ocr-bench-')));
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  await migrate(postgres.owner, postgres.app.user);
  return {
    owner: postgres.owner,
    app: postgres.app,
    async stop() {
      await postgres.stop();
      if (folder === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
