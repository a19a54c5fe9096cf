import type { Client, PoolConfig } from 'pg';
import type { Context } from '#platform/context.ts';
import { connectOwner, endConnection } from '../backup/dump-database.store.ts';
import { readingAll } from '../admin/stuck.store.ts';
import { checkContent, keepChecksum, restoreFromCopy } from './contents.ts';
import { findOrphanedObjects, removeOrphanedObjects } from './orphaned-objects.ts';
import { describeOwners, findObject, selectObjects, type ExpectedObject } from './scan.store.ts';

export interface BadDocument {
  readonly key: string;
  readonly problem: 'missing' | 'changed';
  /** Who has it: numbers of requests, templates, tenants. */
  readonly owners: readonly string[];
  /** Whether it was made again from another copy. */
  readonly repaired: boolean;
}
export interface ScanReport {
  readonly documents: number;
  /** Objects without a known checksum: accepted as they are. */
  readonly learnt: number;
  readonly bad: readonly BadDocument[];
  /** Objects that no row owns, for longer than the grace time. */
  readonly orphans: readonly string[];
  /** Pictures of pages that are not whole. */
  readonly brokenPictures: readonly string[];
  /** Documents that a row names and none owns: reported, and left alone. */
  readonly unowned: readonly string[];
  /** Whether orphans and broken pictures were deleted. */
  readonly removed: boolean;
}
export interface ScanOptions {
  readonly owner: PoolConfig;
  readonly repair: boolean;
  /** Objects younger than this are not touched: a transaction may be about to own them. */
  readonly graceMs: number;
  /** Compared with the age of objects, on the clock of the storage. */
  readonly at: Date;
  /** Called when documents were compared and before objects are listed. */
  readonly onCompared?: () => Promise<void>;
}

const documentsAtOnce = 4;
const documentsPerBatch = 200;

/**
 * Compares the storage with the rows while servers run: every document is read and its checksum compared, every object looked up. With
 * `repair`, objects without an owner are deleted, a lost or changed document is restored from another copy of the same tenant, and an
 * incomplete image is deleted, to be made again on demand.
 */
export async function scanStorage(context: Context, options: ScanOptions): Promise<ScanReport> {
  const client = await connectOwner(options.owner);
  try {
    const compared = await compareDocuments(context, client, options);
    await options.onCompared?.();
    const orphaned = await findOrphanedObjects(context.storage, client, options);
    if (options.repair) await removeOrphanedObjects(context, orphaned);
    return { ...compared, ...orphaned, removed: options.repair };
  } finally {
    await endConnection(client);
  }
}

async function compareDocuments(context: Context, client: Client, { repair }: ScanOptions) {
  const bad: BadDocument[] = [];
  let documents = 0;
  let learnt = 0;
  const compare = async (expected: ExpectedObject): Promise<void> => {
    const found = await checkContent(context.storage, expected);
    if (typeof found === 'object') {
      if (expected.isKept) return;
      await keepChecksum(context, expected.key, found.sha256);
      if (expected.sha256 === null) learnt += 1;
      return;
    }
    bad.push({ key: expected.key, problem: found, owners: [], repaired: false });
  };
  for (let after = ''; ;) {
    const batch = await readingAll(client, () => selectObjects(client, after, documentsPerBatch));
    for (let start = 0; start < batch.length; start += documentsAtOnce)
      await Promise.all(batch.slice(start, start + documentsAtOnce).map(compare));
    documents += batch.length;
    const last = batch.at(-1);
    if (last === undefined) break;
    after = last.key;
  }
  const judged: BadDocument[] = [];
  for (const document of bad) {
    const now = await judge(context, client, document, repair);
    if (now !== undefined) judged.push(now);
  }
  return { documents, learnt, bad: judged };
}

/** Checks again: a document that was deleted in the meantime is not missing. */
async function judge(
  context: Context,
  client: Client,
  { key }: BadDocument,
  repair: boolean,
): Promise<BadDocument | undefined> {
  const expected = await readingAll(client, () => findObject(client, key));
  const problem = expected && (await checkContent(context.storage, expected));
  if (expected === undefined || problem === undefined || typeof problem === 'object') return undefined;
  const owners = await readingAll(client, () => describeOwners(client, key));
  const repaired = repair && (await restoreFromCopy(context, client, expected));
  return { key, problem, owners, repaired };
}
