import type { Client } from 'pg';
import type { Context } from '#platform/context.ts';
import { StorageKeyError } from '#platform/encryption/storage-keys.ts';
import type { Storage } from '#platform/storage/index.ts';
import { deleteStaged, scheduleDeletion } from '#platform/storage/staged-objects.store.ts';
import { readingAll } from '../admin/stuck.store.ts';
import { selectKnownKeys, selectNamedDocuments } from './scan.store.ts';

/** Objects that are not what rows know. */
export interface OrphanedObjects {
  readonly orphans: readonly string[];
  readonly brokenPictures: readonly string[];
  readonly unowned: readonly string[];
}

const objectsPerBatch = 500;
/** Objects that no row names: the key of the second factors' secrets, and what a restore leaves while it is under way. */
const isOwn = (key: string): boolean => key.startsWith('keys/') || key.startsWith('restore/');
/** What a process that was killed while writing leaves on a disk: the object's name followed by an id. */
const isHalfWritten = (key: string): boolean => /\.[0-9a-f]{8}-[0-9a-f-]{27}$/.test(key);

/**
 * Goes through all objects. One that is listed and then found neither owned nor staged is an orphan: an upload stages the object before it
 * writes it, and the transaction that removes the staging owns the object. A grace time is added to that.
 */
export async function findOrphanedObjects(
  storage: Storage,
  client: Client,
  { at, graceMs }: { at: Date; graceMs: number },
): Promise<OrphanedObjects> {
  const found: Record<keyof OrphanedObjects, string[]> = { orphans: [], brokenPictures: [], unowned: [] };
  let batch: { key: string; isOld: boolean }[] = [];
  const judge = async (): Promise<void> => {
    const judged = await judgeBatch(storage, client, batch);
    for (const kind of ['orphans', 'brokenPictures', 'unowned'] as const) found[kind].push(...judged[kind]);
    batch = [];
  };
  for await (const { key, modifiedAt } of storage.list()) {
    if (isOwn(key)) continue;
    batch.push({ key, isOld: at.getTime() - modifiedAt.getTime() >= graceMs });
    if (batch.length === objectsPerBatch) await judge();
  }
  await judge();
  return found;
}

async function judgeBatch(
  storage: Storage,
  client: Client,
  batch: readonly { readonly key: string; readonly isOld: boolean }[],
): Promise<OrphanedObjects> {
  const old = batch.filter(({ isOld }) => isOld).map(({ key }) => key);
  const known = await readingAll(client, () =>
    selectKnownKeys(
      client,
      batch.flatMap(({ key }) => placesOf(key)),
    ),
  );
  const isKnown = (key: string) => placesOf(key).some((place) => known.has(place));
  const strays = old.filter((key) => !isKnown(key) || isHalfWritten(key));
  const named = await readingAll(client, () =>
    selectNamedDocuments(
      client,
      strays.map((key) => key.replace(/\/pages\/[^/]+$/, '/document')),
    ),
  );
  const isNamed = (key: string) => named.has(key.replace(/\/pages\/[^/]+$/, '/document'));
  const brokenPictures: string[] = [];
  for (const { key } of batch)
    if (isKnown(key) && key.endsWith('.webp') && (await isBroken(storage, key))) brokenPictures.push(key);
  return {
    orphans: strays.filter((key) => !isNamed(key)),
    brokenPictures,
    unowned: strays.filter((key) => isNamed(key) && key.endsWith('/document')),
  };
}

/** The key itself and every folder above it: a row for any of them knows the object. */
function placesOf(key: string): string[] {
  const parts = key.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** WebP says in its first bytes how long it is (RIFF). */
async function isBroken(storage: Storage, key: string): Promise<boolean> {
  const bytes = await storage.findBytes(key).catch((error: unknown) => {
    if (error instanceof StorageKeyError) return Buffer.alloc(0);
    throw error;
  });
  if (bytes === undefined) return false;
  return (
    bytes.length < 12 ||
    bytes.subarray(0, 4).toString('latin1') !== 'RIFF' ||
    bytes.readUInt32LE(4) + 8 !== bytes.length
  );
}

/** Deletes them as everything is deleted: written down first, and not while a backup runs. */
export async function removeOrphanedObjects(
  context: Context,
  { orphans, brokenPictures }: OrphanedObjects,
): Promise<void> {
  const keys = [...orphans, ...brokenPictures];
  for (let start = 0; start < keys.length; start += objectsPerBatch) {
    const some = keys.slice(start, start + objectsPerBatch);
    await context.db.withSystem((trx) => scheduleDeletion(trx, some, context.clock.now()));
    await deleteStaged(context, some);
  }
}
