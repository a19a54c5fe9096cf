import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PoolConfig } from 'pg';
import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/index.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/index.ts';
import { createLog } from '#platform/log/log.ts';
import { createStorage, type Storage } from '#platform/storage/index.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

interface Stores {
  readonly owner: PoolConfig;
  readonly login: string | undefined;
  readonly storage: Storage;
  readonly temporaryFolder: string;
}

/** `npm run admin -- backup --to <folder>` */
export async function backupCommand(config: Config, args: string[]): Promise<void> {
  const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
  if (to === undefined) throw new Error('backup needs --to and the folder to make');
  const { backupPassphrase: passphrase } = config;
  await withStores(config, { share: true }, async ({ owner, storage }) => {
    const { rows, objects, bytes, missing } = await makeBackup({
      owner,
      storage,
      to,
      passphrase,
      at: systemClock.now(),
    });
    const size = `${rows} rows and ${objects} documents (${Math.ceil(bytes / 1_000_000)} MB before compression)`;
    console.log(
      `Backed up into ${to}: ${size}, ${passphrase === undefined ? 'not encrypted' : 'encrypted'}.`,
    );
    if (passphrase === undefined)
      console.log(
        'It holds documents, password hashes and signing keys: keep it as safe as the server itself.',
      );
    reportMissing(missing);
  });
}

/** `npm run admin -- restore --from <folder>` */
export async function restoreCommand(config: Config, args: string[]): Promise<void> {
  const { from } = parseArgs({ args, options: { from: { type: 'string' } } }).values;
  if (from === undefined) throw new Error("restore needs --from and the backup's folder");
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 });
  await withStores(config, { share: false }, async (stores) => {
    const restored = await restoreBackup({ ...stores, from, passphrase: config.backupPassphrase });
    console.log(`Restored ${restored.rows} rows and ${restored.objects} documents, and verified each.`);
    reportMissing(restored.missing);
  });
}

/** The command succeeded, but the operator must review its output: the exit status is 2. */
function reportMissing(missing: readonly string[]): void {
  if (missing.length === 0) return;
  console.error(`${missing.length} documents were missing in the storage when the backup was made:`);
  for (const key of missing) console.error(`  ${key}`);
  process.exitCode = 2;
}

async function withStores(
  config: Config,
  { share }: { share: boolean },
  work: (stores: Stores) => Promise<void>,
): Promise<void> {
  const { dataDir, databaseUrl } = config;
  const embedded =
    databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir, log: createLog('warn'), share })
      : undefined;
  try {
    const temporaryFolder = join(dataDir, 'tmp');
    await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
    const storage = createStorage({ ...config.storage, dataDir, temporaryFolder });
    await storage.check();
    await storage.verifyKeys();
    const owner = embedded?.owner ?? { connectionString: databaseUrl };
    await work({ owner, login: embedded?.app.user, storage, temporaryFolder });
  } finally {
    await embedded?.stop();
  }
}
