import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client, PoolConfig } from 'pg';
import { installQueue } from '#platform/jobs/install.ts';
import { listMigrations, migrate } from '#platform/database/migrate.ts';
import type { Storage } from '#platform/storage/index.ts';
import { BackupError } from './backup-error.ts';
import { connectOwner, endConnection } from './dump-database.store.ts';
import { loadDatabase } from './load-database.store.ts';
import { objectFile, type BackupManifest, type StoredObject } from './manifest.ts';
import { listObjects, openBackup, type OpenBackup } from './read-backup.ts';

export interface RestoreOptions {
  readonly owner: PoolConfig;
  /** The user that the application connects as, where that is another one. */
  readonly login: string | undefined;
  readonly storage: Storage;
  readonly from: string;
  readonly passphrase: string | undefined;
  /** On local disk, for one document at a time. */
  readonly temporaryFolder: string;
}

// Stored while a restore runs: it marks the objects as that restore's, not a user's documents.
const markerKey = 'restore/under-way';

/**
 * Brings back a backup into an empty database and an empty storage, then brings the schema to this release's. The rows come in one transaction after the
 * documents, so a failure leaves an empty database; documents that were written are removed, or, after a crash, taken over by the next attempt.
 * @throws BackupError
 */
export async function restoreBackup(
  options: RestoreOptions,
): Promise<{ rows: number; objects: number; missing: readonly string[] }> {
  const backup = await openBackup(options.from, options.passphrase);
  const { manifest } = backup;
  await prepareSchema(options, manifest);
  await mkdir(options.temporaryFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(options.temporaryFolder, 'restore-'));
  const client = await connectOwner(options.owner);
  try {
    await client.query('begin');
    await loadDatabase(client, backup.files, manifest);
    await restoreObjects(backup, options.storage, folder, () => commit(client));
  } finally {
    // A transaction that was not committed ends with its connection.
    await endConnection(client);
    await rm(folder, { recursive: true, force: true });
  }
  await migrate(options.owner, options.login);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { rows, objects: manifest.objects.count, missing: manifest.missing };
}

/** The schema that the backup was made of: rows of an older release are migrated after they are loaded, as an upgrade does it. */
async function prepareSchema(
  { owner, login }: RestoreOptions,
  { migrations }: BackupManifest,
): Promise<void> {
  const known = await listMigrations();
  if (migrations.some((name, place) => known[place] !== name))
    throw new BackupError(
      'The backup is of a newer release than this one, or of another line of development: restore it with the release that made it.',
    );
  const client = await connectOwner(owner);
  try {
    const there = await client.query<{ found: boolean }>(
      `select to_regclass('public.kysely_migration') is not null as found`,
    );
    const done = there.rows[0]?.found ? await client.query('select from kysely_migration') : { rowCount: 0 };
    if ((done.rowCount ?? 0) > migrations.length)
      throw new BackupError(
        'The database has a newer schema than the backup. Restore into a database in which no server has run yet, or an empty DATA_DIR.',
      );
  } finally {
    await endConnection(client);
  }
  await migrate(owner, login, migrations.at(-1));
  await installQueue(owner);
}

/** Every document is verified before it is stored. Those of a failed attempt are removed again. */
async function restoreObjects(
  backup: OpenBackup,
  storage: Storage,
  folder: string,
  commitRows: () => Promise<void>,
): Promise<void> {
  const written: string[] = [];
  await claimStorage(storage, backup.head.createdAt);
  try {
    for await (const object of listObjects(backup, join(folder, 'objects.jsonl'))) {
      written.push(object.key);
      await restoreObject(backup, storage, folder, object);
    }
  } catch (error) {
    for (const key of written) await storage.remove(key);
    await storage.remove(markerKey);
    throw error;
  }
  // The outcome of a failed commit is unknown: the documents and the mark stay, so that another attempt can continue.
  await commitRows();
  await storage.remove(markerKey);
}

async function restoreObject(
  { files }: OpenBackup,
  storage: Storage,
  folder: string,
  object: StoredObject,
): Promise<void> {
  const path = join(folder, 'document');
  await files.read(objectFile(object.key), object, createWriteStream(path, { mode: 0o600, flush: true }));
  await storage.putFile(object.key, path);
}

async function claimStorage(storage: Storage, mark: string): Promise<void> {
  await storage.check();
  const found = await storage.findBytes(markerKey);
  if (found?.toString() === mark) return;
  for await (const { key } of storage.list())
    throw new BackupError(
      found === undefined
        ? `The storage is not empty: it has ${key}. Restore into an empty bucket, prefix or DATA_DIR.`
        : 'The storage holds what is left of restoring another backup: empty it first.',
    );
  await storage.putBytes(markerKey, Buffer.from(mark));
}

async function commit(client: Client): Promise<void> {
  await client.query('commit');
}
