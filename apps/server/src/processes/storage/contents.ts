import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import type { Context } from '#platform/context.ts';
import { StorageKeyError } from '#platform/encryption/storage-keys.ts';
import type { Storage } from '#platform/storage/index.ts';
import { readingAll } from '../admin/stuck.store.ts';
import { selectCopies, type ExpectedObject } from './scan.store.ts';

interface Content {
  readonly bytes: number;
  readonly sha256: string;
}

/** Reads a document to its end: what is in it, or why that is not what it should be. A storage that cannot be reached throws. */
export async function checkContent(
  storage: Storage,
  { key, bytes, sha256 }: Pick<ExpectedObject, 'key' | 'bytes' | 'sha256'>,
): Promise<Content | 'missing' | 'changed'> {
  const found = await readContent(storage, key);
  if (typeof found !== 'object') return found;
  const isAsExpected = (bytes ?? found.bytes) === found.bytes && (sha256 ?? found.sha256) === found.sha256;
  return isAsExpected ? found : 'changed';
}

async function readContent(storage: Storage, key: string): Promise<Content | 'missing' | 'changed'> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const found = await storage.findStream(`${key}/document`);
    if (found === undefined) return 'missing';
    for await (const chunk of found.stream) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    // What cannot be decrypted was changed: that the keys are the right ones was verified at start.
    if (error instanceof StorageKeyError) return 'changed';
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** From now on the document is compared with this checksum. */
export async function keepChecksum({ db }: Pick<Context, 'db'>, key: string, sha256: string): Promise<void> {
  await db.withSystem((trx) =>
    trx
      .updateTable('stored_objects')
      .set({ sha256 })
      .where('key', '=', key)
      .where('sha256', 'is', null)
      .execute(),
  );
}

/**
 * Makes a lost or changed document again from another one with the same content. Its row is locked meanwhile, so a deletion comes before or
 * after. False where no copy is whole.
 */
export async function restoreFromCopy(
  context: Context,
  client: Client,
  expected: ExpectedObject,
): Promise<boolean> {
  if (expected.sha256 === null) return false;
  const folder = await mkdtemp(join(context.temporaryFolder, 'copy-'));
  try {
    const path = join(folder, 'document');
    for (const copy of await readingAll(client, () => selectCopies(client, expected))) {
      if (typeof (await checkContent(context.storage, { ...expected, key: copy })) !== 'object') continue;
      const source = await context.storage.findStream(`${copy}/document`);
      if (source === undefined) continue;
      await pipeline(source.stream, createWriteStream(path, { mode: 0o600, flush: true }));
      return await withOwnedObject(context, expected.key, () =>
        context.storage.putFile(`${expected.key}/document`, path),
      );
    }
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `work` while a row owns the object: it is not deleted meanwhile. False, without running it, where none does. */
export async function withOwnedObject(
  { db }: Pick<Context, 'db'>,
  key: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  return db.withSystem(async (trx) => {
    const row = await trx
      .selectFrom('stored_objects')
      .select('key')
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return false;
    await work();
    return true;
  });
}
