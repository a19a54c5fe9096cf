import type { Trx } from '#platform/database/database.ts';

/** Forgets idempotency keys taken before `since`. */
export async function sweepIdempotencyKeys(trx: Trx, since: Date): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('created_at', '<=', since).execute();
}
