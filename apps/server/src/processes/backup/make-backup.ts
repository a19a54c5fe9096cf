import { randomBytes } from 'node:crypto';
import { open, rename, rm, mkdir, writeFile, access } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { Client, PoolConfig } from 'pg';
import { newId } from '#platform/database/ids.ts';
import type { Storage } from '#platform/storage/index.ts';
import { BackupError } from './backup-error.ts';
import { beginSnapshot, connectOwner, dumpDatabase, endConnection } from './dump-database.store.ts';
import {
  headFile,
  manifestFile,
  objectFile,
  objectListFile,
  type BackupHead,
  type BackupManifest,
  type StoredObject,
} from './manifest.ts';
import { deriveKey, SealedFiles } from './sealed-files.ts';

export interface BackupOptions {
  readonly owner: PoolConfig;
  readonly storage: Storage;
  /** The folder to make; nothing may be there. */
  readonly to: string;
  readonly passphrase: string | undefined;
  readonly at: Date;
  /** Called when the moment of the backup is fixed. */
  readonly onSnapshot?: () => Promise<void>;
}
export interface BackupSummary {
  readonly rows: number;
  readonly objects: number;
  readonly bytes: number;
  /** Keys of documents that the storage had lost before. */
  readonly missing: readonly string[];
}

const objectsAtOnce = 4;
const keysAtOnce = 500;
/** Documents that no row names: the key of the second factors' secrets. */
const unlistedObjects = ['keys/second-factor'];

/**
 * Backs up database and documents as of one moment, while the server runs. The folder appears when it is complete and on disk; what a
 * failed backup has written is removed.
 * @throws BackupError
 */
export async function makeBackup(options: BackupOptions): Promise<BackupSummary> {
  const target = resolve(options.to);
  await refuseExisting(target);
  const folder = `${target}.${newId()}.partial`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const client = await connectOwner(options.owner);
  try {
    await beginSnapshot(client);
    await options.onSnapshot?.();
    const summary = await writeBackup(client, folder, options);
    // The lock against deletions went with the connection if that broke: then documents may be missing.
    await client.query('commit');
    await refuseExisting(target);
    await rename(folder, target);
    await flushFolder(dirname(target));
    return summary;
  } finally {
    await endConnection(client);
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeBackup(client: Client, folder: string, options: BackupOptions): Promise<BackupSummary> {
  const salt = randomBytes(16);
  const { passphrase } = options;
  const files = new SealedFiles(
    folder,
    passphrase === undefined ? undefined : await deriveKey(passphrase, salt),
  );
  const database = await dumpDatabase(client, files);
  const copied = await copyObjects(client, files, options.storage);
  const manifest: BackupManifest = { ...database, objects: copied.list, missing: copied.missing };
  const head: BackupHead = {
    format: 'ocr-console backup 1',
    createdAt: options.at.toISOString(),
    encryption:
      passphrase === undefined ? null : { kind: 'scrypt, aes-256-gcm', salt: salt.toString('base64') },
    manifest: await files.write(manifestFile, textStream([JSON.stringify(manifest)])),
  };
  await writeFile(join(folder, headFile), `${JSON.stringify(head, undefined, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  return {
    rows: database.tables.reduce((sum, { rows }) => sum + rows, 0),
    objects: copied.list.count,
    bytes: copied.bytes + database.tables.reduce((sum, { bytes }) => sum + bytes, 0),
    missing: copied.missing,
  };
}

async function copyObjects(client: Client, files: SealedFiles, storage: Storage) {
  const missing: string[] = [];
  let count = 0;
  let bytes = 0;
  const copyOne = async (key: string, isRequired: boolean): Promise<StoredObject | undefined> => {
    const found = await storage.findStream(key);
    if (found !== undefined) return { key, ...(await files.write(objectFile(key), found.stream)) };
    if (isRequired) missing.push(key);
    return undefined;
  };
  async function* lines(): AsyncGenerator<string> {
    for await (const { keys, isRequired } of listKeys(client)) {
      for (let start = 0; start < keys.length; start += objectsAtOnce) {
        const some = keys.slice(start, start + objectsAtOnce);
        for (const object of await Promise.all(some.map((key) => copyOne(key, isRequired)))) {
          if (object === undefined) continue;
          count += 1;
          bytes += object.bytes;
          yield `${JSON.stringify(object)}\n`;
        }
      }
    }
  }
  const digest = await files.write(objectListFile, textStream(lines()));
  return { list: { ...digest, count }, bytes, missing };
}

/** The documents that the snapshot's rows name, in order. Page images are left out: they are made again on demand. */
async function* listKeys(client: Client): AsyncGenerator<{ keys: string[]; isRequired: boolean }> {
  yield { keys: unlistedObjects, isRequired: false };
  for (let after = ''; ;) {
    const { rows } = await client.query<{ key: string }>(
      'select key from stored_objects where key > $1 order by key limit $2',
      [after, keysAtOnce],
    );
    yield { keys: rows.map(({ key }) => `${key}/document`), isRequired: true };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.key;
  }
}

/** Bytes, not strings: what is counted and hashed. */
function textStream(texts: Iterable<string> | AsyncIterable<string>): Readable {
  async function* encoded() {
    for await (const text of texts) yield Buffer.from(text);
  }
  return Readable.from(encoded(), { objectMode: false });
}

async function refuseExisting(path: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupError(`${path} is there already: name a folder that is not.`);
}

async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
