import { dirname } from 'node:path/posix';
import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { commitObjects } from './staged-objects.store.ts';

/** The owner of an object: a tenant, or the partner if there is no tenant. */
export interface ObjectOwner {
  readonly partnerId: string;
  readonly tenantId: string | null;
}
export interface NewObject {
  /** See `objectOf`. */
  readonly key: string;
  readonly bytes: number;
  /** Checksum of the content, in hexadecimal; null until the first storage scan if it was not computed on upload. */
  readonly sha256: string | null;
}

/** The key of a document and everything made from it. They are stored, owned and deleted together. */
export function objectOf(document: { readonly storageKey: string }): string {
  return dirname(document.storageKey);
}

/**
 * In the transaction that refers to staged objects, as their owner: from its commit on they stay, and count.
 * @throws AppError `STORAGE_LIMIT_EXCEEDED`
 */
export async function recordObjects(
  trx: Trx,
  owner: ObjectOwner,
  objects: readonly NewObject[],
  limitBytes: number,
): Promise<void> {
  if (objects.length === 0) return;
  await insertObjects(trx, owner, objects, limitBytes);
  await commitObjects(
    trx,
    objects.map(({ key }) => key),
  );
}

/** As `recordObjects`, for objects that were not staged. */
export async function insertObjects(
  trx: Trx,
  { partnerId, tenantId }: ObjectOwner,
  objects: readonly NewObject[],
  limitBytes: number,
): Promise<void> {
  await trx
    .insertInto('stored_objects')
    .values(
      objects.map(({ key, bytes, sha256 }) => ({
        key,
        partner_id: partnerId,
        tenant_id: tenantId,
        size_bytes: bytes,
        owners: 1,
        sha256,
      })),
    )
    .execute();
  if (tenantId === null) return;
  const added = objects.reduce((sum, { bytes }) => sum + bytes, 0);
  const used = await addUsed(trx, { partnerId, tenantId }, added);
  refuseBeyond(used - added, added, limitBytes);
}

/**
 * In a transaction that refers to objects with other owners: adds one owner to each instead of copying.
 * @throws AppError `NOT_FOUND` if one was deleted in the meantime; `STORAGE_LIMIT_EXCEEDED` if the limit is exceeded already
 */
export async function shareObjects(
  trx: Trx,
  owner: ObjectOwner,
  keys: readonly string[],
  limitBytes: number,
): Promise<void> {
  if (keys.length === 0) return;
  const there = await trx
    .selectFrom('stored_objects')
    .select('key')
    .where('key', 'in', keys)
    .where('partner_id', '=', owner.partnerId)
    .where((where) => where.or([where('tenant_id', '=', owner.tenantId), where('tenant_id', 'is', null)]))
    .orderBy('key')
    .forUpdate()
    .execute();
  if (there.length !== new Set(keys).size) throw notFound();
  await trx
    .updateTable('stored_objects')
    .set({ owners: sql<number>`owners + 1` })
    .where('key', 'in', keys)
    .execute();
  await assertStorageSpace(trx, owner, 0, limitBytes);
}

/**
 * In the transaction that stops referring to objects: each has one owner less for each time that its key is given.
 * Returns those without an owner; they are deleted from `at` on.
 */
export async function releaseObjects(trx: Trx, keys: readonly string[], at: Date): Promise<string[]> {
  if (keys.length === 0) return [];
  const released = await sql<{ key: string }>`select key from release_objects(${keys}, ${at}) as key`.execute(
    trx,
  );
  return released.rows.map(({ key }) => key);
}

/** After a tenant's deletion, as that tenant: nothing is counted any more. The caller schedules the tenant's folder for deletion. */
export async function forgetObjects(trx: Trx, { tenantId }: TenantScope): Promise<void> {
  await trx.deleteFrom('stored_objects').where('tenant_id', '=', tenantId).execute();
  await trx.deleteFrom('tenant_storage').where('tenant_id', '=', tenantId).execute();
}

/** Bytes that a tenant's stored documents take, each counted once. */
async function getUsedStorage(trx: Trx, { tenantId }: Pick<TenantScope, 'tenantId'>): Promise<number> {
  const row = await trx
    .selectFrom('tenant_storage')
    .select('used_bytes')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return Number(row?.used_bytes ?? 0);
}

/**
 * An early check, before anything is stored, whether this many more bytes fit. Only the transaction that commits them decides.
 * @throws AppError `STORAGE_LIMIT_EXCEEDED`
 */
export async function assertStorageSpace(
  trx: Trx,
  { tenantId }: ObjectOwner,
  bytes: number,
  limitBytes: number,
): Promise<void> {
  if (tenantId !== null) refuseBeyond(await getUsedStorage(trx, { tenantId }), bytes, limitBytes);
}

function refuseBeyond(usedBytes: number, neededBytes: number, limitBytes: number): void {
  if (usedBytes + neededBytes > limitBytes)
    throw new AppError('STORAGE_LIMIT_EXCEEDED', { details: { usedBytes, neededBytes, limitBytes } });
}

/** Returns the used bytes from now on. */
async function addUsed(trx: Trx, { tenantId, partnerId }: TenantScope, bytes: number): Promise<number> {
  const row = await trx
    .insertInto('tenant_storage')
    .values({ tenant_id: tenantId, partner_id: partnerId, used_bytes: bytes })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet({ used_bytes: sql<number>`tenant_storage.used_bytes + excluded.used_bytes` }),
    )
    .returning('used_bytes')
    .executeTakeFirstOrThrow();
  return Number(row.used_bytes);
}

const batch = 100;

/** Finds out how large objects are that were stored before their sizes were kept. Several processes may do so at once. */
export async function measureObjects({ db, storage }: Pick<Context, 'db' | 'storage'>): Promise<void> {
  for (;;) {
    const rows = await db.withSystem((trx) =>
      trx.selectFrom('stored_objects').select('key').where('size_bytes', 'is', null).limit(batch).execute(),
    );
    for (const { key } of rows) {
      const found = await storage.findStream(`${key}/document`);
      found?.stream.destroy();
      await db.withSystem((trx) => setSize(trx, key, found?.size ?? 0));
    }
    if (rows.length < batch) return;
  }
}

async function setSize(trx: Trx, key: string, bytes: number): Promise<void> {
  const row = await trx
    .updateTable('stored_objects')
    .set({ size_bytes: bytes })
    .where('key', '=', key)
    .where('size_bytes', 'is', null)
    .returning(['tenant_id', 'partner_id'])
    .executeTakeFirst();
  if (row === undefined || row.tenant_id === null) return;
  await addUsed(trx, { tenantId: row.tenant_id, partnerId: row.partner_id }, bytes);
}
