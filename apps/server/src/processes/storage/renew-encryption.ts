import type { Client, PoolConfig } from 'pg';
import type { Context } from '#platform/context.ts';
import { connectOwner, endConnection } from '../backup/dump-database.store.ts';
import { readingAll } from '../admin/stuck.store.ts';
import { withOwnedObject } from './contents.ts';
import { selectKnownKeys } from './scan.store.ts';

export interface Renewal {
  readonly renewed: number;
  readonly current: number;
  /** Objects that no row owns (yet): uploads under way, or left to the scan. */
  readonly skipped: number;
}

const objectsPerBatch = 500;

/**
 * Encrypts every object again that is not encrypted with the newest key, while servers run. Afterwards older keys may be removed. An
 * object's row is locked meanwhile, so that none is deleted and then written again.
 */
export async function renewEncryption(context: Context, owner: PoolConfig): Promise<Renewal> {
  const client = await connectOwner(owner);
  const counts = { renewed: 0, current: 0, skipped: 0 };
  try {
    let keys: string[] = [];
    for await (const { key } of context.storage.list()) {
      keys.push(key);
      if (keys.length === objectsPerBatch) {
        await renewBatch(context, client, keys, counts);
        keys = [];
      }
    }
    await renewBatch(context, client, keys, counts);
  } finally {
    await endConnection(client);
  }
  if (counts.skipped === 0) await context.storage.forgetOldKeys();
  return counts;
}

async function renewBatch(
  context: Context,
  client: Client,
  keys: readonly string[],
  counts: { renewed: number; current: number; skipped: number },
): Promise<void> {
  const owners = keys.map(ownerOf);
  const known = await readingAll(client, () => selectKnownKeys(client, owners));
  for (const [index, key] of keys.entries()) {
    const owner = owners[index] ?? key;
    const renew = async () => {
      const outcome = await context.storage.renewEncryption(key);
      if (outcome !== 'gone') counts[outcome] += 1;
    };
    // The key of the second factors' secrets is never deleted.
    if (key.startsWith('keys/')) await renew();
    else if (!known.has(owner) || !(await withOwnedObject(context, owner, renew))) counts.skipped += 1;
  }
}

/** The object that a document or a page picture belongs to. */
function ownerOf(key: string): string {
  return key.replace(/\/(document|pages\/[^/]+)$/, '');
}
