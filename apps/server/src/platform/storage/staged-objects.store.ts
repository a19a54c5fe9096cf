import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { createSemaphore } from '#platform/concurrency/semaphore.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';

type Stores = Pick<Context, 'db' | 'clock' | 'storage' | 'log'>;

const stagedLifetimeMs = 3_600_000;
const retryAfterMs = 600_000;
/** Few, since each transaction has a connection of the pool for as long as the storage takes. */
const batch = 10;
/**
 * Deletions at once in this process. A storage that does not answer holds a connection for each, and other calls need the rest of the pool; giving one up
 * would let its object be accepted and deleted after that.
 */
const stagedTurns = createSemaphore({ permits: 2, maxQueue: 50 });
const dueTurns = createSemaphore({ permits: 1 });
// Any fixed number of its own.
const deletionLock = 7_214_902_613;

/** Blocks deletions of stored objects until the connection ends; due ones are left to the next sweep. Waits for deletions in progress. */
export async function lockObjectDeletions(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [deletionLock]);
}

async function mayDelete(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{
    may: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${deletionLock}) as may`.execute(trx);
  return rows[0]?.may ?? false;
}

/**
 * Writes down that objects are about to be stored under these keys, so that a sweep finds them should the process
 * end before a transaction keeps them. Keys are new for every object, because a staged object may be deleted. The exception are objects that can be
 * made again, such as pictures of pages: of two processes that make the same one, the second stages a key in use, and if it ends before
 * `cancelDeletion`, the picture is deleted and made again when it is next asked for.
 */
export async function stageObjects(context: Stores, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const dueAt = new Date(context.clock.now().getTime() + stagedLifetimeMs);
  await context.db.withSystem((trx) => insertRemovals(trx, keys, dueAt));
}

/** In the transaction that refers to the objects: from its commit on they stay. Throws when a sweep was faster. */
export async function commitObjects(trx: Trx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const kept = await cancelDeletion(trx, keys);
  if (kept !== new Set(keys).size) throw new Error('Stored objects were swept before they were accepted');
}

/** As `commitObjects`, for objects that can be made again: it does no harm when a sweep was faster. Returns how many were kept. */
export async function cancelDeletion(trx: Trx, keys: readonly string[]): Promise<number> {
  const kept = await trx.deleteFrom('storage_removals').where('key', 'in', keys).returning('key').execute();
  return kept.length;
}

/** Call in the transaction that removes the reference to objects (or to everything below a key): they are deleted after its commit. */
export async function scheduleDeletion(trx: Trx, keys: readonly string[], at: Date): Promise<void> {
  if (keys.length > 0) await insertRemovals(trx, keys, at);
}

/**
 * Deletes staged or deletion-scheduled objects at once. An object that was committed in the meantime stays, so this is safe after a
 * transaction whose outcome is unknown. A failure is logged and left to the sweep.
 */
export async function deleteStaged(context: Stores, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  try {
    await stagedTurns.run(() =>
      context.db.withSystem(async (trx) => {
        if (!(await mayDelete(trx))) return;
        const rows = await trx
          .selectFrom('storage_removals')
          .select('key')
          .where('key', 'in', keys)
          .forUpdate()
          .execute();
        for (const row of rows) await removeOne(context, trx, row.key);
      }),
    );
  } catch (error) {
    context.log.warn({ err: error }, 'Stored objects could not be deleted yet');
  }
}

/** Deletes every object that is due. Several processes may sweep at once. Returns how many were deleted. */
export async function deleteDueObjects(context: Stores): Promise<number> {
  let removed = 0;
  for (;;) {
    const done = await dueTurns.run(() => context.db.withSystem((trx) => deleteSomeDue(context, trx)));
    removed += done.removed;
    if (done.tried < batch) return removed;
  }
}

async function deleteSomeDue(context: Stores, trx: Trx): Promise<{ tried: number; removed: number }> {
  if (!(await mayDelete(trx))) return { tried: 0, removed: 0 };
  const rows = await trx
    .selectFrom('storage_removals')
    .select('key')
    .where('due_at', '<=', context.clock.now())
    .orderBy('due_at')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  let removed = 0;
  for (const row of rows) if (await removeOne(context, trx, row.key)) removed += 1;
  return { tried: rows.length, removed };
}

async function removeOne(context: Stores, trx: Trx, key: string): Promise<boolean> {
  try {
    await context.storage.remove(key);
  } catch (error) {
    context.log.warn({ err: error }, 'A stored object could not be deleted and will be tried again');
    const dueAt = new Date(context.clock.now().getTime() + retryAfterMs);
    await trx.updateTable('storage_removals').set({ due_at: dueAt }).where('key', '=', key).execute();
    return false;
  }
  await trx.deleteFrom('storage_removals').where('key', '=', key).execute();
  return true;
}

async function insertRemovals(trx: Trx, keys: readonly string[], dueAt: Date): Promise<void> {
  await trx
    .insertInto('storage_removals')
    .values(keys.map((key) => ({ key, due_at: dueAt })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ due_at: dueAt }))
    .execute();
}
