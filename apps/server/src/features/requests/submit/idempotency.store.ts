import type { TenantScope, Trx } from '#platform/database/database.ts';

/**
 * Takes an idempotency key for a request, waiting for another submission that holds it. Returns the id of the
 * request that has the key already, if it was taken after `since`; an older key is taken over.
 */
export async function claimIdempotencyKey(
  trx: Trx,
  scope: TenantScope,
  claim: { key: string; requestId: string; at: Date; since: Date },
): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values({ tenant_id: scope.tenantId, key: claim.key, request_id: claim.requestId, created_at: claim.at })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'key'])
        .doUpdateSet({ request_id: claim.requestId, created_at: claim.at })
        .where('idempotency_keys.created_at', '<=', claim.since),
    )
    .returning('request_id')
    .executeTakeFirst();
  return inserted === undefined ? findKeyedRequest(trx, scope, claim.key, claim.since) : undefined;
}

/** The request that an earlier submission with this key made, also if it was deleted, if the key was taken after `since`. */
export async function findKeyedRequest(
  trx: Trx,
  scope: TenantScope,
  key: string,
  since: Date,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('idempotency_keys')
    .select('request_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('key', '=', key)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row?.request_id;
}

/** Forgets idempotency keys taken before `since`. */
export async function sweepIdempotencyKeys(trx: Trx, since: Date): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('created_at', '<=', since).execute();
}
